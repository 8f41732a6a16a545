import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import type { SeededRandom } from '@shared/kernel/seededRandom.ts';
import { FAULT, type Failure, type Result } from '@shared/kernel/result.ts';
import { outputOf } from '../../kernel/outputOf.ts';
import type { Readable } from '../../kernel/store.ts';
import { notProvided } from '../../kernel/notProvided.ts';

/** What a run is played for, as a person chooses it. The last three are practice on the course of a run that was played. */
export const MODES = ['ranked', 'day', 'practice', 'own', 'leader', 'rival'] as const;
export type Mode = (typeof MODES)[number];

/** A run that was played before, on its course. */
export interface PlayedRun {
  readonly course: (chunk: number) => SeededRandom | null;
  readonly log: InputLog;
  readonly steps: number;
}

/** A run that was opened; `Run` is what the effects know of it. */
export interface OpenedRun {
  readonly course: (chunk: number) => SeededRandom | null;
  readonly ghosts: readonly PlayedRun[];
  /** Whether it still counts, and whether it waits for its course. */
  readonly standing: Readable<'ranked' | 'waiting' | 'unranked' | 'practice'>;
  /** The best that was known when it began; null: none, or such a run has none. */
  readonly best: number | null;
  /** Of the day's tries after this one; null where it is none of them. */
  readonly triesLeft: number | null;
  /** Sends how it ended. */
  close(end: Ended): Promise<Closed>;
  /** It is not gone on with: it counts as it stands. */
  abandon(): void;
  played(steps: number, log: InputLog, score: number): void;
}

/** How a run ended on the canvas. */
export interface Ended {
  readonly steps: number;
  readonly log: InputLog;
  readonly score: number;
}

/** What came of sending it. */
export interface Closed {
  /** The best on its board, this run included; null where that is not known. */
  readonly best: number | null;
  readonly isNewBest: boolean;
  readonly rank: number | null;
  /** What the person is told; null: nothing. */
  readonly message: string | null;
}

export interface Wanted {
  readonly mode: Mode;
  /** The word that a course in practice follows from. */
  readonly seed: string;
}

export type GameEvent =
  | { readonly type: 'user.start' }
  /** A button was pressed on the canvas. */
  | { readonly type: 'user.press' }
  | { readonly type: 'user.choose'; readonly mode: Mode }
  | { readonly type: 'user.name'; readonly seed: string }
  | { readonly type: 'user.pause' }
  | { readonly type: 'user.resume' }
  /** Ends a run that is paused where it stands. */
  | ({ readonly type: 'user.giveUp' } & Ended)
  | { readonly type: 'user.leave' }
  | { readonly type: 'user.pace'; readonly pace: number }
  | { readonly type: 'user.replay' }
  /** The window is covered, hidden, or no longer in front. */
  | { readonly type: 'system.unseen' }
  | ({ readonly type: 'system.over' } & Ended);

interface GameContext extends Wanted {
  readonly watched: string | null;
  readonly run: OpenedRun | null;
  readonly record: PlayedRun | null;
  readonly pace: number;
  readonly ended: Ended | null;
  /** Whether the person ended the run: it stands still where it is. */
  readonly isGivenUp: boolean;
  readonly closed: Closed | null;
  readonly failure: Failure | null;
  /** The run in practice while another is opened, another object for each; null: there is none. */
  readonly practice: object | null;
}

/** For so long after the end nothing begins the next run: what is pressed was meant for the last (GAME-1). */
const SETTLES_MS = 1_000;
/** When opening a run takes longer, a press practices meanwhile. */
const SLOW_MS = 1_000;

/** The life of a game's window: title, a run, its end, the next one; or a recorded run, which is watched. */
export const gameMachine = setup({
  types: {
    context: {} as GameContext,
    events: {} as GameEvent,
    input: {} as Wanted & { readonly watched: string | null },
  },
  actors: {
    /** Reports that the window is not seen, at once where it is so already. */
    world: fromCallback(notProvided),
    open: fromPromise<Result<OpenedRun>, Wanted>(notProvided),
    close: fromPromise<Closed, { readonly run: OpenedRun | null; readonly ended: Ended | null }>(notProvided),
    load: fromPromise<Result<PlayedRun>, string>(notProvided),
  },
  actions: {
    noteRun: assign((_, result: Result<OpenedRun>) =>
      result.ok ? { run: result.value, ended: null, isGivenUp: false, closed: null, failure: null } : {},
    ),
    noteRecord: assign((_, result: Result<PlayedRun>) =>
      result.ok ? { record: result.value, ended: null, failure: null } : {},
    ),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
    noteClosed: assign({ closed: (_, closed: Closed) => closed }),
    noteEnd: assign({ ended: (_, ended: Ended) => ended }),
    noteGivenUp: assign({ isGivenUp: true }),
    beginPractice: assign({ practice: () => ({}) }),
    endPractice: assign({ practice: null }),
    /** The same run once more, as another object: the canvas begins again. */
    rewind: assign(({ context: { record } }) => ({ record: record && { ...record }, ended: null })),
  },
  guards: {
    succeeded: (_, result: Result<unknown>) => result.ok,
    isWatching: ({ context: { watched } }) => watched !== null,
    /** A run that is one of a few tries is begun by its button alone. */
    isNoTry: ({ context: { run } }) => run?.triesLeft == null,
    isReadyInPractice: ({ context: { practice } }, result: Result<unknown>) => result.ok && practice !== null,
  },
}).createMachine({
  id: 'game',
  context: ({ input }) => ({
    ...input,
    run: null,
    record: null,
    pace: 1,
    ended: null,
    isGivenUp: false,
    closed: null,
    failure: null,
    practice: null,
  }),
  initial: 'beginning',
  on: {
    'user.choose': { actions: assign({ mode: ({ event }) => event.mode }) },
    'user.name': { actions: assign({ seed: ({ event }) => event.seed }) },
    'user.pace': { actions: assign({ pace: ({ event }) => event.pace }) },
  },
  states: {
    beginning: { always: [{ guard: 'isWatching', target: 'loading' }, { target: 'title' }] },
    title: { on: { 'user.start': 'opening', 'user.press': 'opening' } },
    opening: {
      entry: 'endPractice',
      invoke: {
        src: 'open',
        input: ({ context: { mode, seed } }) => ({ mode, seed }),
        onDone: [
          {
            // Who practises is not thrown into the run: it waits as a paused one does.
            guard: { type: 'isReadyInPractice', params: outputOf },
            target: '#game.playing.paused',
            actions: { type: 'noteRun', params: outputOf },
          },
          {
            guard: { type: 'succeeded', params: outputOf },
            target: 'playing',
            actions: { type: 'noteRun', params: outputOf },
          },
          { target: 'title', actions: { type: 'noteFailure', params: outputOf } },
        ],
        onError: { target: 'title', actions: 'noteFault' },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { [SLOW_MS]: 'slow' } },
        slow: { on: { 'user.press': { target: 'practising', actions: 'beginPractice' } } },
        practising: { on: { 'system.over': 'slow' } },
      },
    },
    playing: {
      initial: 'running',
      on: {
        'system.over': { target: 'over', actions: { type: 'noteEnd', params: ({ event }) => event } },
      },
      states: {
        running: {
          entry: 'endPractice',
          invoke: { src: 'world' },
          on: { 'user.pause': 'paused', 'system.unseen': 'paused' },
        },
        paused: {
          on: {
            'user.resume': 'running',
            'user.press': 'running',
            'user.giveUp': {
              target: '#game.over',
              actions: [{ type: 'noteEnd', params: ({ event }) => event }, 'noteGivenUp'],
            },
          },
        },
      },
    },
    over: {
      type: 'parallel',
      on: { 'user.leave': 'title' },
      states: {
        sending: {
          initial: 'underWay',
          states: {
            underWay: {
              invoke: {
                src: 'close',
                input: ({ context: { run, ended } }) => ({ run, ended }),
                onDone: { target: 'done', actions: { type: 'noteClosed', params: outputOf } },
                onError: { target: 'done', actions: 'noteFault' },
              },
            },
            done: {},
          },
        },
        press: {
          initial: 'settling',
          states: {
            settling: { after: { [SETTLES_MS]: 'ready' } },
            ready: {
              on: {
                'user.start': '#game.opening',
                'user.press': { guard: 'isNoTry', target: '#game.opening' },
              },
            },
          },
        },
      },
    },
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { watched } }) => watched ?? '',
        onDone: [
          {
            guard: { type: 'succeeded', params: outputOf },
            target: 'watching',
            actions: { type: 'noteRecord', params: outputOf },
          },
          { target: 'title', actions: { type: 'noteFailure', params: outputOf } },
        ],
        onError: { target: 'title', actions: 'noteFault' },
      },
    },
    watching: {
      initial: 'running',
      on: {
        'user.leave': 'title',
        'user.replay': { target: 'watching', reenter: true, actions: 'rewind' },
      },
      states: {
        running: {
          on: {
            'user.pause': 'paused',
            'user.press': 'paused',
            'system.over': { target: 'finished', actions: { type: 'noteEnd', params: ({ event }) => event } },
          },
        },
        paused: { on: { 'user.resume': 'running', 'user.press': 'running' } },
        finished: { on: { 'user.press': { target: '#game.watching', reenter: true, actions: 'rewind' } } },
      },
    },
  },
});
