import { z } from 'zod';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, RowId, WalletAddress } from '../values.ts';

/** What a person wrote, trimmed; null when that is nothing. PostgreSQL's text holds every character but NUL. */
const Written = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !text.includes('\u0000'), 'holds a NUL')
    .nullish()
    .transform((text) => text || null);

/** An empty name is 'Anonymous', other empty fields are null (REPORT-2). */
const SubmitFeedbackBody = z.object({
  user_name: Written(80).transform((name) => name ?? 'Anonymous'),
  issues_found: Written(4000),
  suggestions: Written(4000),
});
export type SubmitFeedbackBody = z.output<typeof SubmitFeedbackBody>;

const Feedback = z.object({
  id: z.string(),
  user_name: z.string(),
  issues_found: z.string().nullable(),
  suggestions: z.string().nullable(),
  wallet: WalletAddress.nullable().describe("null: a guest's"),
  created_at: IsoTime,
  done_at: IsoTime.nullable().describe('when an operator was done with it; null: not yet'),
});
export type Feedback = z.infer<typeof Feedback>;
export const FeedbackAnswer = PageAnswer.extend({ feedback: z.array(Feedback).describe('newest first') });
export type FeedbackAnswer = z.infer<typeof FeedbackAnswer>;

/** The Report Card (REPORT-1, REPORT-5). */
export const feedbackRoutes = {
  'POST /api/submit-feedback': {
    caller: 'guest',
    about: 'Keeps what somebody thinks of the product.',
    body: SubmitFeedbackBody,
    example: { user_name: 'Rosie', issues_found: 'The bell is late.', suggestions: null },
    answer: Done,
    limit: { calls: 10, minutes: 10 },
    refusals: { BAD_REQUEST: 'neither issues nor suggestions were filled in' },
  },
  'GET /api/feedback': {
    caller: 'administrator',
    about: 'What people wrote.',
    query: PageQuery,
    example: { limit: 50 },
    answer: FeedbackAnswer,
  },
  'POST /api/console/feedback/done': {
    caller: 'administrator',
    about: 'Ticks off what somebody wrote, or opens it again.',
    sets: true,
    body: z.object({ id: RowId, done: z.boolean() }),
    example: { id: '1', done: true },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such feedback' },
  },
} as const satisfies RouteTable;
