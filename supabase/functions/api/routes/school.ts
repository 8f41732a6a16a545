import { fail, ok } from '../../_shared/kernel/result.ts';
import type { schoolRoutes } from '../../_shared/contract/school.ts';
import { record } from '../../_shared/db/auditLog.ts';
import {
  countVisit,
  currentStudent,
  guestBookPage,
  removeLine,
  signGuestBook,
} from '../../_shared/db/school.ts';
import type { Handlers } from '../calls.ts';

const MUTED = fail('FORBIDDEN', 'An operator has muted this wallet. It can read, and not write.');

export const schoolHandlers: Handlers<typeof schoolRoutes> = {
  'POST /api/school/visits': async (tx) => ok({ visits: await countVisit(tx) }),

  'GET /api/school/student': async (tx) => ok({ student: await currentStudent(tx) }),

  async 'GET /api/school/guest-book'(tx, _anyone, asked) {
    const { items, next } = await guestBookPage(tx, asked);
    return ok({ lines: items, next });
  },

  'POST /api/school/guest-book': async (tx, { wallet, muted }, { line }) =>
    muted ? MUTED : ok({ line: await signGuestBook(tx, wallet, line) }),

  async 'POST /api/school/guest-book/removals'(tx, { wallet }, { id }) {
    const was = await removeLine(tx, id);
    if (was === null) return fail('NOT_FOUND', 'There is no such line.');
    await record(tx, wallet, { act: 'guest-book-removal', subject: id, was });
    return ok({});
  },
};
