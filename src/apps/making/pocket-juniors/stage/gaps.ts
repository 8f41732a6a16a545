/** How the stage is looked at, by the part of the page that leaves room for it. */
export type Shot = 'hero' | 'equip' | 'team' | 'duel' | 'card';

/** A rectangle as shares of the body's width and height. */
export interface Share {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room that a part of the page leaves for the stage. */
export interface Gap {
  readonly shot: Shot;
  readonly rect: Share;
}

/** Where the stage is drawn, and how much each shot counts in it; the weights are 1 in all. */
export interface StageFrame {
  readonly rect: Share;
  /** The shot that counts most. */
  readonly shot: Shot;
  readonly weights: readonly (readonly [shot: Shot, weight: number])[];
}

/**
 * The stage glides from one gap to the next as the page is scrolled: each gap pulls as strongly as it is seen. Null: no gap is
 * in sight, and nothing is drawn.
 */
export function frameOf(gaps: readonly Gap[]): StageFrame | null {
  const pulls = gaps.map((gap) => ({ ...gap, pull: seen(gap.rect) ** 2 })).filter(({ pull }) => pull > 0);
  const all = pulls.reduce((sum, { pull }) => sum + pull, 0);
  const strongest = pulls.reduce<(typeof pulls)[number] | null>(
    (best, next) => (best === null || next.pull > best.pull ? next : best),
    null,
  );
  if (strongest === null) return null;
  const mean = (side: keyof Share): number =>
    pulls.reduce((sum, { rect, pull }) => sum + rect[side] * pull, 0) / all;
  return {
    rect: { x: mean('x'), y: mean('y'), width: mean('width'), height: mean('height') },
    shot: strongest.shot,
    weights: pulls.map(({ shot, pull }) => [shot, pull / all]),
  };
}

/** How much of a rectangle is inside the body, 0 to 1. */
function seen({ x, y, width, height }: Share): number {
  if (width <= 0 || height <= 0) return 0;
  const inside = (from: number, length: number): number =>
    Math.max(0, Math.min(1, from + length) - Math.max(0, from)) / length;
  return inside(x, width) * inside(y, height);
}
