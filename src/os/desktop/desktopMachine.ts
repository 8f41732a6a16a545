import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { windowMachine, type WindowActor, type WindowInput } from '../windows/windowMachine.ts';
import { firstPlace, placeAgain } from '../windows/placement.ts';
import type { Place, WindowSpec, WorkArea } from '../windows/windowSpec.ts';

/** An open window: its id among the open ones and the actor that is its life. */
export interface OpenWindow {
  readonly id: string;
  readonly actor: WindowActor;
}

interface DesktopContext {
  /** From the back to the front. */
  readonly pile: readonly OpenWindow[];
  /** In the order they were opened, for the taskbar. */
  readonly tasks: readonly string[];
  readonly active: string | null;
  readonly opened: number;
  readonly area: WorkArea;
  readonly selectedIcon: string | null;
}

export type DesktopEvent =
  | {
      type: 'system.open';
      spec: WindowSpec;
      place?: Place;
      mode?: WindowInput['mode'];
    }
  | { type: 'system.screen'; area: WorkArea }
  | { type: 'system.closed'; id: string }
  | { type: 'user.focus'; id: string }
  | { type: 'user.minimize'; id: string }
  | { type: 'user.task'; id: string }
  | { type: 'user.icon'; id: string | null }
  | { type: 'user.start' }
  | { type: 'user.dismiss' };

/** One window an app and params: opening it again brings it to the front. */
export const windowId = (spec: Pick<WindowSpec, 'appId' | 'params'>): string =>
  spec.params === undefined ? spec.appId : `${spec.appId}:${spec.params}`;

const isHidden = (window: OpenWindow): boolean => window.actor.getSnapshot().hasTag('hidden');

const raised = (pile: readonly OpenWindow[], id: string): readonly OpenWindow[] => [
  ...pile.filter((window) => window.id !== id),
  ...pile.filter((window) => window.id === id),
];

const topmost = (pile: readonly OpenWindow[], but: string): string | null =>
  pile.findLast((window) => window.id !== but && !isHidden(window))?.id ?? null;

/** The pile of windows, which of them is active, and the Start menu. */
export const desktopMachine = setup({
  types: {
    input: {} as { area: WorkArea },
    context: {} as DesktopContext,
    events: {} as DesktopEvent,
  },
  actors: { window: windowMachine },
  actions: {
    raise: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const window = context.pile.find((open) => open.id === id);
      if (window === undefined) return;
      if (isHidden(window)) enqueue.sendTo(window.actor, { type: 'user.restore' });
      enqueue.assign({ pile: raised(context.pile, id), active: id, selectedIcon: null });
    }),
    lower: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const window = context.pile.find((open) => open.id === id);
      if (window === undefined || !window.actor.getSnapshot().context.spec.minimizable) return;
      enqueue.sendTo(window.actor, { type: 'user.minimize' });
      enqueue.assign({ active: topmost(context.pile, id) });
    }),
  },
}).createMachine({
  id: 'desktop',
  context: ({ input }) => ({
    pile: [],
    tasks: [],
    active: null,
    opened: 0,
    area: input.area,
    selectedIcon: null,
  }),
  initial: 'idle',
  on: {
    'system.open': [
      {
        guard: ({ context, event }) => context.pile.some((open) => open.id === windowId(event.spec)),
        target: '.idle',
        actions: { type: 'raise', params: ({ event }) => ({ id: windowId(event.spec) }) },
      },
      {
        target: '.idle',
        actions: assign(({ context, event, spawn, self }) => {
          const id = windowId(event.spec);
          const place = event.place
            ? placeAgain(event.place, event.spec, context.area)
            : firstPlace(event.spec, context.area, context.opened);
          const mode = event.mode ?? 'normal';
          const actor = spawn('window', { id, input: { spec: event.spec, place, mode } });
          actor.subscribe({ complete: () => self.send({ type: 'system.closed', id }) });
          return {
            pile: [...context.pile, { id, actor }],
            tasks: [...context.tasks, id],
            active: mode.startsWith('minimized') ? context.active : id,
            opened: context.opened + 1,
            selectedIcon: null,
          };
        }),
      },
    ],
    'system.closed': {
      actions: assign(({ context, event }) => ({
        pile: context.pile.filter((window) => window.id !== event.id),
        tasks: context.tasks.filter((id) => id !== event.id),
        active: context.active === event.id ? topmost(context.pile, event.id) : context.active,
      })),
    },
    'system.screen': { actions: assign({ area: ({ event }) => event.area }) },
    'user.focus': { actions: { type: 'raise', params: ({ event }) => ({ id: event.id }) } },
    'user.minimize': { actions: { type: 'lower', params: ({ event }) => ({ id: event.id }) } },
    'user.task': [
      {
        guard: ({ context, event }) => context.active === event.id,
        actions: { type: 'lower', params: ({ event }) => ({ id: event.id }) },
      },
      { actions: { type: 'raise', params: ({ event }) => ({ id: event.id }) } },
    ],
    'user.icon': {
      actions: assign(({ context, event }) => ({
        selectedIcon: event.id,
        active: event.id === null ? context.active : null,
      })),
    },
  },
  states: {
    idle: { on: { 'user.start': 'startMenu' } },
    startMenu: { tags: ['start-open'], on: { 'user.start': 'idle', 'user.dismiss': 'idle' } },
  },
});

export type DesktopActor = ActorRefFrom<typeof desktopMachine>;
