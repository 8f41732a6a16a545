import { BLACK, blank, WHITE, type Pixels } from './pixels.ts';

/** The colors of pictures that are written as text. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  [WHITE, '.'],
  [BLACK, '#'],
  [0xff0000ff, 'r'],
  [0xff00ff00, 'g'],
]);

/** A picture as text, a sign for each pixel and a line for each row. */
export const textOf = ({ width, data }: Pixels): string =>
  Array.from({ length: data.length / width }, (_, y) =>
    [...data.subarray(y * width, (y + 1) * width)].map((color) => SIGNS.get(color) ?? '?').join(''),
  ).join('\n');

/** The picture that such a text is. */
export function pictureOf(...rows: readonly string[]): Pixels {
  const picture = blank(rows[0]?.length ?? 0, rows.length, WHITE);
  const colors = new Map([...SIGNS].map(([color, sign]) => [sign, color]));
  picture.data.set([...rows.join('')].map((sign) => colors.get(sign) ?? WHITE));
  return picture;
}
