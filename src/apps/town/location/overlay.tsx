import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { houseNamed } from '@shared/domain/town/quarters.ts';
import { locationOf, lockBefore, roomTitle } from '@shared/domain/town/town.ts';
import { CHAPTERS } from '../../../cutscenes/chapters/chapters.ts';
import { train } from '../../../cutscenes/chapters/train.ts';
import { loadPicture, shownLines } from '../../../cutscenes/shown.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { SceneRoom } from '../../../overlays/controls/SceneRoom.tsx';
import { ScenePicture } from '../../../overlays/evening/ScenePicture.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { TEXTS as WAY_TEXTS } from '../../../town/play/texts.ts';
import { Figures } from './figures/Figures.tsx';
import { hereIn } from './locationMachine.ts';
import { PlaceBar } from './PlaceBar.tsx';
import { PocketStrip } from './PocketStrip.tsx';
import { accessDenied, LOCATION_TEXTS as TEXTS } from './texts.ts';
import { tourOf } from './tour.ts';
import styles from './location.module.css';

/** A place of the town, which the scene draws. A person who may not enter sees it from outside and reads why. */
function LocationWindow() {
  const { room, location } = tourOf(useApp());
  const here = useSelector(location, ({ context }) => hereIn(context));
  return (
    <div className={styles.location}>
      <div className={styles.locationPicture}>
        <SceneRoom room={room} className={styles.locationView} />
        {here !== null && <Figures place={here} />}
        <Recalled />
      </div>
      <EntryNotice />
      <PocketStrip />
      <PlaceBar />
    </div>
  );
}

export default mountReact(LocationWindow);

/** A scene of the story over the place, until the person goes on (THING-7); of the train all that is in it (EVENING-8). */
function Recalled() {
  const { recalled } = tourOf(useApp()).hand;
  const now = useStore(recalled);
  if (now === null) return false;
  const { scene, line } = now;
  const alt = CHAPTERS.flatMap(({ scenes }) => scenes).find(({ id }) => id === scene)?.alt ?? '';
  const isRide = train.scenes.some(({ id }) => id === scene);
  const lines = isRide ? shownLines(train) : [{ picture: scene, alt, line }];
  return <ScenePicture lines={lines} load={loadPicture} onLeave={() => recalled.set(null)} />;
}

/** Why the person is not in the place; nothing once they are. */
function EntryNotice() {
  const app = useApp();
  const { services, desktop, close } = app;
  const state = useSelector(tourOf(app).location, (now) => now);
  const { place, entry } = state.context;
  if (state.matches('checking')) return <Waiting>{TEXTS.checking}</Waiting>;
  if (state.matches('coming')) return <Waiting>{WAY_TEXTS.onTheWay}</Waiting>;
  if (state.matches({ outside: 'unanswered' })) {
    return (
      <Notice title={TEXTS.unknown}>
        <Button default onClick={() => void services.town.refresh()}>
          {TEXTS.tryAgain}
        </Button>
        <Button onClick={close}>{TEXTS.close}</Button>
      </Notice>
    );
  }
  if (entry.status !== 'refused') return null;
  const [title, message] = accessDenied(place, entry);
  const needsWallet = entry.refusal === 'NO_WALLET';
  const house = entry.refusal === 'OTHER_CLIQUE' ? houseNamed(locationOf(place)?.id) : null;
  const isShut = needsWallet || entry.refusal === 'NO_FLUNK';
  const lock = entry.refusal === 'LOCKED' ? lockBefore(place) : undefined;
  const opened = [...(entry.holder.guestAt ?? [])].filter((at) => at.startsWith(`${house}-`));
  return (
    <Notice title={title} message={message}>
      {needsWallet && (
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {TEXTS.connect}
        </Button>
      )}
      {isShut && desktop.hasFor('story') && (
        <Button onClick={() => desktop.openFor('story')}>{TEXTS.watch}</Button>
      )}
      {house !== null && (
        <Button default onClick={() => desktop.openFor('phone-board', house)}>
          {TEXTS.door}
        </Button>
      )}
      {lock !== undefined && (
        <Button default onClick={() => desktop.openFor('lock', lock)}>
          {TEXTS.door}
        </Button>
      )}
      {opened.map((room) => (
        <Button key={room} onClick={() => desktop.openFor('location', room)}>
          {TEXTS.opened(roomTitle(room.slice(`${house}-`.length)))}
        </Button>
      ))}
      <Button default={!needsWallet && house === null && lock === undefined} onClick={close}>
        {TEXTS.close}
      </Button>
    </Notice>
  );
}

/** Says what is waited for; not at once, for most of it comes sooner. */
function Waiting({ children }: { readonly children: string }) {
  return (
    <div className={`${styles.locationNotice} ${styles.locationWaiting}`} role="status">
      <p>{children}</p>
      <ProgressBar label={children} />
    </div>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly message?: string;
  readonly children: ReactNode;
}

function Notice({ title, message, children }: NoticeProps) {
  return (
    <div className={`${styles.locationNotice} w95-solid`} role="alert">
      <Icon name="dialog-error" size={32} />
      <div>
        <strong>{title}</strong>
        {message !== undefined && <p>{message}</p>}
        <div className={styles.locationNoticeButtons}>{children}</div>
      </div>
    </div>
  );
}
