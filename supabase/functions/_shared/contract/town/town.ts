import { z } from 'zod';
import { CLIQUES } from '../../domain/collection/collection.ts';
import { MACHINE_IDS } from '../../domain/arcade/games/games.ts';
import { LOCK_NAMES } from '../../domain/town/locks.ts';
import { FACES_SHOWN, WHEREABOUTS } from '../../domain/town/presence.ts';
import { ReadingName } from './votes.ts';
import { Done, WalletAddress } from '../values.ts';

export const TownAccessAnswer = Done.extend({
  wallet: WalletAddress.nullable().describe('null: no wallet is signed in'),
  flunks: z.int().min(0).describe('of the wallet and those linked to it'),
  cliques: z.array(z.enum(CLIQUES)),
  hasTeddy: z.boolean().describe('whether one of its backpacks has the base Teddy'),
  guestAt: z
    .array(z.string())
    .describe(
      'the houses into which a member has let them for the night, and is there, and the rooms behind locks that they have opened',
    ),
});

export type TownAccessAnswer = z.infer<typeof TownAccessAnswer>;

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

const Candles = z.object({
  evening: z.iso.date().describe('the date of its Friday'),
  lit: z.int().min(0),
  asked: z.int().min(1).describe('for how many the evening asks'),
  places: z.partialRecord(z.enum(WHEREABOUTS), z.int().min(1)).describe('by location, its rooms included'),
});

const CandlesOfTown = Candles.nullable().describe(
  'candles of the latest evening (Friday from 8 PM); null where no person was there',
);

export const PresenceAnswer = Done.extend({
  places: z
    .partialRecord(z.enum(WHEREABOUTS), Present)
    .describe('by location, its rooms included; who is missing is empty'),
  floodlights: Floodlights.describe('of the football field'),
  candles: CandlesOfTown,
});

export type PresenceAnswer = z.infer<typeof PresenceAnswer>;

export const CandleAnswer = Done.extend({
  isNew: z.boolean().describe('false: the caller had lit one this evening already'),
  candles: CandlesOfTown,
});

export const FloodlightsAnswer = Done.extend({ floodlights: Floodlights });

const TownNews = z.object({
  scores: z
    .array(z.object({ game: z.enum(MACHINE_IDS), username: z.string().nullable(), score: z.int().min(0) }))
    .describe('the best of a board of all time, where it is younger than a week; null: they have no profile'),
  opened: z.array(z.enum(LOCK_NAMES)).describe('locks that a person opened within the last two days'),
  homecoming: z.int().min(0).describe('how many attended the homecoming dance within a week'),
  checkedIn: z.int().min(0).describe('how many have checked in today'),
  key: z
    .object({ holder: z.string().nullable().describe('null: they have no profile') })
    .nullable()
    .describe('who got key 117 (LOCK-17); null: no one yet'),
  voted: z
    .object({ reading: ReadingName, votes: z.int().min(1) })
    .nullable()
    .describe(
      'result of last Sunday’s vote: the reading that won, and the number of votes; null where no person voted',
    ),
  candles: Candles.pick({ lit: true, asked: true })
    .nullable()
    .describe(
      'candles of an evening within the last two days; null where there was none, or no person was there',
    ),
});

export type TownNews = z.infer<typeof TownNews>;

export const TownNewsAnswer = Done.extend(TownNews.shape);
