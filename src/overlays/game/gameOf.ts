import { createActor, fromCallback, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import { courseFrom, practiceChunkSeed } from '@shared/domain/arcade/games/course.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import type { AppContext } from '../../kernel/app.ts';
import { randomId } from '../../kernel/randomId.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { Ghosts, RunKind, RunRecord } from '../../services/games/gameRun.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { bestsOf } from './bests.ts';
import {
  gameMachine,
  type Ended,
  type Mode,
  type OpenedRun,
  type PlayedRun,
  type Wanted,
} from './gameMachine.ts';
import type { PlayableGame } from './playable.ts';
import { playersOf, type Players } from './player.ts';

/** What the canvas shows, as the engine's director has it (engine/game). */
type Scene =
  | { readonly kind: 'attract' }
  | {
      readonly kind: 'run';
      readonly course: PlayedRun['course'];
      readonly ghosts: readonly { readonly name: string; readonly run: PlayedRun }[];
    }
  | { readonly kind: 'watched'; readonly run: PlayedRun };

/** A game in its window: what the canvas and the overlay over it share. */
export interface OpenGame {
  readonly actor: ActorRefFrom<typeof gameMachine>;
  /** For engine/game. */
  readonly director: {
    readonly scene: Readable<Scene>;
    readonly isPaused: Readable<boolean>;
    readonly pace: Readable<number>;
    pressed(): void;
    pauses(): void;
    played(steps: number, log: InputLog, score: number): void;
    over(steps: number, log: InputLog, score: number): void;
  };
  readonly ghosts: Readable<Ghosts>;
  readonly players: Players;
  readonly hasSound: Writable<boolean>;
  /** The best score that is known of what is played for; null: none, or there is none of that. */
  bestOf(mode: Mode): number | null;
  /** How many tries are left today; null: that is not known yet. */
  triesLeft(): number | null;
  /** Ends a run that is paused where it stands. */
  giveUp(): void;
}

const WATCH = 'watch:';
const NO_GHOSTS: Ghosts = { own: null, leader: null };
const DAY_MS = 24 * 60 * 60_000;
const NOTHING_PLAYED: Ended = { steps: 0, log: [], score: 0 };
const GONE = 'That run is not kept any more.';

const SOUND: StoredValue<boolean> = {
  name: 'games.sound',
  version: 1,
  read: (found) => (typeof found === 'boolean' ? found : null),
};

/** Begins a game in its window; `params` that name a run have it watched. */
export function startGame(
  app: AppContext,
  { id: game, firstGuest }: Pick<PlayableGame, 'id' | 'firstGuest'>,
): OpenGame {
  const { games, session, storage } = app.services;
  const { lasting } = storage;
  const scene = store<Scene>({ kind: 'attract' });
  const isPaused = store(false);
  const pace = store(1);
  const ghosts = store<Ghosts>(NO_GHOSTS);
  const hasSound = store(lasting.get(SOUND) ?? true);
  hasSound.subscribe(() => lasting.set(SOUND, hasSound.get()));
  const bests = bestsOf(game, lasting);
  const players = playersOf(app.services, game, firstGuest, app.closed);
  const whose = (): string | null => session.get().wallet;
  const today = (): number => Math.floor(app.clock.now() / DAY_MS);
  /** What the server said of the tries when the last one began. */
  let tries: { readonly wallet: string | null; readonly day: number; readonly left: number } | null = null;
  /** How far the run is that is played. */
  let standing: Ended = NOTHING_PLAYED;

  async function open({ mode, seed }: Wanted): Promise<Result<OpenedRun>> {
    const raced = mode === 'own' || mode === 'leader' ? ghosts.get()[mode] : null;
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
  }
  /** What the server knows a run for; null: a race counts for nothing, not even a best. */
  function kindOf(mode: Mode): RunKind | null {
    if (mode === 'own' || mode === 'leader') return null;
    return whose() === null ? 'practice' : mode;
  }

  const machine = gameMachine.provide({
    actors: {
      world: fromCallback(({ sendBack }) => {
        const look = (): void => {
          if (!app.visible.get() || !app.inFront.get()) sendBack({ type: 'system.unseen' });
        };
        look();
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
    const { run, record, practice, pace: next, isGivenUp } = snapshot.context;
    const isPractising = snapshot.matches({ opening: 'practising' });
    pace.set(next);
    isPaused.set(
      snapshot.matches({ playing: 'paused' }) ||
        snapshot.matches({ watching: 'paused' }) ||
        ((snapshot.matches('over') || snapshot.matches('opening')) && isGivenUp && practice === null),
    );
    // What plays behind the title stays while the next run is opened.
    const wanted = snapshot.matches('playing')
      ? run
      : isPractising
        ? practice
        : snapshot.matches('watching')
          ? record
          : snapshot.matches('title')
            ? null
            : shown;
    if (wanted === shown) return;
    shown = wanted;
    if (snapshot.matches('playing') && run !== null) {
      standing = NOTHING_PLAYED;
      scene.set({ kind: 'run', course: run.course, ghosts: run.ghosts });
    } else if (isPractising) {
      scene.set({ kind: 'run', course: practiceCourse(randomId()), ghosts: [] });
    } else if (record !== null && wanted === record) scene.set({ kind: 'watched', run: record });
    else scene.set({ kind: 'attract' });
  }
  let known = 0;
  function loadGhosts(): void {
    known = games.accepted.get();
    void games.ghosts(game).then((found) => ghosts.set(found));
  }
  /** A run of this browser that was accepted may be the best: the title offers to race that one. */
  function renewGhosts(): void {
    if (games.accepted.get() !== known && actor.getSnapshot().matches('title')) loadGhosts();
  }
  actor.subscribe(follow);
  actor.start();
  loadGhosts();
  actor.subscribe(renewGhosts);
  const stopCounting = games.accepted.subscribe(renewGhosts);
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
    stopCounting();
    const last = actor.getSnapshot();
    if (last.matches('playing')) last.context.run?.abandon();
    actor.stop();
  });

  return {
    actor,
    director: {
      scene,
      isPaused,
      pace,
      pressed: () => actor.send({ type: 'user.press' }),
      pauses: () => actor.send({ type: isPaused.get() ? 'user.resume' : 'user.pause' }),
      played(steps, log, score) {
        if (!actor.getSnapshot().matches('playing')) return;
        standing = { steps, log, score };
        actor.getSnapshot().context.run?.played(steps, log, score);
      },
      over(steps, log, score) {
        if (scene.get().kind !== 'attract') actor.send({ type: 'system.over', steps, log, score });
      },
    },
    ghosts,
    players,
    hasSound,
    bestOf(mode) {
      const kind = kindOf(mode);
      return kind === null ? null : bests.get(kind, whose());
    },
    triesLeft: () => (tries?.wallet === whose() && tries.day === today() ? tries.left : null),
    giveUp: () => actor.send({ type: 'user.giveUp', ...standing }),
  };
}

const practiceCourse =
  (word: string): PlayedRun['course'] =>
  (chunk) =>
    seededRandom(practiceChunkSeed(word, chunk));

const playedRun = ({ seeds, log, steps }: RunRecord): PlayedRun => ({
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
