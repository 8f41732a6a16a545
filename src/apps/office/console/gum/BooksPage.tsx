import type { AnomaliesAnswer, TrialBalanceAnswer } from '@shared/contract/office/books.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { FactList } from '../../../../overlays/controls/FactList.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import type { PageProps } from '../pages.ts';
import { Problem, Table } from '../parts/parts.tsx';
import { ANOMALY_NAMES } from './texts/statements.ts';
import { BOOKS_TEXTS as TEXTS } from './texts/books.ts';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import styles from '../console.module.css';

type Anomaly = AnomaliesAnswer['anomalies'][number];

/** What all accounts add up to, and what is unusual (CONSOLE-3, CONSOLE-5). */
export function BooksPage({ showStatement }: PageProps) {
  const { api } = useApp().services;
  const trial = useLoaded((signal) => api.call('GET /api/console/trial-balance', {}, { signal }), [api]);
  const unusual = useLoaded((signal) => api.call('GET /api/console/anomalies', {}, { signal }), [api]);
  const columns: readonly Column<Anomaly>[] = [
    { title: TEXTS.wallet, cell: ({ wallet }) => wallet },
    { title: TEXTS.kind, cell: ({ kind, value }) => ANOMALY_NAMES[kind](value) },
    {
      title: CONSOLE_TEXTS.action,
      cell: ({ wallet }) => <Button onClick={() => showStatement(wallet)}>{TEXTS.statement}</Button>,
    },
  ];
  const refresh = (): void => {
    trial.again();
    unusual.again();
  };
  return (
    <>
      <Problem failure={trial.failure ?? unusual.failure} again={refresh} />
      <GroupBox title={TEXTS.trial}>
        {trial.value === null ? <p>{CONSOLE_TEXTS.loading}</p> : <Trial balance={trial.value} />}
      </GroupBox>
      <h2>{TEXTS.anomalies}</h2>
      <Table
        failure={unusual.failure}
        label={TEXTS.anomalies}
        columns={columns}
        rows={unusual.value?.anomalies}
        keyOf={({ wallet, kind }) => `${wallet} ${kind}`}
        empty={TEXTS.usual}
      />
      <div className={`w95-buttons ${styles.consoleTurner}`}>
        <Button onClick={refresh}>{CONSOLE_TEXTS.refresh}</Button>
        <span>{unusual.value !== null && TEXTS.lookedAt(unusual.value.looked_at)}</span>
      </div>
    </>
  );
}

function Trial({ balance }: { readonly balance: TrialBalanceAnswer }) {
  const { wallets, issuance, sink, sum, accounts, transactions } = balance;
  return (
    <>
      <FactList
        className={styles.consoleSums}
        facts={[
          [TEXTS.wallets, wallets],
          [TEXTS.issuance, issuance],
          [TEXTS.sink, sink],
          [TEXTS.sum, sum],
        ]}
      />
      {sum === 0 ? (
        <p>{TEXTS.balanced(accounts, transactions)}</p>
      ) : (
        <p className={styles.consoleProblem} role="alert">
          {TEXTS.broken}
        </p>
      )}
    </>
  );
}
