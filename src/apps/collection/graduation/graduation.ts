import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import type { ChainIntent } from '@shared/domain/collection/chainIntent.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import type { Student, studentMachine } from '../../../overlays/student/studentMachine.ts';
import { startStudent } from '../../../overlays/student/studentOf.ts';
import type { transactionMachine } from '../../../overlays/transaction/transactionMachine.ts';
import { transactionOf } from '../../../overlays/transaction/transactionOf.ts';
import { terminalMachine } from './terminalMachine.ts';

/** Waiting alone opens the terminal in half a minute (GRAD-1). */
const PER_CENT_A_SECOND = 100 / 30;
const STEP_MS = 100;
/** Under reduced motion the terminal moves in strides. */
const STRIDE_MS = 1_000;

/** What is sent to have a student graduate. */
export const graduationOfStudent = ({ token: { tokenId } }: Student): ChainIntent => ({
  op: 'graduate',
  tokenId,
});

/** What terminal and page share. */
export interface SharedGraduation {
  readonly student: ActorRefFrom<typeof studentMachine>;
  readonly transaction: ActorRefFrom<typeof transactionMachine>;
  readonly terminal: ActorRefFrom<typeof terminalMachine>;
  /** Whether the student has graduated, by the index or by the transaction of this window. */
  readonly hasGraduated: () => boolean;
}

/** Waiting, while it is seen. */
const waiting = ({ visible, reducedMotion }: AppContext) =>
  fromCallback(({ sendBack }) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = (): void => {
      clearInterval(timer);
      if (!visible.get()) return;
      const every = reducedMotion.get() ? STRIDE_MS : STEP_MS;
      timer = setInterval(
        () => sendBack({ type: 'system.tick', by: (PER_CENT_A_SECOND * every) / 1_000 }),
        every,
      );
    };
    const stops = [visible.subscribe(run), reducedMotion.subscribe(run)];
    run();
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  });

export const graduationOf = perBody((app): SharedGraduation => {
  const student = startStudent(app, graduationOfStudent);
  const transaction = transactionOf(app);
  const machine = terminalMachine.provide({ actors: { wait: waiting(app) } });
  const terminal = createActor(machine).start();
  app.closed.addEventListener('abort', () => terminal.stop());
  return {
    student,
    transaction,
    terminal,
    hasGraduated() {
      const known = student.getSnapshot().context.student;
      if (known === null) return false;
      return (
        transaction.getSnapshot().matches('SEALED') || known.graduated || known.token.pixelImage !== null
      );
    },
  };
});
