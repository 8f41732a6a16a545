import type { CardShape } from '../../../overlays/list/gridMetrics.ts';

/** Beside its picture a card has its white rim, and below it the two lines of words. */
export const CARD: CardShape = {
  frame: 16,
  words: 52,
  button: 0,
  // Portraits have 96 pixels: halves of that look even on screens whose pixels are small.
  picture: { least: 96, step: 48 },
};

/** How wide a card is at least, with the gap beside it (logical pixels). */
const LEAST_WIDTH = 124;

/** How many columns of cards are in a list of this width, two at least. */
export const cardColumns = (width: number): number => Math.max(2, Math.floor((width - 8) / LEAST_WIDTH));
