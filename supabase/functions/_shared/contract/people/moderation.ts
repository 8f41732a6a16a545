import { z } from 'zod';
import { REMOVERS, REPORT_REASONS, WRITINGS } from '../../domain/people/writings.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, RowId, WalletAddress } from '../values.ts';

/** What waits for an operator, and what one took away. */
export const QUEUES = ['waiting', 'removed'] as const;

export type Queue = (typeof QUEUES)[number];

export const Kind = z.enum(WRITINGS);

const QueuedText = z.object({
  kind: Kind,
  id: RowId.describe('among those of its kind'),
  place: z
    .string()
    .nullable()
    .describe(
      'the room of a message, the username on whose page a comment is, the number of the student on whose page a signature is, or what kind of work it is',
    ),
  text: z.string().describe('as it was written, also where all others see a tombstone; of a work its title'),
  picture: z.string().nullable().describe('path of the picture of a work, signed for operators'),
  created_at: IsoTime,
  wallet: WalletAddress.describe('who wrote it'),
  username: z.string().nullable(),
  muted: z.boolean().describe('whether an operator has muted the wallet'),
  held: z.boolean().describe('whether its author alone reads it'),
  removed: z.enum(REMOVERS).nullable(),
  reports: z
    .array(z.object({ reason: z.enum(REPORT_REASONS), count: z.int().min(1) }))
    .describe('most frequent first; of a text that is there, those that wait'),
});

export type QueuedText = z.infer<typeof QueuedText>;

export const QueueAnswer = PageAnswer.extend({ texts: z.array(QueuedText).describe('newest first') });

const MadeReport = z.object({
  kind: Kind,
  reason: z.enum(REPORT_REASONS),
  created_at: IsoTime,
  outcome: z
    .enum(['waiting', 'removed', 'kept'])
    .describe('whether an operator has looked at it, and what they did with the text'),
});

/** A report that a person has made, and what became of it. */
export type MadeReport = z.infer<typeof MadeReport>;

export const ReportsAnswer = Done.extend({
  reports: z.array(MadeReport).describe('newest first, 50 at most'),
});
