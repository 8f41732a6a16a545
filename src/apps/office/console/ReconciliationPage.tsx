import { useState } from 'react';
import type { Reconciliation } from '@shared/contract/office/reconciliation.ts';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import type { PageProps } from './pages.ts';
import { momentOf, PageTurner, Problem } from './parts.tsx';
import { CONSOLE_TEXTS } from './texts/console.ts';
import { RECONCILIATION_TEXTS as TEXTS } from './texts/reconciliation.ts';
import { usePaged } from './usePaged.ts';

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
  const list = usePaged<Reconciliation>(async (cursor, signal) => {
    const asked = { limit: 20, ...(cursor !== undefined && { cursor }) };
    const answer = await api.call('GET /api/console/reconciliations', asked, { signal });
    return answer.ok ? ok({ items: answer.value.reports, next: answer.value.next }) : answer;
  });
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
      <Problem failure={list.failure} />
      <ListView
        label={TEXTS.title}
        columns={columns}
        rows={reports}
        keyOf={({ id }) => id}
        empty={list.items === null ? '' : TEXTS.never}
      />
      <PageTurner list={list}>
        <Button disabled={busy} onClick={() => void goThrough()}>
          {busy ? TEXTS.going : TEXTS.now}
        </Button>
      </PageTurner>
      {shown !== undefined && shown.problems === 0 && <p>{TEXTS.sound(momentOf(shown.created_at))}</p>}
      {shown !== undefined && shown.problems > 0 && (
        <>
          <h2>{TEXTS.foundAt(momentOf(shown.created_at), shown.problems)}</h2>
          <ListView
            label={TEXTS.findings}
            columns={FOUND}
            rows={shown.findings}
            keyOf={keyOfFinding}
            empty={CONSOLE_TEXTS.none}
          />
        </>
      )}
    </>
  );
}
