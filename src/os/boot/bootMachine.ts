import { fromCallback, fromPromise, setup } from 'xstate';

interface BootInput {
  /** Whether this start shows anything at all (host/start/boot.ts). */
  readonly shows: boolean;
  /** The id of the screen that the person chose in place of the standard picture; null: they chose none. */
  readonly ownScreen: string | null;
}

/** The first key, tap or focus of the person, and the desktop's sign that its first frame is drawn. */
export type BootEvent = { readonly type: 'user.input' } | { readonly type: 'system.ready' };

/** Reports the person's first key, tap or focus. Provided by .provide, as are the other actors. */
const firstInput = fromCallback<BootEvent>(() => {
  throw new Error('not provided');
});

/** Plays the screen of this id until it is stopped; resolves where there is none. */
const playScreen = fromPromise<void, string>(() => Promise.reject(new Error('not provided')));

/**
 * The boot picture over a desktop that already takes input: the standard picture, or the screen chosen in the settings
 * (BOOT-4). The first key, tap or focus skips it, even before the desktop is ready (BOOT-3); otherwise it ends some time
 * after the desktop is ready (BOOT-1).
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
    /** Remembers for this tab session that the boot picture was shown. */
    remember: () => undefined,
    /** Plays the start-up sound, which is only audible after a skip: a browser plays nothing before a gesture. */
    chime: () => undefined,
    report: (_, _fault: { readonly fault: unknown }) => undefined,
  },
  guards: {
    showsNothing: ({ context }) => !context.shows,
    hasOwnScreen: ({ context }) => context.ownScreen !== null,
  },
  /** Together with the loading before it, at most 2.5 s. */
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
