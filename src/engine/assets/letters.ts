/** The fonts of the page itself, as shell.css declares them; the canvas has sheets of its own (font.ts). */
const FAMILIES = ['win95', 'win95b'];

/**
 * Fetches the letters of windows' bodies, which a browser only does when something is first written in them: text that
 * was laid out without them moves when they come. Where they do not come, it is written in another font.
 */
export const loadLetters = (): Promise<unknown> =>
  'fonts' in document
    ? Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em ${family}`)))
    : Promise.resolve();
