import { z } from 'zod';
import { PageAnswer } from '../page.ts';
import { IsoTime, WalletAddress } from '../values.ts';

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
export const SubmitFeedbackBody = z.object({
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
