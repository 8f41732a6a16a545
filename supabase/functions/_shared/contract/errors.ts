import { z } from 'zod';
import { ERROR_CODES } from '../kernel/result.ts';

/** The one shape of every refusal; `error` is for the person, `code` for programs. */
export const Refusal = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(ERROR_CODES),
});
export type Refusal = z.infer<typeof Refusal>;
