import type { Address } from '../../kernel/units.ts';
import type { PresenceAnswer } from '../../contract/town/town.ts';
import { FACES_SHOWN, MOST_OF_A_NETWORK, PRESENT_FOR, type Whereabouts } from '../../domain/town/presence.ts';
import { readProfileIcon } from '../../domain/people/profileIcon.ts';
import type { Network } from '../../domain/system/network.ts';
import type { Transaction } from '../port.ts';
import { isSeenInTown } from '../system/settings.ts';

/** A person, as presence counts them: a wallet or, without one, a browser. */
export interface Presence {
  readonly wallet: Address | null;
  /** The hash of the browser's cookie. */
  readonly visitor: string;
  /** The networks that it asks from, the narrowest first (domain/system/network.ts). */
  readonly networks: readonly Network[];
}

const isPresent = `seen_at > app.now() - ${PRESENT_FOR} * interval '1 second'`;

/**
 * Has all others wait who would change what is known of this person, or how many of their network there are: all are
 * taken in one order, so that no two wait for each other.
 */
async function hold(tx: Transaction, names: readonly (string | null | undefined)[]): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('presence:' || name, 0))
     from (select name from json_array_elements_text($1::text::json) as name where name is not null order by name) as held`,
    [JSON.stringify(names)],
  );
}

const forget = (tx: Transaction, { wallet, visitor }: Presence) =>
  tx.query('delete from app.presence where visitor = $1 or wallet = $2', [visitor, wallet]);

/** Forgets where this person is, as wallet and as visitor. */
export async function leaveTown(tx: Transaction, who: Presence): Promise<void> {
  await hold(tx, [who.wallet, who.visitor]);
  await forget(tx, who);
}

/** Forgets where a wallet is, which has just chosen not to be seen. */
export async function hideInTown(tx: Transaction, wallet: Address): Promise<void> {
  await hold(tx, [wallet]);
  await tx.query('delete from app.presence where wallet = $1', [wallet]);
}

/**
 * Keeps where this person is now, in one place only; of a wallet that does not want to be seen nothing is kept
 * (PRESENCE-4). False: as many of its network are in town as are counted.
 */
export async function enterTown(tx: Transaction, who: Presence, at: Whereabouts): Promise<boolean> {
  const [network, site] = [who.networks.at(0), who.networks.at(-1)];
  if (!network || !site) throw new RangeError('a client without a network');
  await hold(tx, [who.wallet, who.visitor, site.name]);
  await forget(tx, who);
  if (who.wallet !== null && !(await isSeenInTown(tx, who.wallet))) return true;
  const entered = await tx.query(
    `insert into app.presence (visitor, wallet, network, site, place)
     select $1, $2, $3, $4, $5
     where (select count(*) from app.presence where network = $3 and ${isPresent}) < ${MOST_OF_A_NETWORK}
       and (select count(*) from app.presence where site = $4 and ${isPresent}) < $6::integer
     returning place`,
    [who.visitor, who.wallet, network.name, site.name, at, MOST_OF_A_NETWORK * site.share],
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
       coalesce(json_agg(json_build_object('username', username,
           'profile_icon', (select icon from app.shown_icon(wallet, profile_icon))) order by nth)
         filter (where nth <= ${FACES_SHOWN}), '[]') as faces
     from (
       select present.place, profile.username, profile.wallet::text as wallet, profile.profile_icon,
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
