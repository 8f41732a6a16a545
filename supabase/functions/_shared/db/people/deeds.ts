import type { KnownDeeds } from '../../domain/people/personas/context.ts';
import type { Address } from '../../kernel/units.ts';
import { unblocked } from './blocks.ts';
import { LABEL } from '../school/ledger.ts';
import type { Transaction } from '../port.ts';

/** How many names an answer lists: of people who wrote to the person, and of things that they spent GUM on. */
const TOLD = 3;

/** A person's own rows, and what others wrote for them: not held, not removed, and by none from whom a block parts them. */
const DEEDS = `
  with today as (select app.today()::timestamp at time zone 'UTC' as begins),
  written as (
    select one.wallet, one.created_at, false as signed from app.myplace_comments as one
    where one.page = $1 and one.wallet <> $1 and one.removed_at is null and one.held_at is null
    union all
    select one.wallet, one.created_at, true from app.yearbook_signatures as one
      join app.tokens as token on token.collection = 'Flunks' and token.token_id = one.token_id
    where token.owner = any((select app.wallets_of($1))::text[]) and one.wallet <> $1
      and one.removed_at is null and one.held_at is null),
  read as (
    select written.*, profile.username::text as name from written
      left join app.profiles as profile on profile.wallet = written.wallet
    where ${unblocked('written.wallet')}),
  moved as (
    select ${LABEL} as label, amount, created_at >= (select begins from today) as is_today
    from app.gum_transactions as one where wallet = $1)
  select
    coalesce((select jsonb_agg(jsonb_build_object('what', label, 'gum', spent) order by spent desc, label) from (
      select label, -sum(amount)::int as spent from moved where amount < 0 group by label
      order by spent desc, label limit ${TOLD}) as most), '[]') as spent,
    coalesce((select sum(amount) from moved where amount > 0 and is_today), 0)::int as "earnedToday",
    coalesce((select -sum(amount) from moved where amount < 0 and is_today), 0)::int as "spentToday",
    (select count(*) from app.game_runs where wallet = $1 and day = app.today() and state = 'accepted')::int as "runsToday",
    (select count(*) from app.story_facts where wallet = $1)::int as clues,
    (select count(*) from app.story_facts where wallet = $1 and created_at >= (select begins from today))::int as "cluesToday",
    (select count(*) from read where not signed)::int as comments,
    (select count(*) from read where signed)::int as signatures,
    coalesce((select jsonb_agg(name order by latest desc) from (
      select name, max(created_at) as latest from read where name is not null group by name
      order by latest desc limit ${TOLD}) as newest), '[]') as writers,
    (select count(*) from app.works where wallet = $1 and removed_at is null)::int as works,
    (select title from app.works where wallet = $1 and removed_at is null order by created_at desc, id desc limit 1)
      as "lastWork",
    (select place from app.presence where wallet = $1) as place`;

/** What a person did, by the records that are kept of it: for that person alone. */
export async function deedsOf(tx: Transaction, wallet: Address): Promise<KnownDeeds> {
  const [row] = await tx.query<KnownDeeds & Record<string, unknown>>(DEEDS, [wallet]);
  if (row === undefined) throw new Error('A query without a table answers one row.');
  return row;
}
