import type { PeopleFilter, Person } from '../../contract/people/people.ts';
import type { Role } from '../../contract/values.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';
import { hideInTown } from '../town/presence.ts';

const FILTERS: Readonly<Record<PeopleFilter, string>> = {
  all: 'true',
  roles: 'one.role is not null',
  muted: 'one.muted_at is not null',
  banned: 'one.banned_at is not null',
};
const LISTED = 50;

type Times = 'created_at' | 'signed_in_at' | 'muted_at' | 'banned_at';
type PersonRow = Omit<Person, Times> & {
  created_at: Date;
  signed_in_at: Date | null;
  muted_at: Date | null;
  banned_at: Date | null;
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Wallets of this address, or whose username begins so; all where nothing is searched for. */
export async function findPeople(tx: Transaction, search: string, only: PeopleFilter): Promise<Person[]> {
  const rows = await tx.query<PersonRow>(
    `select one.wallet::text as wallet, profile.username, one.role, account.balance, one.created_at, one.muted_at,
       one.banned_at, (select max(session.created_at) from app.sessions as session where session.wallet = one.wallet)
         as signed_in_at
     from app.wallets as one join app.gum_accounts as account using (wallet) left join app.profiles as profile using (wallet)
     where ${FILTERS[only]} and ($1 = '' or one.wallet = $1 or starts_with(lower(profile.username), lower($1)))
     order by one.created_at desc, one.wallet limit ${LISTED}`,
    [search],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    signed_in_at: iso(row.signed_in_at),
    muted_at: iso(row.muted_at),
    banned_at: iso(row.banned_at),
  }));
}

/** What operators set of a wallet. */
export interface Standing {
  readonly role: Role | null;
  readonly muted: boolean;
  readonly banned: boolean;
}

/** How a wallet stands, held until the transaction ends; null: there is no such wallet. */
export async function holdStanding(tx: Transaction, wallet: Address): Promise<Standing | null> {
  const [row] = await tx.query<Standing & { [name: string]: unknown }>(
    `select role, muted_at is not null as muted, banned_at is not null as banned
     from app.wallets where wallet = $1 for no key update`,
    [wallet],
  );
  return row ? { role: row.role, muted: row.muted, banned: row.banned } : null;
}

/**
 * Row level security lets an administrator change every wallet but their own. A ban ends the wallet's sessions, and it is
 * seen in town no more.
 */
export async function setStanding(
  tx: Transaction,
  wallet: Address,
  { role, muted, banned }: Standing,
): Promise<void> {
  await tx.query(
    `update app.wallets set role = $2,
       muted_at = case when $3::boolean then coalesce(muted_at, app.now()) end,
       banned_at = case when $4::boolean then coalesce(banned_at, app.now()) end
     where wallet = $1`,
    [wallet, role, muted, banned],
  );
  if (!banned) return;
  await tx.query(
    `update app.sessions set revoked_at = app.now(), revoked_because = 'banned'
     where wallet = $1 and revoked_at is null`,
    [wallet],
  );
  await hideInTown(tx, wallet);
}
