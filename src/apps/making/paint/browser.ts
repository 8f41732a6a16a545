import { openPicture } from '../../../overlays/pictures/openPicture.ts';
import { fileOf, penOn } from '../../../overlays/pictures/pen.ts';
import type { Result } from '@shared/kernel/result.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import type { LetterChoice } from './easel/choices.ts';
import type { Mask } from './pixels/mask.ts';
import type { Pixels } from './pixels/pixels.ts';
import { PAINT_TEXTS } from './texts.ts';

/** A picture as the browser draws it; it has the memory of these pixels. */
export const imageOf = ({ width, height, data }: Pixels): ImageData =>
  new ImageData(new Uint8ClampedArray(data.buffer), width, height);

/** A picture as a PNG, pixel by pixel; null: this browser cannot write it. */
export async function pngOf(pixels: Pixels): Promise<Blob | null> {
  const pen = penOn(pixels);
  if (pen === null) return null;
  pen.putImageData(imageOf(pixels), 0, 0);
  return fileOf(pen.canvas);
}

/** Reads a picture that a person brought or kept. What is transparent becomes white, as paper is. */
export async function pixelsIn(file: Blob): Promise<Result<Pixels>> {
  const opened = await openPicture(file);
  if (!opened.ok) return opened;
  const { blob, width, height } = opened.value;
  const context = penOn({ width, height }, { willReadFrequently: true });
  const decoded = await createImageBitmap(blob).catch(() => null);
  if (context === null || decoded === null) return fail('BAD_REQUEST', PAINT_TEXTS.notDrawn);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(decoded, 0, 0);
  decoded.close();
  const { data } = context.getImageData(0, 0, width, height);
  return ok({ width, height, data: new Uint32Array(data.slice().buffer) });
}

/** The height of the desktop's letters, and of their lines (pixels). */
const LETTERS = { size: 11, line: 13 };

/** The font of letters, as CSS has it; `zoom` is how many times its size the picture is shown. */
export const fontOf = ({ isBold, size }: LetterChoice, zoom = 1): string =>
  `${LETTERS.size * size * zoom}px/${LETTERS.line * size * zoom}px ${isBold ? 'win95b' : 'win95'}`;

/** Words in lines that are no wider than a box, as a field with the same letters breaks them. */
function linesOf(words: string, width: number, widthOf: (text: string) => number): readonly string[] {
  return words.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const [word] of paragraph.matchAll(/\S+\s?|\s/g)) {
      if (line !== '' && widthOf((line + word).trimEnd()) > width) {
        lines.push(line);
        line = '';
      }
      line += word;
    }
    return [...lines, line];
  });
}

/** Words as pixels. */
export function lettersAsPixels(words: string, letters: LetterChoice, width: number): Mask | null {
  const ruler = penOn({ width: 1, height: 1 });
  if (ruler === null) return null;
  ruler.font = fontOf(letters);
  const lines = linesOf(words, width, (text) => ruler.measureText(text).width);
  const widest = Math.max(1, ...lines.map((line) => Math.ceil(ruler.measureText(line).width)));
  const high = LETTERS.line * letters.size;
  const context = penOn({ width: widest, height: high * lines.length }, { willReadFrequently: true });
  if (context === null) return null;
  context.font = fontOf(letters);
  context.textBaseline = 'top';
  const above = ((LETTERS.line - LETTERS.size) / 2) * letters.size;
  for (const [index, line] of lines.entries()) context.fillText(line, 0, index * high + above);
  const { data } = context.getImageData(0, 0, widest, high * lines.length);
  return {
    width: widest,
    height: high * lines.length,
    data: Uint8Array.from({ length: data.length / 4 }, (_, index) => data[index * 4 + 3] ?? 0),
  };
}
