import { useState } from 'react';
import type { Reconciliation } from '@shared/contract/office/reconciliation.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import type { PageProps } from '../pages.ts';
import { momentOf, PagedTable, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { RECONCILIATION_TEXTS as TEXTS } from './texts/reconciliation.ts';
import { usePaged } from '../parts/usePaged.ts';

type Finding = Reconciliation['findings'][number];

const FOUND: readonly Column<Finding>[] = [
  { title: TEXTS.check, cell: ({ check }) => TEXTS.checks[check] ?? check },
  { title: TEXTS.subject, cell: ({ subject }) => subject },
  { title: TEXTS.detail, cell: ({ detail }) => detail },
];
const keyOfFinding = ({ check, subject, detail }: Finding): string => `${check} ${subject} ${detail}`;

/** What was found each night when the books were gone through (CONSOLE-6). */
export function ReconciliationPage({ report }: PageProps) {
  const { api } = useApp().services;
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const list = usePaged(
    (page, signal) => api.call('GET /api/console/reconciliations', { limit: 20, ...page }, { signal }),
    ({ reports }) => reports,
  );
  const goThrough = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call('POST /api/console/reconciliations', {});
    setBusy(false);
    report(answer.ok ? TEXTS.done : answer.error.message);
    if (answer.ok) list.again();
  };
  const reports = list.items ?? [];
  const shown = reports.find(({ id }) => id === chosen) ?? reports[0];
  const columns: readonly Column<Reconciliation>[] = [
    { title: TEXTS.when, cell: ({ created_at }) => momentOf(created_at) },
    { title: TEXTS.movements, end: true, cell: ({ transactions }) => transactions },
    { title: TEXTS.wallets, end: true, cell: ({ wallets }) => wallets },
    { title: TEXTS.took, end: true, cell: ({ took_ms }) => took_ms },
    { title: TEXTS.problems, end: true, cell: ({ problems }) => problems },
    {
      title: CONSOLE_TEXTS.action,
      cell: ({ id, problems }) =>
        problems > 0 && <Button onClick={() => setChosen(id)}>{TEXTS.findings}</Button>,
    },
  ];
  return (
    <>
      <PagedTable
        label={TEXTS.title}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={TEXTS.never}
      >
        <Button disabled={busy} onClick={() => void goThrough()}>
          {busy ? TEXTS.going : TEXTS.now}
        </Button>
      </PagedTable>
      {shown !== undefined && shown.problems === 0 && <p>{TEXTS.sound(momentOf(shown.created_at))}</p>}
      {shown !== undefined && shown.problems > 0 && (
        <>
          <h2>{TEXTS.foundAt(momentOf(shown.created_at), shown.problems)}</h2>
          <Table label={TEXTS.findings} columns={FOUND} rows={shown.findings} keyOf={keyOfFinding} />
        </>
      )}
    </>
  );
}
