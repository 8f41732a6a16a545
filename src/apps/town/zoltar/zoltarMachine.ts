import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { BoothAnswer, PlayAnswer, ZoltarCard } from '@shared/contract/town/zoltar.ts';
import { TOO_LITTLE_GUM, ZOLTAR_COST } from '@shared/domain/town/zoltar.ts';
import { mayBeDone, type Failure, type Result } from '@shared/kernel/result.ts';
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
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

/** From the press until the card is shown, however soon the server has drawn it. */
export const REVEAL_MS = 3_500;
/** How long the card is shown. */
export const RESULT_MS = 6_000;

/** One play as it is asked for: asked again, it is the same. */
export interface Attempt {
  readonly playNumber: number;
  readonly seed: string;
}

/** The promise of the next play, and the record so far. */
export type Booth = Omit<BoothAnswer, 'success'>;

interface ZoltarContext {
  readonly newAttempt: (playNumber: number) => Attempt;
  /** What the person has, as far as it is known. */
  readonly balance: () => number | null;
  readonly wallet: Address | null;
  readonly booth: Booth | null;
  /** The play under way, or the one whose answer was lost. */
  readonly attempt: Attempt | null;
  /** What was drawn, and is not shown yet. */
  readonly drawn: PlayAnswer | null;
  /** The card that is shown. */
  readonly card: ZoltarCard | null;
  readonly failure: Failure | null;
}

type ZoltarEvent =
  | { readonly type: 'user.play' }
  | RetryEvent
  | WalletEvent
  /** Another tab played. */
  | { readonly type: 'system.changed' };

/** What is told to those who listen. */
type ZoltarNews =
  | { readonly type: 'revealed'; readonly card: ZoltarCard }
  /** The person has to be told why there is no card. */
  | { readonly type: 'refused'; readonly message: string };

/** Zoltar: idle, spinning for 3.5 s, the result for 6 s, idle (ZOLTAR-5). */
export const zoltarMachine = setup({
  types: {
    context: {} as ZoltarContext,
    events: {} as ZoltarEvent,
    emitted: {} as ZoltarNews,
    input: {} as Pick<ZoltarContext, 'newAttempt' | 'balance'>,
    tags: {} as 'outage' | 'busy',
  },
  actors: {
    /** Reports the session and what other tabs do. */
    world: fromCallback(notProvided),
    /** The promise of the next play, and the wallet's record. */
    load: fromPromise<Result<Booth>, { readonly wallet: Address | null }>(notProvided),
    play: fromPromise<
      Result<PlayAnswer>,
      { readonly wallet: Address | null; readonly attempt: Attempt | null }
    >(notProvided),
    /** Reports system.back when it is worth trying again. */
    outage: fromCallback(notProvided),
  },
  delays: { reveal: REVEAL_MS, result: RESULT_MS },
  actions: {
    noteSession: assign((_, { wallet }: WalletNews) => ({
      wallet,
      booth: null,
      attempt: null,
      drawn: null,
      card: null,
      failure: null,
    })),
    noteBooth: assign({
      booth: ({ context }, result: Result<Booth>) => (result.ok ? result.value : context.booth),
      failure: null,
    }),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    takeAttempt: assign({
      attempt: ({ context: { attempt, booth, newAttempt } }) =>
        attempt ?? (booth === null ? null : newAttempt(booth.next.playNumber)),
    }),
    forgetAttempt: assign({ attempt: null }),
    noteDrawn: assign({
      drawn: (_, result: Result<PlayAnswer>) => (result.ok ? result.value : null),
      attempt: null,
    }),
    reveal: assign(({ context: { drawn, booth } }) => ({
      card: drawn?.card ?? null,
      booth: drawn === null ? booth : { next: drawn.next, stats: drawn.stats },
      drawn: null,
    })),
    tellRevealed: emit(({ context: { card } }) => {
      if (card === null) throw new Error('there is no card to show');
      return { type: 'revealed', card } as const;
    }),
    forgetCard: assign({ card: null }),
    tellTooLittle: emit({ type: 'refused', message: TOO_LITTLE_GUM } as const),
    tellRejected: emit((_, result: Result<unknown>) => ({
      type: 'refused' as const,
      message: TEXTS.rejected(result.ok ? '' : result.error.message),
    })),
    tellDisrupted: emit({ type: 'refused', message: TEXTS.disrupted } as const),
  },
  guards: {
    succeeded,
    serverIsGone,
    ...walletGuards,
    mayBeDone: (_, result: Result<unknown>) => !result.ok && mayBeDone(result.error),
    // A play whose answer was lost may be paid for already.
    hasTooLittle: ({ context: { attempt, balance } }) =>
      attempt === null && (balance() ?? ZOLTAR_COST) < ZOLTAR_COST,
  },
}).createMachine({
  id: 'zoltar',
  context: ({ input }) => ({
    ...input,
    wallet: null,
    booth: null,
    attempt: null,
    drawn: null,
    card: null,
    failure: null,
  }),
  invoke: { src: 'world' },
  initial: 'starting',
  on: {
    'system.session': onWalletNews('.notConnected', '.loading'),
  },
  states: {
    starting: {},
    notConnected: {},
    /** There is a session, but whose it is becomes known only when the server answers. */
    away: {},
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ wallet: context.wallet }),
        onDone: [answered('succeeded', 'idle', 'noteBooth'), ...refusedOrGone('failed', 'failed.gone')],
        onError: 'failed',
      },
    },
    failed: failedUntilRead('loading', '#zoltar.loading'),
    idle: {
      on: {
        'user.play': [
          { guard: 'hasTooLittle', actions: 'tellTooLittle' },
          { target: 'spinning', actions: 'takeAttempt' },
        ],
        'system.changed': 'loading',
      },
    },
    spinning: {
      tags: 'busy',
      type: 'parallel',
      states: {
        mists: {
          initial: 'rising',
          states: { rising: { after: { reveal: 'parted' } }, parted: { type: 'final' } },
        },
        answer: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'play',
                input: ({ context: { wallet, attempt } }) => ({ wallet, attempt }),
                onDone: [
                  answered('succeeded', 'drawn', 'noteDrawn'),
                  {
                    guard: { type: 'mayBeDone', params: outputOf },
                    target: '#zoltar.idle',
                    actions: 'tellDisrupted',
                  },
                  {
                    target: '#zoltar.loading',
                    actions: ['forgetAttempt', { type: 'tellRejected', params: outputOf }],
                  },
                ],
                onError: { target: '#zoltar.idle', actions: 'tellDisrupted' },
              },
            },
            drawn: { type: 'final' },
          },
        },
      },
      onDone: { target: 'result', actions: ['reveal', 'tellRevealed'] },
    },
    result: {
      tags: 'busy',
      after: { result: { target: 'idle', actions: 'forgetCard' } },
    },
  },
});
