import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import {
  countVisit,
  currentStudent,
  guestBookPage,
  signGuestBook,
} from '../../../_shared/db/school/school.ts';
import { LINE_RULE } from '../../../_shared/domain/school/guestBook.ts';
import { written } from '../../writing.ts';
import { REPORT_REASONS } from '../../../_shared/domain/people/writings.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { writtenText } from '../../../_shared/contract/people/publicText.ts';
import { Done, Nothing, RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import {
  VisitAnswer,
  StudentAnswer,
  GuestBookAnswer,
  SignedAnswer,
} from '../../../_shared/contract/school/school.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

const NO_LINE = fail('NOT_FOUND', 'There is no such line.');

/** The web site of the school: its hit counter (FHS-5), the student of the week (FHS-6), its guest book (FHS-9). */
export const schoolRoutes = [
  route(
    'POST /api/school/visits',
    {
      caller: 'anyone',
      about: 'Counts a visit to the web site of the school; repeated with its key it counts once.',
      body: Nothing,
      example: {},
      limit: { calls: 30, minutes: 60, addressShare: 10 },
      answer: VisitAnswer,
    },
    async (tx) => ok({ visits: await countVisit(tx) }),
  ),

  route(
    'GET /api/school/student',
    {
      caller: 'anyone',
      about: 'The student of the week, one Flunk of all that the index knows, by the number of the week.',
      query: Nothing,
      example: {},
      cost: 5,
      answer: StudentAnswer,
      cacheSeconds: 300,
    },
    async (tx) => ok({ student: await currentStudent(tx) }),
  ),

  route(
    'GET /api/school/guest-book',
    {
      caller: 'guest',
      about: 'The guest book of the school.',
      query: PageQuery,
      example: { limit: 10 },
      answer: GuestBookAnswer,
    },
    async (tx, _anyone, asked) => {
      const { items, next } = await guestBookPage(tx, asked);
      return ok({ lines: items, next });
    },
  ),

  route(
    'POST /api/school/guest-book',
    {
      caller: 'member',
      about: 'Writes a line into the guest book.',
      body: z.object({ wallet: WalletAddress, line: writtenText(LINE_RULE) }),
      example: { wallet, line: 'Go Flunks!' },
      owner: 'wallet',
      limit: { calls: 3, minutes: 60, addressShare: 10 },
      answer: SignedAnswer,
      refusals: {
        BAD_REQUEST:
          'it is empty, too long, unreadable, or not allowed (domain/people/moderation.ts says why)',
        FORBIDDEN: 'an operator has muted the wallet',
        CONFLICT: 'it says again what the same wallet just wrote',
      },
    },
    async (tx, member, { line }) => {
      const text = await written(tx, member, 'line', line, LINE_RULE);
      return text.ok ? ok({ line: await signGuestBook(tx, member.wallet, text.value) }) : text;
    },
  ),

  route(
    'POST /api/school/guest-book/reports',
    {
      caller: 'member',
      about: "Reports a line to the operators' queue; once a person and line.",
      body: z.object({ wallet: WalletAddress, id: RowId, reason: z.enum(REPORT_REASONS) }),
      example: { wallet, id: '1', reason: 'spam' },
      owner: 'wallet',
      limit: { calls: 10, minutes: 10, addressShare: 10 },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such line' },
    },
    async (tx, _member, { id, reason }) => ((await report(tx, 'line', id, reason)) ? ok({}) : NO_LINE),
  ),

  route(
    'POST /api/school/guest-book/removals',
    {
      caller: 'administrator',
      about: 'Takes a line out of the guest book. A tombstone stays. Audited.',
      body: z.object({ id: RowId }),
      example: { id: '1' },
      // A line that is gone stays gone.
      idempotency: 'none',
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such line, or it is gone already' },
    },
    async (tx, { wallet }, { id }) =>
      (await decide(tx, wallet, { kind: 'line', id, decision: 'remove' })) === 'done' ? ok({}) : NO_LINE,
  ),
] as const;
