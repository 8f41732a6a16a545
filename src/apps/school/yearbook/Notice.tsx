import type { Failure } from '@shared/kernel/result.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { YEARBOOK_TEXTS as TEXTS } from './texts.ts';
import styles from './yearbook.module.css';

interface NoticeProps {
  readonly heading: string;
  readonly text?: string;
  readonly isError?: boolean;
  /** What the way on is called, and what it does; absent: it goes on by itself. */
  readonly button?: string;
  readonly onPress?: () => void;
}

/** What stands in the place of students: that they are on their way, that they did not come, that there are none. */
export function Notice({ heading, text, isError = false, button, onPress }: NoticeProps) {
  return (
    <div className={styles.yearbookNotice} role={isError ? 'alert' : 'status'}>
      <Icon name={isError ? 'dialog-error' : 'yearbook'} />
      <div>
        <h3>{heading}</h3>
        {text !== undefined && <p>{text}</p>}
        {button === undefined ? (
          <ProgressBar label={heading} />
        ) : (
          <Button default onClick={onPress}>
            {button}
          </Button>
        )}
      </div>
    </div>
  );
}

interface FailedProps {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** That something could not be read, and why where that is known (YEARBOOK-4). */
export function Failed({ failure, onRetry }: FailedProps) {
  return (
    <Notice
      isError
      heading={TEXTS.errorTitle}
      text={failure?.message || TEXTS.error}
      button={TEXTS.tryAgain}
      onPress={onRetry}
    />
  );
}
