import { useApp } from '../../overlays/appContext.ts';
import { SceneRoom } from '../../overlays/controls/SceneRoom.tsx';
import { EntryNotice } from './EntryNotice.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { tourOf } from './tour.ts';
import './location.css';

/** A place of the town, which the scene draws. A person who may not enter sees it from outside and reads why. */
export function LocationWindow() {
  const { room } = tourOf(useApp());
  return (
    <div className="location">
      <SceneRoom room={room} className="location-view" />
      <EntryNotice />
      <PlaceBar />
    </div>
  );
}
