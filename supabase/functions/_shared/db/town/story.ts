import type { Address } from '../../kernel/units.ts';
import { MOST_FACTS, parseFact, type Fact } from '../../domain/town/story.ts';
import { awardObjectives } from '../school/objectives.ts';
import type { Transaction } from '../port.ts';

/** Every fact of the wallet, the oldest first. */
export async function factsOf(tx: Transaction, wallet: Address): Promise<Fact[]> {
  const rows = await tx.query<{ fact: string }>(
    'select fact from app.story_facts where wallet = $1 order by created_at, fact',
    [wallet],
  );
  return rows.flatMap(({ fact }) => parseFact(fact) ?? []);
}

export interface Kept {
  /** How many of the facts are new. */
  readonly recorded: number;
  /** How many others are not kept, because the wallet has as many as it may. */
  readonly leftOut: number;
}

/**
 * Keeps facts of the wallet by the page's word. Of all that pages say of a wallet MOST_FACTS are kept, the first ones:
 * those who tell of one wallet at once wait for each other.
 */
export async function keepTold(tx: Transaction, wallet: Address, facts: readonly Fact[]): Promise<Kept> {
  if (facts.length === 0) return { recorded: 0, leftOut: 0 };
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('story:' || $1, 0))`, [wallet]);
  const [kept] = await tx.query<{ recorded: number; leftOut: number }>(
    `with fresh as (
       select told.fact, row_number() over (order by min(nth)) as turn
       from json_array_elements_text($2::text::json) with ordinality as told (fact, nth)
       where not exists (select from app.story_facts as known where known.wallet = $1::text and known.fact = told.fact)
       group by told.fact
     ), room as (
       select ${MOST_FACTS} - count(*) as places from app.story_facts where wallet = $1::text and said_by = 'page'
     ), recorded as (
       insert into app.story_facts (wallet, fact, said_by)
       select $1::text, fact, 'page' from fresh, room where turn <= places order by fact
       on conflict do nothing returning fact
     )
     select (select count(*) from recorded)::int as recorded,
       (select count(*) from fresh, room where turn > places)::int as "leftOut"`,
    [wallet, JSON.stringify(facts)],
  );
  if (!kept) throw new Error('the facts were not kept');
  return kept;
}

/**
 * Records facts of the wallet by the server's own word, whatever a page has said of them before, and answers how many of
 * them are new. How many a wallet has does not matter: they are as many as the server has reasons. An objective that
 * asks for one of them is paid in the same transaction (OBJECTIVE-2).
 */
export async function recordFacts(tx: Transaction, wallet: Address, facts: readonly Fact[]): Promise<number> {
  if (facts.length === 0) return 0;
  const recorded = await tx.query(
    `insert into app.story_facts as known (wallet, fact, said_by)
     select distinct $1::text, fact, 'server' from json_array_elements_text($2::text::json) as fact order by fact
     on conflict (wallet, fact) do update set said_by = 'server' where known.said_by = 'page'
     returning fact`,
    [wallet, JSON.stringify(facts)],
  );
  if (recorded.length > 0) await awardObjectives(tx, wallet);
  return recorded.length;
}

/** Takes away what the wallet carries by a page's word, and answers how much of it there was. */
export async function putBack(tx: Transaction, wallet: Address, facts: readonly Fact[]): Promise<number> {
  const gone = await tx.query(
    `delete from app.story_facts
     where wallet = $1 and said_by = 'page' and fact in (select json_array_elements_text($2::text::json)) returning fact`,
    [wallet, JSON.stringify(facts)],
  );
  return gone.length;
}

/** Whether the server itself has recorded this fact of the wallet. Whatever pays asks this, and no page's word counts. */
export async function hasRecorded(tx: Transaction, wallet: Address, fact: Fact): Promise<boolean> {
  const found = await tx.query(
    `select from app.story_facts where wallet = $1 and fact = $2 and said_by = 'server'`,
    [wallet, fact],
  );
  return found.length > 0;
}
