import { createActor } from 'xstate';
import { isDone, type ChainIntent } from '@shared/domain/collection/chainIntent.ts';
import type { AppContext } from '../../kernel/app.ts';
import type { ErrorCode } from '@shared/kernel/result.ts';
import { studentActors } from '../../services/collection/studentActors.ts';
import { goOnWith, transactionOf } from '../transaction/transactionOf.ts';
import { studentMachine, type Student } from './studentMachine.ts';

/** The chain refused, or it is unknown whether anything was sent: what is shown may be out of date. */
const MAY_HAVE_CHANGED: ReadonlySet<ErrorCode> = new Set(['CONFLICT', 'REVERTED', 'INTERNAL']);

/**
 * The student whom a window is about, whose number is its parameter, and for whom `intentOf` is what the window can
 * have done. Where that was sent before, the window's transaction goes on with it. The student is read again from the
 * chain where the chain knows more than the index: it was done before, or a transaction failed in a way that may have
 * changed something.
 */
export function startStudent(app: AppContext, intentOf: (student: Student) => ChainIntent) {
  const { chain, transactions } = app.services;
  const machine = studentMachine.provide({ actors: studentActors(app.services) });
  const student = createActor(machine, { input: { serial: app.params ?? '' } });
  const transaction = transactionOf(app);

  /** Asks the chain itself before the wallet is offered anything (CHAIN-19). */
  async function lookAhead(known: Student, intent: ChainIntent): Promise<void> {
    const { graduated, claim } = known;
    const state = { graduated, backpackTokenId: claim?.backpackTokenId ?? null };
    if (isDone(intent, state) || transactions.underWay(intent) !== null) return;
    const current = await chain.current();
    const done = current.ok ? await current.value.isDone(intent) : current;
    if (done.ok && done.value) student.send({ type: 'system.stale' });
  }

  let met: string | null = null;
  student.subscribe(({ context: { student: known } }) => {
    if (known === null || known.token.tokenId === met) return;
    met = known.token.tokenId;
    const intent = intentOf(known);
    goOnWith(app, intent);
    void lookAhead(known, intent);
  });
  let told = transaction.getSnapshot().context.failure;
  transaction.subscribe(({ context: { failure } }) => {
    if (failure === told) return;
    told = failure;
    if (failure && MAY_HAVE_CHANGED.has(failure.code)) student.send({ type: 'system.stale' });
  });
  student.start();
  app.closed.addEventListener('abort', () => student.stop());
  return student;
}
