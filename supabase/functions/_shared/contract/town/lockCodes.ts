import { z } from 'zod';
import { CHAPTERS } from '../../domain/town/townEvents.ts';
import { Done, IsoTime, WalletAddress } from '../values.ts';
import { Lock } from './locks.ts';

export const LockChapter = z.literal(CHAPTERS);

const KeptLockCode = z.object({
  lock: Lock,
  chapter: LockChapter,
  is_set: z.boolean(),
  set_at: IsoTime.nullable().describe('null: there is none, or it was set before this was kept'),
});

export type KeptLockCode = z.infer<typeof KeptLockCode>;

const WrongCodes = z.object({
  lock: Lock,
  wrong_codes: z.int(),
  wallets: z.int().describe('that entered them'),
});

const Opening = z.object({ lock: Lock, chapter: LockChapter, wallet: WalletAddress, opened_at: IsoTime });

export type LockOpening = z.infer<typeof Opening>;

/** How many openings are told. */
export const MOST_OPENINGS = 50;

const OwnCodes = z.object({ lock: Lock, is_on: z.boolean() });

export type OwnCodes = z.infer<typeof OwnCodes>;

export const LockCodesAnswer = Done.extend({
  codes: z.array(KeptLockCode).describe('every lock with every chapter; no code and no hash of one'),
  own: z.array(OwnCodes).describe('the locks that open to each wallet by a code of its own'),
  wrong: z.array(WrongCodes).describe('of the last day, by lock'),
  openings: z.array(Opening).describe(`the newest first, ${MOST_OPENINGS} at most`),
});

export type LockCodesAnswer = z.infer<typeof LockCodesAnswer>;
