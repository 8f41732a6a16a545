import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blank, blit, encodeSmallest, readPicture } from './encode.mjs';
import { pack } from './pack.mjs';

/** What the desktop writes: Latin-1, typographic quotes and dashes, bullet, ellipsis, euro, trade mark, arrows, check. */
const WANTED = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2713, 0x2713],
];

/** Empty pixels round each glyph: room for the line that the page draws round it (src/engine/assets/font.ts). */
const MARGIN = 1;

/**
 * Packs the glyphs of every BMFont in the folder that the desktop uses into one picture.
 *
 * @param {string} folder with <face>.fnt (BMFont text format) beside <face>.png
 * @returns {Promise<{ picture: { bytes: Buffer, extension: string }, faces: Record<string, {
 *   lineHeight: number, base: number, chars: Record<string, number[]> }> }>} chars: a column of numbers for each property,
 *   which packs better than a row for each character; `gap` is how far its code is behind the one before
 */
export async function buildFaces(folder) {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.fnt'))
    .map((file) => file.slice(0, -'.fnt'.length))
    .sort();
  const sources = [];
  for (const name of names) {
    const description = parseBmFont(readFileSync(join(folder, `${name}.fnt`), 'utf8'));
    sources.push({ name, ...description, page: await readPicture(join(folder, description.file)) });
  }
  const glyphs = sources.flatMap(({ name, chars }) =>
    chars.map(({ id, width, height }) => ({
      name: `${name}:${id}`,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    })),
  );
  const packed = pack(glyphs);
  const picture = blank(packed.width, packed.height);
  const faces = {};
  for (const { name, lineHeight, base, chars, page } of sources) {
    const columns = { gap: [], x: [], y: [], width: [], height: [], xOffset: [], yOffset: [], advance: [] };
    faces[name] = { lineHeight, base, chars: columns };
    let code = 0;
    for (const char of chars) {
      const { width: w, height: h } = char;
      const frame = packed.frames[`${name}:${char.id}`];
      const [x, y] = [frame.x + MARGIN, frame.y + MARGIN];
      blit(page, picture, { x, y }, { x: char.x, y: char.y, w, h });
      const row = [char.id - code, x, y, w, h, char.xoffset, char.yoffset, char.xadvance];
      Object.values(columns).forEach((column, index) => column.push(row[index]));
      code = char.id;
    }
  }
  return { picture: await encodeSmallest(picture), faces };
}

/**
 * @param {string} text a font description in BMFont's text format, with one page
 * @throws when a line the build needs is missing
 */
export function parseBmFont(text) {
  const lines = text.split('\n').map((line) => {
    const [tag = ''] = line.split(' ', 1);
    const fields = [...line.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, key, value]) => [
      key,
      value.startsWith('"') ? value.slice(1, -1) : Number(value.split(',')[0]),
    ]);
    return { tag, fields: Object.fromEntries(fields) };
  });
  const common = lines.find(({ tag }) => tag === 'common')?.fields;
  const file = lines.find(({ tag }) => tag === 'page')?.fields.file;
  if (!common || !file) throw new Error('The font description has no "common" or no "page" line');
  const chars = lines
    .filter(({ tag, fields }) => tag === 'char' && isWanted(fields.id))
    .map(({ fields }) => fields)
    .sort((a, b) => a.id - b.id);
  return { file, lineHeight: common.lineHeight, base: common.base, chars };
}

function isWanted(id) {
  return WANTED.some(([first, last]) => id >= first && id <= last);
}
