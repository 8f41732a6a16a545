import type { PresenceAnswer } from '../../contract/town/town.ts';
import { withCandle } from '../../domain/town/candles.ts';
import { readProfileIcon } from '../../domain/people/profileIcon.ts';
import {
  FACES_SHOWN,
  PRESENT_FOR,
  SNAPSHOT_FOR,
  SNAPSHOT_USABLE_FOR,
  withMove,
  type Move,
  type ShownAt,
  type Whereabouts,
} from '../../domain/town/presence.ts';
import type { Transaction } from '../port.ts';
import { countCandles } from './candles.ts';
import { floodlights } from './floodlights.ts';

/** What everybody sees in town: who is where, the floodlights, and the candles of the evening. */
export type TownSnapshot = Pick<PresenceAnswer, 'places' | 'floodlights' | 'candles'>;

/** The condition that a row of `app.presence` counts. */
export const IS_PRESENT = `seen_at > app.now() - ${PRESENT_FOR} * interval '1 second'`;

// A type rather than an interface: only types fit the port's Row.
type Kept = {
  readonly shown: Omit<TownSnapshot, 'candles'> & Partial<Pick<TownSnapshot, 'candles'>>;
  readonly isFresh: boolean;
  readonly isUsable: boolean;
  /** Whether nothing can be written now: a database that fails over takes no writes for a while. */
  readonly isReadOnly: boolean;
};

const isWithin = (seconds: number): string =>
  `made_at > app.now() - ${seconds} * interval '1 second' and made_at < app.now() + ${seconds} * interval '1 second'`;

/** The snapshot as it is kept, held until the transaction ends where `lock` says so; undefined: another caller holds it. */
async function kept(
  tx: Transaction,
  lock: '' | 'for update' | 'for update skip locked',
): Promise<(Kept & { readonly shown: TownSnapshot }) | undefined> {
  const [row] = await tx.query<Kept>(
    `select shown, ${isWithin(SNAPSHOT_FOR)} as "isFresh", ${isWithin(SNAPSHOT_USABLE_FOR)} as "isUsable",
       current_setting('transaction_read_only') = 'on' as "isReadOnly"
     from app.town_snapshot ${lock}`,
  );
  // A server of the version before wrote no candles.
  return row && { ...row, shown: { ...row.shown, candles: row.shown.candles ?? null } };
}

/** Who is where: how many, and of those with a profile those who were seen last. It reads everybody in town. */
export async function presence(tx: Transaction): Promise<TownSnapshot['places']> {
  const rows = await tx.query<ShownAt & { readonly place: Whereabouts; readonly [column: string]: unknown }>(
    `with seen as materialized (select place, wallet, seen_at from app.presence where ${IS_PRESENT}),
     named as (
       select seen.place, profile.username, profile.wallet::text as wallet, profile.profile_icon,
         row_number() over (partition by seen.place order by seen.seen_at desc, profile.username) as nth
       from seen join app.profiles as profile on profile.wallet = seen.wallet),
     shown as (
       select place, json_agg(json_build_object('username', username,
         'profile_icon', (select icon from app.shown_icon(wallet, profile_icon))) order by nth) as faces
       from named where nth <= ${FACES_SHOWN} group by place)
     select place, counted.count, coalesce(shown.faces, '[]') as faces
     from (select place, count(*)::int as count from seen group by place) as counted left join shown using (place)`,
  );
  return Object.fromEntries(
    rows.map(({ place, count, faces }) => [
      place,
      {
        count,
        // A face that is no longer drawn is left out.
        faces: faces.map(({ username, profile_icon }) => ({
          username,
          profile_icon: readProfileIcon(profile_icon) === null ? null : profile_icon,
        })),
      },
    ]),
  );
}

/** Writes what is true now. The caller holds the row since an earlier statement, so that it sees what was committed until then. */
async function write(tx: Transaction): Promise<TownSnapshot> {
  const places = await presence(tx);
  const present = Object.values(places).reduce((sum, { count }) => sum + count, 0);
  const shown = { places, floodlights: await floodlights(tx), candles: await countCandles(tx, present) };
  await tx.query('update app.town_snapshot set shown = $1::text::json, made_at = app.now()', [
    JSON.stringify(shown),
  ]);
  return shown;
}

/** Has everybody see at once what this transaction has changed. */
export async function refreshTownSnapshot(tx: Transaction): Promise<TownSnapshot> {
  await kept(tx, 'for update');
  return write(tx);
}

/** What everybody sees, and whether it was written by this transaction. */
async function newest(tx: Transaction): Promise<{ readonly shown: TownSnapshot; readonly isOwn: boolean }> {
  const found = await kept(tx, '');
  if (!found) throw new Error('the snapshot of the town is missing');
  if (found.isFresh || found.isReadOnly) return { shown: found.shown, isOwn: false };
  const held = await kept(tx, found.isUsable ? 'for update skip locked' : 'for update');
  if (!held) return { shown: found.shown, isOwn: false };
  return held.isFresh ? { shown: held.shown, isOwn: false } : { shown: await write(tx), isOwn: true };
}

/**
 * What everybody sees in town. Of those who find that it is older than `SNAPSHOT_FOR` one writes it anew, and the others
 * take it as it is; where it is too old for that, because no call came for a while, they wait for it. A database that takes no
 * writes answers it as it is.
 */
export const townSnapshot = async (tx: Transaction): Promise<TownSnapshot> => (await newest(tx)).shown;

/** The same for a person who has moved in this transaction, who knows of it sooner than all others. */
export async function townSnapshotAfter(
  tx: Transaction,
  move: Move,
  username: string | null,
): Promise<TownSnapshot> {
  const { shown, isOwn } = await newest(tx);
  const hasMoved = move.from.length !== 1 || move.from[0] !== move.to;
  return isOwn || !hasMoved ? shown : { ...shown, places: withMove(shown.places, move, username) };
}

/** The candles of the town for a person who has lit theirs in this transaction, and knows of it sooner than all others. */
export async function candlesAfter(tx: Transaction, at: Whereabouts): Promise<TownSnapshot['candles']> {
  const {
    shown: { candles },
    isOwn,
  } = await newest(tx);
  return candles === null || isOwn ? candles : withCandle(candles, at);
}
