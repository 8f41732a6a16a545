import type { Floodlights } from '../../contract/town/town.ts';
import { areFloodlightsLit } from '../../domain/town/floodlights.ts';
import { epochMs, type Address } from '../../kernel/units.ts';
import { activeHours } from '../system/hours.ts';
import type { Transaction } from '../port.ts';

/** Whether the floodlights burn now (PRESENCE-5), and when they were switched. */
export async function floodlights(tx: Transaction): Promise<Floodlights> {
  const [row] = await tx.query<{ lit: boolean; switched_at: Date; now: Date }>(
    'select lit, switched_at, app.now() as now from app.floodlights',
  );
  if (!row) return { lit: false, switchedAt: 0 };
  const { day_start_hour, night_start_hour, timezone } = await activeHours(tx);
  const hours = { dayStartHour: day_start_hour, nightStartHour: night_start_hour, timezone };
  const at = epochMs(row.switched_at.getTime());
  return {
    lit: areFloodlightsLit({ lit: row.lit, at }, epochMs(row.now.getTime()), hours),
    switchedAt: at,
  };
}

/** Switches the floodlights in the name of this wallet; of two who switch at once the later one counts. */
export async function switchFloodlights(tx: Transaction, wallet: Address, lit: boolean): Promise<void> {
  await tx.query(
    `insert into app.floodlights (lit, wallet) values ($1, $2)
     on conflict (only_row) do update set lit = $1, wallet = $2, switched_at = app.now()`,
    [lit, wallet],
  );
}
