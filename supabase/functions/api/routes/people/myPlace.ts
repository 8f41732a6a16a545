import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { myPlaceRoutes } from '../../../_shared/contract/people/myPlace.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import {
  commentsPage,
  hasProfile,
  pageOf,
  removeComment,
  savePage,
  walletNamed,
  writeComment,
} from '../../../_shared/db/people/myPlace.ts';
import { recordFacts } from '../../../_shared/db/town/story.ts';
import { COMMENT_RULE } from '../../../_shared/domain/people/myPlace.ts';
import { FLUNKO_FOUND } from '../../../_shared/domain/town/townEvents.ts';
import type { Handlers } from '../../calls.ts';
import { MUTED, NAMELESS, written } from '../../writing.ts';

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

  async 'POST /api/myplace/comments'(tx, member, { username, text }) {
    const { wallet } = member;
    if (!(await hasProfile(tx, wallet))) return NAMELESS;
    const page = await walletNamed(tx, username);
    if (page === null) return NOBODY;
    const comment = await written(tx, member, 'comment', text, COMMENT_RULE);
    return comment.ok ? ok({ comment: await writeComment(tx, wallet, { page, ...comment.value }) }) : comment;
  },

  'POST /api/myplace/comments/reports': async (tx, _member, { id, reason }) =>
    (await report(tx, 'comment', id, reason)) ? ok({}) : NO_COMMENT,

  async 'POST /api/myplace/comments/removals'(tx, { wallet, role }, { id }) {
    if (await removeComment(tx, wallet, id)) return ok({});
    if (role !== 'ADMIN') return NO_COMMENT;
    const outcome = await decide(tx, wallet, { kind: 'comment', id, decision: 'remove' });
    return outcome === 'done' ? ok({}) : NO_COMMENT;
  },
};
