import type { WatchAnswer, WatchedRoute } from '@shared/contract/system/watch.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { FactList, type Fact } from '../../../../overlays/controls/FactList.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { momentOf, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { HEALTH_TEXTS as TEXTS } from './texts/health.ts';
import styles from '../console.module.css';

const COLUMNS: readonly Column<WatchedRoute>[] = [
  { title: TEXTS.route, cell: ({ route }) => route },
  { title: TEXTS.calls, end: true, cell: ({ calls }) => calls },
  { title: TEXTS.refused, end: true, cell: ({ refused }) => refused },
  { title: TEXTS.failed, end: true, cell: ({ failed }) => failed },
  { title: TEXTS.p95, end: true, cell: ({ p95_ms }) => (p95_ms === null ? TEXTS.longer : `< ${p95_ms}`) },
];

const MEGABYTE = 1_048_576;
const momentOr = (iso: string | null, otherwise: string): string =>
  iso === null ? otherwise : momentOf(iso);

const factsOf = (now: WatchAnswer): readonly Fact[] => [
  [TEXTS.since, momentOf(now.since)],
  [TEXTS.inFlight, now.calls_in_flight],
  [TEXTS.sockets, now.sockets ?? TEXTS.notHere],
  [TEXTS.chain, TEXTS.chainStates[now.chain]],
  [
    TEXTS.index,
    now.index === null ? TEXTS.noIndex : TEXTS.lag(now.index.height, now.index.blocks, now.index.seconds),
  ],
  [TEXTS.housekeeping, momentOr(now.housekept_at, TEXTS.notHere)],
  [TEXTS.reconciliation, momentOr(now.reconciled_at, TEXTS.never)],
  [TEXTS.problems, now.problems ?? TEXTS.never],
  [TEXTS.size, TEXTS.megabytes(Math.round(now.database_bytes / MEGABYTE))],
];

/** How the server is, at a glance (CONSOLE-10). */
export function HealthPage() {
  const { api } = useApp().services;
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/console/watch', {}, { signal }),
    [api],
  );
  return (
    <>
      <Problem failure={failure} again={again} />
      <GroupBox title={TEXTS.now}>
        {value === null ? (
          <p>{CONSOLE_TEXTS.loading}</p>
        ) : (
          <FactList className={styles.consoleFacts} facts={factsOf(value)} />
        )}
      </GroupBox>
      <Table
        failure={failure}
        label={TEXTS.routes}
        columns={COLUMNS}
        rows={value?.routes}
        keyOf={({ route }) => route}
      />
      <div className="w95-buttons">
        <Button onClick={again}>{CONSOLE_TEXTS.refresh}</Button>
      </div>
    </>
  );
}
