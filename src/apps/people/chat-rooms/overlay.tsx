import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { ChatRoom } from './ChatRoom.tsx';
import { messengerOf } from './messenger.ts';
import { GATE_TEXTS as TEXTS } from './texts.ts';
import styles from './chat.module.css';

/** As long as a username of a profile may be. */
const NAME_MOST = 20;

/** What stands before the rooms, and then the rooms (MSG-2). */
function ChatWindow() {
  const app = useApp();
  const messenger = messengerOf(app);
  const snapshot = useSelector(messenger.gate, (now) => now);
  const chat = useStore(messenger.chat);
  const retry = (): void => messenger.gate.send({ type: 'user.retry' });

  if (snapshot.matches('open') && chat !== null) return <ChatRoom messenger={messenger} chat={chat} />;
  if (snapshot.matches('signedOut')) {
    return (
      <GateNotice icon="chat-rooms" heading={TEXTS.connect}>
        <p>{TEXTS.why}</p>
        <Button default data-autofocus onClick={() => app.desktop.openFor('sign-in')}>
          {TEXTS.connectButton}
        </Button>
      </GateNotice>
    );
  }
  if (snapshot.matches('away')) {
    return (
      <GateNotice icon="dialog-warning">
        <p role="alert">{TEXTS.away}</p>
        <Button default onClick={app.services.online.askNow}>
          {TEXTS.again}
        </Button>
      </GateNotice>
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <GateNotice icon="dialog-error">
        <p role="alert">{`${TEXTS.failed} ${snapshot.context.failure?.message ?? ''}`}</p>
        <Button default onClick={retry}>
          {TEXTS.again}
        </Button>
      </GateNotice>
    );
  }
  const { asked, matter } = snapshot.context;
  if (snapshot.matches({ naming: 'asking' }) || (snapshot.matches('naming') && asked !== '')) {
    const onName = (name: string): void => messenger.gate.send({ type: 'user.name', name });
    return (
      <NameForm key="name" {...{ asked, matter, onName }} isBusy={snapshot.matches({ naming: 'checking' })} />
    );
  }
  const text = snapshot.matches('loading') || snapshot.matches('naming') ? TEXTS.loading : TEXTS.checking;
  return (
    <GateNotice icon="chat-rooms">
      <p role="status">{text}</p>
      <ProgressBar label={text} />
    </GateNotice>
  );
}

interface GateNoticeProps {
  readonly icon: string;
  readonly heading?: string;
  readonly children: ReactNode;
}

function GateNotice({ icon, heading, children }: GateNoticeProps) {
  return (
    <div className={styles.chatGate}>
      <Icon name={icon} />
      {heading !== undefined && <h2>{heading}</h2>}
      {children}
    </div>
  );
}

interface NameFormProps {
  /** The name that was looked at. */
  readonly asked: string;
  /** Why the person cannot be called so; null: no name was refused. */
  readonly matter: string | null;
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
}

/** Asks a person without a profile what they are called for now. */
function NameForm({ asked, matter, isBusy, onName }: NameFormProps) {
  const { desktop } = useApp();
  const [name, setName] = useState(asked);
  return (
    <GateNotice icon="profile" heading={TEXTS.nameTitle}>
      <p>{TEXTS.nameWhy}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onName(name);
        }}
      >
        <TextField label={TEXTS.name} value={name} maxLength={NAME_MOST} onValue={setName} data-autofocus />
        {isBusy ? <p role="status">{TEXTS.checkingName}</p> : matter !== null && <p role="alert">{matter}</p>}
        <div className="w95-buttons">
          <Button default type="submit" disabled={isBusy || name.trim() === ''}>
            {TEXTS.enter}
          </Button>
          <Button onClick={() => desktop.openFor('profile')}>{TEXTS.createProfile}</Button>
        </div>
      </form>
    </GateNotice>
  );
}

export default mountReact(ChatWindow);
