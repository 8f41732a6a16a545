import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { epochMs, isoOf, type Address } from '../../../_shared/kernel/units.ts';
import { ownLockCode, type SessionKeys } from '../../../_shared/auth/keys.ts';
import { clockOf } from '../../../_shared/db/system/clock.ts';
import { hasOwnCodes } from '../../../_shared/db/town/locks.ts';
import { hasProfile } from '../../../_shared/db/people/myPlace.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import {
  askedAt,
  helpedBy,
  helpersOf,
  leaveName,
  noteRead,
  takeName,
  tellQuarter,
  waitingAt,
  type Asked,
} from '../../../_shared/db/town/quarters.ts';
import { letIn } from '../../../_shared/db/town/guests.ts';
import { activeHours } from '../../../_shared/db/system/hours.ts';
import { holderOf, mayEnter } from '../../../_shared/db/town/town.ts';
import type { LockName } from '../../../_shared/domain/town/locks.ts';
import { morningAfter } from '../../../_shared/domain/town/dayNight.ts';
import {
  GUESTS_A_NIGHT,
  OWN_LOCKS,
  passedOnAt,
  positionAt,
  type HouseId,
  type Quarter,
} from '../../../_shared/domain/town/quarters.ts';
import { doorRefusal, entryRefusal, NO_ENTRY } from '../../../_shared/domain/town/town.ts';
import { openingOf } from '../../../_shared/domain/town/townEvents.ts';
import { Done, WalletAddress } from '../../../_shared/contract/values.ts';
import { BoardAnswer, GuestAnswer, HelpersAnswer, House } from '../../../_shared/contract/town/quarters.ts';
import { NAMELESS } from '../../writing.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

const AtHouse = z.object({ wallet: WalletAddress, house: House });

/** The locks of which there are quarters now, as operators have it. */
async function locksOn(tx: Transaction): Promise<LockName[]> {
  const on = await Promise.all(OWN_LOCKS.map((lock) => hasOwnCodes(tx, lock)));
  return OWN_LOCKS.filter((_, nth) => on[nth]);
}

/** The digits that a house keeps of a wallet's codes (QUARTER-2). */
async function quartersOf(
  of: Address,
  house: HouseId,
  locks: readonly LockName[],
  keys: SessionKeys,
): Promise<Quarter[]> {
  const kept = await Promise.all(
    locks.map(async (lock): Promise<Quarter[]> => {
      const position = positionAt(lock, house);
      if (position === null) return [];
      const code = await ownLockCode(lock, of, keys);
      return [{ lock, position, digit: code.charAt(position - 1) }];
    }),
  );
  return kept.flat();
}

/** Whether the wallet knows its quarters of a house that it may not enter: a member told it, or a night has passed. */
const knows = (asked: Asked | null, now: number): asked is Asked =>
  asked !== null && (asked.isTold || now >= passedOnAt(asked.askedAt));

/** Names at the doors and the boards by the telephones (QUARTER-2 to QUARTER-6). */
export const quartersRoutes = [
  route(
    'GET /api/quarters/board',
    {
      caller: 'member',
      about:
        "What a wallet reads at a house of its own quarters, and a member of its clique of those who left their names there. Reading one's own pays its objective once.",
      query: AtHouse,
      example: { wallet, house: 'jocks-house' },
      owner: 'wallet',
      answer: BoardAnswer,
    },
    async (tx, { wallet: me }, { house }, { deps: { keys } }) => {
      const [holder, locks, asked, named, clock, helped] = await Promise.all([
        holderOf(tx, me),
        locksOn(tx),
        askedAt(tx, me, house),
        hasProfile(tx, me),
        clockOf(tx),
        helpedBy(tx, me),
      ]);
      const now = clock.getTime();
      const isMember = entryRefusal(house, holder) === null;
      const isTold = knows(asked, now);
      const quarters = isMember || isTold ? await quartersOf(me, house, locks, keys) : [];
      if (quarters.length > 0) await noteRead(tx, me, house);
      const waiting = isMember ? await waitingAt(tx, house) : [];
      const requests = await Promise.all(
        waiting.map(async ({ wallet: of, opened, isTold, ...one }) => {
          const wanted = locks.filter((lock) => !isTold && !opened.includes(openingOf(lock)));
          return { isTold, one: { ...one, quarters: await quartersOf(of, house, wanted, keys) } };
        }),
      );
      const noFlunk = doorRefusal(holder) === null ? null : ('NO_FLUNK' as const);
      return ok({
        ...{ house, isMember, quarters, helped },
        refusal: noFlunk ?? (named ? null : ('NO_NAME' as const)),
        request:
          asked?.hangs !== true ? null : { asked_at: isoOf(asked.askedAt), ends_at: isoOf(asked.endsAt) },
        told: isTold && !isMember ? { by: asked.toldBy } : null,
        requests: requests.flatMap(({ isTold, one }) => (isTold || one.quarters.length > 0 ? [one] : [])),
      });
    },
  ),

  route(
    'POST /api/quarters/request',
    {
      caller: 'member',
      about: 'Leaves the name of the wallet at the door of a house for a day, or for another day.',
      sets: true,
      body: AtHouse,
      example: { wallet, house: 'jocks-house' },
      owner: 'wallet',
      limit: { calls: 20, minutes: 1 },
      answer: Done,
      refusals: {
        FORBIDDEN: 'the wallet holds no Flunk, or may enter the house and reads its quarters inside',
        PROFILE_REQUIRED: 'the wallet has no profile, and so no name to leave',
      },
    },
    async (tx, { wallet: me }, { house }) => {
      const holder = await holderOf(tx, me);
      if (doorRefusal(holder) !== null || entryRefusal(house, holder) === null) return NO_ENTRY;
      if (!(await hasProfile(tx, me))) return NAMELESS;
      await leaveName(tx, me, house);
      return ok({});
    },
  ),

  route(
    'POST /api/quarters/request/removal',
    {
      caller: 'member',
      about: 'Takes the name of the wallet off the board of a house.',
      sets: true,
      body: AtHouse,
      example: { wallet, house: 'jocks-house' },
      owner: 'wallet',
      answer: Done,
    },
    async (tx, { wallet: me }, { house }) => {
      await takeName(tx, me, house);
      return ok({});
    },
  ),

  route(
    'POST /api/quarters/told',
    {
      caller: 'member',
      about: 'Leaves a note with their quarters for a person who asks at a house that the wallet may enter.',
      sets: true,
      body: AtHouse.extend({ author: z.uuid().describe('who asks, as the board names them') }),
      example: { wallet, house: 'jocks-house', author: '3b6ad19e-39d7-4f4e-9b1c-8b1d8a8f2c11' },
      owner: 'wallet',
      limit: { calls: 30, minutes: 1 },
      answer: Done,
      refusals: {
        FORBIDDEN: 'the wallet may not enter the house',
        NOT_FOUND: 'they ask for nothing there, or another has told them',
      },
    },
    async (tx, { wallet: me }, { house, author }) => {
      if (!(await mayEnter(tx, me, house))) return NO_ENTRY;
      return (await tellQuarter(tx, me, house, author))
        ? ok({})
        : fail('NOT_FOUND', 'They ask for nothing here any more.');
    },
  ),

  route(
    'GET /api/quarters/helpers',
    {
      caller: 'member',
      about:
        'Who told the wallet quarters of the codes that it has entered since, and how many people it has helped.',
      query: z.object({ wallet: WalletAddress }),
      example: { wallet },
      owner: 'wallet',
      answer: HelpersAnswer,
    },
    async (tx, { wallet: me }) => ok({ helpers: await helpersOf(tx, me), helped: await helpedBy(tx, me) }),
  ),

  route(
    'POST /api/quarters/guest',
    {
      caller: 'member',
      about:
        'Lets a person in whose name hangs at a house, until morning in Arcadia and while the caller is there.',
      body: AtHouse.extend({ author: z.uuid().describe('who asks, as the board names them') }),
      example: { wallet, house: 'jocks-house', author: '3b6ad19e-39d7-4f4e-9b1c-8b1d8a8f2c11' },
      owner: 'wallet',
      limit: { calls: 30, minutes: 1 },
      answer: GuestAnswer,
      refusals: {
        FORBIDDEN: 'the wallet may not enter the house, or is not seen there now',
        CONFLICT: `it has let in ${GUESTS_A_NIGHT} this night`,
        NOT_FOUND: 'their name does not hang there',
      },
    },
    async (tx, { wallet: me }, { house, author }) => {
      if (!(await mayEnter(tx, me, house))) return NO_ENTRY;
      const [hours, clock] = await Promise.all([activeHours(tx), clockOf(tx)]);
      const until = morningAfter(epochMs(clock.getTime()), {
        dayStartHour: hours.day_start_hour,
        nightStartHour: hours.night_start_hour,
        timezone: hours.timezone,
      });
      const outcome = await letIn(tx, me, { house, author, until });
      if (outcome === 'done') return ok({ until: isoOf(until) });
      return outcome === 'away'
        ? fail('FORBIDDEN', 'You have to be in the house, and be seen there, to let a person in.')
        : outcome === 'enough'
          ? fail('CONFLICT', 'You have let in three this night.')
          : fail('NOT_FOUND', 'Their name hangs here no more.');
    },
  ),
] as const;
