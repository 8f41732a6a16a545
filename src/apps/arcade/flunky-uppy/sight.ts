import { FIELD } from '@shared/domain/arcade/games/flunky-uppy/rules.ts';

/** How far down in the view the feet are, as a share of its height, where it is no higher than that allows. */
const FEET_AT = 0.73;
/** So much less is seen than there is, because a shake moves the view. */
const MARGIN = 2;
const ABOVE = FIELD.ahead - MARGIN;
const BELOW = FIELD.behind - MARGIN;

/** How much of the world is seen: nearly both towers at least, and no more than is laid above the feet and kept below. */
export const VIEW = {
  least: { width: 200, height: 320 },
  most: { width: 300, height: ABOVE + BELOW },
} as const;

/** How far down in a view of this height the feet are: a high one shows more below them. */
export const feetIn = (height: number): number => Math.min(ABOVE, Math.round(height * FEET_AT));
