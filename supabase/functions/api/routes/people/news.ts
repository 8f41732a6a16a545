import { z } from 'zod';
import { NewsAnswer, SeenAnswer } from '../../../_shared/contract/people/news.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import { newsPage, seeNews } from '../../../_shared/db/people/news.ts';
import { UNREAD_HEADER } from '../../../_shared/domain/people/unread.ts';
import { ok } from '../../../_shared/kernel/result.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

/** What happened to a person (NEWS-1). */
export const newsRoutes = [
  route(
    'GET /api/news',
    {
      caller: 'member',
      about:
        'What happened to the caller. Every answer to a member with unread news says so in the header `x-unread-news`, such as `3:812`: how many, up to ten, and the id of the newest.',
      query: PageQuery.extend({ wallet: WalletAddress }),
      example: { wallet, limit: 20 },
      owner: 'wallet',
      answer: NewsAnswer,
    },
    async (tx, { wallet }, asked) => {
      const { items, next } = await newsPage(tx, wallet, asked);
      return ok({ news: items, next });
    },
  ),

  route(
    'POST /api/news/seen',
    {
      caller: 'member',
      about: 'Marks all news up to a piece of it as seen, on every device.',
      body: z.object({ wallet: WalletAddress, upTo: RowId.describe('the id of the newest that was seen') }),
      example: { wallet, upTo: '1' },
      owner: 'wallet',
      // What was seen stays so.
      idempotency: 'none',
      answer: SeenAnswer,
    },
    async (tx, { wallet }, { upTo }, { c }) => {
      // What was unread when the session was looked at is not any more; what came meanwhile the next answer tells.
      c.header(UNREAD_HEADER, undefined);
      return ok({ seen: await seeNews(tx, wallet, upTo) });
    },
  ),
] as const;
