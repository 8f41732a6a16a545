import {
  GAME_IDS,
  STEPS_PER_SECOND,
  type GameId,
} from '../../supabase/functions/_shared/domain/games/game.ts';
import type { InputChange } from '../../supabase/functions/_shared/domain/games/inputLog.ts';
import { replay } from '../../supabase/functions/_shared/domain/games/replay.ts';
import { rulesOf } from '../../supabase/functions/_shared/domain/games/rules.ts';
import { murmur3, seededRandom } from '../../supabase/functions/_shared/kernel/seededRandom.ts';

/* Plays runs of random input, in Node and in a browser alike: both have to end in the same states. */

const RUN_STEPS = 20 * STEPS_PER_SECOND;
/** Presses follow each other by so many steps, about as a person's do. */
const PRESS_STEPS = { least: 4, most: 70 };

/** One number that follows from how so many runs of a game end. */
export function digestOf(game: GameId, runs: number): number {
  const rules = rulesOf(game);
  let digest = 0;
  for (let run = 0; run < runs; run += 1) {
    const random = seededRandom(`${game} ${run}`);
    const log: InputChange[] = [];
    for (let step = random.below(PRESS_STEPS.most); step < RUN_STEPS;) {
      log.push({ step, held: log.length % 2 === 0 ? 1 : 0 });
      step += PRESS_STEPS.least + random.below(PRESS_STEPS.most - PRESS_STEPS.least);
    }
    const end = replay(rules, (chunk) => seededRandom(`${game} ${run} ${chunk}`), log, RUN_STEPS);
    digest = murmur3(new TextEncoder().encode(JSON.stringify(end)), digest);
  }
  return digest;
}

const exposed = { ids: GAME_IDS, digestOf };
declare global {
  var gamesPage: typeof exposed;
}
globalThis.gamesPage = exposed;
