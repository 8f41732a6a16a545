import type { ReactNode } from 'react';
import { useApp } from '../appContext.ts';
import { useStore } from '../useStore.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { ProgressBar } from './panels.tsx';

interface WindowStateProps {
  readonly icon?: string;
  readonly children: ReactNode;
}

function WindowState({ icon, children }: WindowStateProps) {
  return (
    <div className="w95-window-state">
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </div>
  );
}

interface WithoutWalletProps {
  readonly icon: string;
  readonly texts: Readonly<Record<'failed' | 'noWallet' | 'tryAgain' | 'signIn', string>>;
}

/** What stands in a window about a wallet while there is none: the way to sign in, or to a server that is away. */
export function WithoutWallet({ icon, texts }: WithoutWalletProps) {
  const { desktop, services } = useApp();
  const { status } = useStore(services.session);
  const isAway = status === 'away';
  return (
    <WindowState icon={icon}>
      <p>{isAway ? texts.failed : texts.noWallet}</p>
      <Button default onClick={isAway ? services.online.askNow : () => desktop.openFor('sign-in')}>
        {isAway ? texts.tryAgain : texts.signIn}
      </Button>
    </WindowState>
  );
}

interface NothingThereProps {
  readonly icon: string;
  readonly text: string;
  readonly button: string;
  readonly onPress: () => void;
}

/** What stands in a window that has nothing to show: what is missing, and the one thing to do. */
export function NothingThere({ icon, text, button, onPress }: NothingThereProps) {
  return (
    <WindowState icon={icon}>
      <p role="alert">{text}</p>
      <Button default autoFocus onClick={onPress}>
        {button}
      </Button>
    </WindowState>
  );
}

interface NotReadProps {
  readonly icon?: string;
  /** What went wrong; null: it is still being read. */
  readonly failure: object | null;
  readonly texts: Readonly<Record<'loading' | 'failed' | 'tryAgain', string>>;
  readonly again: () => void;
}

/** What stands in a window until what it shows was read. */
export function NotRead({ icon, failure, texts, again }: NotReadProps) {
  return (
    <WindowState {...(icon !== undefined && { icon })}>
      {failure === null ? (
        <>
          <p role="status">{texts.loading}</p>
          <ProgressBar label={texts.loading} />
        </>
      ) : (
        <>
          <p role="alert">{texts.failed}</p>
          <Button default onClick={again}>
            {texts.tryAgain}
          </Button>
        </>
      )}
    </WindowState>
  );
}
