import { z } from 'zod';
import { DECISIONS, REPORT_REASONS, ROOMS } from '../domain/chat.ts';
import { PageAnswer, PageQuery } from './page.ts';
import type { RouteTable } from './table.ts';
import { Done, IsoTime, Reason, RowId, WalletAddress } from './values.ts';

/** What waits for an operator, and what one took away. */
export const QUEUES = ['waiting', 'removed'] as const;
export type Queue = (typeof QUEUES)[number];

const QueuedMessage = z.object({
  id: RowId,
  room_name: z.enum(ROOMS),
  message_text: z.string().describe('as it was written, also where all others see a tombstone'),
  created_at: IsoTime,
  wallet: WalletAddress,
  username: z.string().nullable(),
  muted: z.boolean().describe('whether an operator has muted the wallet'),
  held: z.boolean().describe('whether its author alone reads it'),
  removed: z.enum(['author', 'operator']).nullable(),
  reports: z
    .array(z.object({ reason: z.enum(REPORT_REASONS), count: z.int().min(1) }))
    .describe('most frequent first; of a message that is there, those that wait'),
});
export type QueuedMessage = z.infer<typeof QueuedMessage>;
export const QueueAnswer = PageAnswer.extend({
  messages: z.array(QueuedMessage).describe('newest first'),
});

/** What operators decide about messages that people reported, or that wait to be read (CONSOLE-18). */
export const moderationRoutes = {
  'GET /api/console/moderation': {
    caller: 'administrator',
    about: 'Messages of the rooms that are reported or held, or that an operator removed.',
    query: PageQuery.extend({ queue: z.enum(QUEUES).default('waiting') }),
    example: { queue: 'waiting' },
    answer: QueueAnswer,
    cost: 5,
  },
  'POST /api/console/moderation/decision': {
    caller: 'administrator',
    about: 'Removes a message, puts it back, releases it where it is held, or dismisses its reports.',
    body: z.object({ id: RowId, decision: z.enum(DECISIONS), reason: Reason }),
    example: { id: '1', decision: 'remove', reason: 'for an example' },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such message', CONFLICT: 'it is so already' },
  },
} as const satisfies RouteTable;
