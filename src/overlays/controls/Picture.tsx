import { useEffect, useState } from 'react';
import { useApp } from '../appContext.ts';
import { Button } from './Button.tsx';
import '../styles/picture.css';

interface PictureProps {
  readonly url: string;
  /** What it shows, for those who do not see it; empty where it says nothing of its own. */
  readonly alt: string;
  /** Its size in logical pixels, which it keeps when it does not come; absent: the size of its frame. */
  readonly width?: number;
  readonly height?: number;
}

const TEXTS = { missing: 'The picture did not come.', retry: 'Try again' } as const;

/** A picture. One that does not come says so in its place, and comes when it is asked for again or the server is back. */
export function Picture({ url, alt, width, height }: PictureProps) {
  const { online } = useApp().services;
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const again = (): void => setAttempt((before) => before + 1);
  useEffect(() => (failed ? online.whenBack(again) : undefined), [online, failed, attempt]);
  return (
    <>
      <img
        key={attempt}
        className="w95-picture"
        {...{ src: url, alt, width, height }}
        hidden={failed}
        onLoad={() => setFailed(false)}
        onError={() => setFailed(true)}
      />
      {failed && <MissingPicture width={width ?? '100%'} height={height ?? '100%'} again={again} />}
    </>
  );
}

interface MissingPictureProps {
  readonly width?: number | string;
  readonly height?: number | string;
  /** Asks for it again. */
  readonly again: () => void;
}

/** What stands in the place of a picture that did not come. */
export function MissingPicture({ width, height, again }: MissingPictureProps) {
  return (
    <div className="w95-missing" role="alert" style={{ width, height }}>
      <p>{TEXTS.missing}</p>
      <Button onClick={again}>{TEXTS.retry}</Button>
    </div>
  );
}
