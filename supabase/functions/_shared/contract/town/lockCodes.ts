import { z } from 'zod';
import { CODE_LENGTH, LOCK_CODE, LOCK_NAMES } from '../../domain/town/locks.ts';
import { CHAPTERS } from '../../domain/town/townEvents.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Nothing, Reason, WalletAddress } from '../values.ts';

const Lock = z.enum(LOCK_NAMES);
const Chapter = z.literal(CHAPTERS);

const KeptLockCode = z.object({
  lock: Lock,
  chapter: Chapter,
  is_set: z.boolean(),
  set_at: IsoTime.nullable().describe('null: there is none, or it was set before this was kept'),
});
export type KeptLockCode = z.infer<typeof KeptLockCode>;

const WrongCodes = z.object({
  lock: Lock,
  wrong_codes: z.int(),
  wallets: z.int().describe('that entered them'),
});
const Opening = z.object({ lock: Lock, chapter: Chapter, wallet: WalletAddress, opened_at: IsoTime });
export type LockOpening = z.infer<typeof Opening>;

/** How many openings are told. */
export const MOST_OPENINGS = 50;

export const LockCodesAnswer = Done.extend({
  codes: z.array(KeptLockCode).describe('every lock with every chapter; no code and no hash of one'),
  wrong: z.array(WrongCodes).describe('of the last day, by lock'),
  openings: z.array(Opening).describe(`the newest first, ${MOST_OPENINGS} at most`),
});
export type LockCodesAnswer = z.infer<typeof LockCodesAnswer>;

/** The codes of the locks, which operators set and the server never shows (CONSOLE-16). */
export const lockCodesRoutes = {
  'GET /api/console/lock-codes': {
    caller: 'administrator',
    about: 'Which locks have a code, how many wrong ones were entered in a day, and who opened a lock.',
    query: Nothing,
    example: {},
    answer: LockCodesAnswer,
  },
  'POST /api/console/lock-codes': {
    caller: 'administrator',
    about: 'Gives a lock its code of a chapter. Neither the audit log nor any answer has it.',
    body: z.object({
      lock: Lock,
      chapter: Chapter,
      code: z.string().regex(LOCK_CODE, `expected ${CODE_LENGTH} digits`),
      reason: Reason,
    }),
    example: { lock: 'shed', chapter: 3, code: '0000', reason: 'the third chapter begins' },
    // With a key a hash of the body would be kept, from which four digits are soon found. Set twice it is the same.
    idempotency: 'none',
    answer: Done,
  },
  'POST /api/console/lock-codes/removal': {
    caller: 'administrator',
    about: 'Takes the code of a chapter from a lock. Who has opened it keeps that.',
    sets: true,
    body: z.object({ lock: Lock, chapter: Chapter, reason: Reason }),
    example: { lock: 'shed', chapter: 3, reason: 'it was told too early' },
    answer: Done,
    refusals: { NOT_FOUND: 'the lock has no code of this chapter' },
  },
} as const satisfies RouteTable;
