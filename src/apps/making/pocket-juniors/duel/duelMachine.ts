import { assign, setup } from 'xstate';
import { fightDuel, type Duel, type DuelLog } from '@shared/domain/making/juniors/duel.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long an event of a duel is shown at the plain speed, in ms. */
export const BEAT_MS = 900;

interface Context {
  /** The duel that is next, or is watched. */
  readonly duel: Duel | null;
  /** Null until it is fought. */
  readonly log: DuelLog | null;
  /** How many events of the log were shown. */
  readonly shown: number;
  readonly speed: Speed;
}

export type DuelCommand =
  | { readonly type: 'user.propose'; readonly duel: Duel }
  | { readonly type: 'user.start' }
  | { readonly type: 'user.again' }
  | { readonly type: 'user.skip' }
  | { readonly type: 'user.speed'; readonly speed: Speed }
  | { readonly type: 'user.leave' }
  | { readonly type: 'body.seen' }
  | { readonly type: 'body.hidden' };

/** A duel as it is watched: one event after the other, at a speed, or all at once (JUNIORS-7). It waits while hidden. */
export const duelMachine = setup({
  types: { context: {} as Context, events: {} as DuelCommand },
  delays: { beat: ({ context }) => BEAT_MS / context.speed },
  guards: { isLast: ({ context }) => context.shown >= (context.log?.events.length ?? 0) },
  actions: {
    showNext: assign({ shown: ({ context }) => context.shown + 1 }),
    showAll: assign({ shown: ({ context }) => context.log?.events.length ?? 0 }),
    beginAgain: assign({ shown: 0 }),
  },
}).createMachine({
  id: 'duel',
  context: { duel: null, log: null, shown: 0, speed: 1 },
  initial: 'idle',
  on: {
    'user.speed': { actions: assign({ speed: ({ event }) => event.speed }) },
    'user.leave': { target: '.idle', actions: assign({ duel: null, log: null, shown: 0 }) },
  },
  states: {
    idle: {
      on: {
        'user.propose': { actions: assign({ duel: ({ event }) => event.duel }) },
        'user.start': {
          guard: ({ context }) => context.duel !== null,
          target: 'playing',
          actions: assign(({ context: { duel } }) => ({ log: duel && fightDuel(duel), shown: 0 })),
        },
      },
    },
    playing: {
      initial: 'showing',
      on: { 'user.skip': { target: 'over', actions: 'showAll' } },
      states: {
        showing: {
          always: { guard: 'isLast', target: '#duel.over' },
          after: { beat: { target: 'showing', reenter: true, actions: 'showNext' } },
          on: { 'body.hidden': 'waiting' },
        },
        waiting: { on: { 'body.seen': 'showing' } },
      },
    },
    over: { on: { 'user.again': { target: 'playing', actions: 'beginAgain' } } },
  },
});
