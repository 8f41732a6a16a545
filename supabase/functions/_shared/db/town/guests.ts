import { PRESENT_FOR } from '../../domain/town/presence.ts';
import { LOCK_NAMES, LOCKS } from '../../domain/town/locks.ts';
import { GUESTS_A_NIGHT, type HouseId } from '../../domain/town/quarters.ts';
import { locationOf, visitRefusal } from '../../domain/town/town.ts';
import { openingOf } from '../../domain/town/townEvents.ts';
import type { Address, EpochMs } from '../../kernel/units.ts';
import { tell } from '../people/news.ts';
import type { Transaction } from '../port.ts';
import { HANGS } from './quarters.ts';
import { hasRecorded } from './story.ts';
import { holderOf } from './town.ts';

/** Where the wallet may look around although it is no member: houses for a night, and rooms behind locks. */
export const guestPlaces = async (tx: Transaction, wallet: Address): Promise<string[]> => [
  ...(await guestHouses(tx, wallet)),
  ...(await openedRooms(tx, wallet)),
];

/** The rooms behind the locks that the wallet has opened (LOCK-18). */
async function openedRooms(tx: Transaction, wallet: Address): Promise<string[]> {
  const rooms: string[] = [];
  for (const lock of LOCK_NAMES) {
    const { room } = LOCKS[lock];
    if (room !== null && (await hasRecorded(tx, wallet, openingOf(lock)))) rooms.push(room);
  }
  return rooms;
}

/** The houses into which a member has let the wallet for the night, as long as they are there themselves (QUARTER-8). */
async function guestHouses(tx: Transaction, wallet: Address): Promise<string[]> {
  const rows = await tx.query<{ house: string }>('select house from app.guest_houses($1, $2) as house', [
    wallet,
    PRESENT_FOR,
  ]);
  return rows.map(({ house }) => house);
}

/** Whether a wallet may look around in a place, as one who may enter or as a guest. */
async function mayVisit(tx: Transaction, wallet: Address | null, place: string): Promise<boolean> {
  const holder = await holderOf(tx, wallet);
  if (visitRefusal(place, holder) === null) return true;
  if (wallet === null || locationOf(place)?.clique === undefined) return false;
  return visitRefusal(place, { ...holder, guestAt: new Set(await guestPlaces(tx, wallet)) }) === null;
}

/**
 * Whether a wallet may be told to others as being at a location: as one who may look around there, or in the room behind a
 * lock of it that the wallet has opened, whosever the house is (LOCK-18).
 */
export async function mayBeAt(tx: Transaction, wallet: Address | null, place: string): Promise<boolean> {
  if (await mayVisit(tx, wallet, place)) return true;
  const location = locationOf(place)?.id;
  const rooms = wallet === null ? [] : await openedRooms(tx, wallet);
  return rooms.some((room) => locationOf(room)?.id === location);
}

/** What comes of letting a person in. `away`: the member is not there; `enough`: they let in as many this night. */
export type LetIn = 'done' | 'away' | 'enough' | 'unknown';

/**
 * Lets a person in whose name hangs at a house, until morning. The one who was let in before has to leave: a member has one
 * guest at a time.
 */
export async function letIn(
  tx: Transaction,
  wallet: Address,
  { house, author, until }: { readonly house: HouseId; readonly author: string; readonly until: EpochMs },
): Promise<LetIn> {
  const here = await tx.query(
    `select from app.presence where wallet = $1 and place = $2 and seen_at > app.now() - $3::integer * interval '1 second'`,
    [wallet, house, PRESENT_FOR],
  );
  if (here.length === 0) return 'away';
  // Two tabs that let in at once wait for each other.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('guests of ' || $1, 0))`, [wallet]);
  const [night] = await tx.query<{ guests: number }>(
    'select count(*)::int as guests from app.night_guests where host = $1 and ends_at > app.now()',
    [wallet],
  );
  if ((night?.guests ?? 0) >= GUESTS_A_NIGHT) return 'enough';
  const [guest] = await tx.query<{ wallet: Address }>(
    `insert into app.night_guests (host, guest, house, ends_at)
     select $1, request.wallet, request.house, $4::timestamptz
     from app.quarter_requests as request join app.wallets as person on person.wallet = request.wallet
     where person.id = $3::text::uuid and request.house = $2 and ${HANGS}
     returning guest::text as wallet`,
    [wallet, house, author, new Date(until).toISOString()],
  );
  if (guest === undefined) return 'unknown';
  const title = locationOf(house)?.title ?? house;
  await tell(tx, { to: [guest.wallet], kind: 'let-in', actor: wallet, subject: { house, title } });
  return 'done';
}
