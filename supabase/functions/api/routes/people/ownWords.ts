import { z } from 'zod';
import { WordsAnswer } from '../../../_shared/contract/people/ownWords.ts';
import { Done, WalletAddress } from '../../../_shared/contract/values.ts';
import { deleteOwnWords, ownWords } from '../../../_shared/db/people/ownWords.ts';
import { ok } from '../../../_shared/kernel/result.ts';
import { route } from '../../route.ts';
import { forgotten } from '../../works.ts';

const wallet = '0x0000000000000001';

/** What is kept of a person: they are given it, and delete what they wrote (WORDS-1, WORDS-2). */
export const ownWordsRoutes = [
  route(
    'GET /api/words',
    {
      caller: 'member',
      about: 'What the caller wrote and what else is kept of them, a portion at a time.',
      query: z.object({
        wallet: WalletAddress,
        cursor: z
          .string()
          .regex(/^\d{1,4}-\d{1,9}$/)
          .optional()
          .describe('the `next` of the portion before; absent: from the first'),
      }),
      example: { wallet },
      owner: 'wallet',
      limit: { calls: 300, minutes: 60, addressShare: 10 },
      cost: 5,
      answer: WordsAnswer,
    },
    async (tx, _member, { cursor }) => ok(await ownWords(tx, cursor)),
  ),

  route(
    'POST /api/words/deletion',
    {
      caller: 'member',
      about:
        'Deletes all that the caller wrote, with the pictures of their works. What others wrote stays, and so do GUM, scores, the name, and what operators have to decide about or removed.',
      body: z.object({ wallet: WalletAddress }),
      example: { wallet },
      owner: 'wallet',
      // What is gone stays gone.
      idempotency: 'none',
      limit: { calls: 5, minutes: 60, addressShare: 10 },
      answer: Done,
    },
    {
      async procedure({ deps, who }) {
        const pictures = await deps.db.transaction(who.wallet, deleteOwnWords);
        await Promise.all(pictures.map((picture) => forgotten(deps, picture)));
        return ok({});
      },
    },
  ),
] as const;
