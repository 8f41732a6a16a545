/**
 * Opens a page elsewhere in a tab of its own, which cannot reach this one. False: the browser blocked it. With 'noopener'
 * open() answers null in either case; taking the opener away before the page comes is the same, and tells.
 */
export function openTab(address: string): boolean {
  const tab = window.open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.replace(address);
  return true;
}
