import { z } from 'zod';
import { LINE_RULE } from '../../domain/school/guestBook.ts';
import { REPORT_REASONS } from '../../domain/people/writings.ts';
import { Token } from '../collection/collection.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import { writtenText } from '../people/publicText.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Nothing, RowId, WalletAddress } from '../values.ts';

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
    caller: 'guest',
    about: 'The guest book of the school.',
    query: PageQuery,
    example: { limit: 10 },
    answer: GuestBookAnswer,
  },
  'POST /api/school/guest-book': {
    caller: 'member',
    about: 'Writes a line into the guest book.',
    body: z.object({ wallet: WalletAddress, line: writtenText(LINE_RULE) }),
    example: { wallet, line: 'Go Flunks!' },
    owner: 'wallet',
    limit: { calls: 3, minutes: 60, addressShare: 10 },
    answer: SignedAnswer,
    refusals: {
      BAD_REQUEST: 'it is empty, too long, unreadable, or not allowed (domain/people/moderation.ts says why)',
      FORBIDDEN: 'an operator has muted the wallet',
      CONFLICT: 'it says again what the same wallet just wrote',
    },
  },
  'POST /api/school/guest-book/reports': {
    caller: 'member',
    about: "Reports a line to the operators' queue; once a person and line.",
    body: z.object({ wallet: WalletAddress, id: RowId, reason: z.enum(REPORT_REASONS) }),
    example: { wallet, id: '1', reason: 'spam' },
    owner: 'wallet',
    limit: { calls: 10, minutes: 10, addressShare: 10 },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such line' },
  },
  'POST /api/school/guest-book/removals': {
    caller: 'administrator',
    about: 'Takes a line out of the guest book. A tombstone stays. Audited.',
    body: z.object({ id: RowId }),
    example: { id: '1' },
    // A line that is gone stays gone.
    idempotency: 'none',
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such line, or it is gone already' },
  },
} as const satisfies RouteTable;
