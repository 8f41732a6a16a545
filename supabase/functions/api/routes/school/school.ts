import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { schoolRoutes } from '../../../_shared/contract/school/school.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import {
  countVisit,
  currentStudent,
  guestBookPage,
  signGuestBook,
} from '../../../_shared/db/school/school.ts';
import { LINE_RULE } from '../../../_shared/domain/school/guestBook.ts';
import type { Handlers } from '../../calls.ts';
import { written } from '../../writing.ts';

const NO_LINE = fail('NOT_FOUND', 'There is no such line.');

export const schoolHandlers: Handlers<typeof schoolRoutes> = {
  'POST /api/school/visits': async (tx) => ok({ visits: await countVisit(tx) }),

  'GET /api/school/student': async (tx) => ok({ student: await currentStudent(tx) }),

  async 'GET /api/school/guest-book'(tx, _anyone, asked) {
    const { items, next } = await guestBookPage(tx, asked);
    return ok({ lines: items, next });
  },

  async 'POST /api/school/guest-book'(tx, member, { line }) {
    const text = await written(tx, member, 'line', line, LINE_RULE);
    return text.ok ? ok({ line: await signGuestBook(tx, member.wallet, text.value) }) : text;
  },

  'POST /api/school/guest-book/reports': async (tx, _member, { id, reason }) =>
    (await report(tx, 'line', id, reason)) ? ok({}) : NO_LINE,

  'POST /api/school/guest-book/removals': async (tx, { wallet }, { id }) =>
    (await decide(tx, wallet, { kind: 'line', id, decision: 'remove' })) === 'done' ? ok({}) : NO_LINE,
};
