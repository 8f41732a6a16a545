import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { readHoldings } from '../../../_shared/chain/holdings.ts';
import { isSwitchedOff } from '../../../_shared/db/system/flags.ts';
import { castVote, pictureDayOf, voteOf } from '../../../_shared/db/school/pictureDay.ts';
import { recordFacts } from '../../../_shared/db/town/story.ts';
import { NO_BALLOT, votedAlready } from '../../../_shared/domain/school/pictureDay.ts';
import { PICTURE_DAY_VOTE } from '../../../_shared/domain/town/townEvents.ts';
import { Nothing, WalletAddress } from '../../../_shared/contract/values.ts';
import { Photo, PictureDayAnswer } from '../../../_shared/contract/school/pictureDay.ts';
import { route } from '../../route.ts';

/** Picture Day (PICTURE-1 to PICTURE-4). */
export const pictureDayRoutes = [
  route(
    'GET /api/picture-day',
    {
      caller: 'guest',
      about: "The four class photos, whether the session's wallet may vote, and the results once it has.",
      query: Nothing,
      example: {},
      answer: PictureDayAnswer,
    },
    async (tx, who) => ok(await pictureDayOf(tx, who?.wallet ?? null)),
  ),

  route(
    'POST /api/picture-day/vote',
    {
      caller: 'member',
      about: 'Votes for a class photo, once. The same vote again changes nothing and gets the same answer.',
      body: z.object({ wallet: WalletAddress, photo: Photo }),
      example: { wallet: '0x0000000000000001', photo: 'GEEK' },
      owner: 'wallet',
      answer: PictureDayAnswer,
      limit: { calls: 20, minutes: 1 },
      refusals: {
        NOT_FOUND: 'Picture Day is switched off',
        FORBIDDEN: 'neither the wallet nor one linked to it holds a Flunk that has not voted',
        CONFLICT: 'the wallet has voted for another photo',
        UNAVAILABLE: 'the chain cannot be asked what the wallet holds',
      },
    },
    {
      // The wallet holds a Flunk now, and not only by what the index heard last. A wallet that has voted does not ask the
      // chain, which has few calls for all.
      async before({ deps: { db, source }, who: { wallet } }) {
        const hasVoted = await db.transaction(wallet, async (tx) => (await voteOf(tx, wallet)) !== null);
        return hasVoted ? ok(null) : readHoldings(db, source, wallet);
      },
      async rule(tx, { wallet }, { photo }) {
        if (await isSwitchedOff(tx, 'showPictureDay', wallet)) {
          return fail('NOT_FOUND', 'The photographer has gone home.');
        }
        await castVote(tx, wallet, photo);
        const vote = await voteOf(tx, wallet);
        if (vote === null) {
          const { standing } = await pictureDayOf(tx, wallet);
          return fail('FORBIDDEN', NO_BALLOT[standing === 'used' ? 'used' : 'no-flunk']);
        }
        if (vote !== photo) return fail('CONFLICT', votedAlready(vote));
        // In the same transaction the objective of chapter 3 is paid.
        await recordFacts(tx, wallet, [PICTURE_DAY_VOTE]);
        return ok(await pictureDayOf(tx, wallet));
      },
    },
  ),
] as const;
