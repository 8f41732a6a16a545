import { databaseFacts, type DatabaseFacts } from '../_shared/db/system/databaseFacts.ts';
import type { Db } from '../_shared/db/port.ts';
import type { Clock } from '../_shared/kernel/clock.ts';
import { kept } from '../_shared/kernel/kept.ts';
import type { Metrics } from '../_shared/kernel/metrics.ts';

/** How long an answer of the database is repeated (ms). */
const KEPT_MS = 10_000;

/** What the database says of itself, asked at most every ten seconds. Rejects where it does not answer. */
export const databaseWatch = (db: Db, clock: Clock): (() => Promise<DatabaseFacts>) =>
  kept(async () => databaseFacts(db), { forMs: KEPT_MS, clock });

/** Has a monitor read what the database says of itself. */
export function measureDatabase(metrics: Metrics, facts: () => Promise<DatabaseFacts>): void {
  const gauge = (name: string, help: string, read: (known: DatabaseFacts) => number | null) =>
    metrics.gauge(name, help, () => facts().then(read, () => null));
  gauge('database_size_bytes', 'What the database takes on its disk.', ({ bytes }) => bytes);
  gauge('reconciliation_timestamp_seconds', 'When the books were last gone through.', ({ reconciliation }) =>
    reconciliation ? reconciliation.at.getTime() / 1000 : null,
  );
  gauge(
    'reconciliation_problems',
    'What was wrong with the books then.',
    ({ reconciliation }) => reconciliation?.problems ?? null,
  );
}
