import { fromPromise } from 'xstate';
import { templateById } from '@shared/domain/making/memes/templates.ts';
import { PROMPT_MOST } from '@shared/domain/making/memes/lines.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Services } from '../../../kernel/app.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { sharePng, SHARING_REFUSED } from '../../../overlays/pictures/sharePng.ts';
import { saveFile } from '../../../overlays/saveFile.ts';
import type { Meme } from './document.ts';
import { drawMeme } from './draw.ts';
import { loadFonts } from './fonts.ts';
import type { Asked, SaveWay } from './memeMachine.ts';
import { fileNameAt, MEME_TEXTS } from './texts.ts';

const FAILED = fail('INTERNAL', MEME_TEXTS.saveFailed);
const REFUSED = fail('INTERNAL', SHARING_REFUSED);

/** What a meme's picture looks like, by its id; null: it cannot be had. */
type PictureOf = (id: string) => Promise<CanvasImageSource | null>;

/** A meme as a PNG; null: its picture cannot be had, or there is no memory to draw it. */
export async function memePng(meme: Meme, pictureOf: PictureOf): Promise<Blob | null> {
  await loadFonts();
  const picture = await pictureOf(meme.picture?.id ?? '');
  const canvas = document.createElement('canvas');
  if (picture === null || !drawMeme(canvas, meme, picture)) return null;
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** The effects of the meme machine. */
export function memeActors({ api }: Services, clock: Clock, pictureOf: PictureOf) {
  return {
    generate: fromPromise<Result<{ readonly lines: readonly string[] }>, Asked>(({ input, signal }) =>
      api.call(
        'POST /api/memes/lines',
        {
          prompt: input.prompt.trim().slice(0, PROMPT_MOST),
          template: templateById(input.template)?.id ?? null,
        },
        { signal },
      ),
    ),
    save: fromPromise<Result<string | null>, { readonly meme: Meme; readonly way: SaveWay }>(
      async ({ input: { meme, way } }) => {
        const blob = await memePng(meme, pictureOf);
        if (blob === null) return FAILED;
        const name = fileNameAt(clock.now());
        if (way === 'share') return (await sharePng(blob, name)) ? ok(null) : REFUSED;
        saveFile(blob, name);
        return ok(name);
      },
    ),
  };
}
