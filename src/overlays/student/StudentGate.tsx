import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../appContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { ProgressBar } from '../controls/panels.tsx';
import type { Student, studentMachine } from './studentMachine.ts';
import './student.css';

const TEXTS = {
  loading: 'Looking for the student...',
  notConnected: 'Sign in with the wallet that holds this student.',
  signIn: 'Sign In',
  away: 'The school computer does not answer, so nobody knows who you are. This goes on by itself when it is back.',
  failed: 'The student’s file could not be read.',
  gone: 'The school computer does not answer. This goes on by itself when it is back.',
  absent: (serial: string): string =>
    `Student #${serial} is not in your wallet, nor in one that is linked to it. Perhaps it moved a moment ago.`,
  retry: 'Try again',
  lookAgain: 'Look again',
} as const;

interface StudentGateProps {
  readonly actor: ActorRefFrom<typeof studentMachine>;
  readonly children: (student: Student) => ReactNode;
}

/** What a window about one student shows: the student, or why there is none and what can be done. */
export function StudentGate({ actor, children }: StudentGateProps) {
  const { desktop } = useApp();
  const snapshot = useSelector(actor, (now) => now);
  const { student, serial, failure } = snapshot.context;
  const retry = (): void => actor.send({ type: 'user.retry' });

  if (snapshot.matches('enrolled') && student !== null) return children(student);
  if (snapshot.matches('notConnected')) {
    return (
      <Notice icon="wallet" text={TEXTS.notConnected}>
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {TEXTS.signIn}
        </Button>
      </Notice>
    );
  }
  if (snapshot.matches('away')) return <Notice icon="dialog-warning" text={TEXTS.away} />;
  if (snapshot.matches('absent')) {
    return (
      <Notice icon="dialog-info" text={TEXTS.absent(serial)}>
        <Button default onClick={retry}>
          {TEXTS.lookAgain}
        </Button>
      </Notice>
    );
  }
  if (snapshot.matches('failed')) {
    const text = snapshot.hasTag('outage') ? TEXTS.gone : `${TEXTS.failed} ${failure?.message ?? ''}`;
    return (
      <Notice icon="dialog-error" text={text}>
        <Button default onClick={retry}>
          {TEXTS.retry}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="student-notice" role="status">
      <div className="student-notice-words">
        <Icon name="yearbook" />
        <p>{TEXTS.loading}</p>
      </div>
      <ProgressBar label={TEXTS.loading} />
    </div>
  );
}

interface NoticeProps {
  readonly icon: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Notice({ icon, text, children }: NoticeProps) {
  return (
    <div className="student-notice" role="alert">
      <div className="student-notice-words">
        <Icon name={icon} />
        <p>{text}</p>
      </div>
      {children && <div className="w95-buttons">{children}</div>}
    </div>
  );
}
