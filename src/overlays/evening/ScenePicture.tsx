import { useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { useEscape } from '../useEscape.ts';
import './scenePicture.css';

const GO_ON = 'Go On';

interface PictureProps {
  /** What is seen and said, one after the other. */
  readonly lines: readonly { readonly picture: string; readonly alt: string; readonly line: string }[];
  /** Fetches where a picture is to be had; the line says it without. */
  readonly load: (picture: string) => Promise<string | undefined>;
  readonly onLeave: () => void;
}

/** Pictures of scenes over all of the body, each with a line, until the person has gone on to the end. */
export function ScenePicture({ lines, load, onLeave }: PictureProps) {
  const [at, setAt] = useState(0);
  const [url, setUrl] = useState<string>();
  const [before] = useState(() => document.activeElement);
  const { picture = '', alt = '', line = '' } = lines[at] ?? {};
  useEffect(() => {
    let isGone = false;
    load(picture).then((found) => isGone || setUrl(found), console.error);
    return () => {
      isGone = true;
    };
  }, [load, picture]);
  useEscape(true, leave);
  function leave(): void {
    onLeave();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
  const goOn = (): void => (at + 1 < lines.length ? setAt(at + 1) : leave());
  return (
    <figure className="scene-picture">
      {url !== undefined && <img src={url} alt={alt} />}
      <figcaption>
        <p>{line}</p>
        <Button default autoFocus onClick={goOn}>
          {GO_ON}
        </Button>
      </figcaption>
    </figure>
  );
}
