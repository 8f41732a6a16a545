import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import { outputOf } from '../../kernel/outputOf.ts';
import { FAULT, type Failure, type Result } from '@shared/kernel/result.ts';
import {
  answered,
  failedUntilRead,
  refusedOrGone,
  serverIsGone,
  succeeded,
} from '../../kernel/actorResults.ts';
import type { RetryEvent } from '../../kernel/untilBack.ts';
import type { Address } from '@shared/kernel/units.ts';
import { onWalletNews, walletGuards, type WalletEvent, type WalletNews } from '../../kernel/walletNews.ts';
import { notProvided } from '../../kernel/notProvided.ts';

/** A Flunk of the wallet, as the server's index knows it. */
export type Student = TokenAnswer;

type StudentEvent =
  | RetryEvent
  | WalletEvent
  /** What the wallet holds changed, or what is known of it. */
  | { readonly type: 'system.changed' }
  /** What is shown is not so: the chain says it, a contract refused, or the person says it. */
  | { readonly type: 'system.stale' };

interface StudentContext {
  /** The number of the student, its template id. */
  readonly serial: string;
  readonly wallet: Address | null;
  readonly student: Student | null;
  readonly failure: Failure | null;
}

interface Asked {
  readonly wallet: Address | null;
  readonly serial: string;
}

/**
 * The student whom a window is about: a Flunk of the wallet or of one that is linked to it, by its serial. It is read
 * again whenever the collection changes, as it does after each transaction (services/transactions).
 */
export const studentMachine = setup({
  types: {
    context: {} as StudentContext,
    events: {} as StudentEvent,
    input: {} as Pick<StudentContext, 'serial'>,
    tags: {} as 'outage',
  },
  actors: {
    /** Reports the session and what happens to the collection. */
    world: fromCallback(notProvided),
    /** Null: the wallet holds no such student. */
    load: fromPromise<Result<Student | null>, Asked>(notProvided),
    /** Has the server read the wallet's tokens and this Flunk from the chain, and tells every window that shows them. */
    refresh: fromPromise<null, { readonly wallet: Address | null; readonly student: Student | null }>(
      notProvided,
    ),
    /** Reports system.back when it is worth trying again. */
    outage: fromCallback(notProvided),
  },
  actions: {
    noteSession: assign((_, { wallet }: WalletNews) => ({ wallet, student: null, failure: null })),
    noteStudent: assign({
      student: ({ context }, result: Result<Student | null>) => (result.ok ? result.value : context.student),
      failure: null,
    }),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
  },
  guards: {
    isFound: (_, result: Result<Student | null>) => result.ok && result.value !== null,
    succeeded,
    serverIsGone,
    ...walletGuards,
  },
}).createMachine({
  id: 'student',
  context: ({ input }) => ({ ...input, wallet: null, student: null, failure: null }),
  invoke: { src: 'world' },
  initial: 'starting',
  on: {
    'system.session': onWalletNews('.notConnected', '.loading'),
  },
  states: {
    starting: {},
    notConnected: {},
    /** There is a session, but it is unknown whose until the server answers. */
    away: {},
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { wallet, serial } }) => ({ wallet, serial }),
        onDone: [
          answered('isFound', 'enrolled', 'noteStudent'),
          { guard: { type: 'succeeded', params: outputOf }, target: 'absent' },
          ...refusedOrGone('failed', 'failed.gone'),
        ],
        onError: { target: 'failed', actions: 'noteFault' },
      },
    },
    failed: failedUntilRead('loading', '#student.loading'),
    /** The wallet holds no such student, or no more. */
    absent: { on: { 'system.changed': 'loading', 'user.retry': 'searching' } },
    /** It may have come a moment ago. */
    searching: {
      invoke: {
        src: 'refresh',
        input: ({ context: { wallet, student } }) => ({ wallet, student }),
        onDone: 'loading',
        onError: 'loading',
      },
    },
    enrolled: {
      initial: 'idle',
      on: { 'system.stale': '.refreshing' },
      states: {
        idle: { on: { 'system.changed': 'reloading' } },
        reloading: {
          invoke: {
            src: 'load',
            input: ({ context: { wallet, serial } }) => ({ wallet, serial }),
            onDone: [
              answered('isFound', 'idle', 'noteStudent'),
              { guard: { type: 'succeeded', params: outputOf }, target: '#student.absent' },
              // What was known before stays: the next change asks again.
              { target: 'idle' },
            ],
            onError: 'idle',
          },
          on: { 'system.changed': { target: 'reloading', reenter: true } },
        },
        refreshing: {
          invoke: {
            src: 'refresh',
            input: ({ context: { wallet, student } }) => ({ wallet, student }),
            onDone: 'reloading',
            onError: 'reloading',
          },
        },
      },
    },
  },
});
