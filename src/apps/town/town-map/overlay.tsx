import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { SceneRoom } from '../../../overlays/controls/SceneRoom.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { STREETS } from '@shared/domain/town/presence.ts';
import { EVENING_TEXTS } from '../../../town/evening/texts.ts';
import { train } from '../../../cutscenes/chapters/train.ts';
import { loadPicture, shownLines } from '../../../cutscenes/shown.ts';
import { ScenePicture } from '../../../overlays/evening/ScenePicture.tsx';
import { LightCandle } from '../../../overlays/evening/LightCandle.tsx';
import { MAP_TEXTS as TEXTS, statusText, navigationText } from './texts.ts';
import { recordingOf, type Recording } from './recording.ts';
import { townMapOf, navigationIn } from './townMap.ts';
import styles from './townMap.module.css';

const RIDE = shownLines(train);

/** What lies over the town: who the person is there, the ways in, the loader, and the pause. */
function TownMapPage() {
  const app = useApp();
  const { map, room } = townMapOf(app);
  const isPaused = useSelector(map, (now) => now.matches({ time: 'paused' }));
  const status = statusText(useStore(app.services.town));
  const recording = recordingOf(app);
  const pause = () => map.send({ type: 'user.pause' });
  return (
    <div className={styles.townMap}>
      <div className={styles.townMapView}>
        <SceneRoom room={room} className={styles.townMapRoom} />
        {isPaused && <PausedSign onPress={pause} />}
        <div className={styles.townMapCorner}>
          {recording !== null && <RecordingSign recording={recording} />}
          {recording === null && status !== null && (
            <p className={`${styles.townMapStatus} w95-solid`} role="status">
              {status}
            </p>
          )}
          {recording === null && (
            <LightCandle place={STREETS} className={`${styles.townMapStatus} w95-solid`} />
          )}
          <Button onClick={pause}>{isPaused ? TEXTS.resume : TEXTS.pause}</Button>
          <Button onClick={app.close}>{TEXTS.close}</Button>
        </div>
        {recording === null && <TrainAtLane />}
        <Curtain />
      </div>
      {recording === null && <MapNavigation />}
    </div>
  );
}

/** That the map shows a recording, and of which moment; at its end that it is over, and how to see it again (EVENING-9). */
function RecordingSign({ recording: { at, isOver, again } }: { readonly recording: Recording }) {
  const { timezone } = useStore(useApp().services.time.config);
  const now = useStore(at);
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const over = useStore(isOver);
  return (
    <>
      <p className={`${styles.townMapStatus} ${styles.townMapRecording} w95-solid`}>
        {TEXTS.recording} {time.format(now)}
      </p>
      <span className="w95-sr" role="status">
        {over ? TEXTS.recordingOver : TEXTS.recording}
      </span>
      {over && <Button onClick={again}>{TEXTS.watchAgain}</Button>}
    </>
  );
}

/** While the train stands at Depot Lane: that it does, and how to board it. Who did rides on (EVENING-8). */
function TrainAtLane() {
  const { services } = useApp();
  const { isTrainIn } = useStore(services.time.evening);
  const isDark = useStore(services.time.dark);
  const [rides, setRides] = useState(false);
  const board = (): void => {
    services.story.record('seen:boarded');
    setRides(true);
  };
  if (rides) return <ScenePicture lines={RIDE} load={loadPicture} onLeave={() => setRides(false)} />;
  return (
    isTrainIn &&
    isDark && (
      <div className={styles.townMapTrain}>
        <p className={`${styles.townMapStatus} w95-solid`} role="status">
          {EVENING_TEXTS.train}
        </p>
        <Button onClick={board}>{TEXTS.board}</Button>
      </div>
    )
  );
}

/** What lies over the town that stands still; a press lets it go on. */
function PausedSign({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className={styles.townMapPaused} onClick={onPress}>
      <div role="status">
        <strong>{TEXTS.paused}</strong>
        <p>{TEXTS.goOn}</p>
      </div>
    </div>
  );
}

/** The states in which the map is not wholly seen. */
const CURTAINS = ['loading', 'opening', 'openingSoon'] as const;

/** What is seen until the map is there, and how it goes away. */
function Curtain() {
  const { map, loaded } = townMapOf(useApp());
  const state = useSelector(map, (now) => CURTAINS.find((curtain) => now.matches({ curtain })));
  const share = useStore(loaded);
  if (state === undefined) return null;
  return (
    <div className={styles.townMapCurtain} data-state={state} aria-hidden={state !== 'loading'}>
      <div className={styles.townMapTitle}>
        <strong>{TEXTS.title}</strong>
        <p>{TEXTS.subtitle}</p>
        <ProgressBar label={TEXTS.loading} value={share} />
      </div>
    </div>
  );
}

/** The buttons at the foot of the map that lead into the main locations and the houses, and to opening hours (MAP-3). */
function MapNavigation() {
  const app = useApp();
  const { map } = townMapOf(app);
  const { name: mode } = useStore(app.mode);
  const point = (location: string | null) => () => map.send({ type: 'user.point', location });
  return (
    <nav className={`${styles.townMapNavigation} w95-solid`} aria-label={TEXTS.locations}>
      {navigationIn(mode).map(([group, locations]) => (
        <div key={group} className={styles.townMapGroup} role="group" aria-label={group}>
          <span aria-hidden="true">{group}</span>
          {locations.map(({ id, title }) => (
            <Button
              key={id}
              aria-label={title}
              onClick={({ ctrlKey: beside }) => map.send({ type: 'user.press', location: id, beside })}
              onPointerEnter={point(id)}
              onPointerLeave={point(null)}
              onFocus={point(id)}
              onBlur={point(null)}
            >
              {navigationText(title)}
            </Button>
          ))}
        </div>
      ))}
      <Button onClick={() => app.desktop.openFor('time-access')}>{TEXTS.openingHours}</Button>
    </nav>
  );
}

export default mountReact(TownMapPage);
