import type { MemeFont } from './document.ts';

/**
 * The letters that stand in for each font. They ship with the product (meme.css), so that no system has to have them;
 * those of MS Sans Serif are the desktop's own.
 */
const FAMILIES: Readonly<Record<MemeFont, string>> = {
  Impact: 'Meme Impact',
  'Arial Black': 'Meme Arial Black',
  'Comic Sans': 'Meme Comic Sans',
  'MS Sans Serif': 'win95b',
};

/** A font as CSS and canvas have it. */
export const cssFont = (font: MemeFont, size: number): string => `${size}px "${FAMILIES[font]}", sans-serif`;

/** Waits until a canvas can draw with the fonts. One that does not come is replaced by the system's. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(Object.values(FAMILIES).map((family) => document.fonts.load(`36px "${family}"`)));
}
