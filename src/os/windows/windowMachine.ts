import { assertEvent, assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { grown } from './placement.ts';
import type { Bounds, Half, Placement, Size, WindowSpec } from './windowSpec.ts';

export interface WindowInput extends Placement {
  readonly spec: WindowSpec;
  readonly mode: StartMode;
}

export type WindowMode = 'normal' | 'maximized' | 'minimized';
/** The mode a window opens in; a minimised one may have been maximised, and is again when it is restored. */
export type StartMode = WindowMode | 'minimized-maximized';

/** It lies where it was put, as far as the screen allows (placement.ts), unless it is maximised or minimised. */
interface WindowContext extends Placement {
  readonly spec: WindowSpec;
  readonly title: string;
  readonly startMode: StartMode;
  /** Whether it is maximised, or will be when it is restored. */
  readonly maximized: boolean;
  /** Its body asks the person before it is closed (SHELL-27). */
  readonly asksFirst: boolean;
}

export type WindowEvent =
  | { type: 'user.bounds'; bounds: Bounds; screen: Size }
  | { type: 'user.half'; half: Half | undefined }
  | { type: 'user.maximize' }
  | { type: 'user.minimize' }
  | { type: 'user.restore' }
  | { type: 'user.close' }
  | { type: 'user.grasp'; how: Grasp }
  | { type: 'system.title'; title: string }
  | { type: 'system.asksFirst'; asks: boolean }
  /** It is closed whatever its body would ask. */
  | { type: 'system.close' }
  | { type: 'system.grow'; by: number; area: Size };

/** What the arrow keys do after Move or Size was chosen in the window's menu. */
export type Grasp = 'move' | 'size';

/** One window's life: normal or in a half, maximised, minimised (and back to what it was), closed (SHELL-1). */
export const windowMachine = setup({
  types: {
    input: {} as WindowInput,
    context: {} as WindowContext,
    events: {} as WindowEvent,
    emitted: {} as { type: 'grasped'; how: Grasp } | { type: 'closing' },
  },
  guards: {
    canMaximize: ({ context }) => context.spec.maximizable,
    canMinimize: ({ context }) => context.spec.minimizable,
    canBeSized: ({ context }) => context.spec.resizable,
    startsMaximized: ({ context }) => context.startMode === 'maximized' && context.maximized,
    startsMinimized: ({ context }) => context.startMode.startsWith('minimized'),
    asksFirst: ({ context }) => context.asksFirst,
    wasMaximized: ({ context }) => context.maximized,
  },
  actions: {
    put: assign(({ event }) => {
      assertEvent(event, 'user.bounds');
      return { bounds: event.bounds, screen: event.screen, half: undefined };
    }),
    fillHalf: assign(({ event }) => {
      assertEvent(event, 'user.half');
      return { half: event.half };
    }),
  },
}).createMachine({
  id: 'window',
  context: ({ input }) => ({
    spec: input.spec,
    title: input.spec.title,
    bounds: input.bounds,
    screen: input.screen,
    half: input.half,
    startMode: input.mode,
    maximized: input.spec.maximizable && input.mode.endsWith('maximized'),
    asksFirst: false,
  }),
  initial: 'starting',
  on: {
    'user.close': [{ guard: 'asksFirst', actions: emit({ type: 'closing' }) }, { target: '.closed' }],
    'system.close': '.closed',
    'system.asksFirst': { actions: assign({ asksFirst: ({ event }) => event.asks }) },
    'system.title': { actions: assign({ title: ({ event }) => event.title }) },
    /** The body measured that it needs another height. */
    'system.grow': {
      actions: assign({
        bounds: ({ context: { bounds }, event: { by, area } }) => grown(bounds, by, area),
      }),
    },
  },
  states: {
    starting: {
      always: [
        { guard: 'startsMinimized', target: 'minimized' },
        { guard: 'startsMaximized', target: 'shown.maximized' },
        { target: 'shown.normal' },
      ],
    },
    shown: {
      initial: 'normal',
      on: { 'user.minimize': { guard: 'canMinimize', target: 'minimized' } },
      states: {
        normal: {
          entry: assign({ maximized: false }),
          on: {
            'user.bounds': { actions: 'put' },
            'user.half': { guard: 'canBeSized', actions: 'fillHalf' },
            'user.maximize': { guard: 'canMaximize', target: 'maximized' },
            'user.grasp': { actions: emit(({ event }) => ({ type: 'grasped', how: event.how })) },
          },
        },
        maximized: {
          entry: assign({ maximized: true }),
          on: {
            'user.maximize': 'normal',
            'user.bounds': { target: 'normal', actions: 'put' },
            'user.half': { guard: 'canBeSized', target: 'normal', actions: 'fillHalf' },
          },
        },
      },
    },
    minimized: {
      tags: ['hidden'],
      on: { 'user.restore': [{ guard: 'wasMaximized', target: 'shown.maximized' }, 'shown.normal'] },
    },
    closed: { type: 'final' },
  },
});

export type WindowActor = ActorRefFrom<typeof windowMachine>;
export type WindowSnapshot = SnapshotFrom<typeof windowMachine>;

/** How the window is shown. */
export function modeOf(snapshot: WindowSnapshot): WindowMode {
  if (snapshot.hasTag('hidden')) return 'minimized';
  return snapshot.matches({ shown: 'maximized' }) ? 'maximized' : 'normal';
}

/** The mode to open the window in after a reload. */
export function modeToRemember(snapshot: WindowSnapshot): StartMode {
  const mode = modeOf(snapshot);
  return mode === 'minimized' && snapshot.context.maximized ? 'minimized-maximized' : mode;
}
