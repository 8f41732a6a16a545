import { useEffect, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { bundle } from '@bundles/lock.ts';
import { CODE_LENGTH, LOCKS, MANNERS, WEEK_LOCK } from '@shared/domain/town/locks.ts';
import { placeOfSpot } from '@shared/domain/town/spots.ts';
import { visitRefusal } from '@shared/domain/town/town.ts';
import { isOutage } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { lockNamed, lockOf } from './lock.ts';
import { LockFace } from './LockFace.tsx';
import { contentsOf, contentsOfWeek, LOCK_TEXTS as TEXTS } from './texts.ts';
import { KEYS, pictureOf } from './looks.ts';
import styles from './lock.module.css';

/** One of the locks of Arcadia; a window that was opened for none says so. */
function LockWindow() {
  const { params, close } = useApp();
  if (lockNamed(params) !== null) return <Lock />;
  return (
    <div className={styles.lock}>
      <div className={styles.lockBoard}>
        <Plate>
          <p role="alert">{TEXTS.noLock}</p>
          <Button default autoFocus onClick={close}>
            {TEXTS.close}
          </Button>
        </Plate>
      </div>
    </div>
  );
}

/** A lock: its picture, its display, its keys, and what is behind it (LOCK-1, LOCK-13). */
function Lock() {
  const app = useApp();
  const actor = lockOf(app);
  const lock = useSelector(actor, (now) => now.context.lock);
  const title = useSelector(actor, ({ context }) => context.status.ofWeek?.title ?? MANNERS[lock].title);
  const { setTitle } = app;
  useEffect(() => setTitle(title), [setTitle, title]);
  const { url } = bundle.pictures[pictureOf(lock)];
  // Only a string: React knows no custom properties.
  const style = { '--lock-picture': `url(${url})` } as CSSProperties;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (/^[\d*#]$/.test(key)) actor.send({ type: 'user.key', key });
    else if (key === 'Backspace') actor.send({ type: 'user.back' });
    else if (key === 'Delete') actor.send({ type: 'user.clear' });
    // A digit's button has the focus, which Enter would press.
    else if (key === 'Enter' && actor.getSnapshot().can({ type: 'user.submit' })) {
      actor.send({ type: 'user.submit' });
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles.lock} data-lock={lock} style={style} onKeyDown={onKeyDown}>
      <div className={styles.lockBoard}>
        <LockBody />
      </div>
    </div>
  );
}

function LockBody() {
  const actor = lockOf(useApp());
  const state = useSelector(actor, (now) => now);
  if (state.hasTag('code')) {
    return (
      <>
        <LockFace />
        <LockKeys />
      </>
    );
  }
  if (state.matches('outside')) return <Outside />;
  if (state.matches('failed')) {
    const { failure } = state.context;
    return (
      <Plate>
        <p role="alert">{failure !== null && isOutage(failure) ? TEXTS.checkGone : TEXTS.checkFailed}</p>
        <Button default autoFocus onClick={() => actor.send({ type: 'user.retry' })}>
          {TEXTS.tryAgain}
        </Button>
      </Plate>
    );
  }
  if (state.matches('already')) {
    return (
      <Plate>
        <p role="status">{TEXTS.already}</p>
        <Button default autoFocus onClick={() => actor.send({ type: 'user.viewContents' })}>
          {TEXTS.viewContents}
        </Button>
        {state.context.lock !== WEEK_LOCK && (
          <Button onClick={() => actor.send({ type: 'user.anotherCode' })}>{TEXTS.anotherCode}</Button>
        )}
      </Plate>
    );
  }
  if (state.matches('open')) return <Contents />;
  // It goes on by itself when the server is back.
  if (state.matches('away')) {
    return (
      <Plate>
        <p role="alert">{TEXTS.checkGone}</p>
      </Plate>
    );
  }
  return (
    <Plate>
      <p role="status">{state.matches('claiming') ? TEXTS.claiming : TEXTS.checkingStatus}</p>
    </Plate>
  );
}

/** Why the person cannot try the lock, and how a visitor can. */
function Outside() {
  const app = useApp();
  const { lock, status } = useSelector(lockOf(app), (now) => now.context);
  const needsWallet = status.refusal === 'NO_WALLET';
  const place = lock === WEEK_LOCK ? placeOfSpot(status.ofWeek?.at ?? '') : LOCKS[lock].place;
  const isOutside = lock !== WEEK_LOCK && LOCKS[lock].stands === 'outside';
  const why = isOutside ? TEXTS.needsFlunk : TEXTS.onlyInside(place);
  return (
    <Plate>
      <h2>{TEXTS.denied}</h2>
      <p role="alert">{needsWallet ? TEXTS.needsWallet : why}</p>
      {needsWallet && (
        <Button default autoFocus onClick={() => app.desktop.openFor('sign-in')}>
          {TEXTS.connect}
        </Button>
      )}
      <Button default={!needsWallet} autoFocus={!needsWallet} onClick={app.close}>
        {TEXTS.close}
      </Button>
    </Plate>
  );
}

/** What is behind the lock, and what went wrong as it was taken down that it is open. */
function Contents() {
  const app = useApp();
  const { lock, failure, status } = useSelector(lockOf(app), (now) => now.context);
  const { ofWeek, inside } = status;
  const { heading, paragraphs, hint } =
    lock !== WEEK_LOCK ? contentsOf(lock, inside) : contentsOfWeek(ofWeek);
  const room = lock === WEEK_LOCK ? null : LOCKS[lock].room;
  return (
    <Plate>
      <p className={ofWeek == null ? styles.lockOpened : styles.lockHint} role="status">
        {ofWeek?.found?.after ?? MANNERS[lock].texts.opened}
      </p>
      {failure !== null && <p role="alert">{isOutage(failure) ? TEXTS.claimGone : TEXTS.claimFailed}</p>}
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {hint !== null && <p className={styles.lockHint}>{hint}</p>}
      {lock !== WEEK_LOCK && room !== null && <WayIn place={LOCKS[lock].place} room={room} />}
      <Button default autoFocus onClick={app.close}>
        {TEXTS.close}
      </Button>
    </Plate>
  );
}

/** From the door leads a button into the room (LOCK-18). Who is in the house goes on from where they were by themselves. */
function WayIn({ place, room }: { readonly place: string; readonly room: string }) {
  const { desktop, services, close } = useApp();
  const town = useStore(services.town);
  if (town.status !== 'loaded' || visitRefusal(place, town.holder) === null) return null;
  const goIn = (): void => {
    close();
    desktop.openFor('location', room);
  };
  return <Button onClick={goIn}>{TEXTS.goIn}</Button>;
}

/** A card that lies over the lock. */
function Plate({ children }: { readonly children: ReactNode }) {
  return <div className={styles.lockPlate}>{children}</div>;
}

/** The keypad. A key that does nothing just now keeps the focus, so that the person does not lose their place. */
function LockKeys() {
  const app = useApp();
  const actor = lockOf(app);
  const takes = useSelector(actor, (now) => now.hasTag('keypad'));
  const entered = useSelector(actor, (now) => now.context.code.length);
  const commands = [
    { text: TEXTS.cancel, off: false, press: app.close },
    { text: TEXTS.clear, off: !takes, press: () => actor.send({ type: 'user.clear' }) },
    {
      text: TEXTS.submit,
      off: !takes || entered !== CODE_LENGTH,
      press: () => actor.send({ type: 'user.submit' }),
    },
  ];
  return (
    <div className={styles.lockKeys} role="group" aria-label={TEXTS.keypad}>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.lockKey}
          aria-disabled={!takes}
          autoFocus={key === '1'}
          onClick={() => actor.send({ type: 'user.key', key })}
        >
          <span>{key}</span>
        </button>
      ))}
      {commands.map(({ text, off, press }) => (
        <button
          key={text}
          type="button"
          className={styles.lockKey}
          data-command={text.toLowerCase()}
          aria-disabled={off}
          onClick={press}
        >
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}

export default mountReact(LockWindow);
