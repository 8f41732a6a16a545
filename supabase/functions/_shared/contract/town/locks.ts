import { z } from 'zod';
import { LOCK_IDS, LOCK_NAMES, LOCK_TEXTS } from '../../domain/town/locks.ts';
import { CHAPTERS } from '../../domain/town/townEvents.ts';
import { ENTRY_REFUSALS } from '../../domain/town/town.ts';
import { Done, IsoTime } from '../values.ts';
import { EpisodeId, Note } from './week.ts';

export const Lock = z.enum(LOCK_NAMES);

/** Those, and the lock of the week. */
export const AnyLock = z.enum(LOCK_IDS);

const OfWeek = z.object({
  episode: EpisodeId,
  at: z.string().describe('the place and hotspot where it hangs'),
  title: z.string(),
  before: z.string().describe('what is said until it is opened'),
  found: z
    .object({
      after: z.string().describe('what is said as it opens'),
      text: z.string(),
      card: Note.nullable().describe('the card that is found; null: none'),
    })
    .nullable()
    .describe('what lies behind it; null: the wallet has not opened it'),
});
export type OfWeek = z.infer<typeof OfWeek>;

export const LockStateAnswer = Done.extend({
  lock: AnyLock,
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
  ofWeek: OfWeek.nullable().describe('of the lock of the week; null: another lock, or this week has none'),
});

export type LockStateAnswer = z.infer<typeof LockStateAnswer>;

export const LockAttemptAnswer = LockStateAnswer.extend({
  outcome: z.enum(['opened', 'refused', 'locked-out']).describe('locked-out: the code was not looked at'),
  text: z.enum(LOCK_TEXTS).describe('what the lock says, by its key in domain/town/locks.ts'),
});

export type LockAttemptAnswer = z.infer<typeof LockAttemptAnswer>;

export const LockClaimAnswer = Done.extend({ hasAlreadyClaimed: z.boolean() });

export type LockClaimAnswer = z.infer<typeof LockClaimAnswer>;
