import { useState, type ReactNode } from 'react';
import { CLIQUES } from '@shared/domain/collection/collection.ts';
import { MARKETPLACE } from '../../../config/links.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { CHECKING_ACCESS, CONNECT_TO_CHECK } from '../../../overlays/cliqueTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import type { CliqueState } from '../../../services/cliques/cliques.ts';
import { HOUSE_TEXTS as TEXTS } from './texts.ts';
import styles from './houses.module.css';

/** What is known of the person's access, and what can be done about it (HOUSE-2). */
export function AccessHead({ state }: { readonly state: CliqueState }) {
  const { services, desktop } = useApp();
  const [checking, setChecking] = useState(false);
  const check = (): void => {
    setChecking(true);
    services.online.askNow();
    void services.cliques.refresh().finally(() => setChecking(false));
  };

  if (state.status === 'no-wallet') {
    return (
      <Head icon="wallet" heading={TEXTS.noWallet} text={CONNECT_TO_CHECK}>
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {TEXTS.connect}
        </Button>
      </Head>
    );
  }
  if (checking || (state.status !== 'error' && state.status !== 'loaded')) {
    return (
      <Head icon="clique-access" heading={CHECKING_ACCESS} text={TEXTS.scanning}>
        <ProgressBar label={CHECKING_ACCESS} />
      </Head>
    );
  }
  if (state.status === 'error') {
    return (
      <Head icon="dialog-error" heading={TEXTS.error} text={state.failure.message} wrong>
        <Button default onClick={check}>
          {TEXTS.tryAgain}
        </Button>
      </Head>
    );
  }
  const count = CLIQUES.filter((clique) => state.access[clique]).length;
  if (count === 0) {
    return (
      <Head icon="dialog-info" heading={TEXTS.open(count)} text={TEXTS.none} hint>
        <Button onClick={() => desktop.open(MARKETPLACE.id)}>{TEXTS.market}</Button>
      </Head>
    );
  }
  return (
    <Head
      icon="clique-access"
      heading={TEXTS.open(count)}
      text={state.lastKnown ? TEXTS.lastKnown : TEXTS.welcome}
    >
      <Button onClick={check}>{TEXTS.again}</Button>
    </Head>
  );
}

interface HeadProps {
  readonly icon: string;
  readonly heading: string;
  readonly text: string;
  /** What went wrong, which is read out at once. */
  readonly wrong?: boolean;
  /** A hint stands in a box of its own. */
  readonly hint?: boolean;
  readonly children: ReactNode;
}

function Head({ icon, heading, text, wrong = false, hint = false, children }: HeadProps) {
  return (
    <div
      className={styles.housesHead}
      role={wrong ? 'alert' : hint ? 'note' : undefined}
      data-wrong={wrong || undefined}
      data-hint={hint || undefined}
    >
      <Icon name={icon} />
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.housesDo}>{children}</div>
    </div>
  );
}
