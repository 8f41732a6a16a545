import { useEffect } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import styles from './signInRequired.module.css';

const TEXTS = {
  heading: 'Who goes there?',
  why: 'What comes next belongs to you, and your wallet is how this school knows you.',
  after: 'Connect it, and the window that you wanted opens by itself. Nothing is spent.',
  /** SHELL-10 promises this button. */
  connect: 'Connect Wallet',
  cancel: 'Cancel',
} as const;

/** Stands in for a program that needs a wallet, whose id is the window's parameter, and opens it once there is one. */
function SignInRequired() {
  const { services, desktop, params, close } = useApp();
  const { status } = useStore(services.session);
  useEffect(() => {
    if (status !== 'signed-in') return;
    close();
    if (params !== undefined) desktop.open(params);
  }, [status, params, desktop, close]);
  return (
    <div className={styles.signInRequired}>
      <div className={styles.signInBanner} aria-hidden>
        <span>
          <Icon name="access-key" />
        </span>
      </div>
      <div className={styles.signInWords}>
        <h2>{TEXTS.heading}</h2>
        <p>{TEXTS.why}</p>
        <p>{TEXTS.after}</p>
        <div className="w95-buttons">
          <Button default autoFocus onClick={() => desktop.openFor('sign-in')}>
            {TEXTS.connect}
          </Button>
          <Button onClick={close}>{TEXTS.cancel}</Button>
        </div>
      </div>
    </div>
  );
}

export default mountReact(SignInRequired);
