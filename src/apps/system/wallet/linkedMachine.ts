import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { outputOf } from '../../../kernel/outputOf.ts';
import { FAULT, type Failure, type Result } from '@shared/kernel/result.ts';
import { answered, serverIsGone, succeeded } from '../../../kernel/actorResults.ts';
import { untilBack, type RetryEvent } from '../../../kernel/untilBack.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { WalletEvent, WalletNews } from '../../../kernel/walletNews.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

type LinkedEvent =
  | RetryEvent
  | WalletEvent
  /** What the wallet holds, or is linked to, changed. */
  | { readonly type: 'system.changed' };

interface LinkedContext {
  readonly wallet: Address | null;
  /** The wallets that are linked to it; empty until they were read. */
  readonly linked: readonly Address[];
  readonly failure: Failure | null;
}

/** The wallets that are linked to the one that is signed in: their tokens count as its own (WALLET-3). */
export const linkedMachine = setup({
  types: {
    context: {} as LinkedContext,
    events: {} as LinkedEvent,
    tags: {} as 'outage',
  },
  actors: {
    /** Reports the session, and changes of what the wallet holds. */
    world: fromCallback(notProvided),
    load: fromPromise<Result<readonly Address[]>, { readonly wallet: Address | null }>(notProvided),
    outage: fromCallback(notProvided),
  },
  actions: {
    noteWallet: assign((_, { wallet }: WalletNews) => ({ wallet, linked: [], failure: null })),
    noteLinked: assign((_, result: Result<readonly Address[]>) =>
      result.ok ? { linked: result.value, failure: null } : { failure: result.error },
    ),
    noteFault: assign({ failure: FAULT }),
  },
  guards: {
    otherWallet: ({ context }, { wallet }: WalletNews) => wallet !== null && wallet !== context.wallet,
    noWallet: (_, { wallet }: WalletNews) => wallet === null,
    succeeded,
    serverIsGone,
  },
}).createMachine({
  id: 'linked',
  context: { wallet: null, linked: [], failure: null },
  invoke: { src: 'world' },
  initial: 'nobody',
  on: {
    'system.session': [
      {
        guard: { type: 'otherWallet', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'noteWallet', params: ({ event }) => event },
      },
      {
        guard: { type: 'noWallet', params: ({ event }) => event },
        target: '.nobody',
        actions: { type: 'noteWallet', params: ({ event }) => event },
      },
    ],
  },
  states: {
    nobody: {},
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ wallet: context.wallet }),
        onDone: [
          answered('succeeded', 'known', 'noteLinked'),
          answered('serverIsGone', 'gone', 'noteLinked'),
          { target: 'failed', actions: { type: 'noteLinked', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'noteFault' },
      },
      on: { 'system.changed': { target: 'loading', reenter: true } },
    },
    known: { on: { 'system.changed': 'loading' } },
    failed: { on: { 'user.retry': 'loading', 'system.changed': 'loading' } },
    gone: untilBack('#linked.loading'),
  },
});
