import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

/** How many gave each answer to an episode's question of a day that is over (EPISODE-10). The first who asks counts them. */
export async function answersOf(tx: Transaction, day: string, episode: string): Promise<number[]> {
  const [row] = await tx.query<{ counts: number[] | null }>(
    'select app.question_counts($1::text::date, $2) as counts',
    [day, episode],
  );
  return row?.counts ?? [];
}

/** What a wallet answered on a day to this episode's question; null: nothing. */
export async function ownAnswer(
  tx: Transaction,
  wallet: Address,
  day: string,
  episode: string,
): Promise<number | null> {
  const [row] = await tx.query<{ answer: number }>(
    'select answer from app.question_answers where day = $1::text::date and wallet = $2 and episode = $3',
    [day, wallet, episode],
  );
  return row?.answer ?? null;
}

/**
 * Answers the question of today for a wallet, once: of answers at once the first counts. An answer to an episode that was withdrawn on
 * the same day makes room for one to that which came in its place.
 */
export async function answerToday(
  tx: Transaction,
  wallet: Address,
  { day, episode, answer }: { readonly day: string; readonly episode: string; readonly answer: number },
): Promise<Result<null>> {
  await tx.query('select app.hold_question($1::text::date, false)', [day]);
  const counted = await tx.query(
    'select from app.question_results where day = $1::text::date and episode = $2',
    [day, episode],
  );
  // Held back until the day was over and counted.
  if (counted.length > 0) return fail('CONFLICT', 'That was the question of yesterday.');
  const given = await tx.query(
    `insert into app.question_answers as own (day, wallet, episode, answer)
     values ($1::text::date, $2, $3, $4::text::smallint)
     on conflict (day, wallet) do update
       set episode = excluded.episode, answer = excluded.answer, answered_at = app.now()
       where own.episode <> excluded.episode
     returning answer`,
    [day, wallet, episode, String(answer)],
  );
  // The same again, as after an answer of the server that was lost, is no second one.
  if (given.length > 0 || (await ownAnswer(tx, wallet, day, episode)) === answer) return ok(null);
  return fail('CONFLICT', 'You have answered today.');
}
