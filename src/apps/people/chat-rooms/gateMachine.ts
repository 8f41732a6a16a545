import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { Profile } from '@shared/contract/people/profile.ts';
import { FAULT, type Failure, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import {
  answered,
  failedUntilRead,
  refusedOrGone,
  serverIsGone,
  succeeded,
} from '../../../kernel/actorResults.ts';
import { outputOf } from '../../../kernel/outputOf.ts';
import type { RetryEvent } from '../../../kernel/untilBack.ts';
import { onWalletNews, walletGuards, type WalletEvent, type WalletNews } from '../../../kernel/walletNews.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

type GateEvent =
  /** The person chose a name for now. */
  | { readonly type: 'user.name'; readonly name: string }
  | RetryEvent
  | WalletEvent
  /** The profile was changed elsewhere. */
  | { readonly type: 'system.changed' };

interface GateContext {
  readonly wallet: Address | null;
  /** What the person is called in the rooms; empty: that is not known yet. */
  readonly name: string;
  /** Whether the name is a profile's, under which the person may write in the rooms of people. */
  readonly hasProfile: boolean;
  readonly icon: string | null;
  readonly failure: Failure | null;
  /** The name that is looked at; empty: the one that this browser keeps, if any. */
  readonly asked: string;
  /** Why the person cannot be called so; null: no name was refused. */
  readonly matter: string | null;
  /** Whether the browser has no session; null: that is not known yet. */
  readonly isGuest: boolean | null;
}

/** A name for now, as it was looked at: empty, there is none. */
export interface NameCheck {
  readonly name: string;
  /** Why the person cannot be called so; null: they can. */
  readonly matter: string | null;
}

/** What is known before anything is. */
const NOTHING_YET: GateContext = {
  wallet: null,
  name: '',
  hasProfile: false,
  icon: null,
  failure: null,
  asked: '',
  matter: null,
  isGuest: null,
};

/** How long a person without a session is still taken for one whose session is being restored. */
const GRACE_MS = 1_000;

const newsOf = ({ event }: { readonly event: WalletEvent }): WalletNews => event;

/** What a person passes before the rooms: a session, then a name (MSG-2). */
export const gateMachine = setup({
  types: {
    context: {} as GateContext,
    events: {} as GateEvent,
    tags: {} as 'outage',
  },
  actors: {
    /** Reports the session, and what other windows and tabs do to the profile. */
    world: fromCallback(notProvided),
    load: fromPromise<Result<Profile>>(notProvided),
    /** Looks whether a name for now is another's, and keeps it where it is not. Without one it takes the kept one. */
    check: fromPromise<NameCheck, { readonly wallet: Address | null; readonly name: string }>(notProvided),
    outage: fromCallback(notProvided),
  },
  actions: {
    noteSession: assign((_, { wallet }: WalletNews) => ({
      ...NOTHING_YET,
      wallet,
      isGuest: wallet === null,
    })),
    noteGuest: assign({ isGuest: true }),
    noteProfile: assign((_, result: Result<Profile>) =>
      result.ok && result.value.username !== null
        ? {
            name: result.value.username,
            hasProfile: result.value.hasProfile,
            icon: result.value.profile_icon,
            failure: null,
          }
        : {},
    ),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
    askName: assign((_, { name }: { readonly name: string }) => ({ asked: name.trim(), matter: null })),
    takeName: assign((_, { name }: NameCheck) => ({ name })),
    noteMatter: assign((_, { name, matter }: NameCheck) => ({ asked: name, matter })),
  },
  guards: {
    ...walletGuards,
    succeeded,
    serverIsGone,
    hasName: (_, result: Result<Profile>) => result.ok && result.value.username !== null,
    isKnownGuest: ({ context }) => context.isGuest === true,
    isFree: (_, { name, matter }: NameCheck) => name !== '' && matter === null,
    isName: (_, { name }: { readonly name: string }) => name.trim() !== '',
  },
}).createMachine({
  id: 'gate',
  context: NOTHING_YET,
  invoke: { src: 'world' },
  initial: 'checking',
  on: { 'system.session': onWalletNews('.signedOut', '.loading') },
  states: {
    /** The first second, in which a person without a session is asked for nothing. */
    checking: {
      after: { [GRACE_MS]: [{ guard: 'isKnownGuest', target: 'signedOut' }, { target: 'stillChecking' }] },
      on: {
        'system.session': [
          { guard: { type: 'isGuest', params: newsOf }, actions: 'noteGuest' },
          { guard: { type: 'isAway', params: newsOf }, target: 'away' },
          {
            guard: { type: 'otherWallet', params: newsOf },
            target: 'loading',
            actions: { type: 'noteSession', params: newsOf },
          },
        ],
      },
    },
    /** The session of this browser is still being restored. */
    stillChecking: {},
    signedOut: {},
    /** There is a session, but it is unknown whose until the server answers. */
    away: { tags: 'outage' },
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          answered('hasName', 'open', 'noteProfile'),
          answered('succeeded', 'naming', 'noteProfile'),
          ...refusedOrGone('failed', 'failed.gone'),
        ],
        onError: { target: 'failed', actions: 'noteFault' },
      },
    },
    failed: failedUntilRead('loading', '#gate.loading'),
    /** A person without a profile is asked what they are called for now, unless this browser keeps that. */
    naming: {
      on: {
        'user.name': {
          guard: { type: 'isName', params: ({ event }) => event },
          target: '.checking',
          actions: { type: 'askName', params: ({ event }) => event },
        },
        'system.changed': 'loading',
      },
      initial: 'checking',
      states: {
        checking: {
          invoke: {
            src: 'check',
            input: ({ context: { wallet, asked } }) => ({ wallet, name: asked }),
            onDone: [
              {
                guard: { type: 'isFree', params: outputOf },
                target: '#gate.open',
                actions: { type: 'takeName', params: outputOf },
              },
              { target: 'asking', actions: { type: 'noteMatter', params: outputOf } },
            ],
            onError: { target: '#gate.failed', actions: 'noteFault' },
          },
        },
        asking: {},
      },
    },
    open: {
      on: { 'system.changed': { target: '.refreshing' } },
      initial: 'idle',
      states: {
        idle: {},
        /** Reads a profile that was changed elsewhere; if that fails, the name stays. */
        refreshing: {
          invoke: {
            src: 'load',
            onDone: { target: 'idle', actions: { type: 'noteProfile', params: outputOf } },
            onError: 'idle',
          },
        },
      },
    },
  },
});

export type GateActor = ActorRefFrom<typeof gateMachine>;
