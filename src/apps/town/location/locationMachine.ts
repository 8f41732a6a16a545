import { assign, emit, enqueueActions, setup } from 'xstate';
import { locationOf } from '@shared/domain/town/town.ts';
import { entryTo, type Entry, type Refused, type TownState } from '@shared/domain/town/townEntry.ts';
import type { Way } from '../../../town/play/hotspots/hotspot.ts';

/** How long a person waits for the next place before they are told so (ms). */
export const WAITING_AFTER_MS = 200;

/** A place that is to be shown; from outside nothing in it can be pressed. */
export interface Visit {
  readonly place: string;
  readonly fromOutside: boolean;
}

/** What decides who may enter: what is known of the person, and the mode of this tab. */
export interface Rights {
  readonly town: TownState;
  readonly isBuildMode: boolean;
}

/** What the window's bar needs to know of the place that is shown. */
export interface Sight {
  /** Buttons that lead on. */
  readonly ways: readonly Way[];
  readonly hasTune: boolean;
}

export type LocationEvent =
  /** The person takes an exit, or a button that leads to another place. */
  | { readonly type: 'user.go'; readonly to: string }
  /** A button presses a hotspot of the picture. */
  | { readonly type: 'user.press'; readonly hotspot: string }
  | ({ readonly type: 'system.entry' } & Rights)
  /** The place that was wanted is shown. */
  | ({ readonly type: 'system.arrived' } & Sight)
  /** It does not come. */
  | { readonly type: 'system.lost'; readonly fault: unknown };

type LocationEmitted =
  /** An exit leads to a place that the person may not enter. */
  | { readonly type: 'refused'; readonly place: string; readonly entry: Refused }
  | { readonly type: 'press'; readonly hotspot: string }
  /** The next place does not come; the same exit can be tried again. */
  | { readonly type: 'noWay' }
  /** There is nothing to show at all. */
  | { readonly type: 'broken'; readonly fault: unknown };

interface LocationContext extends Rights, Sight {
  /** Where the person is or, until they are let in, wants to be. */
  readonly place: string;
  /** Whether they may be there. */
  readonly entry: Entry;
  /** What the window shows; null: nothing yet. */
  readonly shown: Visit | null;
  /** What the window is to show: the place that it shows, or the one that is on its way. */
  readonly wanted: Visit | null;
}

/** The place that the person is in; null: they are outside. */
export const hereIn = ({ shown }: { readonly shown: Visit | null }): string | null =>
  shown === null || shown.fromOutside ? null : shown.place;

const NOTHING = { shown: null, ways: [], hasTune: false } as const;

const mayEnter = (place: string, { town, isBuildMode }: Rights): boolean =>
  entryTo(place, town, isBuildMode).status === 'entered';

const inside = (place: string): Visit => ({ place, fromOutside: false });

/**
 * Where a person is in town: before a door, outside, inside, or on the way from place to place. Who may enter is asked
 * of `entryTo` here alone, for the first place and at each exit alike. The scene shows what is `wanted`, and says when
 * that is there.
 */
export const locationMachine = setup({
  types: {
    input: {} as Rights & { readonly place: string },
    context: {} as LocationContext,
    events: {} as LocationEvent,
    emitted: {} as LocationEmitted,
    /** waiting: the next place takes so long that the person is told. */
    tags: {} as 'waiting',
  },
  actions: {
    noteRights: assign(({ context: { place } }, { town, isBuildMode }: Rights) => ({
      town,
      isBuildMode,
      entry: entryTo(place, town, isBuildMode),
    })),
    /** The location is seen from outside; where there is none, nothing is seen. */
    stayOutside: assign(({ context: { place, entry, shown } }) => {
      const isNowhere = entry.status === 'refused' && entry.refusal === 'UNKNOWN_PLACE';
      const location = isNowhere ? null : locationOf(place);
      if (location === null) return { ...NOTHING, wanted: null };
      const wanted = { place: location.id, fromOutside: true };
      const isShown = shown?.fromOutside === true && shown.place === location.id;
      return { ...(isShown ? {} : NOTHING), wanted };
    }),
    want: assign((_, { place }: { readonly place: string }) => ({ wanted: inside(place) })),
    /** What is on its way is wanted no longer. */
    turnBack: assign({ wanted: ({ context }) => context.shown }),
    arrive: assign(({ context: { place, wanted } }, { ways, hasTune }: Sight) => ({
      place: wanted === null || wanted.fromOutside ? place : wanted.place,
      shown: wanted,
      ways: wanted?.fromOutside === true ? [] : ways,
      hasTune,
    })),
    sayNoWay: emit({ type: 'noWay' }),
    breakDown: emit((_, { fault }: { readonly fault: unknown }) => ({ type: 'broken', fault }) as const),
  },
  guards: {
    isChecking: ({ context }) => context.entry.status === 'checking',
    isRefused: ({ context }) => context.entry.status === 'refused',
    isUnanswered: ({ context }) => context.entry.status === 'unknown',
    isHere: ({ context }) => hereIn(context) === context.place,
    isWayOn: ({ context }, { to }: { readonly to: string }) => to !== context.place && mayEnter(to, context),
    /** Neither where they are nor where they go is closed to them by what is known now. */
    mayStay: ({ context: { place, wanted } }, rights: Rights) =>
      mayEnter(place, rights) && (wanted === null || mayEnter(wanted.place, rights)),
  },
  delays: { WAITING_AFTER_MS },
}).createMachine({
  id: 'location',
  context: ({ input }) => ({
    ...input,
    ...NOTHING,
    entry: entryTo(input.place, input.town, input.isBuildMode),
    wanted: null,
  }),
  initial: 'deciding',
  on: {
    'system.entry': {
      target: '.deciding',
      actions: ['turnBack', { type: 'noteRights', params: ({ event }) => event }],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isChecking', target: 'checking' },
        { guard: 'isRefused', target: 'outside.refused' },
        { guard: 'isUnanswered', target: 'outside.unanswered' },
        { guard: 'isHere', target: 'inside' },
        { target: 'coming' },
      ],
    },
    /** The server is asked; a person who was inside still sees where they were. */
    checking: {},
    outside: {
      entry: 'stayOutside',
      initial: 'refused',
      states: { refused: {}, unanswered: {} },
      on: {
        'system.arrived': { actions: { type: 'arrive', params: ({ event }) => event } },
        'system.lost': { actions: { type: 'breakDown', params: ({ event }) => event } },
      },
    },
    /** The person may enter, and the place is on its way. */
    coming: {
      entry: { type: 'want', params: ({ context }) => context },
      on: {
        'system.arrived': { target: 'inside', actions: { type: 'arrive', params: ({ event }) => event } },
        'system.lost': { actions: { type: 'breakDown', params: ({ event }) => event } },
      },
    },
    inside: {
      initial: 'still',
      on: {
        'system.entry': {
          guard: { type: 'mayStay', params: ({ event }) => event },
          actions: { type: 'noteRights', params: ({ event }) => event },
        },
        'user.press': { actions: emit(({ event: { hotspot } }) => ({ type: 'press', hotspot })) },
      },
      states: {
        still: {
          on: {
            'user.go': [
              {
                guard: { type: 'isWayOn', params: ({ event }) => event },
                target: 'walking',
                actions: { type: 'want', params: ({ event }) => ({ place: event.to }) },
              },
              {
                actions: enqueueActions(({ context, event: { to }, enqueue }) => {
                  const entry = entryTo(to, context.town, context.isBuildMode);
                  if (entry.status === 'refused') enqueue.emit({ type: 'refused', place: to, entry });
                }),
              },
            ],
          },
        },
        /** The person sees where they are until the next place has come; other exits lead nowhere meanwhile. */
        walking: {
          initial: 'setOut',
          states: {
            setOut: { after: { WAITING_AFTER_MS: 'late' } },
            late: { tags: 'waiting' },
          },
          on: {
            'system.arrived': { target: 'still', actions: { type: 'arrive', params: ({ event }) => event } },
            'system.lost': { target: 'still', actions: ['turnBack', 'sayNoWay'] },
          },
        },
      },
    },
  },
});
