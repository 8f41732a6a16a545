import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { train } from '../../../cutscenes/chapters/train.ts';
import { ScenePicture } from '../../../town/scenePicture/ScenePicture.tsx';
import { TrainRide } from '../../../town/scenePicture/TrainRide.tsx';
import { tourOf } from './tour.ts';

/** A scene of the story over the place, until the person goes on (THING-7). */
export function Recalled() {
  const { recalled } = tourOf(useApp()).hand;
  const now = useStore(recalled);
  const leave = (): void => recalled.set(null);
  if (now !== null && now.scene === train.scenes[0]?.id) return <TrainRide onLeave={leave} />;
  return now !== null && <ScenePicture {...now} onLeave={leave} />;
}
