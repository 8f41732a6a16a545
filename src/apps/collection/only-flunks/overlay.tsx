import { useState, type ReactNode } from 'react';
import { useMachine } from '@xstate/react';
import { everythingOf } from '@shared/domain/collection/tokenQuery.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { browseActors } from '../../../overlays/collection/browseActors.ts';
import { browseMachine } from '../../../overlays/collection/browseMachine.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { bootOf } from './boot.ts';
import { Gallery } from './Gallery.tsx';
import { LockedView } from './LockedView.tsx';
import { HUB_TEXTS as TEXTS } from './texts.ts';
import styles from './hub.module.css';

/**
 * OnlyFlunks: the boot log (HUB-1), during which the collection is read already; then the locked view (HUB-2) or the
 * gallery.
 */
function HubWindow() {
  const app = useApp();
  const { services } = app;
  const boot = bootOf(app);
  const booting = useStore(boot);
  const [machine] = useState(() => browseMachine.provide({ actors: browseActors(services, 'wallet') }));
  const [snapshot, send] = useMachine(machine, { input: { query: everythingOf('Flunks') } });
  const { total, failure } = snapshot.context;

  if (booting) return <SkipBoot onSkip={boot.end} />;
  const content = (): ReactNode => {
    if (snapshot.matches('locked')) return <LockedView />;
    if (total !== null) return <Gallery snapshot={snapshot} send={send} />;
    if (snapshot.hasTag('outage')) {
      const retry = snapshot.matches('away') ? services.online.askNow : () => send({ type: 'user.retry' });
      return (
        <Notice icon="dialog-error" heading={TEXTS.outage} text={TEXTS.outageLoad}>
          <Button default onClick={retry}>
            {TEXTS.tryAgain}
          </Button>
        </Notice>
      );
    }
    if (failure !== null) {
      return (
        <Notice icon="dialog-error" heading={TEXTS.failed} text={failure.message}>
          <Button default onClick={() => send({ type: 'user.retry' })}>
            {TEXTS.tryAgain}
          </Button>
        </Notice>
      );
    }
    return (
      <Notice icon="onlyflunks" heading={TEXTS.loading} text="">
        <ProgressBar label={TEXTS.loading} />
      </Notice>
    );
  };
  return <div className={`${styles.hub} w95-solid`}>{content()}</div>;
}

/** Lies over the boot log, which any press and any key ends. */
function SkipBoot({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <button
      type="button"
      className={styles.hubSkip}
      aria-label={TEXTS.skip}
      data-autofocus
      onClick={onSkip}
      onKeyDown={({ ctrlKey, metaKey, altKey, key }) => {
        if (!ctrlKey && !metaKey && !altKey && key !== 'Tab' && key !== 'Shift') onSkip();
      }}
    />
  );
}

interface NoticeProps {
  readonly icon: string;
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Notice({ icon, heading, text, children }: NoticeProps) {
  return (
    <div className={styles.hubNotice} role={icon === 'dialog-error' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div>
        <h2>{heading}</h2>
        {text !== '' && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}

export default mountReact(HubWindow);
