import { useEffect, useId, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../appContext.ts';
import { Button } from '../controls/Button.tsx';
import { ProgressBar } from '../controls/panels.tsx';
import { reasonOf, STATE_TEXTS, TRANSACTION_TEXTS as TEXTS } from './texts.ts';
import { TRANSACTION_STATES, type transactionMachine } from './transactionMachine.ts';
import './transaction.css';

interface TransactionStatusProps {
  readonly transaction: ActorRefFrom<typeof transactionMachine>;
  /** What to say first where it failed, for example 'Something went wrong, please try again..'. */
  readonly failed: string;
  /** What to say last there. */
  readonly advice?: ReactNode;
}

/** How a transaction stands: what it waits for, and where it failed why, and the way on. Nothing while none is. */
export function TransactionStatus({ transaction, failed, advice }: TransactionStatusProps) {
  const { sound } = useApp();
  const id = useId();
  const snapshot = useSelector(transaction, (now) => now);
  const { failure, transactionId } = snapshot.context;
  const state = TRANSACTION_STATES.find((name) => snapshot.matches(name)) ?? 'DEFAULT';
  useEffect(() => {
    if (failure !== null) sound('error');
  }, [sound, failure]);

  if (state === 'DEFAULT') return null;
  if (state === 'ERROR' && failure !== null) {
    const sent = transactionId !== null;
    const retry = failure.code === 'POPUP_BLOCKED' ? TEXTS.openWallet : TEXTS.retry;
    return (
      <div className="transaction" role="alert" data-state={state}>
        <p className="transaction-heading">{failed}</p>
        <p>{reasonOf(failure, sent)}</p>
        {advice !== undefined && <p>{advice}</p>}
        <div className="w95-buttons">
          <Button
            default
            autoFocus
            onClick={() => transaction.send({ type: sent ? 'user.lookAgain' : 'user.retry' })}
          >
            {sent ? TEXTS.lookAgain : retry}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="transaction" role="status" aria-labelledby={id} data-state={state}>
      <p id={id}>{STATE_TEXTS[state]}</p>
      {state === 'SEALED' ? (
        <ProgressBar label={STATE_TEXTS[state]} value={1} />
      ) : (
        <ProgressBar label={STATE_TEXTS[state]} />
      )}
      {state === 'STARTED' && (
        <div className="w95-buttons">
          <Button onClick={() => transaction.send({ type: 'user.cancel' })}>{TEXTS.cancel}</Button>
        </div>
      )}
    </div>
  );
}
