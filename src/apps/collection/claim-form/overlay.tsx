import { useEffect, useEffectEvent } from 'react';
import { useSelector } from '@xstate/react';
import { claimPlace } from '@shared/domain/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { StudentGate } from '../../../overlays/student/StudentGate.tsx';
import type { Student } from '../../../overlays/student/studentMachine.ts';
import { transactionOf } from '../../../overlays/transaction/transactionOf.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { claimantOf } from './claim.ts';
import { IssuedBackpack } from './IssuedBackpack.tsx';
import { CLAIM_TEXTS as TEXTS } from './texts.ts';
import styles from './claimForm.module.css';

/** The claim form of one student, and the backpack that came of it. */
function ClaimWindow() {
  const app = useApp();
  const { params = '', setTitle } = app;
  useEffect(() => setTitle(TEXTS.title(params)), [setTitle, params]);
  return (
    <div className={styles.claimWindow}>
      <StudentGate actor={claimantOf(app)}>{(student) => <Desk student={student} />}</StudentGate>
    </div>
  );
}

function Desk({ student }: { readonly student: Student }) {
  const app = useApp();
  const { desktop, sound } = app;
  const transaction = transactionOf(app);
  const sealed = useSelector(transaction, (now) => now.matches('SEALED'));
  const celebrate = useEffectEvent(() => {
    sound('achievement');
    const { title, description } = TEXTS.toast;
    desktop.toast({ title, description: description(claimPlace(student.token.traits)) });
  });
  useEffect(() => {
    if (sealed) celebrate();
  }, [sealed]);
  return student.claim === null && !sealed ? (
    <ClaimForm student={student} />
  ) : (
    <IssuedBackpack student={student} />
  );
}

export default mountReact(ClaimWindow);
