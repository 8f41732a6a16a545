import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { tellOfText } from '../../../_shared/db/people/newsOfTexts.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import {
  commentRefusal,
  commentsPage,
  hasProfile,
  pageOf,
  removeComment,
  savePage,
  usernamesFrom,
  walletNamed,
  writeComment,
} from '../../../_shared/db/people/myPlace.ts';
import { recordFacts } from '../../../_shared/db/town/story.ts';
import { COMMENT_RULE, MAY_NOT_COMMENT } from '../../../_shared/domain/people/myPlace.ts';
import { FLUNKO_FOUND } from '../../../_shared/domain/town/townEvents.ts';
import { MUTED, NAMELESS, written } from '../../writing.ts';
import { REPORT_REASONS } from '../../../_shared/domain/people/writings.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { writtenText } from '../../../_shared/contract/people/publicText.ts';
import { Done, RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import {
  Beginning,
  NamesAnswer,
  Username,
  SaveBody,
  FoundAnswer,
  PersonPageAnswer,
  CommentsAnswer,
  CommentedAnswer,
} from '../../../_shared/contract/people/myPlace.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

const page = {
  color: 'sky',
  pattern: 'glitter',
  layout: 'left',
  song: 'pearls',
  mood: 'fine',
  about: 'I play the trumpet.',
  lists: { interests: ['trumpets'], music: [], movies: [], books: [], heroes: [], likes: [], dislikes: [] },
} as const;

const NOBODY = fail('NOT_FOUND', 'Nobody is called so.');

const NO_COMMENT = fail('NOT_FOUND', 'There is no such comment.');

/** MyPlace (MYPLACE rules in docs/product.md). */
export const myPlaceRoutes = [
  route(
    'POST /api/myplace/flunko',
    {
      caller: 'member',
      about: "Records that the caller reached Flunko's page by a Top 6, which pays its objective once.",
      body: z.object({ wallet: WalletAddress }),
      example: { wallet },
      owner: 'wallet',
      // To go there again changes nothing.
      idempotency: 'none',
      answer: FoundAnswer,
    },
    async (tx, { wallet }) => ok({ isNew: (await recordFacts(tx, wallet, [FLUNKO_FOUND])) > 0 }),
  ),

  route(
    'GET /api/myplace/page',
    {
      caller: 'guest',
      about: 'The page of a person, in whatever case the name is written. Everybody with a profile has one.',
      query: z.object({ username: Username }),
      example: { username: 'rosie_95' },
      answer: PersonPageAnswer,
      refusals: { NOT_FOUND: 'there is no such person' },
    },
    async (tx, _anyone, { username }) => {
      const wallet = await walletNamed(tx, username);
      const page = wallet && (await pageOf(tx, wallet));
      return page === null ? NOBODY : ok({ page });
    },
  ),

  route(
    'GET /api/myplace/people',
    {
      caller: 'member',
      about: 'People whose usernames begin so (SHELL-21).',
      query: z.object({ wallet: WalletAddress, beginning: Beginning }),
      example: { wallet, beginning: 'ros' },
      owner: 'wallet',
      limit: { calls: 60, minutes: 1, addressShare: 10 },
      answer: NamesAnswer,
    },
    async (tx, _member, { beginning }) => ok({ usernames: await usernamesFrom(tx, beginning) }),
  ),

  route(
    'POST /api/myplace/page',
    {
      caller: 'member',
      about: "Makes or changes the caller's page. What is absent stays as it was.",
      sets: true,
      body: SaveBody,
      example: { wallet, ...page, friends: [] },
      owner: 'wallet',
      limit: { calls: 20, minutes: 10, addressShare: 10 },
      answer: PersonPageAnswer,
      refusals: {
        FORBIDDEN: 'an operator has muted the wallet',
        PROFILE_REQUIRED: 'the wallet has no profile',
        NOT_FOUND: 'one of the friends is nobody',
      },
    },
    async (tx, { wallet, muted }, wanted) => {
      if (muted) return MUTED;
      if (!(await hasProfile(tx, wallet))) return NAMELESS;
      const [unknown] = await savePage(tx, wallet, wanted);
      if (unknown !== undefined) return fail('NOT_FOUND', `Nobody is called ${unknown}.`);
      const page = await pageOf(tx, wallet);
      return page === null ? NAMELESS : ok({ page });
    },
  ),

  route(
    'GET /api/myplace/comments',
    {
      caller: 'guest',
      about: 'What people wrote under the page of a person.',
      query: PageQuery.extend({ username: Username }),
      example: { username: 'rosie_95', limit: 10 },
      answer: CommentsAnswer,
    },
    async (tx, _anyone, { username, ...asked }) => {
      const wallet = await walletNamed(tx, username);
      if (wallet === null) return ok({ comments: [], next: null });
      const { items, next } = await commentsPage(tx, wallet, asked);
      return ok({ comments: items, next });
    },
  ),

  route(
    'POST /api/myplace/comments',
    {
      caller: 'member',
      about: 'Writes a comment under the page of a person.',
      body: z.object({
        wallet: WalletAddress,
        username: Username.describe('whose page'),
        text: writtenText(COMMENT_RULE),
      }),
      example: { wallet, username: 'rosie_95', text: 'Nice glitter.' },
      owner: 'wallet',
      limit: { calls: 5, minutes: 10, addressShare: 10 },
      answer: CommentedAnswer,
      refusals: {
        BAD_REQUEST:
          'it is empty, too long, unreadable, or not allowed (domain/people/moderation.ts says why)',
        FORBIDDEN: 'an operator has muted the wallet, or the owner of the page has not opened comments to it',
        PROFILE_REQUIRED: 'the wallet has no profile',
        CONFLICT: 'it says again what the same wallet just wrote',
        NOT_FOUND: 'there is no such person',
      },
    },
    async (tx, member, { username, text }) => {
      const { wallet } = member;
      if (!(await hasProfile(tx, wallet))) return NAMELESS;
      const page = await walletNamed(tx, username);
      if (page === null) return NOBODY;
      const refusal = await commentRefusal(tx, page);
      if (refusal !== null) return fail('FORBIDDEN', MAY_NOT_COMMENT[refusal]);
      const kept = await written(tx, member, 'comment', text, COMMENT_RULE);
      if (!kept.ok) return kept;
      const comment = await writeComment(tx, wallet, { page, ...kept.value });
      await tellOfText(tx, 'comment', comment.id);
      return ok({ comment });
    },
  ),

  route(
    'POST /api/myplace/comments/reports',
    {
      caller: 'member',
      about: "Reports a comment to the operators' queue; once a person and comment.",
      body: z.object({ wallet: WalletAddress, id: RowId, reason: z.enum(REPORT_REASONS) }),
      example: { wallet, id: '1', reason: 'spam' },
      owner: 'wallet',
      limit: { calls: 10, minutes: 10, addressShare: 10 },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such comment' },
    },
    async (tx, _member, { id, reason }) => ((await report(tx, 'comment', id, reason)) ? ok({}) : NO_COMMENT),
  ),

  route(
    'POST /api/myplace/comments/removals',
    {
      caller: 'member',
      about:
        "Takes a comment away: one on the caller's page, or one that they wrote; an administrator any (audited). A tombstone stays.",
      body: z.object({ wallet: WalletAddress, id: RowId }),
      example: { wallet, id: '1' },
      owner: 'wallet',
      // A comment that is gone stays gone.
      idempotency: 'none',
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such comment, it is gone already, or it is not theirs to remove' },
    },
    async (tx, { wallet, role }, { id }) => {
      if (await removeComment(tx, wallet, id)) return ok({});
      if (role !== 'ADMIN') return NO_COMMENT;
      const outcome = await decide(tx, wallet, { kind: 'comment', id, decision: 'remove' });
      return outcome === 'done' ? ok({}) : NO_COMMENT;
    },
  ),
] as const;
