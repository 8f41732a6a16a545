import { useEffect, useState } from 'react';
import { CHAPTERS } from '../../cutscenes/chapters/chapters.ts';
import { loadSceneBundle } from '../../cutscenes/sceneBundles.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { useEscape } from '../../overlays/useEscape.ts';
import './scenePicture.css';

const GO_ON = 'Go On';

interface PictureProps {
  readonly scene: string;
  readonly line: string;
  readonly onLeave: () => void;
}

/** The picture of a scene over all of its body, with a line, until the person goes on. */
export function ScenePicture({ scene, line, onLeave }: PictureProps) {
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
    <figure className="scene-picture">
      {url !== undefined && <img src={url} alt={alt} />}
      <figcaption>
        <p>{line}</p>
        <Button default autoFocus onClick={leave}>
          {GO_ON}
        </Button>
      </figcaption>
    </figure>
  );
}
