import { createActor, fromCallback, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { GameId } from '../../../supabase/functions/_shared/domain/games/game.ts';
import type { InputLog } from '../../../supabase/functions/_shared/domain/games/inputLog.ts';
import { courseFrom, practiceChunkSeed } from '../../../supabase/functions/_shared/domain/games/course.ts';
import { fail, ok, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import { seededRandom } from '../../../supabase/functions/_shared/kernel/seededRandom.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { Ghosts, RunRecord } from '../../services/games/gameRun.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { gameMachine, type OpenedRun, type PlayedRun, type Wanted } from './gameMachine.ts';

/** What the canvas shows, as the engine's director has it (engine/game). */
type Scene =
  | { readonly kind: 'attract' }
  | {
      readonly kind: 'run';
      readonly course: PlayedRun['course'];
      readonly ghosts: readonly { readonly name: string; readonly run: PlayedRun }[];
    }
  | { readonly kind: 'watched'; readonly run: PlayedRun };

/** What is told beside a run that goes on. */
export type Notice = 'waiting' | 'unranked' | null;

/** A game in its window: what the canvas and the overlay over it share. */
export interface OpenGame {
  readonly actor: ActorRefFrom<typeof gameMachine>;
  /** For engine/game. */
  readonly director: {
    readonly scene: Readable<Scene>;
    readonly isPaused: Readable<boolean>;
    readonly pace: Readable<number>;
    pressed(): void;
    scored(score: number): void;
    played(steps: number, log: InputLog): void;
    waits(isWaiting: boolean): void;
    over(steps: number, log: InputLog, score: number): void;
  };
  readonly notice: Readable<Notice>;
  /** The best score that this browser knows of. */
  readonly best: Readable<number>;
  /** Whether the best was beaten by the last run. */
  readonly isNewBest: Readable<boolean>;
  readonly ghosts: Readable<Ghosts>;
  /** Who plays: a guest's id, or the address of the picture of the person's own Flunk. */
  readonly player: Writable<string>;
  readonly hasSound: Writable<boolean>;
}

const WATCH = 'watch:';
const NO_GHOSTS: Ghosts = { own: null, leader: null };
const GONE = 'That run is not kept any more.';

const bestOf = (game: GameId): StoredValue<number> => ({
  name: `games.${game}.best`,
  version: 1,
  read: (found) => (Number.isInteger(found) && Number(found) >= 0 ? Number(found) : null),
});
const playerOf = (game: GameId): StoredValue<string> => ({
  name: `games.${game}.player`,
  version: 1,
  read: (found) => (typeof found === 'string' ? found : null),
});
const SOUND: StoredValue<boolean> = {
  name: 'games.sound',
  version: 1,
  read: (found) => (typeof found === 'boolean' ? found : null),
};

/** Begins a game in its window; `params` that name a run have it watched. */
export function startGame(app: AppContext, game: GameId, firstGuest: string): OpenGame {
  const { games, session, storage } = app.services;
  const { lasting } = storage;
  const scene = store<Scene>({ kind: 'attract' });
  const isPaused = store(false);
  const pace = store(1);
  const notice = store<Notice>(null);
  const best = store(lasting.get(bestOf(game)) ?? 0);
  const isNewBest = store(false);
  const ghosts = store<Ghosts>(NO_GHOSTS);
  const player = kept(playerOf(game), firstGuest);
  const hasSound = kept(SOUND, true);

  function kept<Value>(key: StoredValue<Value>, first: Value): Writable<Value> {
    const value = store(lasting.get(key) ?? first);
    value.subscribe(() => lasting.set(key, value.get()));
    return value;
  }

  async function open({ mode, seed }: Wanted): Promise<Result<OpenedRun>> {
    const raced = mode === 'own' || mode === 'leader' ? ghosts.get()[mode] : null;
    if (raced !== null) return ok(raceOf(raced, mode === 'own' ? 'you' : 'the leader'));
    const isGuest = session.get().wallet === null;
    const kind = isGuest || mode === 'own' || mode === 'leader' ? 'practice' : mode;
    const opened = await games.open(game, kind, kind === 'practice' && seed !== '' ? seed : undefined);
    if (!opened.ok) return opened;
    const run = opened.value;
    const look = (): void => {
      const standing = run.standing.get();
      notice.set(standing === 'waiting' || standing === 'unranked' ? standing : null);
    };
    notice.set(null);
    run.standing.subscribe(look);
    return ok({
      course: run.course,
      ghosts: [],
      played: run.played,
      async close({ steps, log, score }) {
        const end = await run.close(steps, log, score);
        return { best: end.best, rank: end.rank, message: end.message ?? run.reason() };
      },
    });
  }

  const machine = gameMachine.provide({
    actors: {
      world: fromCallback(({ sendBack }) => {
        const look = (): void => {
          if (!app.visible.get() || !app.inFront.get()) sendBack({ type: 'system.unseen' });
        };
        const stops = [app.visible.subscribe(look), app.inFront.subscribe(look)];
        return () => {
          for (const stop of stops) stop();
        };
      }),
      open: fromPromise(({ input }) => open(input)),
      close: fromPromise(async ({ input: { run, ended } }) => {
        if (run === null || ended === null) throw new Error('there is no run that could end');
        return run.close(ended);
      }),
      load: fromPromise(async ({ input }): Promise<Result<PlayedRun>> => {
        const record = await games.record(input);
        if (!record.ok) return record;
        return record.value.game === game ? ok(playedRun(record.value)) : fail('NOT_FOUND', GONE);
      }),
    },
  });
  const watched = app.params?.startsWith(WATCH) === true ? app.params.slice(WATCH.length) : null;
  const mode = session.get().wallet === null ? 'practice' : 'ranked';
  const actor = createActor(machine, { input: { mode, seed: '', watched } });

  let shown: unknown = null;
  function follow(snapshot: SnapshotFrom<typeof gameMachine>): void {
    const { run, record, pace: next } = snapshot.context;
    pace.set(next);
    isPaused.set(snapshot.matches({ playing: 'paused' }) || snapshot.matches({ watching: 'paused' }));
    // What plays behind the title stays while the next run is opened.
    const wanted = snapshot.matches('playing')
      ? run
      : snapshot.matches('watching')
        ? record
        : snapshot.matches('title')
          ? null
          : shown;
    if (wanted === shown) return;
    shown = wanted;
    if (snapshot.matches('playing') && run !== null) {
      scene.set({ kind: 'run', course: run.course, ghosts: run.ghosts });
    } else if (record !== null && wanted === record) scene.set({ kind: 'watched', run: record });
    else scene.set({ kind: 'attract' });
  }
  actor.subscribe(follow);
  actor.start();
  const loadGhosts = (): void => void games.ghosts(game).then((found) => ghosts.set(found));
  loadGhosts();
  let { wallet } = session.get();
  const stopFollowing = session.subscribe(() => {
    if (session.get().wallet === wallet) return;
    wallet = session.get().wallet;
    // A guest who signed in plays for the board from then on; one who signed out practises.
    actor.send({ type: 'user.choose', mode: wallet === null ? 'practice' : 'ranked' });
    loadGhosts();
  });
  app.closed.addEventListener('abort', () => {
    stopFollowing();
    actor.stop();
  });

  function noteScore(score: number): void {
    isNewBest.set(score > best.get());
    if (score <= best.get()) return;
    best.set(score);
    lasting.set(bestOf(game), score);
  }
  return {
    actor,
    director: {
      scene,
      isPaused,
      pace,
      pressed: () => actor.send({ type: 'user.press' }),
      scored: () => undefined,
      played: (steps, log) => actor.getSnapshot().context.run?.played(steps, log),
      waits: (isWaiting) => notice.set(isWaiting ? 'waiting' : null),
      over(steps, log, score) {
        if (scene.get().kind === 'attract') return;
        if (scene.get().kind === 'run') noteScore(score);
        actor.send({ type: 'system.over', steps, log, score });
      },
    },
    ...{ notice, best, isNewBest, ghosts, player, hasSound },
  };
}

const playedRun = ({ seeds, log, steps }: RunRecord): PlayedRun => ({
  course: courseFrom(seeds),
  log,
  steps,
});

/** Practice on the course of a run that was played, beside it. Behind its end the course goes on by itself. */
function raceOf(record: RunRecord, name: string): OpenedRun {
  const { seeds, id } = record;
  const known = courseFrom(seeds);
  return {
    course: (chunk) =>
      chunk < seeds.length ? known(chunk) : seededRandom(practiceChunkSeed(`beyond ${id}`, chunk)),
    ghosts: [{ name, run: playedRun(record) }],
    played: () => undefined,
    close: async () => ({ best: null, rank: null, message: null }),
  };
}
