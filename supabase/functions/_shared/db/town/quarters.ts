import type { BoardRequest, Helper } from '../../contract/town/quarters.ts';
import { faceOf } from '../../domain/people/profile.ts';
import {
  HELPED_FOR_STICKER,
  HOUSE_IDS,
  MOST_ON_BOARD,
  REQUEST_FOR,
  type HouseId,
} from '../../domain/town/quarters.ts';
import { LOCKS, type LockName } from '../../domain/town/locks.ts';
import { locationOf } from '../../domain/town/town.ts';
import { QUARTER_READ, quarterAt, SECOND_QUARTER } from '../../domain/town/townEvents.ts';
import { epochMs, type Address, type EpochMs } from '../../kernel/units.ts';
import { unblocked } from '../people/blocks.ts';
import { tell } from '../people/news.ts';
import type { Transaction } from '../port.ts';
import { recordFacts } from './story.ts';

const titleOf = (house: HouseId): string => locationOf(house)?.title ?? house;

/** What a wallet has asked for at a door. */
export interface Asked {
  readonly askedAt: EpochMs;
  readonly endsAt: EpochMs;
  /** Whether a member has told it. */
  readonly isTold: boolean;
  /** Whether the name hangs there: until it was told, and again once it was left anew. */
  readonly hangs: boolean;
  /** What who told is called; null: no one did, they have no name, or a block stands between the two. */
  readonly toldBy: string | null;
}

/** Whether a name hangs at a door. Who was told by then has left it anew, to be let in (QUARTER-8). */
const hangs = (request: string): string =>
  `(${request}.ends_at > app.now() and (${request}.told_at is null
     or ${request}.ends_at > ${request}.told_at + ${REQUEST_FOR} * interval '1 second'))`;

/** The name that the wallet of the transaction has left at a house, ever; null: none. */
export async function askedAt(tx: Transaction, wallet: Address, house: HouseId): Promise<Asked | null> {
  const [row] = await tx.query<{
    asked_at: Date;
    ends_at: Date;
    told: boolean;
    hangs: boolean;
    by: string | null;
  }>(
    `select one.asked_at, one.ends_at, one.told_at is not null as told, ${hangs('one')} as hangs,
       (select username from app.profiles as helper
        where helper.wallet = one.told_by and ${unblocked('helper.wallet')}) as by
     from app.quarter_requests as one where one.wallet = $1 and one.house = $2`,
    [wallet, house],
  );
  return row === undefined
    ? null
    : {
        askedAt: epochMs(row.asked_at.getTime()),
        endsAt: epochMs(row.ends_at.getTime()),
        isTold: row.told,
        hangs: row.hangs,
        toldBy: row.by,
      };
}

/** Leaves the wallet's name at a house, or lets it hang for another day. Since when it waits stays as it was. */
export async function leaveName(tx: Transaction, wallet: Address, house: HouseId): Promise<void> {
  await tx.query(
    `insert into app.quarter_requests (wallet, house, ends_at)
     values ($1, $2, app.now() + ${REQUEST_FOR} * interval '1 second')
     on conflict (wallet, house) do update set ends_at = excluded.ends_at`,
    [wallet, house],
  );
}

/** Records that the wallet has read its quarters at a house, and whether that is the second. */
export async function noteRead(tx: Transaction, wallet: Address, house: HouseId): Promise<void> {
  await recordFacts(tx, wallet, [QUARTER_READ, quarterAt(house)]);
  const [row] = await tx.query<{ houses: number }>(
    `select count(*)::int as houses from app.story_facts where wallet = $1 and said_by = 'server'
       and fact in (select json_array_elements_text($2::text::json))`,
    [wallet, JSON.stringify(HOUSE_IDS.map(quarterAt))],
  );
  if ((row?.houses ?? 0) > 1) await recordFacts(tx, wallet, [SECOND_QUARTER]);
}

/** Takes the wallet's name off the board. What it was told stays known to it. */
export async function takeName(tx: Transaction, wallet: Address, house: HouseId): Promise<void> {
  await tx.query(
    'update app.quarter_requests set ends_at = app.now() where wallet = $1 and house = $2 and ends_at > app.now()',
    [wallet, house],
  );
}

/** What is asked for on a board, without the digits. */
export interface Waiting extends Omit<BoardRequest, 'quarters'> {
  readonly wallet: Address;
  /** They know their quarters of the house, and ask to be let in. */
  readonly isTold: boolean;
  /** The locks that they have opened already. */
  readonly opened: readonly string[];
}

/** Hangs now: for whom the wallet of the transaction reads it, which no block keeps apart (BLOCK-1). */
export const HANGS = `${hangs('request')}
  and request.wallet <> (select app.current_wallet()) and ${unblocked('request.wallet')}`;

/** Who asks at a house now, the longest waiting first. The caller has to have asked whether the wallet may enter it. */
export async function waitingAt(tx: Transaction, house: HouseId): Promise<Waiting[]> {
  const rows = await tx.query<{
    wallet: Address;
    author: string;
    username: string;
    icon: string | null;
    asked_at: Date;
    told: boolean;
    opened: string[];
  }>(
    `select request.wallet::text as wallet, person.id::text as author, profile.username, request.asked_at,
       (select icon from app.shown_icon(profile.wallet, profile.profile_icon)) as icon,
       request.told_at is not null as told, array(select fact from app.opened_by(request.wallet) as fact) as opened
     from app.quarter_requests as request
       join app.wallets as person on person.wallet = request.wallet
       join app.profiles as profile on profile.wallet = request.wallet
     where request.house = $1 and ${HANGS}
     order by request.asked_at, request.wallet limit ${MOST_ON_BOARD}`,
    [house],
  );
  return rows.map(({ wallet, author, username, icon, asked_at, told, opened }) => ({
    ...{ wallet, author, username, opened, isTold: told },
    profile_icon: icon ?? faceOf(wallet),
    asked_at: asked_at.toISOString(),
  }));
}

/** Marks that the wallet has told a person their quarter. False: they do not ask here, or another was first. */
export async function tellQuarter(
  tx: Transaction,
  wallet: Address,
  house: HouseId,
  author: string,
): Promise<boolean> {
  const [told] = await tx.query<{ wallet: Address }>(
    `update app.quarter_requests as request set told_by = $1, told_at = app.now()
     from app.wallets as person
     where person.wallet = request.wallet and person.id = $3::text::uuid and request.house = $2 and request.told_at is null and ${HANGS}
     returning request.wallet::text as wallet`,
    [wallet, house, author],
  );
  if (told === undefined) return false;
  await tell(tx, {
    to: [told.wallet],
    kind: 'quarter',
    actor: wallet,
    subject: { house, title: titleOf(house) },
  });
  return true;
}

/** How many people the wallet has helped to a right code. */
export async function helpedBy(tx: Transaction, wallet: Address): Promise<number> {
  const [row] = await tx.query<{ helped: number }>(
    'select count(distinct asker)::int as helped from app.quarter_thanks where helper = $1',
    [wallet],
  );
  return row?.helped ?? 0;
}

/** Who told the wallet a quarter of a code that it has entered since, the first first. */
export async function helpersOf(tx: Transaction, wallet: Address): Promise<Helper[]> {
  const rows = await tx.query<{ username: string; house: HouseId; lock: LockName; created_at: Date }>(
    `select profile.username, thanks.house, thanks.lock, thanks.created_at
     from app.quarter_thanks as thanks join app.profiles as profile on profile.wallet = thanks.helper
     where thanks.asker = $1 and ${unblocked('thanks.helper')}
     order by thanks.created_at, thanks.house, thanks.lock`,
    [wallet],
  );
  return rows.map(({ created_at, ...one }) => ({ ...one, thanked_at: created_at.toISOString() }));
}

/** Thanks those who told the wallet a quarter of this lock, which it has opened by its own code (QUARTER-5). It pays nothing. */
export async function thankHelpers(tx: Transaction, wallet: Address, lock: LockName): Promise<void> {
  const thanked = await tx.query<{ helper: Address; house: HouseId }>(
    `insert into app.quarter_thanks (helper, asker, house, lock)
     select told_by, wallet, house, $2 from app.quarter_requests where wallet = $1 and told_by is not null
     order by told_by, house
     on conflict do nothing returning helper::text as helper, house`,
    [wallet, lock],
  );
  for (const { helper, house } of thanked) {
    const subject = { house, title: LOCKS[lock].title };
    await tell(tx, { to: [helper], kind: 'quarter-thanks', actor: wallet, subject });
    await tx.query('select app.note_helper($1, $2)', [helper, HELPED_FOR_STICKER]);
  }
}
