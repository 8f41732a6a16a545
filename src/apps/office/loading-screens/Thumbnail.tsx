import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { ScreenEntry } from '../../../screens/catalogue.ts';
import type { Screen } from '../../../screens/screen.ts';
import { createPainting, type Painting } from '../../../screens/painting.ts';
import styles from './preview.module.css';

/** It is shown at half its size, so that the browser averages four pixels into one. */
const PICTURE = { width: 320, height: 200 } as const;

interface Loaded {
  readonly screen: Screen;
  readonly painting: Painting;
}

/** A screen as a small picture on a button. It moves while it is pointed at or has the focus. */
export function Thumbnail({ entry, onOpen }: { readonly entry: ScreenEntry; readonly onOpen: () => void }) {
  const { visible, reducedMotion, random } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useStore(reducedMotion);
  const shown = useStore(visible);
  const moves = (pointed || focused) && shown && !still;

  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void entry.load(random).then(({ screen }) => {
      // Each is drawn in its own task, because fifteen pictures at once would delay the opening of the window.
      timer = setTimeout(() => {
        if (gone || canvas.current === null) return;
        const painting = createPainting(canvas.current, PICTURE.width, PICTURE.height);
        painting.paint(screen, screen.still);
        setLoaded({ screen, painting });
      });
    }, console.error);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [entry, random]);

  useEffect(() => {
    if (!moves || loaded === null) return undefined;
    const { screen, painting } = loaded;
    let step = 0;
    const timer = setInterval(() => painting.paint(screen, ++step / screen.fps), 1000 / screen.fps);
    return () => {
      clearInterval(timer);
      painting.paint(screen, screen.still);
    };
  }, [moves, loaded]);

  return (
    <button
      type="button"
      className={styles.preview}
      onClick={onOpen}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <span>{entry.title}</span>
    </button>
  );
}
