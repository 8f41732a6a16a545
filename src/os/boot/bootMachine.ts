import { fromCallback, fromPromise, setup } from 'xstate';

interface BootInput {
  /** Whether this start shows anything at all (host/boot.ts). */
  readonly shows: boolean;
  /** The id of the screen that the person chose in place of the standard picture; null: they chose none. */
  readonly ownScreen: string | null;
}

/** The first key, tap or focus of the person, and the desktop's sign that its first frame is drawn. */
export type BootEvent = { readonly type: 'user.input' } | { readonly type: 'system.ready' };

/** Tells of the person's first key, tap or focus; given by .provide, as are the others. */
const firstInput = fromCallback<BootEvent>(() => {
  throw new Error('not provided');
});

/** Plays the screen of this id until it is stopped; resolves where there is none. */
const playScreen = fromPromise<void, string>(() => Promise.reject(new Error('not provided')));

/**
 * What shows while the computer starts, over a desktop that is live already (DESIGN, Frames and windows): the standard
 * picture or a screen of the person's own. Their first key, tap or focus skips it, also before the desktop is ready;
 * otherwise it ends a while after the desktop has given its sign.
 */
export const bootMachine = setup({
  types: {
    input: {} as BootInput,
    context: {} as BootInput,
    events: {} as BootEvent,
    tags: {} as 'booting',
  },
  actors: { firstInput, playScreen },
  actions: {
    /** Keeps this tab session from booting visibly again. */
    remember: () => undefined,
    /** What a computer sounds like that has started: for whoever skips, as a browser plays nothing before a gesture. */
    chime: () => undefined,
    report: (_, _fault: { readonly fault: unknown }) => undefined,
  },
  guards: {
    showsNothing: ({ context }) => !context.shows,
    hasOwnScreen: ({ context }) => context.ownScreen !== null,
  },
  /** With what comes before it, 2.5 s are the most. */
  delays: { limit: 2300 },
}).createMachine({
  id: 'boot',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'showsNothing', target: 'ended' }, 'booting'] },
    booting: {
      tags: 'booting',
      type: 'parallel',
      invoke: { src: 'firstInput' },
      on: { 'user.input': 'skipped' },
      exit: 'remember',
      states: {
        screen: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'hasOwnScreen', target: 'own' }, 'picture'] },
            picture: {},
            own: {
              invoke: {
                src: 'playScreen',
                input: ({ context }) => context.ownScreen ?? '',
                onDone: '#boot.ended',
                onError: {
                  target: '#boot.ended',
                  actions: { type: 'report', params: ({ event }) => ({ fault: event.error }) },
                },
              },
            },
          },
        },
        desktop: {
          initial: 'starting',
          states: {
            starting: { on: { 'system.ready': 'ready' } },
            ready: { after: { limit: '#boot.ended' } },
          },
        },
      },
    },
    skipped: { entry: 'chime' },
    ended: {},
  },
});
