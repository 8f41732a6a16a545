import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../overlays/appContext.ts';
import { StudentGate } from '../../../overlays/student/StudentGate.tsx';
import type { Student } from '../../../overlays/student/studentMachine.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Diploma } from './Diploma.tsx';
import { graduationOf } from './graduation.ts';
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

export default mountReact(GraduationWindow);
