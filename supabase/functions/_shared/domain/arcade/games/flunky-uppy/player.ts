import { MAIN_BUTTON } from '../game.ts';
import type { Wish } from '../simulatedPlayer.ts';
import { PART } from '../game.ts';
import { ACROSS, climbIn, feetAt, LEAP_SPEED, PLAYER, type FlunkyUppyState } from './rules.ts';

/** In so many steps a leap is half-way across. */
const HALF_A_LEAP = Math.floor(ACROSS / LEAP_SPEED / 2);

/** Leaps in the middle of the time that the doors before and the next ones leave. It never turns round in the air. */
export const flunkyUppyWish: Wish<FlunkyUppyState> = (state, lead) => {
  const { doors, side } = state;
  const later = state.climbed + (lead + HALF_A_LEAP) * climbIn(state.steps);
  const middle = feetAt({ climbed: later, x: ACROSS / 2 }) + (PLAYER.height / 2) * PART;
  const next = doors.findIndex((one) => one.side === side && one.top > feetAt(state));
  const inTheWay = doors[next];
  const before = doors[next - 1];
  if (inTheWay === undefined) return 0;
  const from = before === undefined ? inTheWay.bottom - 4 * PLAYER.height * PART : before.top;
  return middle >= (from + inTheWay.bottom) / 2 ? MAIN_BUTTON : 0;
};
