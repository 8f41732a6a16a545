import type { Address } from '../kernel/units.ts';
import type { PresenceAnswer } from '../contract/town.ts';
import { FACES_SHOWN, MOST_OF_A_NETWORK, PRESENT_FOR, type Whereabouts } from '../domain/presence.ts';
import { readProfileIcon } from '../domain/profileIcon.ts';
import type { Transaction } from './port.ts';

/** A person, as presence counts them: a wallet or, without one, a browser. */
export interface Presence {
  readonly wallet: Address | null;
  /** The hash of the browser's cookie. */
  readonly visitor: string;
  readonly network: string;
}

const isPresent = `seen_at > app.now() - ${PRESENT_FOR} * interval '1 second'`;

/** Forgets where this person is, as wallet and as visitor. */
export async function leaveTown(tx: Transaction, { wallet, visitor }: Presence): Promise<void> {
  await tx.query('delete from app.presence where visitor = $1 or wallet = $2', [visitor, wallet]);
}

/** Keeps where this person is now, in one place only. False: as many of this network are in town as are counted. */
export async function enterTown(tx: Transaction, who: Presence, at: Whereabouts): Promise<boolean> {
  // Of one network one at a time, so that the count holds.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('presence:' || $1, 0))`, [who.network]);
  await leaveTown(tx, who);
  const entered = await tx.query(
    `insert into app.presence (visitor, wallet, network, place)
     select $1, $2, $3, $4
     where (select count(*) from app.presence where network = $3 and ${isPresent}) < ${MOST_OF_A_NETWORK}
     on conflict (visitor) do nothing
     returning place`,
    [who.visitor, who.wallet, who.network, at],
  );
  return entered.length > 0;
}

/** Who is where: how many, and of those with a profile those who were seen last. */
export async function presence(tx: Transaction): Promise<PresenceAnswer['places']> {
  const rows = await tx.query<{
    place: Whereabouts;
    count: number;
    faces: { username: string; profile_icon: string | null }[];
  }>(
    `select place, count(*)::int as count,
       coalesce(json_agg(json_build_object('username', username, 'profile_icon', icon) order by nth)
         filter (where nth <= ${FACES_SHOWN}), '[]') as faces
     from (
       select present.place, profile.username, app.shown_icon(profile.wallet, profile.profile_icon) as icon,
         case when profile.wallet is not null then
           row_number() over (partition by present.place order by profile.wallet is null, present.seen_at desc) end as nth
       from app.presence as present left join app.profiles as profile on profile.wallet = present.wallet
       where present.${isPresent}) as seen
     group by place`,
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
