import { useEffect, useState } from 'react';
import { CHAPTERS } from '../../cutscenes/chapters/chapters.ts';
import { loadSceneBundle } from '../../cutscenes/sceneBundles.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { useEscape } from '../../overlays/useEscape.ts';
import './scenePicture.css';

const GO_ON = 'Go On';

const altOf = (scene: string): string =>
  CHAPTERS.flatMap(({ scenes }) => scenes).find(({ id }) => id === scene)?.alt ?? '';

interface PictureProps {
  /** The name of its picture. */
  readonly scene: string;
  /** What a person who does not see it is told; absent: what the scene of that name says. */
  readonly alt?: string;
  readonly line: string;
  /** Where it goes on; absent: it is over with this line. */
  readonly onNext?: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** The picture of a scene over all of its body, with a line, until the person goes on. */
export function ScenePicture({ scene, alt = altOf(scene), line, onNext, onLeave }: PictureProps) {
  const [url, setUrl] = useState<string>();
  const [before] = useState(() => document.activeElement);
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
        <Button default autoFocus onClick={onNext ?? leave}>
          {GO_ON}
        </Button>
      </figcaption>
    </figure>
  );
}
