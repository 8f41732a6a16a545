import { useState } from 'react';
import type { FundTransfer, WalletTrackerAnswer } from '@shared/contract/index.ts';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { exactText } from './amounts.ts';
import { TEXTS } from './texts.ts';
import styles from './fund.module.css';

/** Made when the list is first shown, because a formatter takes milliseconds that the window would open later. */
const formatters = () => ({
  time: new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }),
  date: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
});

interface TransfersProps {
  readonly answer: Pick<WalletTrackerAnswer, 'transactions' | 'since'>;
}

/** What came and went lately, and in a line what the list has (FUND-4). */
export function Transfers({ answer: { transactions, since } }: TransfersProps) {
  const [format] = useState(formatters);
  const columns: readonly Column<FundTransfer>[] = [
    { title: TEXTS.time, cell: ({ timestamp }) => format.time.format(Date.parse(timestamp)) },
    {
      title: TEXTS.type,
      grows: true,
      cell: ({ type }) => (type === 'received' ? TEXTS.received : TEXTS.sent),
    },
    {
      title: TEXTS.amount,
      end: true,
      cell: ({ type, amount }) => (
        <>
          {type === 'received' ? '+' : '-'}
          {exactText(amount)}
        </>
      ),
    },
  ];
  return (
    <div className={styles.fundTransfers}>
      <h2>{TEXTS.transfers}</h2>
      <ListView
        label={TEXTS.transfers}
        columns={columns}
        rows={transactions}
        keyOf={({ id }) => id}
        empty={since === null ? TEXTS.unknown : TEXTS.none}
      />
      <p>{since === null ? TEXTS.notFollowed : TEXTS.followed(format.date.format(Date.parse(since)))}</p>
    </div>
  );
}
