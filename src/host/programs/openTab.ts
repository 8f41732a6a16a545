/**
 * Opens a page elsewhere in a new tab without access to this one. Returns false when the browser blocked it: that is
 * why `opener` is cleared by hand, since with 'noopener' open() returns null in either case.
 */
export function openTab(address: string): boolean {
  const tab = window.open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.replace(address);
  return true;
}
