import { assign, fromPromise, setup } from 'xstate';

/** What is played: a chapter, from one of its scenes on. */
export interface Performance {
  readonly chapter: string;
  readonly from: number;
  /** When it was chosen, by `performance.now()`; null: it began by itself. */
  readonly chosenAt: number | null;
}

export interface TheaterInput {
  /** The chapter that is played by itself the first time. */
  readonly opener: string;
}

interface TheaterContext extends TheaterInput {
  readonly playing: Performance | null;
}

export type TheaterEvent =
  | { readonly type: 'user.choose'; readonly performance: Performance }
  /** The chapter was played to its end, or the person left it before. */
  | { readonly type: 'system.ended'; readonly isComplete: boolean };

/** The opener is played the first time; then chapters are chosen from a list, to which each one leads back. */
export const theaterMachine = setup({
  types: {
    context: {} as TheaterContext,
    events: {} as TheaterEvent,
    input: {} as TheaterInput,
  },
  actors: {
    /** Whether the opener was seen before. */
    wasSeen: fromPromise<boolean, { readonly chapter: string }>(() => Promise.resolve(true)),
  },
  actions: {
    /** A chapter ended; an opener counts as seen also when the person left it. */
    noteEnd: (_, _end: { readonly chapter: string; readonly isComplete: boolean }) => undefined,
  },
}).createMachine({
  id: 'theater',
  context: ({ input }) => ({ ...input, playing: null }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'wasSeen',
        input: ({ context }) => ({ chapter: context.opener }),
        onDone: [
          { guard: ({ event }) => event.output, target: 'list' },
          {
            target: 'playing',
            actions: assign(({ context }) => ({
              playing: { chapter: context.opener, from: 0, chosenAt: null },
            })),
          },
        ],
        onError: 'list',
      },
      on: {
        'user.choose': {
          target: 'playing',
          actions: assign(({ event }) => ({ playing: event.performance })),
        },
      },
    },
    list: {
      on: {
        'user.choose': {
          target: 'playing',
          actions: assign(({ event }) => ({ playing: event.performance })),
        },
      },
    },
    playing: {
      on: {
        'system.ended': {
          target: 'list',
          actions: [
            {
              type: 'noteEnd',
              params: ({ context, event }) => ({
                chapter: context.playing?.chapter ?? context.opener,
                isComplete: event.isComplete,
              }),
            },
            assign({ playing: null }),
          ],
        },
      },
    },
  },
});
