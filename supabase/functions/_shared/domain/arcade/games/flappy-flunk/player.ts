import { MAIN_BUTTON } from '../game.ts';
import type { Wish } from '../simulatedPlayer.ts';
import { PART } from '../game.ts';
import { FIELD, FLAP, GRAVITY, PLAYER, STACK_WIDTH, type FlappyFlunkState } from './rules.ts';

/** How high one flap carries. */
const RISE = Math.floor((FLAP * FLAP) / (2 * GRAVITY));

/** Flaps when the player is about to sink below the line from which a flap stays within the next gap. */
export const flappyFlunkWish: Wish<FlappyFlunkState> = (state, lead) => {
  const { y, fall } = state;
  const later = y + fall * lead + (GRAVITY * lead * lead) / 2;
  // Far below the line they let go and flap again before the last flap is used up.
  return later > lineOf(state) && fall > -FLAP / 2 ? MAIN_BUTTON : 0;
};

function lineOf({ x, stacks }: Readonly<FlappyFlunkState>): number {
  const clear = ((STACK_WIDTH + PLAYER.width) / 2) * PART;
  const next = stacks.find((pair) => pair.x + clear > x);
  if (next === undefined) return ((FIELD.height + PLAYER.height) / 2) * PART;
  return (next.top + next.bottom) / 2 + RISE / 2;
}
