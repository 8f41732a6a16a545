import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { ScenePicture } from '../../../town/scenePicture/ScenePicture.tsx';
import { tourOf } from './tour.ts';

/** A scene of the story over the place, until the person goes on (THING-7). */
export function Recalled() {
  const { recalled } = tourOf(useApp()).hand;
  const now = useStore(recalled);
  return now !== null && <ScenePicture {...now} onLeave={() => recalled.set(null)} />;
}
