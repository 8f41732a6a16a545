import type { GumTransaction } from '@shared/contract/school/gum.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { CheckIn } from '../../../overlays/checkIn/CheckIn.tsx';
import { Upcoming } from '../../../overlays/checkIn/Upcoming.tsx';
import { Link } from '../../../overlays/controls/Button.tsx';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { GUM_TEXTS as TEXTS } from './texts.ts';
import styles from './locker.module.css';

/** How many transactions the section asks for (LOCKER-7). */
const TRANSACTIONS = 50;

const COLUMNS: readonly Column<GumTransaction>[] = [
  { title: 'When', cell: ({ created_at }) => dayAndTime(created_at) },
  { title: 'What for', grows: true, cell: ({ label }) => label },
  {
    title: 'GUM',
    end: true,
    cell: ({ transaction_type, amount }) => (transaction_type === 'earned' ? `+${amount}` : `-${amount}`),
  },
];

/** Check-in, balance, streak, what came and went, the way to the Gum Center, and what is still to come. */
export function GumSection() {
  const { services, desktop } = useApp();
  const { gum } = services;
  const balance = useStore(gum.balance);
  const revision = useStore(gum.revision);
  const {
    value: transactions,
    failure,
    again,
  } = useLoaded((signal) => gum.transactions(TRANSACTIONS, signal), [gum, revision]);
  return (
    <div className={styles.lockerGum}>
      <CheckIn />
      <dl className={styles.lockerGumFacts}>
        <div>
          <dt>{TEXTS.balance}</dt>
          <dd>{balance === null ? '...' : `${balance.balance} GUM`}</dd>
        </div>
        <div>
          <dt>{TEXTS.streak}</dt>
          <dd>{balance === null ? '...' : TEXTS.days(balance.streak)}</dd>
        </div>
      </dl>
      <div className={styles.lockerGumRecent}>
        <h2>{TEXTS.recent}</h2>
        <Link onClick={() => desktop.openFor('objectives')}>{TEXTS.objectives}</Link>
        <Link onClick={() => desktop.openFor('gum')}>{TEXTS.center}</Link>
      </div>
      {failure !== null && (
        <p role="alert">
          {TEXTS.notLoaded} <Link onClick={again}>{TEXTS.tryAgain}</Link>
        </p>
      )}
      <ListView
        label={TEXTS.recent}
        columns={COLUMNS}
        rows={transactions ?? []}
        keyOf={({ id }) => id}
        empty={transactions === null ? '' : TEXTS.none}
      />
      <Upcoming />
    </div>
  );
}

/** A transaction's time where the person is: Nov 20, 6:04 PM. */
function dayAndTime(iso: string): string {
  return new Date(iso).toLocaleString('en-US', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
}
