import { z } from 'zod';
import { Token } from '../collection/collection.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, RowId } from '../values.ts';

const GuestBookLine = z.object({
  id: RowId,
  username: z
    .string()
    .nullable()
    .describe('of the wallet that wrote it, as it is called now; null: it has no profile'),
  line: z.string().describe('empty: it was removed'),
  created_at: IsoTime,
  isMine: z.boolean().describe("whether the session's wallet wrote it"),
  removed: z.enum(['operator']).nullable(),
  held: z.boolean().describe('its author alone reads it until an operator has released it'),
});

export type GuestBookLine = z.infer<typeof GuestBookLine>;

export const VisitAnswer = Done.extend({
  visits: z.int().min(1).describe('how many there were up to this one'),
});

export const StudentAnswer = Done.extend({
  student: Token.nullable().describe('null: the index knows no Flunk yet'),
});

export const GuestBookAnswer = PageAnswer.extend({ lines: z.array(GuestBookLine).describe('newest first') });

export const SignedAnswer = Done.extend({ line: GuestBookLine });
