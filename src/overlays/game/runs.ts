import { courseFrom, practiceChunkSeed } from '@shared/domain/arcade/games/course.ts';
import type { MachineId } from '@shared/domain/arcade/games/games.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import type { Ghosts, RunKind, RunRecord, RunEnd } from '../../services/games/gameRun.ts';
import type { Mode, OpenedRun, PlayedRun, Wanted } from './gameMachine.ts';
import { TEXTS } from './texts.ts';
import * as shape from '../../kernel/shape.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The runs that a person can race. */
export interface Rivals extends Ghosts {
  /** One that another has challenged them with; null: none has. */
  readonly rival: RunRecord | null;
}

/** The runs of a game, of the person who is signed in, or of a guest. */
export interface Runs {
  open(wanted: Wanted, ghosts: Rivals): Promise<Result<OpenedRun>>;
  /** The best score that is known of what is played for; null: none, or there is none of that. */
  bestOf(mode: Mode): number | null;
  /** How many tries are left today; null: that is not known yet. */
  triesLeft(): number | null;
}

type Race = 'own' | 'leader' | 'rival';

const isRace = (mode: Mode): mode is Race => mode === 'own' || mode === 'leader' || mode === 'rival';

export function createRuns(
  { services, clock }: Pick<AppContext, 'services' | 'clock'>,
  game: MachineId,
): Runs {
  const { games, session, storage } = services;
  const bests = bestsOf(game, storage.lasting);
  const whose = (): string | null => session.get().wallet;
  const today = (): number => Math.floor(clock.now() / DAY_MS);
  /** What the server said of the tries when the last one began. */
  let tries: { readonly wallet: string | null; readonly day: number; readonly left: number } | null = null;

  /** What the server knows a run for; null: a race counts for nothing, not even a best. */
  function kindOf(mode: Mode): RunKind | null {
    if (isRace(mode)) return null;
    return whose() === null ? 'practice' : mode;
  }

  return {
    async open({ mode, seed }, ghosts) {
      const raced = isRace(mode) ? ghosts[mode] : null;
      if (raced !== null && isRace(mode)) return ok(raceOf(raced, mode));
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
function raceOf(record: RunRecord, race: Race): OpenedRun {
  const { seeds, id } = record;
  const known = courseFrom(seeds);
  const beyond = practiceCourse(`beyond ${id}`);
  return {
    course: (chunk) => (chunk < seeds.length ? known(chunk) : beyond(chunk)),
    ghosts: [playedRun(record)],
    standing: store<'practice'>('practice'),
    best: null,
    triesLeft: null,
    played: () => undefined,
    abandon: () => undefined,
    close: async ({ score }) => ({
      ...{ best: null, isNewBest: false, rank: null },
      message: race === 'rival' ? TEXTS[score > record.score ? 'beaten' : 'unbeaten'](record.score) : null,
    }),
  };
}

/** The best scores that this browser knows of. What the server says of a run that counts is right in any case. */
interface Bests {
  /** Null: none is known. */
  get(kind: RunKind, wallet: string | null): number | null;
  /** What the end of a run makes of it: the best, that run included, and whether it is a new one. */
  after(kind: RunKind, wallet: string | null, score: number, end: RunEnd): BestAfter;
}

interface BestAfter {
  readonly best: number | null;
  readonly isNewBest: boolean;
}

/** The bests of a game, of each wallet and of guests. A best of the day is none on the next day, so it is not kept. */
function bestsOf(game: MachineId, storage: Store): Bests {
  const keyOf = (kind: RunKind, wallet: string | null): StoredValue<number> => ({
    name: `games.${game}.best.${kind}.${wallet ?? 'guest'}`,
    version: 1,
    read: shape.reader(shape.whole(0)),
  });
  const get: Bests['get'] = (kind, wallet) => (kind === 'day' ? null : storage.get(keyOf(kind, wallet)));
  function keep(kind: RunKind, wallet: string | null, best: number): void {
    if (kind !== 'day') storage.set(keyOf(kind, wallet), best);
  }
  return {
    get,
    after(kind, wallet, score, { status, best, isBest }) {
      const known = get(kind, wallet);
      if (status === 'practice') {
        const isNewBest = score > (known ?? 0);
        if (isNewBest) keep(kind, wallet, score);
        return { best: Math.max(score, known ?? 0), isNewBest };
      }
      // A run that was not accepted, or not yet, is no best.
      if (status !== 'accepted' || best === null) return { best: known, isNewBest: false };
      keep(kind, wallet, best);
      return { best, isNewBest: isBest && score > 0 };
    },
  };
}
