import { assign, emit, fromPromise, setup } from 'xstate';
import type { ChainIntent } from '../../../supabase/functions/_shared/domain/chainIntent.ts';
import { outputOf } from '../../kernel/outputOf.ts';
import type { Failure, Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import { answered, refused, succeeded } from '../../kernel/actorResults.ts';

/** The states of a transaction (CHAIN-3). */
export const TRANSACTION_STATES = ['DEFAULT', 'STARTED', 'PENDING', 'SEALED', 'ERROR'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

type TransactionEvent =
  /** Must be sent in the gesture itself: the wallet's window opens at once. */
  | { readonly type: 'user.send'; readonly intent: ChainIntent }
  | { readonly type: 'user.retry' }
  /** Waits again for the seal of what was sent. */
  | { readonly type: 'user.lookAgain' }
  /** Leaves the wallet's window; nothing was sent yet. */
  | { readonly type: 'user.cancel' }
  | { readonly type: 'user.reset' };

interface TransactionContext {
  /** The last that was asked for. */
  readonly intent: ChainIntent | null;
  /** What was sent and may be sealed yet; null: nothing is on its way. */
  readonly transactionId: string | null;
  readonly failure: Failure | null;
}

/** What is told to those who listen: the network has sealed it. */
interface TransactionNews {
  readonly type: 'sealed';
  readonly intent: ChainIntent;
}

const notProvided = (): never => {
  throw new Error('the transaction machine was started without its effects');
};
/** An effect that threw is a fault of ours; the person can still try again. */
const FAULT: Failure = { code: 'INTERNAL', message: 'Something went wrong with the transaction.' };

/** Failures of what was sent after which it never comes. All others leave that open. */
const OVER: ReadonlySet<Failure['code']> = new Set(['REVERTED', 'EXPIRED']);

/**
 * Every call of the chain that changes something: the wallet signs and sends it, the network seals it. While it is under
 * way nothing can be sent a second time. A machine that is stopped closes the wallet's window. A transaction that was
 * sent by then goes on, and its result shows when the chain is read again.
 */
export const transactionMachine = setup({
  types: {
    context: {} as TransactionContext,
    events: {} as TransactionEvent,
    emitted: {} as TransactionNews,
    tags: {} as 'working',
  },
  actors: {
    /** Has the wallet sign and send it; what it does before its first await happens within the click. */
    submit: fromPromise<Result<{ readonly transactionId: string }>, { readonly intent: ChainIntent | null }>(
      notProvided,
    ),
    /** Waits for the seal. */
    seal: fromPromise<Result<null>, { readonly transactionId: string | null }>(notProvided),
  },
  actions: {
    noteIntent: assign({
      intent: (_, { intent }: { readonly intent: ChainIntent }) => intent,
    }),
    begin: assign({ transactionId: null, failure: null }),
    noteSent: assign({
      transactionId: (_, result: Result<{ readonly transactionId: string }>) =>
        result.ok ? result.value.transactionId : null,
    }),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
    forgetFailure: assign({ failure: null }),
    forgetSent: assign({ transactionId: null }),
    tellSealed: emit(({ context: { intent } }) => {
      if (intent === null) throw new Error('nothing was sent that could be sealed');
      return { type: 'sealed', intent };
    }),
  },
  guards: {
    succeeded,
    isOver: (_, result: Result<unknown>) => !result.ok && OVER.has(result.error.code),
    mayStillCome: ({ context }) => context.transactionId !== null,
    hasIntent: ({ context }) => context.intent !== null,
  },
}).createMachine({
  id: 'transaction',
  context: { intent: null, transactionId: null, failure: null },
  initial: 'DEFAULT',
  states: {
    DEFAULT: {
      entry: 'begin',
      on: {
        'user.send': { target: 'STARTED', actions: { type: 'noteIntent', params: ({ event }) => event } },
      },
    },
    STARTED: {
      tags: 'working',
      entry: 'begin',
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ intent: context.intent }),
        onDone: [answered('succeeded', 'PENDING', 'noteSent'), refused('ERROR')],
        onError: { target: 'ERROR', actions: 'noteFault' },
      },
      on: { 'user.cancel': 'DEFAULT' },
    },
    PENDING: {
      tags: 'working',
      invoke: {
        src: 'seal',
        input: ({ context }) => ({ transactionId: context.transactionId }),
        onDone: [
          { guard: { type: 'succeeded', params: outputOf }, target: 'SEALED', actions: 'tellSealed' },
          {
            guard: { type: 'isOver', params: outputOf },
            target: 'ERROR',
            actions: ['forgetSent', { type: 'noteFailure', params: outputOf }],
          },
          refused('ERROR'),
        ],
        onError: { target: 'ERROR', actions: 'noteFault' },
      },
    },
    SEALED: { on: { 'user.reset': 'DEFAULT' } },
    ERROR: {
      on: {
        // While what was sent may still come, sending another could do the same thing twice.
        'user.lookAgain': { guard: 'mayStillCome', target: 'PENDING', actions: 'forgetFailure' },
        'user.retry': [{ guard: 'mayStillCome' }, { guard: 'hasIntent', target: 'STARTED' }],
        'user.reset': 'DEFAULT',
      },
    },
  },
});
