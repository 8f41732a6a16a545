import { useEffect, useState } from 'react';
import { CHAPTERS } from '../../../cutscenes/chapters/chapters.ts';
import { loadSceneBundle } from '../../../cutscenes/sceneBundles.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import type { Recollection } from '../../../town/play/hand.ts';
import styles from './location.module.css';
import { LOCATION_TEXTS as TEXTS } from './texts.ts';
import { tourOf } from './tour.ts';
import { useEscape } from './useEscape.ts';

/** A scene of the story over the place, until the person goes on (THING-7). */
export function Recalled() {
  const { recalled } = tourOf(useApp()).hand;
  const now = useStore(recalled);
  return now !== null && <Picture recollection={now} onLeave={() => recalled.set(null)} />;
}

interface PictureProps {
  readonly recollection: Recollection;
  readonly onLeave: () => void;
}

function Picture({ recollection: { scene, line }, onLeave }: PictureProps) {
  const [url, setUrl] = useState<string>();
  const [before] = useState(() => document.activeElement);
  const alt = CHAPTERS.flatMap(({ scenes }) => scenes).find(({ id }) => id === scene)?.alt ?? '';
  useEffect(() => {
    let isGone = false;
    loadSceneBundle(scene).then(
      ({ pictures }) => isGone || setUrl(pictures[scene]?.url),
      // The line says it without the picture.
      console.error,
    );
    return () => {
      isGone = true;
    };
  }, [scene]);
  useEscape(true, leave);
  function leave(): void {
    onLeave();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
  return (
    <figure className={styles.recalled}>
      {url !== undefined && <img src={url} alt={alt} />}
      <figcaption>
        <p>{line}</p>
        <Button default autoFocus onClick={leave}>
          {TEXTS.goOn}
        </Button>
      </figcaption>
    </figure>
  );
}
