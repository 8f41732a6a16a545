import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { mintTicket } from '../../../_shared/auth/ticket.ts';
import { eveningNow, lightCandle } from '../../../_shared/db/town/candles.ts';
import { recordFacts } from '../../../_shared/db/town/story.ts';
import { switchFloodlights } from '../../../_shared/db/town/floodlights.ts';
import { shownIcon } from '../../../_shared/db/people/chat.ts';
import { enterTown, leaveTown } from '../../../_shared/db/town/presence.ts';
import { isSeenInTown } from '../../../_shared/db/system/settings.ts';
import { guestPlaces, mayBeAt } from '../../../_shared/db/town/guests.ts';
import { holderOf, mayEnter } from '../../../_shared/db/town/town.ts';
import { townNews } from '../../../_shared/db/town/townNews.ts';
import {
  candlesAfter,
  refreshTownSnapshot,
  townSnapshot,
  townSnapshotAfter,
} from '../../../_shared/db/town/townSnapshot.ts';
import { CANDLES_OF_ADDRESS, SEEN_EVENING, seenEvening } from '../../../_shared/domain/town/candles.ts';
import { FLOODLIGHTS_AT } from '../../../_shared/domain/town/floodlights.ts';
import { networksOf } from '../../../_shared/domain/system/network.ts';
import { locationTopic, STREETS, whereaboutsOf } from '../../../_shared/domain/town/presence.ts';
import { NO_ENTRY, LOCATION_IDS } from '../../../_shared/domain/town/town.ts';
import { visitorHash } from '../../cookies.ts';
import { issuerOf } from '../../deps.ts';
import { TicketAnswer } from '../../../_shared/contract/people/ticket.ts';
import { Nothing, WalletAddress } from '../../../_shared/contract/values.ts';
import {
  TownAccessAnswer,
  CandleAnswer,
  PresenceAnswer,
  FloodlightsAnswer,
  TownNewsAnswer,
} from '../../../_shared/contract/town/town.ts';
import { route } from '../../route.ts';

const PresenceBody = z.object({
  place: z
    .string()
    .refine((place) => whereaboutsOf(place) !== null, 'There is no such place.')
    .nullable()
    .describe(
      'the id of a place, or `streets` for the map; null: nowhere, which whoever does not want to be seen sends',
    ),
});

const FloodlightsBody = z.object({
  wallet: WalletAddress,
  lit: z.boolean().describe('on or off'),
});

const wallet = '0x0000000000000001';

/** The town of Arcadia: who may enter where (TOWN-7), who is there (PRESENCE-1), and what all of them see (PRESENCE-5). */
export const townRoutes = [
  route(
    'GET /api/town/access',
    {
      caller: 'guest',
      about:
        'What the index knows of the person that decides which places they may enter (`entryRefusal` in domain/town/town.ts).',
      query: Nothing,
      example: {},
      answer: TownAccessAnswer,
    },
    async (tx, who) => {
      const wallet = who?.wallet ?? null;
      const { flunks, cliques, hasTeddy } = await holderOf(tx, wallet);
      const guestAt = wallet === null ? [] : await guestPlaces(tx, wallet);
      return ok({ wallet, flunks, cliques: [...cliques], hasTeddy, guestAt });
    },
  ),

  route(
    'POST /api/town/presence',
    {
      caller: 'guest',
      about:
        'Keeps where the caller is, in one place at a time, for a few minutes. The answer is that of `GET /api/town/presence`, with the caller counted where they are.',
      body: PresenceBody,
      example: { place: 'streets' },
      idempotency: 'none',
      answer: PresenceAnswer,
      refusals: {
        FORBIDDEN: 'they may not enter this place',
        RATE_LIMITED: 'too many of one network address are in town',
      },
    },
    async (tx, who, { place }, { c, deps }) => {
      const [wallet, username] = [who?.wallet ?? null, who?.username ?? null];
      const networks = networksOf(await deps.clientAddress(c));
      const someone = { wallet, networks, visitor: await visitorHash(c, deps) };
      if (place === null) return ok(await townSnapshotAfter(tx, await leaveTown(tx, someone), username));
      const at = whereaboutsOf(place);
      // The streets are everyone's; of any other place the rule of entry is asked.
      if (at === null || (at !== STREETS && !(await mayBeAt(tx, wallet, place)))) return NO_ENTRY;
      const move = await enterTown(tx, someone, at);
      if (move === null) return fail('RATE_LIMITED', 'Too many from here are in town.');
      return ok(await townSnapshotAfter(tx, move, username));
    },
  ),

  route(
    'GET /api/town/presence',
    {
      caller: 'anyone',
      about: 'How many are at each location, some of their faces, and what everybody sees in town.',
      query: Nothing,
      example: {},
      answer: PresenceAnswer,
      cacheSeconds: 5,
    },
    async (tx) => ok(await townSnapshot(tx)),
  ),

  route(
    'POST /api/town/candles',
    {
      caller: 'guest',
      about:
        'Lights the one candle that the caller has on an evening, where they are, while the power of the town is out. They are there from then on, as by `POST /api/town/presence`.',
      body: z.object({
        place: z
          .string()
          .refine((place) => whereaboutsOf(place) !== null, 'There is no such place.')
          .describe('the id of a place, or `streets` for the map'),
      }),
      example: { place: 'streets' },
      // A second candle is none.
      idempotency: 'none',
      limit: { calls: CANDLES_OF_ADDRESS, minutes: 60 },
      answer: CandleAnswer,
      refusals: {
        CONFLICT: 'the power is on',
        FORBIDDEN: 'they may not enter this place, or do not want to be seen in town',
        RATE_LIMITED: 'too many of one network address are in town',
      },
    },
    async (tx, who, { place }, { c, deps }) => {
      const evening = await eveningNow(tx);
      if (!evening.isDark) return fail('CONFLICT', 'The power is on, by the clock of the school.');
      const wallet = who?.wallet ?? null;
      const at = whereaboutsOf(place);
      if (at === null || (at !== STREETS && !(await mayBeAt(tx, wallet, place)))) return NO_ENTRY;
      const networks = networksOf(await deps.clientAddress(c));
      const someone = { wallet, networks, visitor: await visitorHash(c, deps) };
      const move = await enterTown(tx, someone, at);
      if (move === null) return fail('RATE_LIMITED', 'Too many from here are in town.');
      if (move.to === null) return fail('FORBIDDEN', 'This wallet is not seen in town.');
      const isNew = await lightCandle(tx, evening.id, someone, at);
      if (wallet !== null) await recordFacts(tx, wallet, [SEEN_EVENING, seenEvening(evening.id)]);
      return ok({ isNew, candles: isNew ? await candlesAfter(tx, at) : (await townSnapshot(tx)).candles });
    },
  ),

  route(
    'POST /api/town/tickets',
    {
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
    {
      async procedure({ deps, who }, { location }) {
        const { userId: author, username, wallet, muted } = who;
        if (username === null) return fail('FORBIDDEN', 'Choose a username in My Locker first.');
        const picture = await deps.db.transaction(wallet, async (tx) => {
          if (!(await mayBeAt(tx, wallet, location))) return NO_ENTRY;
          if (!(await isSeenInTown(tx, wallet))) return fail('FORBIDDEN', 'This wallet is not seen in town.');
          return ok(await shownIcon(tx, wallet));
        });
        if (!picture.ok) return picture;
        return ok(
          await mintTicket(
            { topic: locationTopic(location), author, username, profile_icon: picture.value, muted },
            deps.clock.now(),
            { keys: deps.keys, issuer: issuerOf(deps) },
          ),
        );
      },
    },
  ),

  route(
    'GET /api/town/news',
    {
      caller: 'anyone',
      about:
        'What happened in town lately, as its stations tell it. It names people who stand on a board, and the holder of key 117.',
      query: Nothing,
      example: {},
      limit: { calls: 60, minutes: 1 },
      answer: TownNewsAnswer,
      cacheSeconds: 60,
    },
    async (tx) => ok(await townNews(tx)),
  ),

  route(
    'POST /api/town/floodlights',
    {
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
    async (tx, { wallet }, { lit }) => {
      if (!(await mayEnter(tx, wallet, FLOODLIGHTS_AT))) return NO_ENTRY;
      await switchFloodlights(tx, wallet, lit);
      const { floodlights } = await refreshTownSnapshot(tx);
      return ok({ floodlights });
    },
  ),
] as const;
