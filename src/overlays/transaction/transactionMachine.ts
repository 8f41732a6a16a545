import { assign, fromPromise, setup } from 'xstate';
import type { ChainIntent, SubmittedTransaction } from '@shared/domain/collection/chainIntent.ts';
import { outputOf } from '../../kernel/outputOf.ts';
import type { Failure, Result } from '@shared/kernel/result.ts';
import { answered, refused, succeeded } from '../../kernel/actorResults.ts';
import { notProvided } from '../../kernel/notProvided.ts';

/**
 * The states of a transaction (CHAIN-3). LOOKING: its wallet was closed or the page was loaded again before there was an
 * answer, so that the chain is asked what became of it.
 */
export const TRANSACTION_STATES = ['DEFAULT', 'STARTED', 'LOOKING', 'PENDING', 'SEALED', 'ERROR'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

type TransactionEvent =
  /** Must be sent in the gesture itself: the wallet's window opens at once. */
  | { readonly type: 'user.send'; readonly intent: ChainIntent }
  | { readonly type: 'user.retry' }
  /** This transaction was sent before, by a window that is gone or another tab: it is waited for, and not sent again. */
  | { readonly type: 'system.sent'; readonly intent: ChainIntent; readonly sent: SubmittedTransaction }
  /** The page was loaded again while a wallet was asked for this. */
  | { readonly type: 'system.interrupted'; readonly intent: ChainIntent }
  /** Waits again for the seal of what was sent, or asks the chain again whether it was done. */
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
  /** Of one whose wallet gave no answer: whether the chain could be asked, and does not show it. */
  readonly isUnseen: boolean;
}

/** An effect that threw is a fault of ours; the person can still try again. */
const FAULT: Failure = { code: 'INTERNAL', message: 'Something went wrong with the transaction.' };

/** What is known of one when the page is loaded again before its wallet has answered. */
const INTERRUPTED: Failure = {
  code: 'WALLET_CLOSED',
  message:
    'The page was loaded again while your wallet was asking. If its window is still open, close it. As far as we know nothing was signed.',
};

/** Failures of what was sent after which it never comes. All others leave that open. */
const OVER: ReadonlySet<Failure['code']> = new Set(['REVERTED', 'EXPIRED']);

/** Whether what was sent may be sealed yet, though the wait for it has failed. */
export const mayStillCome = ({ sent, failure }: TransactionContext): boolean =>
  sent !== null && failure !== null && !OVER.has(failure.code);

/** Whether its wallet gave no answer, so that it can be looked for on the chain. */
export const isUnanswered = ({ failure }: TransactionContext): boolean => failure?.code === 'WALLET_CLOSED';

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
    /** Asks the chain for what may have been done; CONFLICT: it shows it. */
    look: fromPromise<Result<null>, { readonly intent: ChainIntent | null }>(notProvided),
    /** Waits for the seal. */
    seal: fromPromise<Result<null>, { readonly transactionId: string | null }>(notProvided),
  },
  actions: {
    noteIntent: assign({
      intent: (_, { intent }: { readonly intent: ChainIntent }) => intent,
    }),
    begin: assign({ sent: null, failure: null, isUnseen: false }),
    noteInterrupted: assign({ failure: INTERRUPTED }),
    noteUnseen: assign({ isUnseen: true }),
    noteUnknown: assign({ isUnseen: false }),
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
    isUnanswered: ({ context }) => isUnanswered(context),
    wasClosed: (_, result: Result<unknown>) => !result.ok && result.error.code === 'WALLET_CLOSED',
    wasDone: (_, result: Result<unknown>) => !result.ok && result.error.code === 'CONFLICT',
  },
}).createMachine({
  id: 'transaction',
  context: { intent: null, sent: null, failure: null, isUnseen: false },
  initial: 'DEFAULT',
  states: {
    DEFAULT: {
      entry: 'begin',
      on: {
        'user.send': { target: 'STARTED', actions: { type: 'noteIntent', params: ({ event }) => event } },
        'system.sent': SENT_BEFORE,
        'system.interrupted': {
          target: 'LOOKING',
          actions: [{ type: 'noteIntent', params: ({ event }) => event }, 'noteInterrupted'],
        },
      },
    },
    STARTED: {
      tags: 'working',
      entry: 'begin',
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ intent: context.intent }),
        onDone: [
          answered('succeeded', 'PENDING', 'noteSent'),
          answered('wasClosed', 'LOOKING', 'noteFailure'),
          refused('ERROR'),
        ],
        onError: { target: 'ERROR', actions: 'noteFault' },
      },
      on: { 'user.cancel': 'DEFAULT', 'system.sent': SENT_BEFORE },
    },
    LOOKING: {
      tags: 'working',
      invoke: {
        src: 'look',
        input: ({ context }) => ({ intent: context.intent }),
        onDone: [
          answered('wasDone', 'ERROR', 'noteFailure'),
          { guard: { type: 'succeeded', params: outputOf }, target: 'ERROR', actions: 'noteUnseen' },
          { target: 'ERROR', actions: 'noteUnknown' },
        ],
        onError: { target: 'ERROR', actions: 'noteUnknown' },
      },
      on: { 'system.sent': SENT_BEFORE },
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
        'user.lookAgain': [
          { guard: 'mayStillCome', target: 'PENDING', actions: 'forgetFailure' },
          { guard: 'isUnanswered', target: 'LOOKING' },
        ],
        'user.retry': [{ guard: 'mayStillCome' }, { guard: 'hasIntent', target: 'STARTED' }],
        'user.reset': 'DEFAULT',
        'system.sent': SENT_BEFORE,
      },
    },
  },
});
