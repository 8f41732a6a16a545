import { z } from 'zod';
import { LINE_MOST, lineProblem, tidyLine } from '../domain/guestBook.ts';
import { Token } from './collection.ts';
import { PageAnswer, PageQuery } from './page.ts';
import type { RouteTable } from './table.ts';
import { Done, IsoTime, Nothing, WalletAddress } from './values.ts';

const LineId = z
  .string()
  .regex(/^\d{1,18}$/)
  .meta({ title: 'id of a line' });

const GuestBookLine = z.object({
  id: LineId,
  username: z
    .string()
    .nullable()
    .describe('of the wallet that wrote it, as it is called now; null: it has no profile'),
  line: z.string(),
  created_at: IsoTime,
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

/** The line as it is kept (domain/guestBook.ts). Longer texts are read too, since what is kept of them may be short. */
const Line = z
  .string()
  .max(LINE_MOST * 4)
  .transform((text, context) => {
    const problem = lineProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    return tidyLine(text) ?? z.NEVER;
  })
  .describe(
    `1 to ${LINE_MOST} characters after white space is made single spaces; no web addresses, slurs or scams`,
  );

const wallet = '0x0000000000000001';

/** The web site of the school: its hit counter (FHS-5), the student of the week (FHS-6), its guest book (FHS-9). */
export const schoolRoutes = {
  'POST /api/school/visits': {
    caller: 'anyone',
    about: 'Counts a visit to the web site of the school; repeated with its key it counts once.',
    body: Nothing,
    example: {},
    limit: { calls: 30, minutes: 60, addressShare: 10 },
    answer: VisitAnswer,
  },
  'GET /api/school/student': {
    caller: 'anyone',
    about: 'The student of the week, one Flunk of all that the index knows, by the number of the week.',
    query: Nothing,
    example: {},
    cost: 5,
    answer: StudentAnswer,
    cacheSeconds: 300,
  },
  'GET /api/school/guest-book': {
    caller: 'anyone',
    about: 'The guest book of the school.',
    query: PageQuery,
    example: { limit: 10 },
    answer: GuestBookAnswer,
  },
  'POST /api/school/guest-book': {
    caller: 'member',
    about: 'Writes a line into the guest book.',
    body: z.object({ wallet: WalletAddress, line: Line }),
    example: { wallet, line: 'Go Flunks!' },
    owner: 'wallet',
    limit: { calls: 3, minutes: 60, addressShare: 10 },
    answer: SignedAnswer,
    refusals: { FORBIDDEN: 'an operator has muted the wallet' },
  },
  'POST /api/school/guest-book/removals': {
    caller: 'administrator',
    about: 'Takes a line out of the guest book, so that no caller reads it again. Audited.',
    body: z.object({ id: LineId }),
    example: { id: '1' },
    // A line that is gone stays gone.
    idempotency: 'none',
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such line, or it is gone already' },
  },
} as const satisfies RouteTable;
