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
import { TerminalPage } from './TerminalPage.tsx';
import { GRADUATION_TEXTS as TEXTS } from './texts.ts';
import styles from './graduation.module.css';

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
