import type { Point } from '../useThread.ts';

/** How the cards of a picture lie: their size, and the room beside and over each. */
export interface Layout {
  readonly card: { readonly width: number; readonly height: number };
  readonly gap: { readonly width: number; readonly height: number };
}

/** So many threads run beside each other, so far apart, in the room over a row and in that between two columns. */
const LANES = 3;
const OVER = { first: 7, step: 4 };
const BESIDE = 4;

/**
 * The corners of a thread between the pins of two cards, which lies on no card: up from the pin into the room over its row, along
 * it, and where the other hangs in another row, down or up between two columns.
 *
 * @param one the corner of a card, whose pin is in the middle of its upper edge
 * @param nth which thread it is: those that run the same way lie beside each other
 */
export function threadRoute(one: Point, other: Point, nth: number, { card, gap }: Layout): readonly Point[] {
  const lane = nth % LANES;
  const over = ([x, y]: Point): Point => [x + card.width / 2, y - OVER.first - lane * OVER.step];
  const [from, to] = [over(one), over(other)];
  const pins = [pinOf(one, card.width), pinOf(other, card.width)] as const;
  if (one[1] === other[1]) return [pins[0], from, to, pins[1]];
  const isRight = other[0] > one[0];
  const middle = isRight ? one[0] + card.width + gap.width / 2 : one[0] - gap.width / 2;
  const x = middle + (lane - 1) * BESIDE;
  return [pins[0], from, [x, from[1]], [x, to[1]], to, pins[1]];
}

const pinOf = ([x, y]: Point, width: number): Point => [x + width / 2, y - 3];
