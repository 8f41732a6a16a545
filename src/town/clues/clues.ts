import type { Clue } from './clue.ts';
import { EVENINGS } from './evening.ts';
import { HEARD, NOTICED } from './found.ts';
import { OPENINGS } from './openings.ts';
import { SCENES } from './scenes.ts';
import { SPOTS } from './spots.ts';

const hourOf = ({ at }: Clue): number => at ?? Number.MAX_SAFE_INTEGER;

/** Every card, by the hour to which it belongs; what has none comes last. */
export const CLUES: readonly Clue[] = [
  ...SCENES,
  ...SPOTS,
  ...HEARD,
  ...NOTICED,
  ...OPENINGS,
  ...EVENINGS,
].toSorted((one, other) => hourOf(one) - hourOf(other));
