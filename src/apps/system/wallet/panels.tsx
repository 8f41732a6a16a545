import { useEffect, type ReactNode } from 'react';
import type { Failure } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CopyButton } from '../../../overlays/controls/CopyButton.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { OwnPicture } from '../../../overlays/controls/OwnPicture.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { ShownWallet } from './ShownWallet.tsx';
import { BLOCKED_TEXTS, failureText, ROLE_NAMES, WALLET_TEXTS as TEXTS } from './texts.ts';
import styles from './wallet.module.css';

interface FailurePanelProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onBack: (() => void) | undefined;
}

/** What went wrong, and the way on. */
export function FailurePanel({ failure, onRetry, onBack }: FailurePanelProps) {
  const { sound } = useApp();
  const { heading, advice, retry } = failureText(failure);
  useEffect(() => sound('error'), [sound, failure]);
  const icon = failure.code === 'POPUP_BLOCKED' ? 'dialog-warning' : 'dialog-error';
  return (
    <Trouble icon={icon} heading={heading} advice={advice}>
      <Button default autoFocus onClick={onRetry}>
        {retry}
      </Button>
      {onBack && <Button onClick={onBack}>Other wallet</Button>}
    </Trouble>
  );
}

/** Why no person can sign in with this browser as it is set, and how to change that (SIGN-IN-9). */
export function BlockedPanel() {
  const { services } = useApp();
  const { heading, advice, reload } = BLOCKED_TEXTS;
  return (
    <Trouble icon="dialog-warning" heading={heading} advice={advice}>
      <Button default autoFocus onClick={() => void services.version.restart()}>
        {reload}
      </Button>
    </Trouble>
  );
}

interface TroubleProps {
  readonly icon: 'dialog-warning' | 'dialog-error';
  readonly heading: string;
  readonly advice: string;
  /** The buttons. */
  readonly children: ReactNode;
}

function Trouble({ icon, heading, advice, children }: TroubleProps) {
  return (
    <div className={styles.walletStep} role="alert">
      <div className={styles.walletFailure}>
        <Icon name={icon} />
        <div>
          <h2>{heading}</h2>
          <p>{advice}</p>
        </div>
      </div>
      <div className="w95-buttons">{children}</div>
    </div>
  );
}

interface SignedInPanelProps {
  readonly onSignOut: () => void;
  readonly onSwitch: () => void;
}

/** Who is signed in. */
export function SignedInPanel({ onSignOut, onSwitch }: SignedInPanelProps) {
  const { services, desktop } = useApp();
  const { wallet, role, username } = useStore(services.session);
  const balance = useStore(services.gum.balance);
  if (wallet === null) return null;
  return (
    <div className={styles.walletStep}>
      <div className={styles.walletPerson}>
        <OwnPicture size={48} />
        <h2>{username === null ? TEXTS.signedInHeading : `Hello, ${username}!`}</h2>
      </div>
      <GroupBox title="Wallet">
        <dl className={styles.walletFacts}>
          <dt>Address</dt>
          <dd>
            <span className={styles.walletAddress}>{wallet}</span>
            <CopyButton text={() => wallet}>Copy</CopyButton>
          </dd>
          {role !== null && (
            <>
              <dt>Access</dt>
              <dd>{ROLE_NAMES[role]}</dd>
            </>
          )}
          <dt>GUM</dt>
          <dd>{balance === null ? '...' : balance.balance}</dd>
        </dl>
      </GroupBox>
      <ShownWallet wallet={wallet} />
      <div className="w95-buttons">
        <Button default onClick={() => desktop.openFor('gum')}>
          Gum Center
        </Button>
        <Button onClick={onSwitch}>Switch Wallet</Button>
        <Button onClick={onSignOut}>Sign Out</Button>
      </div>
    </div>
  );
}
