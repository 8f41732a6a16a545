// `npm run bench replay`: the CPU that the server spends on a run of three minutes before it counts, for each game.
import { linksOf } from '@shared/domain/arcade/games/chain.ts';
import { chunksOf, courseFrom, secretSeeds } from '@shared/domain/arcade/games/course.ts';
import { STEPS_PER_SECOND } from '@shared/domain/arcade/games/game.ts';
import { MACHINE_IDS } from '@shared/domain/arcade/games/games.ts';
import { encodeInput } from '@shared/domain/arcade/games/inputLog.ts';
import { judgeRun } from '@shared/domain/arcade/games/judge.ts';
import { packLog, unpackLog } from '@shared/domain/arcade/games/packedLog.ts';
import { playerOf, rulesOf } from '@shared/domain/arcade/games/rules.ts';
import { wholeChunksOf } from '@shared/domain/arcade/games/run.ts';
import { earliest, msOf } from '@shared/domain/arcade/games/runClock.ts';
import { REACTIONS } from '@shared/domain/arcade/games/simulatedPlayer.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { epochMs } from '@shared/kernel/units.ts';

const STEPS = 3 * 60 * STEPS_PER_SECOND;
const ROUNDS = 40;
/** What is promised of a run of three minutes (ms). */
const PROMISED = 50;
const OPENED = epochMs(0);

for (const game of MACHINE_IDS) {
  const [secret, id] = ['bench', 'run'];
  const course = courseFrom(secretSeeds(secret, 0, chunksOf(STEPS)));
  const { log, end } = playerOf(game)(course, REACTIONS.perfect, seededRandom('hand'), STEPS);
  const links = linksOf(id, log, wholeChunksOf(end.steps)).map((link, chunk) => ({
    link,
    at: earliest(OPENED, chunk),
  }));
  const packed = await packLog(encodeInput(log));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const bytes = await unpackLog(packed);
    if (bytes === null) throw new Error('the log cannot be unpacked');
    const known = { secret, openedAt: OPENED, links, now: epochMs(msOf(end.steps)) };
    const judged = judgeRun(rulesOf(game), known, { id, steps: end.steps, score: end.score, bytes });
    if (typeof judged === 'string') throw new Error(`the run does not count: ${judged}`);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const kept = at(0.95) < PROMISED ? '' : ` MORE THAN ${PROMISED}`;
  const length = `${Math.round(end.steps / STEPS_PER_SECOND)} s, ${packed.log.length} B packed`;
  console.log(
    `  ${game} (${length}): CPU p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms${kept}`,
  );
  if (at(0.95) >= PROMISED) process.exitCode = 1;
}
