import { LOADING_SCREENS, OPENINGS, type ScreenEntry } from '../../../screens/catalogue.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import styles from './preview.module.css';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../overlays/useStore.ts';
import type { Screen } from '../../../screens/screen.ts';
import { createPainting, type Painting } from '../../../screens/painting.ts';

const TEXTS = {
  screens: 'Loading screens',
  openings: 'Boot log and intro',
  close: 'CLOSE',
} as const;

/** A loading screen closes by itself after this time (SCREEN-2). */
const SHOWN_MS = 4000;

/** Every screen as a small picture, which opens it full screen. */
function PreviewWindow() {
  const { desktop, random } = useApp();
  const open = (entry: ScreenEntry, lastsMs?: number): void => {
    const options = { label: entry.title, closeLabel: TEXTS.close };
    const screen = () => entry.load(random);
    void desktop.present({ screen }, lastsMs === undefined ? options : { ...options, lastsMs });
  };
  return (
    <div className={styles.previews}>
      <ScrollArea label={TEXTS.screens}>
        <ul className={styles.previewGrid} aria-label={TEXTS.screens}>
          {LOADING_SCREENS.map((entry) => (
            <li key={entry.id}>
              <Thumbnail entry={entry} onOpen={() => open(entry, SHOWN_MS)} />
            </li>
          ))}
        </ul>
        <h2 className={styles.previewHeading}>{TEXTS.openings}</h2>
        <ul className={styles.previewGrid} aria-label={TEXTS.openings}>
          {OPENINGS.map((entry) => (
            <li key={entry.id}>
              <Thumbnail entry={entry} onOpen={() => open(entry)} />
            </li>
          ))}
        </ul>
      </ScrollArea>
    </div>
  );
}

export default mountReact(PreviewWindow);

/** It is shown at half its size, so that the browser averages four pixels into one. */
const PICTURE = { width: 320, height: 200 } as const;

interface Loaded {
  readonly screen: Screen;
  readonly painting: Painting;
}

/** A screen as a small picture on a button. It moves while it is pointed at or has the focus. */
function Thumbnail({ entry, onOpen }: { readonly entry: ScreenEntry; readonly onOpen: () => void }) {
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
