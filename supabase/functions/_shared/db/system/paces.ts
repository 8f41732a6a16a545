import type { Db } from '../port.ts';

/** A pace that all servers of a database keep together. */
export interface SharedPace {
  readonly name: string;
  readonly perSecond: number;
}

/**
 * Takes a turn for each call that asks, in their order, in one round trip. Answers for each in how many ms it begins;
 * null: that is longer than its patience. A turn that is not used passes, so that a server which crashes holds none.
 */
export async function takeTurns(
  db: Db,
  { name, perSecond }: SharedPace,
  patienceMs: readonly number[],
): Promise<readonly (number | null)[]> {
  const [taken] = await db.statement<{ waits: readonly number[] }>(
    'select app.take_turns($1, $2::text::float8, $3::text::integer[]) as waits',
    [name, String(perSecond), `{${patienceMs.join(',')}}`],
  );
  return (taken?.waits ?? []).map((wait) => (wait < 0 ? null : wait));
}
