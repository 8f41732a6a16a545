import type { TimeConfigBody, TimeConfigRow } from '../../contract/system/time.ts';
import { MOST_HOURS } from '../../contract/system/hours.ts';
import type { Transaction } from '../port.ts';

type Row = Omit<TimeConfigRow, 'created_at'> & { created_at: Date };

const COLUMNS = 'id, day_start_hour, night_start_hour, timezone, is_active, created_at';

function toConfig(row: Row | undefined): TimeConfigRow {
  if (!row) throw new Error('no hours are in force');
  return { ...row, created_at: row.created_at.toISOString() };
}

/** The hours in force; the table's index allows one such row, and the first migration made one. */
export async function activeHours(tx: Transaction): Promise<TimeConfigRow> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from app.time_config where is_active order by id desc limit 1`,
  );
  return toConfig(row);
}

/** Any number; it only has to be this table's own. */
const HOURS_LOCK = 736_002;

/**
 * Holds the hours until the transaction ends: saves wait for each other. One that began while another ran would not see the
 * other's row and leave two in force, which the index refuses.
 */
export async function holdHours(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [HOURS_LOCK]);
}

/** The hours that are and were in force, the newest first. */
export async function hoursSoFar(tx: Transaction): Promise<TimeConfigRow[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from app.time_config order by id desc limit ${MOST_HOURS}`,
  );
  return rows.map(toConfig);
}

/** Puts new hours in force. */
export async function changeHours(tx: Transaction, hours: TimeConfigBody): Promise<TimeConfigRow> {
  await holdHours(tx);
  await tx.query('update app.time_config set is_active = false where is_active');
  const [row] = await tx.query<Row>(
    `insert into app.time_config (day_start_hour, night_start_hour, timezone) values ($1, $2, $3)
     returning ${COLUMNS}`,
    [hours.day_start_hour, hours.night_start_hour, hours.timezone],
  );
  return toConfig(row);
}
