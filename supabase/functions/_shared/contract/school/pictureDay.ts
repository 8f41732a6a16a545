import { z } from 'zod';
import { CLIQUES } from '../../domain/collection/collection.ts';
import type { RouteTable } from '../table.ts';
import { Done, Nothing, WalletAddress } from '../values.ts';

const Photo = z.enum(CLIQUES).meta({ title: 'clique of a class photo' });

export const PictureDayAnswer = Done.extend({
  standing: z
    .enum(['guest', 'no-flunk', 'used', 'open', 'voted'])
    .describe(
      'guest: without a session; no-flunk: the wallet holds none; used: another wallet has voted with each of its ' +
        'Flunks; open: it may vote; voted: it has',
    ),
  vote: Photo.nullable().describe('what the wallet voted for'),
  photos: z
    .array(
      z.object({
        clique: Photo,
        votes: z.int().min(0).nullable().describe('null until the wallet has voted'),
      }),
    )
    .describe('the four class photos'),
});
export type PictureDayAnswer = z.infer<typeof PictureDayAnswer>;

/** Picture Day (PICTURE-1 to PICTURE-4). */
export const pictureDayRoutes = {
  'GET /api/picture-day': {
    caller: 'guest',
    about: "The four class photos, whether the session's wallet may vote, and the results once it has.",
    query: Nothing,
    example: {},
    answer: PictureDayAnswer,
  },
  'POST /api/picture-day/vote': {
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
} as const satisfies RouteTable;
