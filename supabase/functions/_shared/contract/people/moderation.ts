import { z } from 'zod';
import { DECISIONS, REMOVERS, REPORT_REASONS, WRITINGS } from '../../domain/people/writings.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Reason, RowId, WalletAddress } from '../values.ts';

/** What waits for an operator, and what one took away. */
export const QUEUES = ['waiting', 'removed'] as const;
export type Queue = (typeof QUEUES)[number];

const Kind = z.enum(WRITINGS);

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

/** What operators decide about texts that people reported, or that wait to be read (CONSOLE-18). */
export const moderationRoutes = {
  'GET /api/console/moderation': {
    caller: 'administrator',
    about:
      'Messages, comments, lines of the guest book, signatures and works that are reported or held, or that an operator removed.',
    query: PageQuery.extend({ queue: z.enum(QUEUES).default('waiting') }),
    example: { queue: 'waiting' },
    answer: QueueAnswer,
    cost: 5,
  },
  'POST /api/console/moderation/decision': {
    caller: 'administrator',
    about: 'Removes a text, puts it back, releases it where it is held, or dismisses its reports.',
    body: z.object({ kind: Kind, id: RowId, decision: z.enum(DECISIONS), reason: Reason }),
    example: { kind: 'message', id: '1', decision: 'remove', reason: 'for an example' },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such text', CONFLICT: 'it is so already' },
  },
} as const satisfies RouteTable;
