/** Below this a shade is dark, of 255. */
const HALF = 128;

/**
 * Whether the browser darkens pages whatever they declare, as Chromium's forced dark does: what is declared light is then
 * dark. It changes texts and grounds of the DOM, and not the canvas beneath.
 */
export function isDarkened(page: Document = document): boolean {
  const sample = page.createElement('span');
  sample.style.cssText = 'background-color: canvas; color-scheme: light';
  page.body.append(sample);
  const [shade] = getComputedStyle(sample).getPropertyValue('background-color').match(/\d+/) ?? [];
  sample.remove();
  return shade !== undefined && Number(shade) < HALF;
}
