import { z } from 'zod';
import { CLIQUES } from '../../domain/collection/collection.ts';
import { Done } from '../values.ts';

export const Photo = z.enum(CLIQUES).meta({ title: 'clique of a class photo' });

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
