import { useState } from 'react';
import type { GumSource, GumTransaction } from '@shared/contract/school/gum.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { GroupBox, StatusBar } from '../../../overlays/controls/panels.tsx';
import { useLoaded, type Loaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import styles from './gumPanel.module.css';
import { isOutage, type Failure } from '@shared/kernel/result.ts';

/** The panel's messages, all of them promised (GUM-13). */
const TEXTS = {
  connect: 'Please connect your wallet to use the gum system.',
  noWallet: 'No wallet connected',
  earned: (amount: number, source: string): string => `Earned ${amount} gum from ${source}!`,
  failed: (error: string): string => `Failed: ${error}`,
  error: (error: string): string => `Error: ${error}`,
} as const;

const WORDS = { signIn: 'Sign In', loading: 'Loading...', tryAgain: 'Try again' } as const;

/** What a test earning that did not succeed says: refused by the server, or not answered by it. */
function failureMessage(failure: Failure): string {
  const { code, message } = failure;
  if (code === 'UNAUTHENTICATED') return TEXTS.noWallet;
  return isOutage(failure) ? TEXTS.error(message) : TEXTS.failed(message);
}

const TRANSACTIONS = 20;

const TRANSACTION_COLUMNS: readonly Column<GumTransaction>[] = [
  { title: 'created_at', cell: ({ created_at }) => created_at.slice(0, 19).replace('T', ' ') },
  { title: 'type', cell: ({ transaction_type }) => transaction_type },
  { title: 'source', cell: ({ source }) => source },
  { title: 'amount', end: true, cell: ({ amount }) => amount },
];

/** The Gum Admin Panel (GUM-13). */
function GumPanel() {
  const { desktop, services, sound } = useApp();
  const { gum, session } = services;
  const { wallet } = useStore(session);
  const balance = useStore(gum.balance);
  const revision = useStore(gum.revision);
  const storeFailure = useStore(gum.failure);
  const [busy, setBusy] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const sources = useLoaded((signal) => gum.sources(signal), [gum, wallet]);
  const transactions = useLoaded((signal) => gum.transactions(TRANSACTIONS, signal), [gum, wallet, revision]);

  if (wallet === null) {
    return (
      <div className={styles.gumPanelGuest}>
        <Icon name="gum" />
        <p>{TEXTS.connect}</p>
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {WORDS.signIn}
        </Button>
      </div>
    );
  }

  const testEarn = async (source: string): Promise<void> => {
    setBusy(source);
    setMessage('');
    const result = await gum.testEarn(source);
    setBusy(null);
    setMessage(result.ok ? TEXTS.earned(result.value.earned, source) : failureMessage(result.error));
    if (!result.ok) sound('error');
  };
  const again = (): void => {
    void gum.refresh();
    sources.again();
    transactions.again();
  };
  const problem = storeFailure ?? sources.failure ?? transactions.failure;

  return (
    <>
      <div className={styles.gumPanel}>
        <GroupBox title="Stats">
          <dl className={styles.gumPanelStats}>
            <Stat name="total_earned" value={balance?.total_earned} />
            <Stat name="total_spent" value={balance?.total_spent} />
            <Stat name="current balance" value={balance?.balance} />
          </dl>
          {problem !== null && (
            <div className={styles.gumPanelProblem}>
              <p role="alert">{problem.message}</p>
              <Button onClick={again}>{WORDS.tryAgain}</Button>
            </div>
          )}
        </GroupBox>
        <h2>Gum Sources</h2>
        <ListView
          label="Gum Sources"
          columns={sourceColumns(busy, (source) => void testEarn(source))}
          rows={sources.value ?? []}
          keyOf={({ id }) => id}
          empty={emptyOf(sources, '')}
        />
        <h2>Recent Transactions</h2>
        <ListView
          label="Recent Transactions"
          columns={TRANSACTION_COLUMNS}
          rows={transactions.value ?? []}
          keyOf={({ id }) => id}
          empty={emptyOf(transactions, 'none')}
        />
      </div>
      <StatusBar panels={[message, wallet]} />
    </>
  );
}

/** What stands in an empty list: that it is on its way, or that there is nothing in it. */
const emptyOf = ({ value, failure }: Loaded<unknown>, none: string): string =>
  value !== null ? none : failure === null ? WORDS.loading : '';

/** @param busy the source that is being tested; null: none */
const sourceColumns = (
  busy: string | null,
  onTest: (source: string) => void,
): readonly Column<GumSource>[] => [
  { title: 'source_name', cell: ({ source_name }) => source_name },
  { title: 'base_reward', end: true, cell: ({ base_reward }) => base_reward },
  { title: 'cooldown_minutes', end: true, cell: ({ cooldown_minutes }) => cooldown_minutes },
  { title: 'daily_limit', end: true, cell: ({ daily_limit }) => daily_limit ?? 'none' },
  {
    title: 'test',
    end: true,
    cell: ({ source_name }) => (
      <Button
        disabled={busy !== null}
        aria-label={`Test Earn ${source_name}`}
        onClick={() => onTest(source_name)}
      >
        {busy === source_name ? 'Earning...' : 'Test Earn'}
      </Button>
    ),
  },
];

function Stat({ name, value }: { readonly name: string; readonly value: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? '...'}</dd>
    </div>
  );
}

export default mountReact(GumPanel);
