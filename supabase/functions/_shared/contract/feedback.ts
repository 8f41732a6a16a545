import { z } from 'zod';
import { Done, IsoTime, WalletAddress } from './values.ts';

/** What a person wrote, trimmed; null when that is nothing. PostgreSQL's text holds every character but NUL. */
const Written = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !text.includes('\u0000'), 'holds a NUL')
    .nullish()
    .transform((text) => text || null);

/** Spec 3, section 5: nobody's name is 'Anonymous', and empty fields are null. */
export const SubmitFeedbackBody = z.object({
  user_name: Written(80).transform((name) => name ?? 'Anonymous'),
  issues_found: Written(4000),
  suggestions: Written(4000),
});
export type SubmitFeedbackBody = z.output<typeof SubmitFeedbackBody>;

export const FeedbackQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) });
export const Feedback = z.object({
  id: z.string(),
  user_name: z.string(),
  issues_found: z.string().nullable(),
  suggestions: z.string().nullable(),
  /** Null: a guest's. */
  wallet: WalletAddress.nullable(),
  created_at: IsoTime,
});
export type Feedback = z.infer<typeof Feedback>;
/** Newest first. */
export const FeedbackAnswer = Done.extend({ feedback: z.array(Feedback) });
export type FeedbackAnswer = z.infer<typeof FeedbackAnswer>;
