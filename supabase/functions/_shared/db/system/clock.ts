import type { Transaction } from '../port.ts';

/** The database's clock, by which all that has a time is meant. Throws where it tells none. */
export async function clockOf(tx: Transaction): Promise<Date> {
  const [clock] = await tx.query<{ now: Date }>('select app.now() as now');
  if (!clock) throw new Error('the database has no clock');
  return clock.now;
}
