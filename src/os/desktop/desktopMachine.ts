import { assertEvent, assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { arranged, type Arrangement } from '../windows/arrange.ts';
import { modeOf, windowMachine, type WindowInput } from '../windows/windowMachine.ts';
import { dialogPlace, openingPlace } from '../windows/openingPlace.ts';
import { inside, openingSize, restoredBounds, shownBounds } from '../windows/placement.ts';
import type { Bounds, Placement, WindowSpec, WorkArea } from '../windows/windowSpec.ts';
import type { IconPlaces } from './iconGrid.ts';
import { answering, canMinimize, isHidden, raised, topmost, type OpenWindow } from './stack.ts';

/** What a menu is about. */
export type MenuTarget =
  | { readonly kind: 'start' | 'desktop' | 'taskbar' | 'windows' }
  | { readonly kind: 'icon' | 'window'; readonly id: string };

/** The open menu, and the position at which it was requested; the Start menu has a position of its own. */
export interface OpenMenu {
  readonly target: MenuTarget;
  readonly at: { readonly x: number; readonly y: number };
}

/** The windows that are offered while the keys of the switcher are held, the most recent first. */
export interface Switching {
  readonly ids: readonly string[];
  readonly at: number;
}

interface DesktopContext {
  /** From the back to the front. */
  readonly stack: readonly OpenWindow[];
  /** In the order they were opened, for the taskbar. */
  readonly tasks: readonly string[];
  readonly active: string | null;
  readonly area: WorkArea;
  readonly selectedIcons: readonly string[];
  /** What the icons cover of the screen. */
  readonly iconBounds: readonly Bounds[];
  /** Where icons were put; none while they lie in order. */
  readonly iconPlaces: IconPlaces;
  /** The programs whose icons the person has taken off the desktop. */
  readonly hiddenIcons: readonly string[];
  readonly menu: OpenMenu | null;
  readonly switching: Switching | null;
  /** The windows that were all minimised at once, from the back to the front, until another one is raised. */
  readonly lowered: readonly string[];
}

export type DesktopEvent =
  | {
      type: 'system.open';
      spec: WindowSpec;
      /** Where it was put before. */
      placement?: Placement;
      /** The mode of a window of the last visit, which is reopened by itself. */
      mode?: WindowInput['mode'];
      /** True: in a window more, even of an app of which one is open at a time. */
      beside?: boolean;
      /** True: no press of the person opens it; the address or the page does. A menu that is open stays. */
      byItself?: boolean;
    }
  | { type: 'system.screen'; area: WorkArea }
  | { type: 'system.icons'; bounds: readonly Bounds[] }
  | { type: 'system.closed'; id: string }
  | { type: 'user.focus'; id: string }
  | { type: 'user.minimize'; id: string }
  | { type: 'user.task'; id: string }
  | { type: 'user.selectIcons'; ids: readonly string[] }
  | { type: 'user.placeIcons'; places: IconPlaces }
  | { type: 'user.hideIcons'; ids: readonly string[] }
  | { type: 'system.layIcons'; iconPlaces: IconPlaces; hiddenIcons: readonly string[] }
  | { type: 'user.minimizeAll' }
  | { type: 'user.restoreAll' }
  | { type: 'user.arrange'; how: Arrangement }
  | { type: 'user.start' }
  | { type: 'user.menu'; menu: OpenMenu }
  | { type: 'user.switch'; step: 1 | -1 }
  | { type: 'user.switched' }
  | { type: 'user.dismiss' };

/** There is one window for each app and params: opening it again brings it to the front. */
export const windowId = (spec: Pick<WindowSpec, 'appId' | 'params'>): string =>
  spec.params === undefined ? spec.appId : `${spec.appId}:${spec.params}`;

const START: OpenMenu = { target: { kind: 'start' }, at: { x: 0, y: 0 } };

/** The window that a menu is about, where it waits for its dialog; null: the menu is about none that does. */
const waitingOf = ({ stack }: DesktopContext, target: MenuTarget): string | null =>
  target.kind === 'window' && answering(stack, target.id) !== target.id ? target.id : null;

/** What a window covers of the screen. */
function coverOf({ actor }: OpenWindow, area: WorkArea): Bounds {
  const snapshot = actor.getSnapshot();
  const { context } = snapshot;
  return shownBounds(context, modeOf(snapshot) === 'maximized', area, context.spec);
}

const appOf = ({ actor }: OpenWindow): string => actor.getSnapshot().context.spec.appId;

type Opened = Extract<DesktopEvent, { type: 'system.open' }>;

const isOpen = ({ stack }: DesktopContext, { spec }: Opened): boolean =>
  stack.some(({ id }) => id === windowId(spec));

/** The window whose place a window takes that the person opens; undefined: it gets a place of its own. */
const predecessor = ({ stack }: DesktopContext, { spec, mode, beside }: Opened): OpenWindow | undefined =>
  spec.oneAtATime === true && mode === undefined && beside !== true
    ? stack.findLast((window) => appOf(window) === spec.appId && window.id !== windowId(spec))
    : undefined;

/** Where and how a window lies that takes the place of this one. */
function placeOf({ actor }: OpenWindow): Pick<WindowInput, keyof Placement | 'mode'> {
  const { bounds, screen, half, maximized } = actor.getSnapshot().context;
  return { bounds, screen, half, mode: maximized ? 'maximized' : 'normal' };
}

const beginsAt = (one: Bounds, other: Bounds): boolean => one.x === other.x && one.y === other.y;

/**
 * Where a window that is opened is put: where it was before, unless another one of its app is there. One that a person
 * opens is wholly in sight, even if it was dragged almost off the screen before.
 */
function placed(
  { stack, active, area, iconBounds }: DesktopContext,
  { spec, placement, mode }: Pick<Opened, 'spec' | 'placement' | 'mode'>,
): Placement {
  const seen = stack.filter((window) => !isHidden(window));
  const restored = placement && restoredBounds(placement.bounds, spec, area);
  const before = restored && mode === undefined ? inside(restored, placement.screen) : restored;
  const isTaken = (place: Bounds): boolean =>
    seen.some((window) => appOf(window) === spec.appId && beginsAt(coverOf(window, area), place));
  if (placement && before && !isTaken(before)) {
    return { ...placement, bounds: before };
  }
  if (spec.dialog) {
    const parent = seen.find(({ id }) => id === (spec.owner ?? active));
    const over = parent ? coverOf(parent, area) : null;
    return { bounds: dialogPlace(openingSize(spec, area), area, over, spec.atFoot), screen: area };
  }
  const others = seen.filter(({ actor }) => modeOf(actor.getSnapshot()) === 'normal');
  const covers = others.map((window) => coverOf(window, area));
  return { bounds: openingPlace(before ?? openingSize(spec, area), area, covers, iconBounds), screen: area };
}

/** The next window of the switcher; a switcher that opens starts from the window in front. */
function switched({ switching, stack, active }: DesktopContext, step: 1 | -1): Switching | null {
  const ids = switching?.ids ?? stack.map(({ id }) => id).reverse();
  if (ids.length === 0) return null;
  const from = switching?.at ?? (active === null && step === 1 ? -1 : 0);
  return { ids, at: (from + step + ids.length) % ids.length };
}

/** The stack of windows, which of them is active, and the menu or the switcher over them. */
export const desktopMachine = setup({
  types: {
    input: {} as { area: WorkArea; iconPlaces?: IconPlaces; hiddenIcons?: readonly string[] },
    context: {} as DesktopContext,
    events: {} as DesktopEvent,
  },
  actors: { window: windowMachine },
  actions: {
    open: assign(({ context, event, spawn, self }) => {
      assertEvent(event, 'system.open');
      const id = windowId(event.spec);
      const mode = event.mode ?? 'normal';
      const before = predecessor(context, event);
      const place = before === undefined ? placed(context, event) : placeOf(before);
      const input = { spec: event.spec, mode, ...place };
      const actor = spawn('window', { id, input });
      actor.subscribe({ complete: () => self.send({ type: 'system.closed', id }) });
      return {
        stack: raised([...context.stack, { id, actor }], id),
        tasks: [...context.tasks, id],
        active: mode.startsWith('minimized') ? context.active : id,
        selectedIcons: [],
        lowered: [],
      };
    }),
    closePredecessor: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'system.open');
      const before = predecessor(context, event);
      if (before !== undefined) enqueue.sendTo(before.actor, { type: 'user.close' });
    }),
    raise: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const window = context.stack.find((open) => open.id === id);
      if (window === undefined) return;
      if (isHidden(window)) enqueue.sendTo(window.actor, { type: 'user.restore' });
      const front = answering(context.stack, id);
      const stack = raised(raised(context.stack, id), front);
      enqueue.assign({ stack, active: front, selectedIcons: [], lowered: [] });
    }),
    lower: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const window = context.stack.find((open) => open.id === id);
      if (window === undefined || !canMinimize(window) || answering(context.stack, window.id) !== window.id)
        return;
      enqueue.sendTo(window.actor, { type: 'user.minimize' });
      enqueue.assign({ active: topmost(context.stack, id) });
    }),
    lowerAll: enqueueActions(({ context, enqueue }) => {
      const seen = context.stack.filter((window) => !isHidden(window));
      const staysUp = (window: OpenWindow): boolean =>
        !canMinimize(window) || answering(context.stack, window.id) !== window.id;
      const lowered = seen.filter((window) => !staysUp(window));
      for (const { actor } of lowered) enqueue.sendTo(actor, { type: 'user.minimize' });
      const rest = seen.filter(staysUp);
      enqueue.assign({ active: rest.at(-1)?.id ?? null, lowered: lowered.map(({ id }) => id) });
    }),
    raiseAll: enqueueActions(({ context, enqueue }) => {
      const back = context.stack.filter(({ id }) => context.lowered.includes(id));
      for (const { actor } of back) enqueue.sendTo(actor, { type: 'user.restore' });
      enqueue.assign({ active: back.at(-1)?.id ?? context.active, lowered: [] });
    }),
    arrange: enqueueActions(({ context, enqueue }, { how }: { how: Arrangement }) => {
      const seen = context.stack.filter((window) => !isHidden(window) && canMinimize(window));
      const specs = seen.map(({ actor }) => actor.getSnapshot().context.spec);
      const allBounds = arranged(specs, context.area, how);
      seen.forEach(({ actor }, index) => {
        const bounds = allBounds[index];
        if (bounds === undefined) return;
        enqueue.sendTo(actor, { type: 'user.bounds', bounds, screen: context.area });
      });
    }),
  },
}).createMachine({
  id: 'desktop',
  context: ({ input }) => ({
    stack: [],
    tasks: [],
    active: null,
    area: input.area,
    selectedIcons: [],
    iconBounds: [],
    iconPlaces: input.iconPlaces ?? {},
    hiddenIcons: input.hiddenIcons ?? [],
    menu: null,
    switching: null,
    lowered: [],
  }),
  initial: 'idle',
  on: {
    'system.open': [
      {
        guard: ({ context, event }) => isOpen(context, event) && event.byItself === true,
        actions: { type: 'raise', params: ({ event }) => ({ id: windowId(event.spec) }) },
      },
      {
        guard: ({ context, event }) => isOpen(context, event),
        target: '.idle',
        actions: { type: 'raise', params: ({ event }) => ({ id: windowId(event.spec) }) },
      },
      {
        guard: ({ event }) => event.byItself === true || event.mode !== undefined,
        actions: ['open', 'closePredecessor'],
      },
      { target: '.idle', actions: ['open', 'closePredecessor'] },
    ],
    'system.closed': {
      actions: assign(({ context, event }) => ({
        stack: context.stack.filter((window) => window.id !== event.id),
        tasks: context.tasks.filter((id) => id !== event.id),
        active: context.active === event.id ? topmost(context.stack, event.id) : context.active,
      })),
    },
    'system.screen': { actions: assign({ area: ({ event }) => event.area }) },
    'system.icons': { actions: assign({ iconBounds: ({ event }) => event.bounds }) },
    'user.focus': { actions: { type: 'raise', params: ({ event }) => ({ id: event.id }) } },
    'user.minimize': { actions: { type: 'lower', params: ({ event }) => ({ id: event.id }) } },
    'user.task': [
      {
        guard: ({ context, event }) => context.active === event.id,
        actions: { type: 'lower', params: ({ event }) => ({ id: event.id }) },
      },
      { actions: { type: 'raise', params: ({ event }) => ({ id: event.id }) } },
    ],
    'user.selectIcons': {
      actions: assign(({ context, event }) => ({
        selectedIcons: event.ids,
        active: event.ids.length === 0 ? context.active : null,
      })),
    },
    'user.hideIcons': {
      actions: assign({ hiddenIcons: ({ event }) => event.ids, selectedIcons: [] }),
    },
    'system.layIcons': {
      actions: assign(({ event: { iconPlaces, hiddenIcons } }) => ({ iconPlaces, hiddenIcons })),
    },
    'user.placeIcons': { actions: assign({ iconPlaces: ({ event }) => event.places }) },
    'user.minimizeAll': { actions: 'lowerAll' },
    'user.restoreAll': { actions: 'raiseAll' },
    'user.arrange': { actions: { type: 'arrange', params: ({ event }) => ({ how: event.how }) } },
    'user.start': { target: '.menu', actions: assign({ menu: START }) },
    'user.menu': [
      {
        guard: ({ context, event }) => waitingOf(context, event.menu.target) !== null,
        target: '.idle',
        actions: {
          type: 'raise',
          params: ({ context, event }) => ({ id: waitingOf(context, event.menu.target) ?? '' }),
        },
      },
      { target: '.menu', actions: assign({ menu: ({ event }) => event.menu }) },
    ],
    'user.switch': {
      guard: ({ context }) => context.stack.length > 0,
      target: '.switching',
      actions: assign({ switching: ({ context, event }) => switched(context, event.step) }),
    },
    'user.dismiss': '.idle',
  },
  states: {
    idle: { entry: assign({ menu: null, switching: null }) },
    menu: {
      entry: assign({ switching: null }),
      on: {
        'user.start': [
          { guard: ({ context }) => context.menu === START, target: 'idle' },
          { actions: assign({ menu: START }) },
        ],
      },
    },
    switching: {
      entry: assign({ menu: null }),
      on: {
        'user.switched': {
          target: 'idle',
          actions: {
            type: 'raise',
            params: ({ context: { switching } }) => ({ id: switching?.ids[switching.at] ?? '' }),
          },
        },
      },
    },
  },
});

export type DesktopActor = ActorRefFrom<typeof desktopMachine>;
