import { createActor } from 'xstate';
import type { ChainIntent } from '@shared/domain/collection/chainIntent.ts';
import type { AppContext } from '../../kernel/app.ts';
import { perBody } from '../../kernel/perBody.ts';
import { transactionActors } from '../../services/chain/transactionActors.ts';
import { transactionMachine } from './transactionMachine.ts';

/** The transaction of a window. It ends with the window; what was sent by then takes its course. */
export const transactionOf = perBody((app) => {
  const actors = transactionActors(app.services);
  const transaction = createActor(transactionMachine.provide({ actors })).start();
  app.closed.addEventListener('abort', () => transaction.stop());
  return transaction;
});

/**
 * Has the window's transaction go on with what was sent for this before, or is by another tab, until it closes; and look for
 * it where the page was loaded again before the wallet had answered.
 */
export function goOnWith(app: AppContext, intent: ChainIntent): void {
  const { transactions } = app.services;
  const look = (): void => {
    const sent = transactions.underWay(intent);
    if (sent !== null) transactionOf(app).send({ type: 'system.sent', intent, sent });
  };
  app.closed.addEventListener('abort', transactions.subscribe(look));
  look();
  if (transactions.interrupted(intent)) transactionOf(app).send({ type: 'system.interrupted', intent });
}
