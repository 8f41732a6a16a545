import { useEffect, useRef } from 'react';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { GroupBox, ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { FortuneCard } from './FortuneCard.tsx';
import { recordOf } from './record.ts';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import { zoltarOf } from './zoltar.ts';
import styles from './zoltar.module.css';

/** What Zoltar says now, the button, and the person's record. */
export function BoothPage() {
  const app = useApp();
  const { services, desktop } = app;
  const { zoltar } = zoltarOf(app);
  const snapshot = useSelector(zoltar, (now) => now);
  const balance = useStore(services.gum.balance);
  const { booth, wallet } = snapshot.context;
  const hasFailed = snapshot.matches('failed');
  const button = useRef<HTMLDivElement>(null);
  const busy = snapshot.hasTag('busy');
  // A button that is disabled loses the focus: it has it again for the next play.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) {
      button.current?.querySelector('button')?.focus();
    }
    wasBusy.current = busy;
  }, [busy]);

  return (
    <div className={styles.zoltarConsult}>
      <p className={styles.zoltarBalance}>
        <Icon name="gum" size={16} />
        <span>{TEXTS.balance}</span>
        <strong>{wallet === null ? '-' : (balance?.balance ?? '...')}</strong>
      </p>
      <Says />
      {snapshot.matches('notConnected') ? (
        <div ref={button}>
          <Button default onClick={() => desktop.openFor('sign-in')}>
            {TEXTS.signIn}
          </Button>
        </div>
      ) : (
        <div className={styles.zoltarPlay} ref={button}>
          {hasFailed ? (
            <Button default onClick={() => zoltar.send({ type: 'user.retry' })}>
              {TEXTS.tryAgain}
            </Button>
          ) : (
            <Button
              default
              disabled={!snapshot.matches('idle')}
              onClick={() => zoltar.send({ type: 'user.play' })}
            >
              {TEXTS.play}
            </Button>
          )}
          <p>{TEXTS.odds}</p>
        </div>
      )}
      <GroupBox title={TEXTS.statsTitle}>
        <FactList className={styles.zoltarRecord} facts={recordOf(booth?.stats ?? null)} />
      </GroupBox>
      {booth !== null && !busy && (
        <p className={styles.zoltarPromise}>
          {TEXTS.commitment} {TEXTS.cardNumber(booth.next.playNumber)}
          <code>{booth.next.commitment}</code>
        </p>
      )}
    </div>
  );
}

/** The words between the person and the spirits, or the card that has just dropped. */
function Says() {
  const app = useApp();
  const { zoltar, missed } = zoltarOf(app);
  const snapshot = useSelector(zoltar, (now) => now);
  const hasMissed = useStore(missed);
  const { card } = snapshot.context;
  if (card !== null) return <FortuneCard card={card} />;
  if (snapshot.matches('notConnected')) return <p className={styles.zoltarSays}>{TEXTS.noWallet}</p>;
  if (snapshot.matches('failed')) {
    return (
      <p className={styles.zoltarSays} role="alert">
        {TEXTS.loadFailed}
      </p>
    );
  }
  if (snapshot.matches('spinning')) {
    return (
      <div className={styles.zoltarSays}>
        <p role="status">{TEXTS.spinning}</p>
        <ProgressBar label={TEXTS.spinning} />
      </div>
    );
  }
  if (!snapshot.matches('idle')) return <p className={styles.zoltarSays}>{TEXTS.loading}</p>;
  return <p className={styles.zoltarSays}>{hasMissed ? TEXTS.missed : TEXTS.idle}</p>;
}
