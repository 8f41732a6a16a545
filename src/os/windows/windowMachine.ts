import { setup, assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Place, WindowSpec } from './windowSpec.ts';

export interface WindowInput {
  readonly spec: WindowSpec;
  readonly place: Place;
  readonly mode: 'normal' | 'maximized' | 'minimized';
}

interface WindowContext {
  readonly spec: WindowSpec;
  readonly title: string;
  /** Where it lies when it is neither maximised nor minimised. */
  readonly place: Place;
  readonly startMode: WindowInput['mode'];
}

export type WindowEvent =
  | { type: 'user.place'; place: Place }
  | { type: 'user.maximize' }
  | { type: 'user.minimize' }
  | { type: 'user.restore' }
  | { type: 'user.close' }
  | { type: 'system.title'; title: string };

/** One window's life: normal, maximised, minimised (and back to what it was), closed (spec 1, section 2). */
export const windowMachine = setup({
  types: { input: {} as WindowInput, context: {} as WindowContext, events: {} as WindowEvent },
  guards: {
    canMaximize: ({ context }) => context.spec.maximizable,
    canMinimize: ({ context }) => context.spec.minimizable,
    startsMaximized: ({ context }) => context.startMode === 'maximized',
    startsMinimized: ({ context }) => context.startMode === 'minimized',
  },
}).createMachine({
  id: 'window',
  context: ({ input }) => ({
    spec: input.spec,
    title: input.spec.title,
    place: input.place,
    startMode: input.mode,
  }),
  initial: 'starting',
  on: {
    'user.close': '.closed',
    'system.title': { actions: assign({ title: ({ event }) => event.title }) },
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
          on: {
            'user.place': { actions: assign({ place: ({ event }) => event.place }) },
            'user.maximize': { guard: 'canMaximize', target: 'maximized' },
          },
        },
        maximized: { on: { 'user.maximize': 'normal' } },
        asBefore: { type: 'history' },
      },
    },
    minimized: {
      tags: ['hidden'],
      on: { 'user.restore': 'shown.asBefore' },
    },
    closed: { type: 'final' },
  },
});

export type WindowActor = ActorRefFrom<typeof windowMachine>;
export type WindowSnapshot = SnapshotFrom<typeof windowMachine>;

/** The mode to remember over a reload. */
export function modeOf(snapshot: WindowSnapshot): WindowInput['mode'] {
  if (snapshot.hasTag('hidden')) return 'minimized';
  return snapshot.matches({ shown: 'maximized' }) ? 'maximized' : 'normal';
}
