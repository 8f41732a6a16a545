import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { outputOf } from '../../kernel/outputOf.ts';
import { ALREADY_CLAIMED } from '@shared/domain/school/gum.ts';
import type { Result } from '@shared/kernel/result.ts';
import { answered, serverIsGone, succeeded } from '../../kernel/actorResults.ts';
import { untilBack, type RetryEvent } from '../../kernel/untilBack.ts';
import { notProvided } from '../../kernel/notProvided.ts';
import { NEW_DAY_GRACE_MS } from '@shared/domain/system/days.ts';

/** What the server says of the check-in's cooldown. */
export interface Cooldown {
  readonly canEarn: boolean;
  /** What it pays now (GUM); 0 when it pays nothing. */
  readonly reward: number;
  /** Milliseconds since the epoch, on the server's clock; null when it cannot say. */
  readonly nextAt: number | null;
  readonly reason: string;
}
export interface Claim {
  readonly message: string;
  readonly nextAt: number;
}

type CheckInEvent =
  | { readonly type: 'user.claim' }
  | RetryEvent
  /** The countdown ended. */
  | { readonly type: 'system.due' }
  /** The wallet's GUM changed, here or in another tab. */
  | { readonly type: 'system.changed' };

interface CheckInContext {
  /** What the next claim pays (GUM); 0 until the server has said it. */
  readonly reward: number;
  readonly nextAt: number | null;
  /** The message shown beside the state. */
  readonly message: string | null;
  readonly failed: boolean;
}

/** Codes with which the server refuses a claim for good. */
const REFUSALS: readonly string[] = ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST'];

const cooldownIn = (result: Result<Cooldown>): Cooldown | null => (result.ok ? result.value : null);

/**
 * The daily check-in: checking, ready to claim, in cooldown, cannot claim. Only an answer of the server makes it
 * claimable (GUM-9).
 */
export const checkInMachine = setup({
  types: {
    context: {} as CheckInContext,
    events: {} as CheckInEvent,
    tags: {} as 'outage',
  },
  actors: {
    /** Reports system.changed. */
    changes: fromCallback(notProvided),
    /** Reports system.back when a server that was gone is worth trying again. */
    outage: fromCallback(notProvided),
    check: fromPromise<Result<Cooldown>>(notProvided),
    claim: fromPromise<Result<Claim>>(notProvided),
  },
  actions: {
    noteCooldown: assign({
      failed: false,
      nextAt: (_, result: Result<Cooldown>) => cooldownIn(result)?.nextAt ?? null,
      // The message of a refused claim stays, because it says more than the reason alone.
      message: ({ context }, result: Result<Cooldown>) =>
        context.message ?? (cooldownIn(result)?.reason || null),
    }),
    noteClaim: assign({
      nextAt: (_, result: Result<Claim>) => (result.ok ? result.value.nextAt : null),
      message: (_, result: Result<Claim>) => (result.ok ? result.value.message : null),
    }),
    /** The server's message; our own where it has none (GUM-10). */
    noteRefusal: assign({
      message: (_, result: Result<Claim>) => (result.ok ? null : result.error.message || ALREADY_CLAIMED),
    }),
    noteFailed: assign({ failed: true }),
    noteReward: assign({ reward: (_, result: Result<Cooldown>) => cooldownIn(result)?.reward ?? 0 }),
    forgetMessage: assign({ message: null, failed: false }),
  },
  guards: {
    canEarn: (_, result: Result<Cooldown>) => cooldownIn(result)?.canEarn === true,
    knowsWhen: (_, result: Result<Cooldown>) => cooldownIn(result)?.nextAt != null,
    succeeded,
    serverIsGone,
    refused: (_, result: Result<unknown>) => !result.ok && REFUSALS.includes(result.error.code),
  },
}).createMachine({
  id: 'checkIn',
  context: {
    reward: 0,
    nextAt: null,
    message: null,
    failed: false,
  },
  invoke: { src: 'changes' },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'check',
        onDone: [
          {
            guard: { type: 'canEarn', params: outputOf },
            target: 'ready',
            actions: ['forgetMessage', { type: 'noteReward', params: outputOf }],
          },
          answered('knowsWhen', 'cooldown', 'noteCooldown'),
          answered('succeeded', 'cannotClaim', 'noteCooldown'),
          {
            guard: { type: 'serverIsGone', params: outputOf },
            target: 'cannotClaim.gone',
            actions: 'noteFailed',
          },
          { target: 'cannotClaim', actions: 'noteFailed' },
        ],
        onError: { target: 'cannotClaim', actions: 'noteFailed' },
      },
    },
    ready: {
      on: {
        'user.claim': { target: 'claiming', actions: 'forgetMessage' },
        'system.changed': 'checking',
      },
    },
    claiming: {
      invoke: {
        src: 'claim',
        onDone: [
          answered('succeeded', 'cooldown', 'noteClaim'),
          answered('refused', 'checking', 'noteRefusal'),
          { target: 'ready', actions: 'noteFailed' },
        ],
        onError: { target: 'ready', actions: 'noteFailed' },
      },
    },
    cooldown: {
      on: { 'system.due': 'ending' },
    },
    ending: {
      entry: 'forgetMessage',
      after: { [NEW_DAY_GRACE_MS]: 'checking' },
    },
    cannotClaim: {
      initial: 'refused',
      on: { 'user.retry': 'checking', 'system.changed': 'checking' },
      states: { refused: {}, gone: untilBack('#checkIn.checking') },
    },
  },
});
