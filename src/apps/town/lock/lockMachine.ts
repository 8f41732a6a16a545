import { assign, emit, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { CODE_LENGTH, MANNERS, type LockId, type LockText } from '@shared/domain/town/locks.ts';
import type { OfWeek } from '@shared/contract/town/locks.ts';
import type { EntryRefusal } from '@shared/domain/town/town.ts';
import { outputOf } from '../../../kernel/outputOf.ts';
import { FAULT, type Failure, type Result } from '@shared/kernel/result.ts';
import {
  answered,
  failedUntilRead,
  refused,
  refusedOrGone,
  serverIsGone,
  succeeded,
} from '../../../kernel/actorResults.ts';
import type { RetryEvent } from '../../../kernel/untilBack.ts';
import type { Address } from '@shared/kernel/units.ts';
import { onWalletNews, walletGuards, type WalletEvent, type WalletNews } from '../../../kernel/walletNews.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

/** What is found behind a lock: the contents of a chapter, and who has what only the first person got. */
export interface Inside {
  readonly chapter: number;
  readonly prize: { readonly isYours: boolean; readonly holder: string | null } | null;
}

/** What the server says of a lock. */
export interface LockStatus {
  /** Wrong codes so far. */
  readonly attempts: number;
  /** When the next code is taken (milliseconds, the server's clock); null: at once. */
  readonly retryAt: number | null;
  /** False: it refuses every code. */
  readonly codeIsSet: boolean;
  /** Why the person may not enter the place that the lock is in, and not try it; null: they may (LOCK-15). */
  readonly refusal: EntryRefusal | null;
  /** What the wallet finds behind it; null: it has entered no right code. */
  readonly inside: Inside | null;
  /** Of the lock of the week (EPISODE-9); null: it is another one, or there is none this week. */
  readonly ofWeek: OfWeek | null;
  /** Whether the wallet has claimed what is behind it. */
  readonly claimed: boolean;
}

/** What came of a code. */
export interface LockAnswer extends Omit<LockStatus, 'claimed' | 'refusal'> {
  readonly outcome: 'opened' | 'refused' | 'locked-out';
  readonly text: LockText;
}

/** What is claimed once a lock is open. */
export interface ClaimInput {
  readonly lock: LockId;
  readonly wallet: Address | null;
  /** It was claimed before: the lock was opened again, by the code of another chapter. */
  readonly isClaimed: boolean;
}

type LockEvent =
  | { readonly type: 'user.key'; readonly key: string }
  | { readonly type: 'user.clear' }
  /** Takes the last digit back. */
  | { readonly type: 'user.back' }
  | { readonly type: 'user.submit' }
  | { readonly type: 'user.viewContents' }
  | { readonly type: 'user.anotherCode' }
  /** The server takes codes again. */
  | { readonly type: 'system.over' }
  | RetryEvent
  | WalletEvent
  | { readonly type: 'system.changed' };

/** What is heard of it; the windows say how (looks.ts). */
export type LockSound = 'key' | 'error' | 'refused' | 'opened';

interface LockContext {
  readonly lock: LockId;
  readonly wallet: Address | null;
  readonly code: string;
  readonly status: LockStatus;
  /** What came of the last code; null: none was submitted, or it is no longer shown. */
  readonly answer: LockAnswer | null;
  readonly text: LockText;
  /** Why the server did not say what came of a code, or did not take down that it opened. */
  readonly failure: Failure | null;
}

const UNKNOWN: LockStatus = {
  attempts: 0,
  retryAt: null,
  codeIsSet: true,
  refusal: null,
  inside: null,
  ofWeek: null,
  claimed: false,
};

/** Any lock with a keypad: the data of domain/town/locks.ts say how it differs, and the server what comes of a code. */
export const lockMachine = setup({
  types: {
    context: {} as LockContext,
    events: {} as LockEvent,
    /** opened: the server took the code. */
    emitted: {} as { readonly type: 'heard'; readonly sound: LockSound } | { readonly type: 'opened' },
    input: {} as { readonly lock: LockId },
    /** keypad: it takes digits; code: the keypad is shown; outage: it waits for the server. */
    tags: {} as 'keypad' | 'code' | 'outage',
  },
  actors: {
    /** Reports the session and what other tabs do. */
    world: fromCallback(notProvided),
    status: fromPromise<Result<LockStatus>, { readonly lock: LockId; readonly wallet: Address | null }>(
      notProvided,
    ),
    attempt: fromPromise<Result<LockAnswer>, { readonly lock: LockId; readonly code: string }>(notProvided),
    /** Takes down that the wallet has opened it; answers nothing where that pays nothing. */
    claim: fromPromise<Result<null>, ClaimInput>(notProvided),
    /** Reports system.over when that moment of the server's clock has come. */
    lockout: fromCallback<EventObject, { readonly until: number }>(notProvided),
    outage: fromCallback(notProvided),
  },
  actions: {
    noteSession: assign((_, { wallet }: WalletNews) => ({ wallet, code: '', answer: null, failure: null })),
    noteStatus: assign({
      status: ({ context }, result: Result<LockStatus>) => (result.ok ? result.value : context.status),
      failure: null,
    }),
    noteAnswer: assign({
      answer: (_, result: Result<LockAnswer>) => (result.ok ? result.value : null),
      failure: null,
    }),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
    /** What the answer says is shown once the lock has taken its time. */
    showAnswer: assign(({ context }) => {
      const { answer, status } = context;
      return answer === null ? {} : { status: { ...status, ...answer }, text: answer.text };
    }),
    showPrompt: assign({
      text: ({ context: { lock, status, text } }) =>
        status.attempts < MANNERS[lock].promptBelow || status.retryAt === null ? 'ready' : text,
    }),
    showReady: assign(({ context }) => ({
      text: 'ready' as const,
      status: { ...context.status, retryAt: null },
    })),
    addDigit: assign({
      code: ({ context }, { key }: { readonly key: string }) => context.code + key,
      failure: null,
    }),
    takeBack: assign({ code: ({ context }) => context.code.slice(0, -1) }),
    clear: assign({ code: '' }),
    noteClaimed: assign({ status: ({ context }) => ({ ...context.status, claimed: true }) }),
    sound: emit((_, { sound }: { readonly sound: LockSound }) => ({ type: 'heard', sound }) as const),
  },
  guards: {
    succeeded,
    serverIsGone,
    ...walletGuards,
    isRefused: (_, result: Result<LockStatus>) => result.ok && result.value.refusal !== null,
    /** There is nothing left to do but to look in. */
    isEmptied: (_, result: Result<LockStatus>) =>
      result.ok && (result.value.claimed || result.value.ofWeek?.found != null),
    /** Of a key that is pressed: it is a digit, and there is room for it. */
    fits: ({ context }, { key }: { readonly key: string }) =>
      /^\d$/.test(key) && context.code.length < CODE_LENGTH,
    isDigit: (_, { key }: { readonly key: string }) => /^\d$/.test(key),
    isComplete: ({ context }) => context.code.length === CODE_LENGTH,
    hasToWait: ({ context }) => context.status.retryAt !== null,
    opened: ({ context }) => context.answer?.outcome === 'opened',
    refused: ({ context }) => context.answer?.outcome === 'refused',
    lockedOut: ({ context }) => context.answer?.outcome === 'locked-out',
    mayNotTry: ({ context }) => context.failure?.code === 'FORBIDDEN',
  },
  delays: {
    check: ({ context }) => MANNERS[context.lock].checkMs,
    refusal: ({ context }) => MANNERS[context.lock].refusalMs,
    clears: ({ context }) => MANNERS[context.lock].clearsMs,
  },
}).createMachine({
  id: 'lock',
  context: ({ input }) => ({
    ...input,
    wallet: null,
    code: '',
    status: UNKNOWN,
    answer: null,
    text: 'ready',
    failure: null,
  }),
  invoke: { src: 'world' },
  initial: 'starting',
  on: { 'system.session': onWalletNews('.loading', '.loading') },
  states: {
    starting: {},
    /** There is a session, but whose it is becomes known only when the server answers. */
    away: {},
    loading: {
      invoke: {
        src: 'status',
        input: ({ context: { lock, wallet } }) => ({ lock, wallet }),
        onDone: [
          answered('isRefused', 'outside', 'noteStatus'),
          answered('isEmptied', 'already', 'noteStatus'),
          answered('succeeded', 'closed', 'noteStatus'),
          ...refusedOrGone('failed', 'failed.gone'),
        ],
        onError: { target: 'failed', actions: 'noteFault' },
      },
    },
    failed: failedUntilRead('loading', '#lock.loading'),
    /** The person may not enter the place that it is in (LOCK-15). */
    outside: {},
    /** The wallet has claimed what is in it (LOCK-13), or opened it this week. */
    already: {
      on: { 'user.viewContents': 'open', 'user.anotherCode': 'closed' },
    },
    closed: {
      tags: 'code',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasToWait', target: 'lockedOut' }, { target: 'ready' }] },
        ready: {
          tags: 'keypad',
          entry: 'showReady',
          on: {
            'user.key': [
              {
                guard: { type: 'fits', params: ({ event }) => event },
                actions: [
                  { type: 'addDigit', params: ({ event }) => event },
                  { type: 'sound', params: { sound: 'key' } },
                ],
              },
              { guard: { type: 'isDigit', params: ({ event }) => event } },
              { actions: { type: 'sound', params: { sound: 'error' } } },
            ],
            'user.back': { actions: 'takeBack' },
            'user.clear': { actions: ['clear', { type: 'sound', params: { sound: 'key' } }] },
            'user.submit': { guard: 'isComplete', target: 'checking' },
          },
        },
        /** The lock takes its time, however fast the server is. */
        checking: {
          type: 'parallel',
          entry: assign({ text: 'checking', answer: null, failure: null }),
          states: {
            lock: {
              initial: 'working',
              states: { working: { after: { check: 'done' } }, done: { type: 'final' } },
            },
            server: {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    src: 'attempt',
                    input: ({ context: { lock, code } }) => ({ lock, code }),
                    onDone: [answered('succeeded', 'answered', 'noteAnswer'), refused('answered')],
                    onError: { target: 'answered', actions: 'noteFault' },
                  },
                },
                answered: { type: 'final' },
              },
            },
          },
          onDone: [
            { guard: 'opened', target: '#lock.claiming', actions: 'showAnswer' },
            {
              guard: 'refused',
              target: 'refused',
              actions: ['showAnswer', { type: 'sound', params: { sound: 'refused' } }],
            },
            {
              guard: 'lockedOut',
              target: 'lockedOut',
              actions: ['showAnswer', 'clear', { type: 'sound', params: { sound: 'refused' } }],
            },
            // What let them in they no longer hold.
            { guard: 'mayNotTry', target: '#lock.loading', actions: 'clear' },
            { target: 'ready', actions: { type: 'sound', params: { sound: 'refused' } } },
          ],
        },
        refused: {
          after: {
            clears: { actions: 'clear' },
            refusal: { target: 'deciding', actions: ['clear', 'showPrompt'] },
          },
        },
        lockedOut: {
          invoke: {
            src: 'lockout',
            input: ({ context }) => ({ until: context.status.retryAt ?? 0 }),
          },
          on: { 'system.over': 'ready' },
        },
      },
    },
    /** It is open; only what the server takes down of it is still to come. */
    claiming: {
      entry: [{ type: 'sound', params: { sound: 'opened' } }, emit({ type: 'opened' })],
      invoke: {
        src: 'claim',
        input: ({ context: { lock, wallet, status } }) => ({ lock, wallet, isClaimed: status.claimed }),
        onDone: [
          { guard: { type: 'succeeded', params: outputOf }, target: 'open', actions: 'noteClaimed' },
          refused('open'),
        ],
        onError: { target: 'open', actions: 'noteFault' },
      },
    },
    open: { entry: 'clear' },
  },
});
