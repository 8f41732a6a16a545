import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { reasonOf } from '../../../overlays/transaction/texts.ts';
import { isDoneAlready } from '../../../overlays/transaction/refusals.ts';
import { isUnanswered, mayStillCome } from '../../../overlays/transaction/transactionMachine.ts';
import { goOnWith, transactionOf } from '../../../overlays/transaction/transactionOf.ts';
import { TransactionStatus } from '../../../overlays/transaction/TransactionStatus.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import styles from './initialize.module.css';

/** The window's words. The button and the title of a failure are promised (CHAIN-15). */
const TEXTS = {
  looking: 'Looking into your wallet...',
  needed: 'Your wallet cannot hold Flunks or Backpacks yet.',
  how: 'Initializing your collection prepares it for both. It is one transaction, and it is done once.',
  unknown:
    'Whether your wallet is prepared could not be read from the chain. Preparing it twice does no harm.',
  initialize: 'Initialize Collection',
  ready: 'Your wallet can hold Flunks and Backpacks.',
  readyHow: 'There is nothing left to prepare. What you get from now on has its place.',
  failed: 'Error Initializing Collection',
  close: 'Close',
  notConnected: 'Sign in with the wallet that is to be prepared.',
  signIn: 'Sign In',
} as const;

const INITIALIZE = { op: 'initialize-collections' } as const;

/** Prepares the connected wallet to hold both collections, where it is not prepared yet. */
function InitializeWindow() {
  const app = useApp();
  const { services, desktop, sound, close } = app;
  const { wallet } = useStore(services.session);
  const transaction = transactionOf(app);
  const { value: status, context } = useSelector(transaction, (now) => now);
  const { failure } = context;
  // What was sent and not heard of, or not answered by the wallet, can still be looked for, which this window offers itself.
  const waits = mayStillCome(context) || isUnanswered(context);
  const isDone = failure !== null && isDoneAlready(failure);
  useEffect(() => goOnWith(app, INITIALIZE), [app]);
  useEffect(
    () => () => {
      // What was done for this wallet says nothing of the next.
      if (!app.closed.aborted) transaction.send({ type: 'user.reset' });
    },
    [app, transaction, wallet],
  );
  const prepared = useLoaded(async () => {
    if (wallet === null) return ok(false);
    const chain = await services.chain.current();
    return chain.ok ? chain.value.hasCollections(wallet) : chain;
  }, [wallet]);

  const celebrate = useEffectEvent(() => {
    sound('achievement');
  });
  const complain = useEffectEvent(async () => {
    if (failure === null) return;
    const message = reasonOf(failure, false);
    await desktop.ask({ title: TEXTS.failed, message, icon: 'error', buttons: [TEXTS.close] });
    transaction.send({ type: 'user.reset' });
  });
  useEffect(() => {
    if (status === 'SEALED') celebrate();
    if (status === 'ERROR' && !waits && !isDone) void complain();
  }, [status, waits, isDone]);

  if (wallet === null) {
    return (
      <Page icon="wallet" lines={[TEXTS.notConnected]}>
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {TEXTS.signIn}
        </Button>
      </Page>
    );
  }
  if (status === 'SEALED' || isDone || prepared.value === true) {
    return (
      <Page icon="dialog-info" lines={[TEXTS.ready, TEXTS.readyHow]}>
        <Button default autoFocus onClick={close}>
          {TEXTS.close}
        </Button>
      </Page>
    );
  }
  if (prepared.value === null && prepared.failure === null) {
    return (
      <Page icon="partner-items" lines={[TEXTS.looking]}>
        <ProgressBar label={TEXTS.looking} />
      </Page>
    );
  }
  const [first, second] = prepared.failure === null ? [TEXTS.needed, TEXTS.how] : [TEXTS.unknown, TEXTS.how];
  return (
    <Page icon="partner-items" lines={[first, second]}>
      {status === 'DEFAULT' || (status === 'ERROR' && !waits) ? (
        <Button default autoFocus onClick={() => transaction.send({ type: 'user.send', intent: INITIALIZE })}>
          {TEXTS.initialize}
        </Button>
      ) : (
        <TransactionStatus transaction={transaction} failed={TEXTS.failed} />
      )}
    </Page>
  );
}

interface PageProps {
  readonly icon: string;
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

function Page({ icon, lines, children }: PageProps) {
  return (
    <div className={styles.initialize}>
      <div className={styles.initializeWords}>
        <Icon name={icon} />
        <div>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}

export default mountReact(InitializeWindow);
