import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import { randomId } from '../../kernel/randomId.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Ended, gameMachine, PlayedRun } from './gameMachine.ts';
import { practiceCourse } from './runs.ts';

/** What the canvas shows, as the engine's director has it (engine/game). */
type Scene =
  | { readonly kind: 'attract' }
  | {
      readonly kind: 'run';
      readonly course: PlayedRun['course'];
      readonly ghosts: readonly PlayedRun[];
    }
  | { readonly kind: 'watched'; readonly run: PlayedRun };

/** What the canvas asks, and what it tells (engine/game). */
export interface Director {
  readonly scene: Readable<Scene>;
  readonly isPaused: Readable<boolean>;
  readonly pace: Readable<number>;
  pressed(): void;
  pauses(): void;
  played(steps: number, log: InputLog, score: number): void;
  over(steps: number, log: InputLog, score: number): void;
}

type Snapshot = SnapshotFrom<typeof gameMachine>;

const NOTHING_PLAYED: Ended = { steps: 0, log: [], score: 0 };

/** Has the canvas show what the machine says. `standing` answers how far the run is that is played. */
export function direct(actor: ActorRefFrom<typeof gameMachine>): {
  readonly director: Director;
  readonly standing: () => Ended;
} {
  const scene = store<Scene>({ kind: 'attract' });
  const isPaused = store(false);
  const pace = store(1);
  let standing = NOTHING_PLAYED;
  let shown: unknown = null;

  actor.subscribe((snapshot) => {
    pace.set(snapshot.context.pace);
    isPaused.set(isPausedIn(snapshot));
    const wanted = playedIn(snapshot, shown);
    if (wanted === shown) return;
    shown = wanted;
    if (snapshot.matches('playing')) standing = NOTHING_PLAYED;
    scene.set(sceneOf(snapshot, wanted));
  });

  return {
    standing: () => standing,
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
  };
}

function isPausedIn(snapshot: Snapshot): boolean {
  const { isGivenUp, practice } = snapshot.context;
  const rests = snapshot.matches('over') || snapshot.matches('opening');
  return (
    snapshot.matches({ playing: 'paused' }) ||
    snapshot.matches({ watching: 'paused' }) ||
    (rests && isGivenUp && practice === null)
  );
}

/** What plays; null: what plays behind the title. That which is `shown` stays while the next run is opened. */
function playedIn(snapshot: Snapshot, shown: unknown): unknown {
  const { run, record, practice } = snapshot.context;
  if (snapshot.matches('playing')) return run;
  if (snapshot.matches({ opening: 'practising' })) return practice;
  if (snapshot.matches('watching')) return record;
  return snapshot.matches('title') ? null : shown;
}

function sceneOf(snapshot: Snapshot, wanted: unknown): Scene {
  const { run, record } = snapshot.context;
  if (snapshot.matches('playing') && run !== null) {
    return { kind: 'run', course: run.course, ghosts: run.ghosts };
  }
  if (snapshot.matches({ opening: 'practising' })) {
    return { kind: 'run', course: practiceCourse(randomId()), ghosts: [] };
  }
  return record !== null && wanted === record ? { kind: 'watched', run: record } : { kind: 'attract' };
}
