import type { CardShape, LineShape } from '../../../overlays/list/gridMetrics.ts';

/** How many items a page of the gallery has; divides by 2, 3 and 4 columns. */
export const PAGE_SIZE = 24;

/** How many columns of cards are in a window of this width: 4, 3 below 800, 2 below 600 (HUB-5). */
export const cardColumns = (window: number): number => (window >= 800 ? 4 : window >= 600 ? 3 : 2);

/** Beside its picture a token's card has bevel and well, and above and below it bevel, stripe, name and button. */
export const CARD: CardShape = {
  frame: 12,
  words: 66,
  button: 23,
  // Portraits have 96 pixels: halves of that look even on screens whose pixels are small.
  picture: { least: 96, step: 48 },
};

/** No line of the table is narrower than 240 (HUB-5). */
export const LINE: LineShape = { leastWidth: 240, height: 46, picture: 32 };
