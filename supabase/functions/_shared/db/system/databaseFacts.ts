import type { Db } from '../port.ts';

/** What an operator watches of the database itself. */
export interface DatabaseFacts {
  readonly bytes: number;
  /** When the books were last gone through, and what was wrong; null: never yet. */
  readonly reconciliation: { readonly at: Date; readonly problems: number } | null;
}

/** One question, which any role of the API may ask. */
export async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const [row] = await db.statement<{ bytes: number; at: Date | null; problems: number | null }>(
    `select pg_database_size(current_database())::float8 as bytes, last.at, last.problems::float8 as problems
     from (select) as one left join app.last_reconciliation() as last on true`,
    [],
  );
  if (!row) throw new Error('the database says nothing of itself');
  const { bytes, at, problems } = row;
  return { bytes, reconciliation: at === null || problems === null ? null : { at, problems } };
}
