import { z } from 'zod';
import { CLIQUES } from '../../domain/collection/collection.ts';
import { GAME_IDS } from '../../domain/arcade/games/game.ts';
import { LOCK_NAMES } from '../../domain/town/locks.ts';
import { LOCATION_IDS } from '../../domain/town/town.ts';
import { FACES_SHOWN, whereaboutsOf, WHEREABOUTS } from '../../domain/town/presence.ts';
import type { RouteTable } from '../table.ts';
import { TicketAnswer } from '../people/ticket.ts';
import { Done, Nothing, WalletAddress } from '../values.ts';

export const TownAccessAnswer = Done.extend({
  wallet: WalletAddress.nullable().describe('null: nobody is signed in'),
  flunks: z.int().min(0).describe('of the wallet and those linked to it'),
  cliques: z.array(z.enum(CLIQUES)),
  hasTeddy: z.boolean().describe('whether one of its backpacks has the base Teddy'),
});
export type TownAccessAnswer = z.infer<typeof TownAccessAnswer>;

const PresenceBody = z.object({
  place: z
    .string()
    .refine((place) => whereaboutsOf(place) !== null, 'There is no such place.')
    .nullable()
    .describe(
      'the id of a place, or `streets` for the map; null: nowhere, which whoever does not want to be seen sends',
    ),
});

const Present = z.object({
  count: z.int().min(1),
  faces: z
    .array(z.object({ username: z.string(), profile_icon: z.string().nullable() }))
    .max(FACES_SHOWN)
    .describe('some of those who have a profile, who came last first'),
});
const Floodlights = z.object({
  lit: z.boolean().describe('whether they burn now: by day they are always dark'),
  switchedAt: z.int().min(0).describe('when they were switched last (ms since 1970); 0: never'),
});
export type Floodlights = z.infer<typeof Floodlights>;
export const PresenceAnswer = Done.extend({
  places: z
    .partialRecord(z.enum(WHEREABOUTS), Present)
    .describe('by location, its rooms included; who is missing is empty'),
  floodlights: Floodlights.describe('of the football field'),
});
export type PresenceAnswer = z.infer<typeof PresenceAnswer>;

const FloodlightsBody = z.object({
  wallet: WalletAddress,
  lit: z.boolean().describe('on or off'),
});
export const FloodlightsAnswer = Done.extend({ floodlights: Floodlights });

const TownNews = z.object({
  scores: z
    .array(z.object({ game: z.enum(GAME_IDS), username: z.string().nullable(), score: z.int().min(0) }))
    .describe('the best of a board of all time, where it is younger than a week; null: they have no profile'),
  opened: z.array(z.enum(LOCK_NAMES)).describe('locks that somebody has opened within two days'),
  homecoming: z.int().min(0).describe('how many attended the homecoming dance within a week'),
  checkedIn: z.int().min(0).describe('how many have checked in today'),
});
export type TownNews = z.infer<typeof TownNews>;
export const TownNewsAnswer = Done.extend(TownNews.shape);

const wallet = '0x0000000000000001';

/** The town of Arcadia: who may enter where (TOWN-7), who is there (PRESENCE-1), and what all of them see (PRESENCE-5). */
export const townRoutes = {
  'GET /api/town/access': {
    caller: 'guest',
    about:
      'What the index knows of the person that decides which places they may enter (`entryRefusal` in domain/town/town.ts).',
    query: Nothing,
    example: {},
    answer: TownAccessAnswer,
  },
  'POST /api/town/presence': {
    caller: 'guest',
    about: 'Says where somebody is, for a minute; nobody is in two places.',
    body: PresenceBody,
    example: { place: 'streets' },
    idempotency: 'none',
    answer: Done,
    refusals: {
      FORBIDDEN: 'they may not enter this place',
      RATE_LIMITED: 'too many of one network address are in town',
    },
  },
  'GET /api/town/presence': {
    caller: 'anyone',
    about: 'How many are at each location, some of their faces, and what everybody sees in town.',
    query: Nothing,
    example: {},
    answer: PresenceAnswer,
    cacheSeconds: 5,
  },
  'POST /api/town/tickets': {
    caller: 'member',
    about: 'A ticket of ten minutes by which the others at a location know who the caller is.',
    body: z.object({
      wallet: WalletAddress,
      location: z.enum(LOCATION_IDS).describe('its rooms included'),
    }),
    example: { wallet, location: 'arcade' },
    owner: 'wallet',
    idempotency: 'none',
    limit: { calls: 60, minutes: 10, addressShare: 10 },
    answer: TicketAnswer,
    refusals: {
      FORBIDDEN: 'they may not enter it, do not want to be seen in town, or have no profile',
    },
  },
  'GET /api/town/news': {
    caller: 'anyone',
    about:
      'What happened in town lately that its stations tell everybody. It names nobody who is not on a board.',
    query: Nothing,
    example: {},
    limit: { calls: 60, minutes: 1 },
    answer: TownNewsAnswer,
    cacheSeconds: 60,
  },
  'POST /api/town/floodlights': {
    caller: 'member',
    about: 'Switches the floodlights of the football field for everybody, until morning.',
    body: FloodlightsBody,
    example: { wallet, lit: true },
    owner: 'wallet',
    // It says how they shall be, so that a second request changes nothing.
    idempotency: 'none',
    limit: { calls: 20, minutes: 1 },
    answer: FloodlightsAnswer,
    refusals: { FORBIDDEN: 'they may not enter the football field' },
  },
} as const satisfies RouteTable;
