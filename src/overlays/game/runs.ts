import { courseFrom, practiceChunkSeed } from '@shared/domain/arcade/games/course.ts';
import type { GameId } from '@shared/domain/arcade/games/games.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import type { Ghosts, RunKind, RunRecord } from '../../services/games/gameRun.ts';
import { bestsOf } from './bests.ts';
import type { Mode, OpenedRun, PlayedRun, Wanted } from './gameMachine.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The runs of a game, of the person who is signed in, or of a guest. */
export interface Runs {
  open(wanted: Wanted, ghosts: Ghosts): Promise<Result<OpenedRun>>;
  /** The best score that is known of what is played for; null: none, or there is none of that. */
  bestOf(mode: Mode): number | null;
  /** How many tries are left today; null: that is not known yet. */
  triesLeft(): number | null;
}

export function createRuns({ services, clock }: Pick<AppContext, 'services' | 'clock'>, game: GameId): Runs {
  const { games, session, storage } = services;
  const bests = bestsOf(game, storage.lasting);
  const whose = (): string | null => session.get().wallet;
  const today = (): number => Math.floor(clock.now() / DAY_MS);
  /** What the server said of the tries when the last one began. */
  let tries: { readonly wallet: string | null; readonly day: number; readonly left: number } | null = null;

  /** What the server knows a run for; null: a race counts for nothing, not even a best. */
  function kindOf(mode: Mode): RunKind | null {
    if (mode === 'own' || mode === 'leader') return null;
    return whose() === null ? 'practice' : mode;
  }

  return {
    async open({ mode, seed }, ghosts) {
      const raced = mode === 'own' || mode === 'leader' ? ghosts[mode] : null;
      if (raced !== null) return ok(raceOf(raced, mode === 'own' ? 'you' : 'the leader'));
      const kind = kindOf(mode) ?? 'practice';
      const wallet = whose();
      const opened = await games.open(game, kind, kind === 'practice' && seed !== '' ? seed : undefined);
      if (!opened.ok) return opened;
      const run = opened.value;
      const { course, played, abandon, triesLeft } = run;
      if (triesLeft !== null) tries = { wallet, day: today(), left: triesLeft };
      return ok({
        ...{ course, played, abandon, triesLeft },
        standing: run.standing,
        ghosts: [],
        best: bests.get(kind, wallet),
        async close({ steps, log, score }) {
          const end = await run.close(steps, log, score);
          const message = end.message ?? run.reason();
          return { ...bests.after(kind, wallet, score, end), rank: end.rank, message };
        },
      });
    },
    bestOf(mode) {
      const kind = kindOf(mode);
      return kind === null ? null : bests.get(kind, whose());
    },
    triesLeft: () => (tries?.wallet === whose() && tries.day === today() ? tries.left : null),
  };
}

/** The course of a practice run: the same word gives the same course. */
export const practiceCourse =
  (word: string): PlayedRun['course'] =>
  (chunk) =>
    seededRandom(practiceChunkSeed(word, chunk));

export const playedRun = ({ seeds, log, steps }: RunRecord): PlayedRun => ({
  course: courseFrom(seeds),
  log,
  steps,
});

/** Practice on the course of a run that was played, beside it. Behind its end the course goes on by itself. */
function raceOf(record: RunRecord, name: string): OpenedRun {
  const { seeds, id } = record;
  const known = courseFrom(seeds);
  const beyond = practiceCourse(`beyond ${id}`);
  return {
    course: (chunk) => (chunk < seeds.length ? known(chunk) : beyond(chunk)),
    ghosts: [{ name, run: playedRun(record) }],
    standing: store<'practice'>('practice'),
    best: null,
    triesLeft: null,
    played: () => undefined,
    abandon: () => undefined,
    close: async () => ({ best: null, isNewBest: false, rank: null, message: null }),
  };
}
