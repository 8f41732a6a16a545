import { useEffect, useRef, useState } from 'react';
import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import type { AppContext } from '../../../kernel/app.ts';
import type { Art } from '../../../screens/art/art.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ListBox } from '../../../overlays/controls/ListBox.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { useDraft } from '../../../overlays/useDraft.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { giveFile } from '../../../overlays/giveFile.ts';
import { fileOf, penOn } from '../../../overlays/pictures/pen.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { textPlace } from '../../../services/drafts/drafts.ts';
import { createPainting } from '../../../screens/painting.ts';
import { TEXT_STYLES } from './styles.ts';
import styles from './retroText.module.css';

const FIRST_WORDS = 'Semester Zero';
const WORDS = textPlace('retro text');
const LONGEST = 36;
const SIZE = { width: 320, height: 180 } as const;
const FPS = 20;
/** The moment that stands for all where nothing may move. */
const STILL_SECONDS = 2.4;
/** Pixels of the saved file for each pixel of the picture. */
const SAVED_SCALE = 4;

/** Words in the lettering of the time, moving, and to be kept. */
function RetroText() {
  const app = useApp();
  const { visible, reducedMotion } = app;
  const [begun, setBegun] = useDraft(WORDS);
  const words = begun ?? FIRST_WORDS;
  const [style, setStyle] = useState(TEXT_STYLES[0]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = useStore(visible);
  const still = useStore(reducedMotion);
  const moves = seen && !still;
  const shown = words.trim() === '' ? FIRST_WORDS : words;

  useEffect(() => {
    if (!canvas.current || !style) return undefined;
    const painting = createPainting(canvas.current, SIZE.width, SIZE.height);
    const lettering = { paint: (art: Art, seconds: number) => style.paint(art, shown, seconds) };
    const paint = (seconds: number) => painting.paint(lettering, seconds);
    if (!moves) {
      paint(STILL_SECONDS);
      return undefined;
    }
    const start = performance.now();
    paint(0);
    const timer = setInterval(() => paint((performance.now() - start) / 1000), 1000 / FPS);
    return () => clearInterval(timer);
  }, [style, shown, moves]);

  return (
    <div className={styles.retroText}>
      <div className={styles.retroTextScreen}>
        <canvas ref={canvas} {...SIZE} role="img" aria-label={`${shown}, ${style?.title ?? ''}`} />
      </div>
      <div className={styles.retroTextChoices}>
        <ListBox
          label="Style"
          options={TEXT_STYLES}
          value={style?.id ?? null}
          onChoose={(id) => setStyle(TEXT_STYLES.find((one) => one.id === id))}
        />
        <div className={styles.retroTextWords}>
          <TextField label="Words" value={words} onValue={setBegun} maxLength={LONGEST} />
          <div className="w95-buttons">
            <Button onClick={() => canvas.current && void save(app, canvas.current, shown)}>
              Save Picture
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Gives the picture to the person as a file, its pixels as large as they like them. */
async function save(
  app: Pick<AppContext, 'desktop' | 'services'>,
  picture: HTMLCanvasElement,
  words: string,
): Promise<void> {
  const large = { width: SIZE.width * SAVED_SCALE, height: SIZE.height * SAVED_SCALE };
  const pen = penOn(large);
  if (pen === null) return;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(picture, 0, 0, large.width, large.height);
  const blob = await fileOf(pen.canvas);
  if (blob === null) return;
  const name = `${words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'retro-text'}.png`;
  giveFile(app, { file: blob, name, folder: PICTURES });
}

export default mountReact(RetroText);
