import { assign, fromPromise, setup } from 'xstate';
import type {
  ChainIntent,
  SubmittedTransaction,
} from '../../../supabase/functions/_shared/domain/chainIntent.ts';
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
  /** The same was sent before, by a window that is gone or another tab: it is waited for, and not sent again. */
  | { readonly type: 'system.sent'; readonly intent: ChainIntent; readonly sent: SubmittedTransaction }
  /** Waits again for the seal of what was sent. */
  | { readonly type: 'user.lookAgain' }
  /** Leaves the wallet's window; nothing was sent yet. */
  | { readonly type: 'user.cancel' }
  | { readonly type: 'user.reset' };

interface TransactionContext {
  /** The last that was asked for. */
  readonly intent: ChainIntent | null;
  /** What was sent; null: nothing was. */
  readonly sent: SubmittedTransaction | null;
  readonly failure: Failure | null;
}

const notProvided = (): never => {
  throw new Error('the transaction machine was started without its effects');
};
/** An effect that threw is a fault of ours; the person can still try again. */
const FAULT: Failure = { code: 'INTERNAL', message: 'Something went wrong with the transaction.' };

/** Failures of what was sent after which it never comes. All others leave that open. */
const OVER: ReadonlySet<Failure['code']> = new Set(['REVERTED', 'EXPIRED']);

/** Whether what was sent may be sealed yet, though the wait for it has failed. */
export const mayStillCome = ({ sent, failure }: TransactionContext): boolean =>
  sent !== null && failure !== null && !OVER.has(failure.code);

type SentEvent = Extract<TransactionEvent, { readonly type: 'system.sent' }>;
const SENT_BEFORE = {
  guard: { type: 'isNews', params: ({ event }: { readonly event: SentEvent }) => event },
  target: 'PENDING',
  actions: { type: 'goOn', params: ({ event }: { readonly event: SentEvent }) => event },
} as const;

/**
 * Every call of the chain that changes something: the wallet signs and sends it, the network seals it. While it is under
 * way nothing can be sent a second time. A machine that is stopped closes the wallet's window. A transaction that was
 * sent by then goes on, and its result shows when the chain is read again.
 */
export const transactionMachine = setup({
  types: {
    context: {} as TransactionContext,
    events: {} as TransactionEvent,
    tags: {} as 'working',
  },
  actors: {
    /** Has the wallet sign and send it; what it does before its first await happens within the click. */
    submit: fromPromise<Result<SubmittedTransaction>, { readonly intent: ChainIntent | null }>(notProvided),
    /** Waits for the seal. */
    seal: fromPromise<Result<null>, { readonly transactionId: string | null }>(notProvided),
  },
  actions: {
    noteIntent: assign({
      intent: (_, { intent }: { readonly intent: ChainIntent }) => intent,
    }),
    begin: assign({ sent: null, failure: null }),
    noteSent: assign({
      sent: (_, result: Result<SubmittedTransaction>) => (result.ok ? result.value : null),
    }),
    goOn: assign(
      (_, { intent, sent }: { readonly intent: ChainIntent; readonly sent: SubmittedTransaction }) => ({
        intent,
        sent,
        failure: null,
      }),
    ),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    succeeded,
    mayStillCome: ({ context }) => mayStillCome(context),
    isNews: ({ context }, { sent }: { readonly sent: SubmittedTransaction }) =>
      sent.transactionId !== context.sent?.transactionId,
    hasIntent: ({ context }) => context.intent !== null,
  },
}).createMachine({
  id: 'transaction',
  context: { intent: null, sent: null, failure: null },
  initial: 'DEFAULT',
  states: {
    DEFAULT: {
      entry: 'begin',
      on: {
        'user.send': { target: 'STARTED', actions: { type: 'noteIntent', params: ({ event }) => event } },
        'system.sent': SENT_BEFORE,
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
      on: { 'user.cancel': 'DEFAULT', 'system.sent': SENT_BEFORE },
    },
    PENDING: {
      tags: 'working',
      invoke: {
        src: 'seal',
        input: ({ context }) => ({ transactionId: context.sent?.transactionId ?? null }),
        onDone: [{ guard: { type: 'succeeded', params: outputOf }, target: 'SEALED' }, refused('ERROR')],
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
        'system.sent': SENT_BEFORE,
      },
    },
  },
});
