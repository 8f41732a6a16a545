import { box, type Art } from './art.ts';
import { SHEET } from './letters.ts';
import type { Ink } from './palette.ts';

/** From one character to the next, and from one line to the next, at scale 1. */
export const ADVANCE = 6;
export const LINE = 9;
const HEIGHT = 7;

/** The pixels of each character that are set, as places within it. */
const GLYPHS: ReadonlyMap<string, ReadonlyArray<readonly [x: number, y: number]>> = new Map(
  SHEET.flatMap(([characters, rows]) =>
    [...characters].map((character, index) => [
      character,
      rows.flatMap((row, y) =>
        [...row.slice(index * ADVANCE, index * ADVANCE + 5)].flatMap((mark, x) =>
          mark === '#' ? [[x, y] as const] : [],
        ),
      ),
    ]),
  ),
);

/** Width of a line of text in pixels. */
export const widthOf = (text: string, scale = 1): number => Math.max(0, text.length * ADVANCE - 1) * scale;
export const heightOf = (scale = 1): number => HEIGHT * scale;

/** Writes one line with its top left corner at x and y. What has no glyph is a space. */
export function write(art: Art, text: string, x: number, y: number, ink: Ink, scale = 1): void {
  [...text].forEach((character, index) => {
    for (const [dx, dy] of GLYPHS.get(character) ?? []) {
      box(art, x + (index * ADVANCE + dx) * scale, y + dy * scale, scale, scale, ink);
    }
  });
}

/** Writes one line in the middle of the picture's width. */
export function writeCenterd(art: Art, text: string, y: number, ink: Ink, scale = 1): void {
  write(art, text, Math.floor((art.width - widthOf(text, scale)) / 2), y, ink, scale);
}

/** The largest whole scale up to `most` at which the text fits into `width`; at least 1. */
export function scaleToFit(text: string, width: number, most: number): number {
  return Math.max(1, Math.min(most, Math.floor(width / widthOf(text))));
}

/** Breaks text into lines of at most `width` pixels at scale 1; a longer word is cut. */
export function wrapped(text: string, width: number): string[] {
  const most = Math.max(1, Math.floor((width + 1) / ADVANCE));
  const lines: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const end = space > 0 ? space : most;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}
