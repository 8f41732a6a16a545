import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { isSwitchedOff } from '../../../_shared/db/system/flags.ts';
import { holdBalances, post, sourceFacts, type Movement } from '../../../_shared/db/school/ledger.ts';
import { boothOf, cardOf, cardsOf, keepPlay, useSeed } from '../../../_shared/db/town/zoltar.ts';
import {
  commitmentOf,
  draw,
  TOO_LITTLE_GUM,
  ZOLTAR_COST,
  ZOLTAR_PRIZE,
} from '../../../_shared/domain/town/zoltar.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import {
  PlayNumber,
  PlayerSeed,
  BoothAnswer,
  PlayAnswer,
  CardsAnswer,
} from '../../../_shared/contract/town/zoltar.ts';
import { route } from '../../route.ts';

const OfWallet = z.object({ wallet: WalletAddress });

const wallet = '0x0000000000000001';

/** Mystical Zoltar: 10 GUM a play, and one in thirty pays 250 (domain/town/zoltar.ts). */
export const zoltarRoutes = [
  route(
    'POST /api/zoltar/commitment',
    {
      caller: 'member',
      about:
        "Promises the seed of the wallet's next play by its hash. It is the same one until it is played.",
      body: OfWallet,
      example: { wallet },
      owner: 'wallet',
      idempotency: 'none',
      answer: BoothAnswer,
    },
    async (tx, { wallet }) => ok(await boothOf(tx, wallet)),
  ),

  route(
    'POST /api/zoltar/play',
    {
      caller: 'member',
      about:
        'Plays once. The same number and seed again, with whatever Idempotency-Key, answer the play that was made.',
      body: OfWallet.extend({
        playNumber: PlayNumber,
        seed: PlayerSeed.describe("the player's, chosen once the commitment is known"),
      }),
      example: { wallet, playNumber: 1, seed: '6d2f1b0c9a8e7d5c' },
      owner: 'wallet',
      answer: PlayAnswer,
      limit: { calls: 60, minutes: 1 },
      refusals: {
        NOT_FOUND: 'Zoltar is switched off',
        CONFLICT: 'the balance does not suffice, or another play has this number; the seed stays secret',
      },
    },
    async (tx, { wallet }, { playNumber, seed: playerSeed }) => {
      // Of plays that are made at once the others wait here, and then see what the first one did.
      const balance = (await holdBalances(tx, [wallet])).get(wallet) ?? 0;
      const made = await cardOf(tx, wallet, playNumber);
      if (made?.playerSeed === playerSeed) return ok({ card: made, ...(await boothOf(tx, wallet)) });
      const { next } = await boothOf(tx, wallet);
      if (next.playNumber !== playNumber)
        return fail('CONFLICT', 'Zoltar has turned another card meanwhile.');
      if (balance < ZOLTAR_COST) return fail('CONFLICT', TOO_LITTLE_GUM);
      const isAsleep =
        (await sourceFacts(tx, wallet, 'zoltar_win')) === null ||
        (await isSwitchedOff(tx, 'showZoltarFortune', wallet));
      if (isAsleep) return fail('NOT_FOUND', 'Zoltar is asleep.');

      const of = { wallet, onceKey: String(playNumber), by: 'wallet' } as const;
      const noted = { game: 'zoltar', playNumber };
      const spent = await post(tx, {
        ...of,
        source: 'zoltar_play',
        metadata: { ...noted, cost: ZOLTAR_COST },
      });
      if (!spent.ok) return spent;
      const serverSeed = await useSeed(tx, playNumber, spent.value.id);
      // What was spent is undone with the transaction.
      if (serverSeed === null) throw new Error('a play was paid for that has no seed');
      const drawn = await draw({ serverSeed, playerSeed, wallet, playNumber });
      const prize = drawn.won
        ? await paid(tx, { ...of, source: 'zoltar_win', metadata: { ...noted, win_amount: ZOLTAR_PRIZE } })
        : null;
      const commitment = await commitmentOf(serverSeed);
      const play = { playNumber, serverSeed, playerSeed, commitment, ...drawn };
      await keepPlay(tx, { wallet, play, spending: spent.value.id, prize });
      const card = await cardOf(tx, wallet, playNumber);
      if (card === null) throw new Error('a play was not kept');
      return ok({ card, ...(await boothOf(tx, wallet)) });
    },
  ),

  route(
    'GET /api/zoltar/cards',
    {
      caller: 'member',
      about: "The wallet's cards.",
      query: PageQuery.extend({ wallet: WalletAddress }),
      example: { wallet, limit: 20 },
      owner: 'wallet',
      answer: CardsAnswer,
    },
    async (tx, { wallet }, asked) => {
      const { items, next } = await cardsOf(tx, wallet, asked);
      return ok({ cards: items, next });
    },
  ),
] as const;

/** Posts a prize and answers the ledger's row. Throws where it cannot be paid: a won play that pays nothing is none. */
async function paid(tx: Parameters<typeof post>[0], movement: Movement): Promise<string> {
  const posted = await post(tx, movement);
  if (!posted.ok) throw new Error(`the prize was refused: ${posted.error.message}`);
  return posted.value.id;
}
