import { createActor } from 'xstate';
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
