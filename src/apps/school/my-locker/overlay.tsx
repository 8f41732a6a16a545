import { useEffect, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { bundle } from '@bundles/jackets.ts';
import { isOutage } from '@shared/kernel/result.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar, StatusBar } from '../../../overlays/controls/panels.tsx';
import { SceneRoom } from '../../../overlays/controls/SceneRoom.tsx';
import { Tabs, type TabPage } from '../../../overlays/controls/Tabs.tsx';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import { OwnPicture } from '../../../overlays/controls/OwnPicture.tsx';
import { GumSection } from './GumSection.tsx';
import type { Section } from './hallMachine.ts';
import { lockerOf } from './locker.ts';
import type { Locker } from './lockerMachine.ts';
import { NameForm } from './NameForm.tsx';
import { LOCKER_TEXTS as TEXTS } from './texts.ts';
import { CLIQUE_OF, JACKETS, type Jacket } from './jackets.ts';
import styles from './locker.module.css';

const BARS = 34;

const SECTIONS: readonly TabPage<Section>[] = [
  { id: 'house', title: 'House' },
  { id: 'jackets', title: 'Jackets' },
  { id: 'gum', title: 'Gum' },
];

/** My Locker: the scene draws the hall, and beside it is what there is to do (LOCKER-1, LOCKER-3). */
function LockerWindow() {
  const app = useApp();
  const { services, desktop } = app;
  const { locker: actor, room } = lockerOf(app);
  const snapshot = useSelector(actor, (now) => now);
  const balance = useStore(services.gum.balance);
  const { locker, failure, wallet } = snapshot.context;
  const away = snapshot.matches('away');

  const refusedToAssign = snapshot.matches('withoutLocker') ? failure : null;
  useEffect(() => {
    if (refusedToAssign === null) return;
    const message = TEXTS.assignFailed(refusedToAssign.message || TEXTS.assignFallback);
    void desktop.ask(errorDialog(TEXTS.title, message));
  }, [refusedToAssign, desktop]);

  return (
    <>
      <div className={styles.locker}>
        <SceneRoom room={room} className={styles.lockerHall} />
        <div className={styles.lockerPage}>
          {locker !== null && !away && !snapshot.matches('notConnected') ? (
            <LockerTabs locker={locker} />
          ) : (
            <WithoutLocker snapshot={snapshot} send={actor.send} />
          )}
        </div>
      </div>
      <StatusBar
        panels={[
          locker?.username ?? TEXTS.title,
          wallet === null ? (away ? TEXTS.awayStatus : TEXTS.notSignedIn) : shortAddress(wallet),
          `${balance?.balance ?? (away ? '...' : 0)} GUM`,
        ]}
      />
    </>
  );
}

function LockerTabs({ locker }: { readonly locker: Locker }) {
  const { hall } = lockerOf(useApp());
  const { section, jacket } = useSelector(hall, ({ context }) => context);
  return (
    <Tabs
      label={TEXTS.title}
      pages={SECTIONS}
      current={section}
      onChoose={(chosen) => hall.send({ type: 'user.section', section: chosen })}
    >
      {section === 'house' && <HouseSection locker={locker} />}
      {section === 'jackets' && (
        <JacketsSection
          chosen={jacket}
          onChoose={(chosen) => hall.send({ type: 'user.jacket', jacket: chosen })}
        />
      )}
      {section === 'gum' && <GumSection />}
    </Tabs>
  );
}

type LockerActor = ReturnType<typeof lockerOf>['locker'];

interface WithoutLockerProps {
  readonly snapshot: SnapshotFrom<LockerActor>;
  readonly send: LockerActor['send'];
}

/** The way to a locker, or why it is not shown. */
function WithoutLocker({ snapshot, send }: WithoutLockerProps): ReactNode {
  const { services, desktop } = useApp();
  const { locker, failure, draft } = snapshot.context;
  const gone = snapshot.hasTag('outage') || (failure !== null && isOutage(failure));
  if (snapshot.matches('notConnected')) {
    return (
      <Notice heading={TEXTS.notConnectedHeading} text={TEXTS.connectFirst}>
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {TEXTS.signIn}
        </Button>
      </Notice>
    );
  }
  if (snapshot.matches('away')) {
    return (
      <Notice
        heading={TEXTS.awayHeading}
        text={locker === null ? TEXTS.away : TEXTS.awayKnown(locker.number)}
        icon="dialog-error"
      >
        <Button default onClick={services.online.askNow}>
          {TEXTS.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (snapshot.matches('failed') || (snapshot.matches('loading') && failure !== null)) {
    return (
      <Notice
        heading={TEXTS.loadFailed}
        text={gone ? TEXTS.outage : TEXTS.loadFailedDetail}
        icon="dialog-error"
      >
        <Button default onClick={() => send({ type: 'user.retry' })}>
          {TEXTS.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (snapshot.matches('naming')) {
    return (
      <NameForm
        draft={draft}
        failure={failure}
        saving={snapshot.matches({ naming: 'saving' })}
        onType={(text) => send({ type: 'user.type', text })}
        onSave={() => send({ type: gone ? 'user.retry' : 'user.saveName' })}
        onCancel={() => send({ type: 'user.cancel' })}
      />
    );
  }
  if (snapshot.matches('withoutLocker') || snapshot.matches('assigning')) {
    const busy = snapshot.matches('assigning');
    return (
      <Notice heading={TEXTS.freeHeading} text={gone ? TEXTS.outage : TEXTS.free}>
        {busy && <ProgressBar label={TEXTS.assigning} />}
        <Button default disabled={busy} onClick={() => send({ type: 'user.getLocker' })}>
          {TEXTS.getLocker}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice heading={TEXTS.title} text={TEXTS.loading}>
      <ProgressBar label={TEXTS.loading} />
    </Notice>
  );
}

interface NoticeProps {
  readonly heading: string;
  readonly text: string;
  readonly icon?: string;
  readonly children: ReactNode;
}

function Notice({ heading, text, icon, children }: NoticeProps) {
  return (
    <div className={styles.lockerNotice} role={icon === undefined ? undefined : 'alert'}>
      <div className={styles.lockerNoticeWords}>
        {icon !== undefined && <Icon name={icon} />}
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </div>
  );
}

interface JacketsSectionProps {
  readonly chosen: Jacket;
  readonly onChoose: (jacket: Jacket) => void;
}

/** Two jackets, one of them on. The open locker beside shows it on its hanger. */
function JacketsSection({ chosen, onChoose }: JacketsSectionProps) {
  return (
    <fieldset className={styles.lockerJackets}>
      <legend className="w95-sr">Jacket</legend>
      {JACKETS.map((jacket) => (
        <div key={jacket} className={styles.lockerJacket} data-chosen={jacket === chosen || undefined}>
          <Radio name="jacket" checked={jacket === chosen} onChoose={() => onChoose(jacket)}>
            {jacket}
          </Radio>
          <img src={bundle.pictures[CLIQUE_OF[jacket]].url} alt="" />
        </div>
      ))}
    </fieldset>
  );
}

/** The card on the inside of the door: whose locker this is. */
function HouseSection({ locker }: { readonly locker: Locker }) {
  const { services } = useApp();
  const { wallet } = useStore(services.session);
  return (
    <div className={styles.lockerCard}>
      <div className={styles.lockerCardHead}>Student locker card</div>
      <div className={styles.lockerCardFace}>
        <OwnPicture size={48} />
      </div>
      <dl>
        <dt>Name</dt>
        <dd className={styles.lockerCardName}>{locker.username}</dd>
        <dt>Locker</dt>
        <dd className={styles.lockerCardNumber}>{locker.number}</dd>
        <dt>Wallet</dt>
        <dd className={styles.lockerCardWallet}>{wallet}</dd>
      </dl>
      {wallet !== null && <Barcode text={wallet} />}
    </div>
  );
}

/** The wallet's address as bars: each hex digit makes two of them wider or narrower. */
function Barcode({ text }: { readonly text: string }) {
  const digits = Array.from(text.slice(2), (digit) => Number.parseInt(digit, 16));
  const bars = Array.from({ length: BARS }, (_, index) => {
    const digit = digits[Math.floor(index / 2) % digits.length] ?? 0;
    return { width: 1 + ((digit >> ((index % 2) * 2)) & 1), gap: 1 + ((digit >> ((index % 2) * 2 + 1)) & 1) };
  });
  let at = 0;
  return (
    <svg
      className={styles.lockerBarcode}
      width={BARS * 4}
      height={22}
      shapeRendering="crispEdges"
      aria-hidden
    >
      {bars.map(({ width, gap }, index) => {
        const x = at;
        at += width + gap;
        return <rect key={index} x={x} y={0} width={width} height={22} fill="currentColor" />;
      })}
    </svg>
  );
}

export default mountReact(LockerWindow);
