import { useSelector } from '@xstate/react';
import { CHAT_COMMUNITY } from '../../../config/links.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { TokenPicture } from '../../../overlays/collection/TokenPicture.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useSecondsLeft } from '../../../overlays/hooks.ts';
import type { Student } from '../../../overlays/student/studentMachine.ts';
import { TransactionStatus } from '../../../overlays/transaction/TransactionStatus.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { graduationOf, graduationOfStudent } from './graduation.ts';
import { GRADUATION_TEXTS as TEXTS } from './texts.ts';
import styles from './graduation.module.css';

/** The lower part of the terminal: how far it is, and what can be done. */
export function TerminalPage({ student }: { readonly student: Student }) {
  const app = useApp();
  const { token } = student;
  const { terminal, transaction } = graduationOf(app);
  const isOpen = useSelector(terminal, (now) => now.matches('open'));
  // One that was sent before a reload is shown, not broken in for again.
  const isSent = useSelector(transaction, (now) => !now.matches('DEFAULT'));
  return (
    <>
      <figure className={styles.graduationFile} aria-hidden>
        <TokenPicture token={token} art="2D" size={96} alt="" />
        <figcaption>{token.name}</figcaption>
      </figure>
      <div className={`${styles.graduationPage} w95-solid`}>
        {isOpen || isSent ? <Hack student={student} /> : <BreakIn />}
      </div>
    </>
  );
}

function BreakIn() {
  const app = useApp();
  const { terminal } = graduationOf(app);
  const percent = useSelector(terminal, (now) => Math.floor(now.context.progress));
  const faster = (): void => {
    app.sound('tick');
    terminal.send({ type: 'user.faster' });
  };
  return (
    <>
      <p>
        {TEXTS.loading} {percent}%
      </p>
      <ProgressBar label={TEXTS.loading} value={percent / 100} />
      <Button default autoFocus onClick={faster}>
        {TEXTS.faster}
      </Button>
    </>
  );
}

function Hack({ student }: { readonly student: Student }) {
  const app = useApp();
  const { graduationOpensAt: opensAt } = student;
  const { transaction } = graduationOf(app);
  const { serverClock } = app.services.api;
  const visible = useStore(app.visible);
  const opens = opensAt === null ? 0 : Date.parse(opensAt);
  const isToday = useSecondsLeft(opens, serverClock, visible) === 0;
  const state = useSelector(transaction, (now) => now.value);

  if (state === 'ERROR') {
    return (
      <TransactionStatus
        transaction={transaction}
        failed={TEXTS.failed}
        advice={
          <a href={CHAT_COMMUNITY.link} target="_blank" rel="noopener">
            {TEXTS.advice}
          </a>
        }
      />
    );
  }
  return (
    <>
      {state === 'DEFAULT' && <p role="status">{isToday ? TEXTS.open : TEXTS.notToday}</p>}
      {state === 'DEFAULT' && <p>{isToday ? TEXTS.forGood : TEXTS.opensAt(opens)}</p>}
      <TransactionStatus transaction={transaction} failed={TEXTS.failed} />
      <Button
        default
        autoFocus
        disabled={state !== 'DEFAULT' || !isToday}
        onClick={() => transaction.send({ type: 'user.send', intent: graduationOfStudent(student) })}
      >
        {TEXTS.hack}
      </Button>
    </>
  );
}
