import { useState, type ReactNode } from 'react';
import { useMachine } from '@xstate/react';
import { everythingOf } from '@shared/domain/collection/tokenQuery.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { browseActors } from '../../../overlays/collection/browseActors.ts';
import { browseMachine } from '../../../overlays/collection/browseMachine.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar, GroupBox, StatusBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { bootOf } from './boot.ts';
import { Gallery } from './Gallery.tsx';
import { HUB_TEXTS as TEXTS, LOCKED_TEXTS } from './texts.ts';
import styles from './hub.module.css';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';

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

/** The padlock on the door: k outline, s steel and its light and shade, b brass and its light and shade, h the hole. */
const PADLOCK = [
  '......kkkkkkkk......',
  '....kklllsssddkk....',
  '...kllsskkkkssddk...',
  '..klsskk....kksddk..',
  '..klssk......kssdk..',
  '..klssk......kssdk..',
  '..klssk......kssdk..',
  '..klssk......kssdk..',
  'kkkkkkkkkkkkkkkkkkkk',
  'kLLLLLLLLLLLLLLLLLbk',
  'kLbbbbbbbbbbbbbbbbDk',
  'kLbbbbbbbkkbbbbbbbDk',
  'kLbbbbbbkhhkbbbbbbDk',
  'kLbbbbbbkhhkbbbbbbDk',
  'kLbbbbbbbkkbbbbbbbDk',
  'kLbbbbbbbkkbbbbbbbDk',
  'kLbbbbbbbkkbbbbbbbDk',
  'kLbbbbbbbbbbbbbbbbDk',
  'kbDDDDDDDDDDDDDDDDDk',
  '.kkkkkkkkkkkkkkkkkk.',
];
const METAL = {
  k: '#181425',
  l: '#ffffff',
  s: '#c0cbdc',
  d: '#5a6988',
  L: '#fee761',
  b: '#feae34',
  D: '#b86f50',
  h: '#3e2731',
};

/** What a guest sees of the hub (HUB-2). */
function LockedView() {
  const { desktop } = useApp();
  return (
    <>
      <div className={styles.locked}>
        <div className={styles.lockedSign}>
          <PixelPicture rows={PADLOCK} colors={METAL} scale={4} />
          <div>
            <h2>{LOCKED_TEXTS.heading}</h2>
            <p>{LOCKED_TEXTS.why}</p>
          </div>
        </div>
        <div className={styles.lockedDesk}>
          <GroupBox title={LOCKED_TEXTS.connectTitle}>
            <div className={styles.lockedConnect}>
              <Icon name="wallet" />
              <div>
                <Button default data-autofocus onClick={() => desktop.openFor('sign-in')}>
                  {LOCKED_TEXTS.connect}
                </Button>
                <p>{LOCKED_TEXTS.connectNote}</p>
              </div>
            </div>
          </GroupBox>
          <GroupBox title={LOCKED_TEXTS.walletsTitle}>
            <ul className={styles.lockedList}>
              {LOCKED_TEXTS.wallets.map(({ name, note, ...rest }) => (
                <li key={name} data-gone={'gone' in rest || undefined}>
                  <Icon name="wallet" size={16} />
                  <b>{name}</b>
                  <span>{note}</span>
                </li>
              ))}
            </ul>
          </GroupBox>
          <GroupBox title={LOCKED_TEXTS.featuresTitle}>
            <ul className={`${styles.lockedList} ${styles.lockedFeatures}`}>
              {LOCKED_TEXTS.features.map((feature) => (
                <li key={feature}>
                  <Icon name="access-key" size={16} />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          </GroupBox>
        </div>
      </div>
      <StatusBar panels={[LOCKED_TEXTS.statusDoor, LOCKED_TEXTS.statusWallet, LOCKED_TEXTS.status]} />
    </>
  );
}
