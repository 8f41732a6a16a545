import { useEffect, useId, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { SubmittedTransaction } from '@shared/domain/collection/chainIntent.ts';
import { explorerOf } from '../../config/explorers.ts';
import { useApp } from '../appContext.ts';
import { Button } from '../controls/Button.tsx';
import { ProgressBar } from '../controls/panels.tsx';
import { reasonOf, STATE_TEXTS, TRANSACTION_TEXTS as TEXTS } from './texts.ts';
import { isDoneAlready } from './refusals.ts';
import {
  isUnanswered,
  mayStillCome,
  TRANSACTION_STATES,
  type transactionMachine,
} from './transactionMachine.ts';
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
  const { failure, sent } = snapshot.context;
  const state = TRANSACTION_STATES.find((name) => snapshot.matches(name)) ?? 'DEFAULT';
  const hasFailed = state === 'ERROR' && failure !== null && !isDoneAlready(failure);
  useEffect(() => {
    if (hasFailed) sound('error');
  }, [sound, hasFailed, failure]);

  if (state === 'DEFAULT') return null;
  if (state === 'ERROR' && failure !== null && !hasFailed) {
    return (
      <div className="transaction" role="status" data-state={state}>
        <p className="transaction-heading">{TEXTS.doneAlready}</p>
        <p>{reasonOf(failure, false)}</p>
      </div>
    );
  }
  if (state === 'ERROR' && failure !== null) {
    const isLost = isUnanswered(snapshot.context);
    const waits = mayStillCome(snapshot.context);
    const retry = failure.code === 'POPUP_BLOCKED' ? TEXTS.openWallet : TEXTS.retry;
    return (
      <div className="transaction" role="alert" data-state={state}>
        <p className="transaction-heading">{failed}</p>
        <p>{reasonOf(failure, waits, snapshot.context.isUnseen)}</p>
        {advice !== undefined && <p>{advice}</p>}
        {sent !== null && <TransactionId sent={sent} />}
        <div className="w95-buttons">
          <Button
            default
            autoFocus
            onClick={() => transaction.send({ type: waits ? 'user.lookAgain' : 'user.retry' })}
          >
            {waits ? TEXTS.lookAgain : retry}
          </Button>
          {isLost && (
            <Button onClick={() => transaction.send({ type: 'user.lookAgain' })}>{TEXTS.lookAgain}</Button>
          )}
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
      {sent !== null && <TransactionId sent={sent} />}
      {state === 'STARTED' && (
        <div className="w95-buttons">
          <Button onClick={() => transaction.send({ type: 'user.cancel' })}>{TEXTS.cancel}</Button>
        </div>
      )}
    </div>
  );
}

/** The id under which the network knows a transaction, and where it can be looked at (CHAIN-20). */
function TransactionId({ sent }: { readonly sent: SubmittedTransaction }) {
  const page = explorerOf(sent.network, sent.transactionId);
  return (
    <p className="transaction-id">
      {TEXTS.id} <code>{sent.transactionId}</code>
      {page !== null && (
        <a className="w95-link" href={page} target="_blank" rel="noopener">
          {TEXTS.explorer}
        </a>
      )}
    </p>
  );
}
