import type { Counted, PastWeek, VoteAnswer } from '../../contract/town/votes.ts';
import type { Reading } from '../../domain/town/case/cards.ts';
import { NO_VOTE, type Voters } from '../../domain/town/votes.ts';
import { weekAt } from '../../domain/town/week.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { epochMs, type Address } from '../../kernel/units.ts';
import type { Db, Transaction } from '../port.ts';
import { clockOf } from '../system/clock.ts';
import { activeHours } from '../system/hours.ts';

/** Which reading leans a week (VOTE-5). The votes of the week before are counted by it, if they are not yet. */
export async function leanOf(tx: Transaction, week: string): Promise<Reading> {
  const [row] = await tx.query<{ lean: Reading }>('select app.lean_of($1::text::date) as lean', [week]);
  if (row === undefined) throw new Error('no reading leans the week');
  return row.lean;
}

type ResultRow = Omit<Counted, 'counts'>;

/** What the votes of these weeks came to, the latest first; of a week without votes there is nothing. */
async function resultsOf(
  tx: Transaction,
  where: string,
  parameters: readonly string[] = [],
): Promise<Counted[]> {
  return tx.query<ResultRow & Pick<Counted, 'counts'>>(
    `select result.week::text as week, result.winner, result.votes,
       (select json_agg(json_build_object('clique', one.clique, 'reading', one.reading, 'votes', one.votes)
          order by one.clique, one.reading)
        from app.reading_counts as one where one.week = result.week) as counts
     from app.reading_results as result where ${where} order by result.week desc`,
    parameters,
  );
}

/** Counts the votes of the week before this one, if they are not yet. */
async function countLast(tx: Transaction): Promise<void> {
  await tx.query('select app.lean_of(app.arcadia_week())');
}

/** What the votes of the week before this one came to; null: it has no votes. */
export async function lastResult(tx: Transaction): Promise<Counted | null> {
  await countLast(tx);
  const [result] = await resultsOf(tx, 'result.week = app.arcadia_week() - 7');
  return result ?? null;
}

type OwnRow = { reading: Reading | null; clique: Voters | null; held: boolean; ballot: Voters | null };

/** The vote of the wallet in a week, and whether it may vote (VOTE-3). */
async function standingOf(
  tx: Transaction,
  wallet: Address | null,
  week: string,
): Promise<Pick<VoteAnswer, 'standing' | 'reading' | 'clique'>> {
  if (wallet === null) return { standing: 'guest', reading: null, clique: null };
  const [row] = await tx.query<OwnRow & { known: boolean }>(
    `select vote.reading, vote.clique, ballot.clique as ballot, count(token.token_id) > 0 as held,
       count(template.clique) > 0 as known
     from (select) as one
       left join app.reading_votes as vote on vote.week = $2::text::date and vote.wallet = $1
       left join app.reading_ballot($2::text::date) as ballot on true
       left join app.tokens as token
         on token.collection = 'Flunks' and token.owner = any((select app.wallets_of($1))::text[])
       left join app.templates as template using (collection, template_id)
     group by vote.reading, vote.clique, ballot.clique`,
    [wallet, week],
  );
  if (row?.reading != null) return { standing: 'voted', reading: row.reading, clique: row.clique };
  if (row?.ballot != null) return { standing: 'open', reading: null, clique: row.ballot };
  const standing = row?.held !== true ? 'no-flunk' : row.known ? 'used' : 'no-clique';
  return { standing, reading: null, clique: null };
}

/** The vote of the running week as the caller sees it, and what came of the one before (VOTE-1 to VOTE-4). */
export async function voteOfWeek(
  tx: Transaction,
  wallet: Address | null,
): Promise<Omit<VoteAnswer, 'success'>> {
  const now = await clockOf(tx);
  const { timezone } = await activeHours(tx);
  const { id, voteOpensAt, endsAt } = weekAt(epochMs(now.getTime()), timezone);
  return {
    week: id,
    opensAt: new Date(voteOpensAt).toISOString(),
    closesAt: new Date(endsAt).toISOString(),
    isOpen: now.getTime() >= voteOpensAt,
    ...(await standingOf(tx, wallet, id)),
    last: await lastResult(tx),
  };
}

/**
 * Votes for a reading with the first Flunk of the wallet, or of one linked to it, that no vote of this week was cast with, or
 * changes the vote that it has (VOTE-2). Wallet and token are each unique in a week, so that of all its tokens one row gets
 * in, and none where it has voted: of votes that arrive together the others wait for the first.
 */
export async function voteFor(tx: Transaction, wallet: Address, reading: Reading): Promise<Result<null>> {
  const [open] = await tx.query<{ week: string | null }>('select app.voting_week()::text as week');
  const week = open?.week ?? null;
  if (week === null) return fail('CONFLICT', NO_VOTE.closed);
  await tx.query('select app.hold_reading_votes($1::text::date, false)', [week]);
  // Held back until the week was over and counted.
  const [counted] = await tx.query('select from app.reading_results where week = $1::text::date', [week]);
  if (counted !== undefined) return fail('CONFLICT', NO_VOTE.closed);
  await tx.query(
    `insert into app.reading_votes (week, wallet, token, clique, reading)
     select $1::text::date, $2::text, token.token_id, template.clique, $3::text
     from app.tokens as token join app.templates as template using (collection, template_id)
     where token.collection = 'Flunks' and template.clique is not null
       and token.owner = any((select app.wallets_of($2::text))::text[])
     order by token.token_id
     on conflict do nothing`,
    [week, wallet, reading],
  );
  const [own] = await tx.query(
    `update app.reading_votes
     set reading = $3, voted_at = case when reading = $3 then voted_at else app.now() end
     where week = $1::text::date and wallet = $2 returning wallet`,
    [week, wallet, reading],
  );
  if (own !== undefined) return ok(null);
  const { standing } = await standingOf(tx, wallet, week);
  return fail('FORBIDDEN', NO_VOTE[standing === 'used' || standing === 'no-clique' ? standing : 'no-flunk']);
}

type EveningRow = { present: number | null; lit: number | null; asked: number | null };

/** So many weeks that are over and had votes or an evening with people, the latest first, from before one of them on (VOTE-7). */
export async function pastWeeks(
  tx: Transaction,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<{ readonly weeks: Omit<PastWeek, 'episode'>[]; readonly next: string | null }> {
  await countLast(tx);
  // An evening is its week's Friday, four days after its Monday.
  const found = await tx.query<EveningRow & { week: string }>(
    `select filed.week::text as week, one.present, one.lit, one.asked
     from (select week from app.reading_results
         union select evening - 4 from app.evenings where present > 0 or lit > 0) as filed
       left join app.evenings as one on one.evening = filed.week + 4 and (one.present > 0 or one.lit > 0)
     where filed.week < least(coalesce(nullif($1, '')::date, app.arcadia_week()), app.arcadia_week())
     order by filed.week desc limit $2::text::int`,
    [before ?? '', String(limit + 1)],
  );
  const shown = found.slice(0, limit);
  const results = await resultsOf(
    tx,
    'result.week in (select json_array_elements_text($1::text::json)::date)',
    [JSON.stringify(shown.map(({ week }) => week))],
  );
  const weeks = shown.map(({ week, present, lit, asked }) => ({
    week,
    result: results.find((one) => one.week === week) ?? null,
    evening: present === null || lit === null || asked === null ? null : { present, lit, asked },
  }));
  return { weeks, next: found.length > limit ? (weeks.at(-1)?.week ?? null) : null };
}

/** So many are told at once. */
const TOLD_AT_ONCE = 2_000;

/** Tells those who voted in weeks that are over what came of it, each once (VOTE-6), and answers how many were told. */
export async function tellReadings(db: Db): Promise<number> {
  for (let told = 0; ;) {
    const [row] = await db.statement<{ told: number }>('select app.tell_readings($1::text::int) as told', [
      String(TOLD_AT_ONCE),
    ]);
    const now = row?.told ?? 0;
    told += now;
    if (now < TOLD_AT_ONCE) return told;
  }
}
