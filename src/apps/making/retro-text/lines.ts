import { createArt, type Art } from '../../../screens/art/art.ts';
import { LINE, scaleToFit, widthOf, wrapped, write } from '../../../screens/art/lettering.ts';

/** One line of the words, where it stands and how large. */
export interface PlacedLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const MOST_LINES = 3;
const LARGEST = 6;
const MARGIN = 12;

/** The words in the middle of the picture: as large as they fit, on at most three lines. */
export function placed(art: Pick<Art, 'width' | 'height'>, words: string): readonly PlacedLine[] {
  const room = art.width - 2 * MARGIN;
  for (let scale = LARGEST; scale > 0; scale--) {
    const lines = wrapped(words, Math.floor(room / scale));
    const height = lines.length * LINE * scale;
    const fits = lines.every(
      (line) => scaleToFit(line, room, scale) === scale && widthOf(line, scale) <= room,
    );
    const whole = lines.every((line) => !brokenIn(words, line));
    if (scale > 1 && (!fits || !whole || lines.length > MOST_LINES || height > art.height - 2 * MARGIN))
      continue;
    const top = Math.floor((art.height - height + scale * 2) / 2);
    return lines.slice(0, MOST_LINES).map((text, index) => ({
      text,
      x: Math.floor((art.width - widthOf(text, scale)) / 2),
      y: top + index * LINE * scale,
      scale,
    }));
  }
  return [];
}

/** Whether the end of this line cuts a word of the text in two. */
function brokenIn(words: string, line: string): boolean {
  const last = line.split(' ').at(-1) ?? '';
  return !words.split(/\s+/).includes(last);
}

/** Calls `each` with every pixel that the letters of the lines cover, row by row. */
export function inked(
  art: Pick<Art, 'width' | 'height'>,
  lines: readonly PlacedLine[],
  each: (x: number, y: number, line: PlacedLine) => void,
): void {
  for (const line of lines) {
    const sheet = createArt(art.width, art.height);
    write(sheet, line.text, line.x, line.y, 1, line.scale);
    const end = Math.min(art.height, line.y + LINE * line.scale);
    for (let y = Math.max(0, line.y); y < end; y++) {
      for (let x = 0; x < art.width; x++) if (sheet.pixels[y * art.width + x] === 1) each(x, y, line);
    }
  }
}
