import type { Db } from '../port.ts';

/**
 * Deletes up to `portion` rows of each table that are older than app.retention keeps them, and answers how many went.
 * It never waits for a row that is in use, so that any number of processes may do it at once.
 */
export async function deleteOld(db: Db, portion: number): Promise<number> {
  const [row] = await db.statement<{ gone: number }>('select app.delete_old($1) as gone', [portion]);
  return row?.gone ?? 0;
}
