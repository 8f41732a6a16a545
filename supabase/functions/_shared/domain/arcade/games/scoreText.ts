import { MOST_STEPS, STEPS_PER_SECOND } from './game.ts';
import { GAMES, type GameId } from './games.ts';

/** A score as a person reads it: points such as `68`, or, of a timed game, how long it took, such as `34.2 s`. */
export function scoreText(game: GameId, score: number): string {
  if (GAMES[game].isTimed) return `${((MOST_STEPS - score) / STEPS_PER_SECOND).toFixed(1)} s`;
  return score.toLocaleString('en-US');
}
