import { CHAPTERS } from '../../../cutscenes/chapters/chapters.ts';
import { train } from '../../../cutscenes/chapters/train.ts';
import { loadPicture, shownLines } from '../../../cutscenes/shown.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { ScenePicture } from '../../../overlays/evening/ScenePicture.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { tourOf } from './tour.ts';

/** A scene of the story over the place, until the person goes on (THING-7); of the train all that is in it (EVENING-8). */
export function Recalled() {
  const { recalled } = tourOf(useApp()).hand;
  const now = useStore(recalled);
  if (now === null) return false;
  const { scene, line } = now;
  const alt = CHAPTERS.flatMap(({ scenes }) => scenes).find(({ id }) => id === scene)?.alt ?? '';
  const isRide = train.scenes.some(({ id }) => id === scene);
  const lines = isRide ? shownLines(train) : [{ picture: scene, alt, line }];
  return <ScenePicture lines={lines} load={loadPicture} onLeave={() => recalled.set(null)} />;
}
