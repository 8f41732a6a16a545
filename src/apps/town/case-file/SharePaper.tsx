import { useEffect, useState } from 'react';
import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { giveFile } from '../../../overlays/giveFile.ts';
import { copiesPictures, copyPng } from '../../../overlays/pictures/copyPng.ts';
import { fileOf } from '../../../overlays/pictures/pen.ts';
import { sharePng, SHARING_REFUSED, sharesPictures } from '../../../overlays/pictures/sharePng.ts';
import styles from './papers.module.css';
import { printPicture } from './share/printPicture.ts';
import { TEXTS } from './texts.ts';

/** What is made into one picture, and how. */
export interface Shared {
  readonly of: 'friday' | 'readings';
  readonly draw: () => Promise<HTMLCanvasElement | null>;
}

/** What came of drawing it; null: it is being drawn. */
type Drawn = { readonly blob: Blob; readonly url: string } | 'failed' | null;

/** The file as one picture, and what a person does with that (CASE-12). */
export function ShareParts({ shared, onClose }: { readonly shared: Shared; readonly onClose: () => void }) {
  const app = useApp();
  const [said, setSaid] = useState<string | null>(null);
  const drawn = useDrawn(shared);
  const name = TEXTS.fileName[shared.of];
  const alt = TEXTS.pictureAlt[shared.of];
  const pass = async (done: Promise<boolean>, title: string): Promise<boolean> => {
    const isDone = await done;
    if (!isDone) await app.desktop.ask(errorDialog(title, SHARING_REFUSED));
    return isDone;
  };
  const copy = async (blob: Blob): Promise<void> => {
    if (await pass(copyPng(Promise.resolve(blob)), TEXTS.copyPicture)) setSaid(TEXTS.copied);
  };
  const words = drawn === null ? TEXTS.drawing : drawn === 'failed' ? TEXTS.noPicture : said;
  return (
    <>
      {drawn !== null && drawn !== 'failed' && (
        <span className={styles.shared} role="region" aria-label={alt} tabIndex={0}>
          <img src={drawn.url} alt={alt} />
        </span>
      )}
      <p role="status">{words}</p>
      <footer className={styles.paperFoot}>
        {drawn !== null && drawn !== 'failed' && (
          <>
            <Button default onClick={() => giveFile(app, { file: drawn.blob, name, folder: PICTURES })}>
              {TEXTS.savePicture}
            </Button>
            {sharesPictures() && (
              <Button onClick={() => void pass(sharePng(drawn.blob, name), TEXTS.sharePicture)}>
                {TEXTS.sharePicture}
              </Button>
            )}
            {!sharesPictures() && copiesPictures() && (
              <Button onClick={() => void copy(drawn.blob)}>{TEXTS.copyPicture}</Button>
            )}
            <Button onClick={() => void printPicture(drawn.url).catch(console.error)}>{TEXTS.print}</Button>
          </>
        )}
        <Button onClick={onClose}>{TEXTS.close}</Button>
      </footer>
    </>
  );
}

/** The picture as a file, and its address for as long as it is shown. */
function useDrawn({ draw }: Shared): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(null);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    async function make(): Promise<Drawn> {
      const canvas = await draw();
      const blob = canvas && (await fileOf(canvas));
      if (blob === null || isGone) return 'failed';
      url = URL.createObjectURL(blob);
      return { blob, url };
    }
    make().then(
      (made) => isGone || setDrawn(made),
      (fault: unknown) => {
        console.error(fault);
        if (!isGone) setDrawn('failed');
      },
    );
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [draw]);
  return drawn;
}
