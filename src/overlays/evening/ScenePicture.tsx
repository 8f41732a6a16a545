import { useEffect, useState, type CSSProperties } from 'react';
import { Button } from '../controls/Button.tsx';
import { useEscape } from '../useEscape.ts';
import './scenePicture.css';

const GO_ON = 'Go On';

interface SceneLine {
  readonly picture: string;
  readonly alt: string;
  readonly line: string;
  /** The column of the picture that is seen where not all of it is; absent: its middle. */
  readonly focus?: number | undefined;
}

/** The middle column of a scene's picture. */
const MIDDLE = 208;

interface PictureProps {
  /** What is seen and said, one after the other. */
  readonly lines: readonly SceneLine[];
  /** Fetches where a picture is to be had; the line says it without. */
  readonly load: (picture: string) => Promise<string | undefined>;
  readonly onLeave: () => void;
}

/** Pictures of scenes over all of the body, each with a line, until the person has gone on to the end. */
export function ScenePicture({ lines, load, onLeave }: PictureProps) {
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<{ readonly url: string | undefined; readonly focus: number }>();
  const [before] = useState(() => document.activeElement);
  const { picture = '', alt = '', line = '', focus = MIDDLE } = lines[at] ?? {};
  useEffect(() => {
    let isGone = false;
    load(picture).then((url) => isGone || setShown({ url, focus }), console.error);
    return () => {
      isGone = true;
    };
  }, [load, picture, focus]);
  useEscape(true, leave);
  function leave(): void {
    onLeave();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
  const goOn = (): void => (at + 1 < lines.length ? setAt(at + 1) : leave());
  return (
    <figure className="scene-picture">
      {shown?.url !== undefined && (
        // React's types know no custom properties.
        <img src={shown.url} alt={alt} style={{ '--focus': `${shown.focus}px` } as CSSProperties} />
      )}
      <figcaption>
        <p>{line}</p>
        <Button default autoFocus onClick={goOn}>
          {GO_ON}
        </Button>
      </figcaption>
    </figure>
  );
}
