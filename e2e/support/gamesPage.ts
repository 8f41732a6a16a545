import { STEPS_PER_SECOND, type Course } from '../../supabase/functions/_shared/domain/arcade/games/game.ts';
import { MACHINE_IDS, type MachineId } from '../../supabase/functions/_shared/domain/arcade/games/games.ts';
import type { InputChange, InputLog } from '../../supabase/functions/_shared/domain/arcade/games/inputLog.ts';
import { replay } from '../../supabase/functions/_shared/domain/arcade/games/replay.ts';
import { playerOf, rulesOf } from '../../supabase/functions/_shared/domain/arcade/games/rules.ts';
import { REACTIONS } from '../../supabase/functions/_shared/domain/arcade/games/simulatedPlayer.ts';
import { murmur3, seededRandom } from '../../supabase/functions/_shared/kernel/seededRandom.ts';

/* Plays runs in Node and in a browser alike: both have to end in the same states. */

const RUN_STEPS = 60 * STEPS_PER_SECOND;
/** Presses follow each other by so many steps, about as a person's do. */
const PRESS_STEPS = { least: 4, most: 70 };

/** Presses at random, which soon end a run. */
function randomInput(seed: string): InputLog {
  const random = seededRandom(seed);
  const log: InputChange[] = [];
  for (let step = random.below(PRESS_STEPS.most); step < RUN_STEPS;) {
    log.push({ step, held: log.length % 2 === 0 ? 1 : 0 });
    step += PRESS_STEPS.least + random.below(PRESS_STEPS.most - PRESS_STEPS.least);
  }
  return log;
}

/** How so many runs of a game end. */
export interface Digest {
  /** One number that follows from all of it. */
  readonly digest: number;
  /** How many steps the longest run lasted. */
  readonly longest: number;
}

/** Plays so many runs of a game: every other one is recorded of an expert, who lasts, the others are of random input. */
export function digestOf(game: MachineId, runs: number): Digest {
  let [digest, longest] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const seed = `${game} ${run}`;
    const course: Course = (chunk) => seededRandom(`${seed} ${chunk}`);
    const log =
      run % 2 === 0
        ? playerOf(game)(course, REACTIONS.expert, seededRandom(seed), RUN_STEPS).log
        : randomInput(seed);
    const end = replay(rulesOf(game), course, log, RUN_STEPS);
    digest = murmur3(new TextEncoder().encode(JSON.stringify([log, end])), digest);
    longest = Math.max(longest, end.steps);
  }
  return { digest, longest };
}

const exposed = { ids: MACHINE_IDS, digestOf };
declare global {
  var gamesPage: typeof exposed;
}
globalThis.gamesPage = exposed;
