import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../overlays/appContext.ts';
import { StudentGate } from '../../../overlays/student/StudentGate.tsx';
import type { Student } from '../../../overlays/student/studentMachine.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { TokenPicture } from '../../../overlays/collection/TokenPicture.tsx';
import { describeToken } from '../../../overlays/collection/tokenTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useReading } from '../../../overlays/student/useReading.ts';
import { reasonOf } from '../../../overlays/transaction/texts.ts';
import { graduationOf, graduationOfStudent } from './graduation.ts';
import { GRADUATION_TEXTS as TEXTS } from './texts.ts';
import styles from './graduation.module.css';
import { CHAT_COMMUNITY } from '../../../config/links.ts';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useSecondsLeft } from '../../../overlays/hooks.ts';
import { TransactionStatus } from '../../../overlays/transaction/TransactionStatus.tsx';
import { useStore } from '../../../overlays/useStore.ts';

/** The graduation of one Flunk: the terminal that changes its grades, and the diploma. */
function GraduationWindow() {
  const app = useApp();
  const { params = '', setTitle } = app;
  useEffect(() => setTitle(TEXTS.title(params)), [setTitle, params]);
  return (
    <div className={styles.graduation}>
      <StudentGate actor={graduationOf(app).student}>{(student) => <Page student={student} />}</StudentGate>
    </div>
  );
}

function Page({ student }: { readonly student: Student }) {
  const app = useApp();
  const { transaction, hasGraduated } = graduationOf(app);
  const sealed = useSelector(transaction, (now) => now.matches('SEALED'));
  useEffect(() => {
    if (sealed) app.sound('graduation');
  }, [app, sealed]);
  return hasGraduated() ? <Diploma student={student} /> : <TerminalPage student={student} />;
}

/** A student who has graduated, with the picture that came of it as soon as there is one. */
function Diploma({ student: known }: { readonly student: Student }) {
  const app = useApp();
  const { student, transaction } = graduationOf(app);
  const { token, graduated } = known;
  const isReading = useReading(student, graduationOfStudent(known));
  const { failure } = useSelector(transaction, (now) => now.context);
  // The chain has put the graduated picture in the place of the one before, which is pixel art now.
  const hasPicture = graduated || token.pixelImage !== null;
  return (
    <article className={`${styles.graduationDiploma} w95-solid`}>
      <span className={styles.graduationFrame} data-developing={!hasPicture || undefined}>
        <TokenPicture token={token} art="2D" size={160} alt={describeToken(token)} />
      </span>
      <div className={styles.graduationWords}>
        <h2>{TEXTS.graduated}</h2>
        {failure !== null && <p role="alert">{reasonOf(failure, false)}</p>}
        <p>{TEXTS.diploma(token.name)}</p>
        {!hasPicture && <p role="status">{isReading ? TEXTS.developing : TEXTS.noPicture}</p>}
        <div className="w95-buttons">
          {!hasPicture && !isReading && (
            <Button onClick={() => student.send({ type: 'system.stale' })}>{TEXTS.lookAgain}</Button>
          )}
          <Button
            default
            autoFocus
            onClick={() => app.desktop.openFor('token-details', `Flunks/${token.tokenId}`)}
          >
            {TEXTS.show}
          </Button>
          <Button onClick={app.close}>{TEXTS.close}</Button>
        </div>
      </div>
    </article>
  );
}

export default mountReact(GraduationWindow);

/** The lower part of the terminal: how far it is, and what can be done. */
function TerminalPage({ student }: { readonly student: Student }) {
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
