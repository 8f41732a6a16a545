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
  /** Whether the browser has no session; null: that is not known yet. */
  readonly isGuest: boolean | null;
}

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
    outage: fromCallback(notProvided),
  },
  actions: {
    noteSession: assign((_, { wallet }: WalletNews) => ({
      wallet,
      name: '',
      hasProfile: false,
      icon: null,
      failure: null,
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
    takeName: assign((_, { name }: { readonly name: string }) => ({ name: name.trim() })),
  },
  guards: {
    ...walletGuards,
    succeeded,
    serverIsGone,
    hasName: (_, result: Result<Profile>) => result.ok && result.value.username !== null,
    isKnownGuest: ({ context }) => context.isGuest === true,
    isName: (_, { name }: { readonly name: string }) => name.trim() !== '',
  },
}).createMachine({
  id: 'gate',
  context: { wallet: null, name: '', hasProfile: false, icon: null, failure: null, isGuest: null },
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
    /** A person without a profile is asked what they are called for now. */
    naming: {
      on: {
        'user.name': {
          guard: { type: 'isName', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'takeName', params: ({ event }) => event },
        },
        'system.changed': 'loading',
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
