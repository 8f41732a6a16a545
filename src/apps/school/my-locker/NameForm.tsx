import { isOutage, type Failure } from '@shared/kernel/result.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { isUsername } from './lockerMachine.ts';
import { LOCKER_TEXTS as TEXTS } from './texts.ts';
import styles from './locker.module.css';

interface NameFormProps {
  readonly draft: string;
  readonly failure: Failure | null;
  readonly saving: boolean;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

const MAX_LENGTH = 20;

/** Asks for the username that a locker needs. The text is kept until Cancel. */
export function NameForm({ draft, failure, saving, onType, onSave, onCancel }: NameFormProps) {
  const wrong = failure !== null;
  return (
    <form
      className={styles.lockerNotice}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div className={styles.lockerNoticeWords}>
        <Icon name="dialog-question" />
        <div>
          <p>{TEXTS.profilePrompt}</p>
        </div>
      </div>
      <TextField
        autoFocus
        label={TEXTS.username}
        name="username"
        maxLength={MAX_LENGTH}
        value={draft}
        readOnly={saving}
        onValue={onType}
        wrong={wrong}
        note={noteOn(failure)}
      />
      <div className="w95-buttons">
        <Button default type="submit" disabled={saving || !isUsername(draft)}>
          {TEXTS.saveName}
        </Button>
        <Button onClick={onCancel}>{TEXTS.cancel}</Button>
      </div>
    </form>
  );
}

function noteOn(failure: Failure | null): string {
  if (failure === null) return TEXTS.usernameRule;
  return isOutage(failure) ? TEXTS.outage : failure.message;
}
