import { useSelector } from '@xstate/react';
import { useApp } from '../../../overlays/appContext.ts';
import { SceneRoom } from '../../../overlays/controls/SceneRoom.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { EntryNotice } from './EntryNotice.tsx';
import { Figures } from './figures/Figures.tsx';
import { hereIn } from './locationMachine.ts';
import { PlaceBar } from './PlaceBar.tsx';
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
      </div>
      <EntryNotice />
      <PlaceBar />
    </div>
  );
}

export default mountReact(LocationWindow);
