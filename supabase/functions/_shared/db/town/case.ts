import type { MadeJoin } from '../../contract/town/case.ts';
import { MOST_PINS, READINGS, type CardName, type Reading } from '../../domain/town/case/cards.ts';
import { joinNamed, type Join } from '../../domain/town/case/joins.ts';
import type { Fact } from '../../domain/town/story.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

/** How many joins of the wallet failed today. */
export async function wrongToday(tx: Transaction, wallet: Address): Promise<number> {
  const [file] = await tx.query<{ wrong: number }>(
    'select wrong from app.case_files where wallet = $1 and wrong_on = app.today()',
    [wallet],
  );
  return file?.wrong ?? 0;
}

/** The same, held until the transaction ends: what else is written into the wallet's file waits. */
export async function holdFile(tx: Transaction, wallet: Address): Promise<number> {
  const [file] = await tx.query<{ wrong: number }>(
    `insert into app.case_files as file (wallet) values ($1)
     on conflict (wallet) do update
       set wrong = case when file.wrong_on = app.today() then file.wrong else 0 end, wrong_on = app.today()
     returning wrong`,
    [wallet],
  );
  if (!file) throw new Error('the wallet has no file');
  return file.wrong;
}

/** Counts a join of a file that is held as one that failed, or takes that back (-1). */
export async function countWrong(tx: Transaction, wallet: Address, by: 1 | -1): Promise<void> {
  await tx.query('update app.case_files set wrong = wrong + $2::integer where wallet = $1', [wallet, by]);
}

/** Whether all of these are known of the wallet, by whose word ever. */
export async function areKnown(tx: Transaction, wallet: Address, facts: readonly Fact[]): Promise<boolean> {
  const wanted = [...new Set(facts)];
  const found = await tx.query(
    `select from app.story_facts where wallet = $1 and fact in (select json_array_elements_text($2::text::json))`,
    [wallet, JSON.stringify(wanted)],
  );
  return found.length === wanted.length;
}

/** A join as its wallet reads it. */
export const readJoin = (
  { cards, line, scene, place }: Join,
  { gum, byGuest }: Pick<MadeJoin, 'gum' | 'byGuest'>,
): MadeJoin => ({
  cards: [...cards],
  ...{ line, scene: scene ?? null, place: place ?? null, gum, byGuest },
});

/** The joins that the wallet made, by their names, the oldest first. What has gone from the joins since is left out. */
export async function madeJoins(tx: Transaction, wallet: Address): Promise<ReadonlyMap<string, MadeJoin>> {
  const rows = await tx.query<{ name: string; gum: number; byGuest: boolean }>(
    `select made.name, made.by_guest as "byGuest", coalesce(paid.amount, 0)::integer as gum
     from app.case_joins as made left join app.gum_transactions as paid on paid.id = made.earning
     where made.wallet = $1 order by made.made_at, made.name`,
    [wallet],
  );
  return new Map(
    rows.flatMap(({ name, ...kept }) => {
      const join = joinNamed(name);
      return join === null ? [] : [[name, readJoin(join, kept)] as const];
    }),
  );
}

/** Keeps a join, with the ledger's row that it was paid by, and whether a guest tied it. */
export async function keepJoin(
  tx: Transaction,
  wallet: Address,
  { name }: Join,
  { earning, byGuest }: { readonly earning: string | null; readonly byGuest: boolean },
): Promise<void> {
  await tx.query(
    'insert into app.case_joins (wallet, name, earning, by_guest) values ($1, $2, $3::text::bigint, $4)',
    [wallet, name, earning, byGuest],
  );
}

interface Pinned {
  readonly card: CardName;
  readonly readings: readonly Reading[];
}

/** The cards to which the wallet pinned what it believes. */
export async function pinsOf(
  tx: Transaction,
  wallet: Address,
): Promise<{ card: CardName; readings: Reading[] }[]> {
  const rows = await tx.query<{ card: CardName; reading: Reading }>(
    'select card, reading from app.case_readings where wallet = $1 order by card',
    [wallet],
  );
  const byCard = new Map<CardName, Set<Reading>>();
  for (const { card, reading } of rows) byCard.set(card, (byCard.get(card) ?? new Set()).add(reading));
  return [...byCard].map(([card, own]) => ({ card, readings: READINGS.filter((one) => own.has(one)) }));
}

/** Puts these readings in the place of those of the same cards. The wallet's file is held. False: it has too many pins. */
export async function keepPins(tx: Transaction, wallet: Address, pins: readonly Pinned[]): Promise<boolean> {
  const byCard = new Map(pins.map(({ card, readings }) => [card, readings]));
  await tx.query(
    `delete from app.case_readings
     where wallet = $1 and card in (select json_array_elements_text($2::text::json))`,
    [wallet, JSON.stringify([...byCard.keys()])],
  );
  const rows = [...byCard].flatMap(([card, readings]) =>
    [...new Set(readings)].map((reading) => ({ card, reading })),
  );
  const [count] = await tx.query<{ pins: number }>(
    'select count(*)::integer as pins from app.case_readings where wallet = $1',
    [wallet],
  );
  if ((count?.pins ?? 0) + rows.length > MOST_PINS) return false;
  await tx.query(
    `insert into app.case_readings (wallet, card, reading)
     select $1::text, card, reading from json_to_recordset($2::text::json) as pinned (card text, reading text)`,
    [wallet, JSON.stringify(rows)],
  );
  return true;
}
