import { createActor } from 'xstate';
import type { AppContext } from '../../kernel/app.ts';
import type { ErrorCode } from '../../../supabase/functions/_shared/kernel/result.ts';
import { studentActors } from '../../services/collection/studentActors.ts';
import { transactionOf } from '../transaction/transactionOf.ts';
import { studentMachine } from './studentMachine.ts';

/** A contract refused, or it is unknown whether anything was sent: what is shown may be out of date. */
const MAY_HAVE_CHANGED: ReadonlySet<ErrorCode> = new Set(['REVERTED', 'INTERNAL']);

/**
 * The student whom a window is about, whose number is its parameter, read again after the window's transaction:
 * `refreshAfterMs` after it was sealed, and at once where it failed in a way that may have changed something.
 */
export function startStudent(app: AppContext, refreshAfterMs: number) {
  const machine = studentMachine.provide({ actors: studentActors(app.services) });
  const student = createActor(machine, { input: { serial: app.params ?? '', refreshAfterMs } });
  const transaction = transactionOf(app);
  transaction.on('sealed', () => student.send({ type: 'system.sealed' }));
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
