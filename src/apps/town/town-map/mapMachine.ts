import { assign, emit, setup } from 'xstate';

/** How long the loader is shown at most, and how long the map then takes to open (MAP-6). */
export const LOADER_MS = 5_000;
export const OPENING_MS = 2_000;
/** How long the map takes to open where everything near came before the loader had been seen. */
export const SHORT_OPENING_MS = 700;
/** A loader that is shown for less than this has not been seen. */
const UNSEEN_MS = 1_000;
/** How long a tap lights a location up (MAP-4). */
export const TOUCH_HIGHLIGHT_MS = 5_000;

export type MapEvent =
  /** A mouse or the keyboard points at a location, or at none any more. */
  | { readonly type: 'user.point'; readonly location: string | null }
  | { readonly type: 'user.tap'; readonly location: string }
  /** Beside: in a window more (MAP-8). */
  | { readonly type: 'user.press'; readonly location: string; readonly beside?: boolean }
  | { readonly type: 'user.pause' }
  /** All that is near has come. */
  | { readonly type: 'system.near' };

/** The town's map: it opens (MAP-6), is pointed at and pressed (MAP-4), and is paused (MAP-2). */
export const mapMachine = setup({
  types: {
    context: {} as { readonly lit: string | null },
    events: {} as MapEvent,
    /** The person goes there. */
    emitted: {} as { readonly type: 'open'; readonly location: string; readonly beside: boolean },
  },
  actions: {
    light: assign((_, { location }: { readonly location: string | null }) => ({ lit: location })),
    open: emit(
      (_, { location, beside = false }: { readonly location: string; readonly beside?: boolean }) =>
        ({ type: 'open', location, beside }) as const,
    ),
  },
  guards: {
    isLit: ({ context }, { location }: { readonly location: string }) => context.lit === location,
  },
  delays: { LOADER_MS, OPENING_MS, SHORT_OPENING_MS, UNSEEN_MS, TOUCH_HIGHLIGHT_MS },
}).createMachine({
  id: 'map',
  context: { lit: null },
  type: 'parallel',
  states: {
    curtain: {
      initial: 'loading',
      states: {
        loading: {
          initial: 'fresh',
          states: {
            fresh: { after: { UNSEEN_MS: 'seen' }, on: { 'system.near': '#map.curtain.openingSoon' } },
            seen: { on: { 'system.near': '#map.curtain.opening' } },
          },
          after: { LOADER_MS: 'opening' },
        },
        opening: { tags: 'opening', after: { OPENING_MS: 'open' } },
        openingSoon: { tags: 'opening', after: { SHORT_OPENING_MS: 'open' } },
        open: {},
      },
    },
    time: {
      initial: 'running',
      states: {
        running: { on: { 'user.pause': 'paused' } },
        paused: { on: { 'user.pause': 'running' } },
      },
    },
    light: {
      initial: 'pointed',
      states: {
        /** By a mouse or the keyboard, which say themselves when it is over. */
        pointed: {
          on: {
            'user.tap': [
              {
                guard: { type: 'isLit', params: ({ event }) => event },
                actions: { type: 'open', params: ({ event }) => event },
              },
              { target: 'tapped', actions: { type: 'light', params: ({ event }) => event } },
            ],
          },
        },
        tapped: {
          on: {
            'user.tap': [
              {
                guard: { type: 'isLit', params: ({ event }) => event },
                actions: { type: 'open', params: ({ event }) => event },
              },
              // Entered anew, so that this one has its own five seconds.
              { target: 'tapped', reenter: true, actions: { type: 'light', params: ({ event }) => event } },
            ],
          },
          after: {
            TOUCH_HIGHLIGHT_MS: { target: 'pointed', actions: { type: 'light', params: { location: null } } },
          },
        },
      },
      on: {
        'user.point': { target: '.pointed', actions: { type: 'light', params: ({ event }) => event } },
        'user.press': { actions: { type: 'open', params: ({ event }) => event } },
      },
    },
  },
});
