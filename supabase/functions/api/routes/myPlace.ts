import { fail, ok } from '../../_shared/kernel/result.ts';
import type { myPlaceRoutes } from '../../_shared/contract/myPlace.ts';
import { record } from '../../_shared/db/auditLog.ts';
import {
  commentsPage,
  hasProfile,
  pageOf,
  removeComment,
  savePage,
  walletNamed,
  writeComment,
} from '../../_shared/db/myPlace.ts';
import { recordFacts } from '../../_shared/db/story.ts';
import { FLUNKO_FOUND } from '../../_shared/domain/townEvents.ts';
import type { Handlers } from '../calls.ts';

const MUTED = fail('FORBIDDEN', 'An operator has muted this wallet. It can read, and not write.');
const NAMELESS = fail(
  'PROFILE_REQUIRED',
  'Create your profile first: what you write stands under your name.',
);
const NOBODY = fail('NOT_FOUND', 'Nobody is called so.');
const NO_COMMENT = fail('NOT_FOUND', 'There is no such comment.');

export const myPlaceHandlers: Handlers<typeof myPlaceRoutes> = {
  'POST /api/myplace/flunko': async (tx, { wallet }) =>
    ok({ isNew: (await recordFacts(tx, wallet, [FLUNKO_FOUND])) > 0 }),

  async 'GET /api/myplace/page'(tx, _anyone, { username }) {
    const wallet = await walletNamed(tx, username);
    const page = wallet && (await pageOf(tx, wallet));
    return page === null ? NOBODY : ok({ page });
  },

  async 'POST /api/myplace/page'(tx, { wallet, muted }, wanted) {
    if (muted) return MUTED;
    if (!(await hasProfile(tx, wallet))) return NAMELESS;
    const [unknown] = await savePage(tx, wallet, wanted);
    if (unknown !== undefined) return fail('NOT_FOUND', `Nobody is called ${unknown}.`);
    const page = await pageOf(tx, wallet);
    return page === null ? NAMELESS : ok({ page });
  },

  async 'GET /api/myplace/comments'(tx, _anyone, { username, ...asked }) {
    const wallet = await walletNamed(tx, username);
    if (wallet === null) return ok({ comments: [], next: null });
    const { items, next } = await commentsPage(tx, wallet, asked);
    return ok({ comments: items, next });
  },

  async 'POST /api/myplace/comments'(tx, { wallet, muted }, { username, text }) {
    if (muted) return MUTED;
    if (!(await hasProfile(tx, wallet))) return NAMELESS;
    const page = await walletNamed(tx, username);
    return page === null ? NOBODY : ok({ comment: await writeComment(tx, wallet, page, text) });
  },

  'POST /api/myplace/comments/removals': async (tx, { wallet }, { id }) =>
    (await removeComment(tx, wallet, id, { anyones: false })) === null ? NO_COMMENT : ok({}),

  async 'POST /api/myplace/comments/operator-removals'(tx, { wallet }, { id }) {
    const was = await removeComment(tx, wallet, id, { anyones: true });
    if (was === null) return NO_COMMENT;
    await record(tx, wallet, { act: 'comment-removal', subject: id, was });
    return ok({});
  },
};
