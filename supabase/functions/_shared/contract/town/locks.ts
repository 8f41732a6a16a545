import { z } from 'zod';
import { CODE_LENGTH, LOCK_CODE, LOCK_NAMES, LOCK_TEXTS } from '../../domain/town/locks.ts';
import { CHAPTERS } from '../../domain/town/townEvents.ts';
import { ENTRY_REFUSALS } from '../../domain/town/town.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, WalletAddress } from '../values.ts';

const LockName = z.enum(LOCK_NAMES);

export const LockStateAnswer = Done.extend({
  lock: LockName,
  attempts: z.int().min(0).describe('wrong codes of this wallet; forgotten after a day without one'),
  retryAt: IsoTime.nullable().describe('when the next code is taken; null: at once'),
  now: IsoTime.describe("the server's time, by which `retryAt` is meant"),
  opened: z.boolean().describe('whether the wallet has opened it'),
  codeIsSet: z.boolean().describe('false: it refuses every code'),
  refusal: z
    .enum(ENTRY_REFUSALS)
    .nullable()
    .describe('why the caller may not enter the place that the lock is in, and not try it; null: they may'),
  inside: z
    .object({
      chapter: z.literal(CHAPTERS).describe('whose contents the wallet finds'),
      prize: z
        .object({
          isYours: z.boolean(),
          holder: z.string().nullable().describe('their username; null: none'),
        })
        .nullable()
        .describe('who has what only the first person got; null: there is no such thing'),
    })
    .nullable()
    .describe('what the last code that was right shows; null: the wallet has entered none'),
});
export type LockStateAnswer = z.infer<typeof LockStateAnswer>;

export const LockAttemptAnswer = LockStateAnswer.extend({
  outcome: z.enum(['opened', 'refused', 'locked-out']).describe('locked-out: the code was not looked at'),
  text: z.enum(LOCK_TEXTS).describe('what the lock says, by its key in domain/town/locks.ts'),
});
export type LockAttemptAnswer = z.infer<typeof LockAttemptAnswer>;

/** A call of the claim that names no lock means the one under the bed (LOCK-12). */
const OfWallet = z.object({
  walletAddress: WalletAddress,
  lock: LockName.default('under-the-bed'),
});
const walletAddress = '0x0000000000000001';

export const LockClaimAnswer = Done.extend({ hasAlreadyClaimed: z.boolean() });
export type LockClaimAnswer = z.infer<typeof LockClaimAnswer>;

/** The locks of Arcadia (LOCK-1 to LOCK-9, LOCK-15) and the claim of what they give (LOCK-12). */
export const locksRoutes = {
  'GET /api/locks/state': {
    caller: 'guest',
    about: 'What a lock knows of the wallet; of a visitor it knows nothing.',
    query: z.object({ lock: LockName }),
    example: { lock: 'shed' },
    answer: LockStateAnswer,
  },
  'POST /api/locks/attempt': {
    caller: 'guest',
    about: 'Tries a code. It is counted by wallet, by network address and for all before it is looked at.',
    body: z.object({
      lock: LockName,
      code: z.string().regex(LOCK_CODE, `expected ${CODE_LENGTH} digits`),
    }),
    example: { lock: 'shed', code: '0000' },
    idempotency: 'none',
    answer: LockAttemptAnswer,
    refusals: { FORBIDDEN: 'the wallet may not enter the place that the lock is in' },
  },
  'POST /api/check-digital-lock-claim': {
    caller: 'member',
    about: 'Whether the wallet has claimed what a lock gives.',
    body: OfWallet,
    example: { walletAddress },
    owner: 'walletAddress',
    idempotency: 'none',
    answer: LockClaimAnswer,
  },
  'POST /api/claim-digital-lock': {
    caller: 'member',
    about: 'Claims what a lock gives, with a token that nothing of it was claimed with.',
    body: OfWallet,
    example: { walletAddress },
    owner: 'walletAddress',
    limit: { calls: 10, minutes: 1 },
    answer: Done,
    refusals: {
      NOT_FOUND: 'there is nothing to claim at this lock',
      FORBIDDEN: 'the wallet has not opened the lock, or holds no token that is still good for it',
      CONFLICT: 'the wallet has claimed it',
      UNAVAILABLE: 'the chain does not answer',
      REVERTED: 'the contracts refuse to',
    },
  },
} as const satisfies RouteTable;
