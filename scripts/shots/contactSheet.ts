import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** A picture, where it lies on the sheet, and what stands above it. */
export interface Shot {
  readonly row: number | string;
  readonly column: number | string;
  readonly label: string;
  readonly picture: Buffer;
}

const GAP = 12;
const LABEL = 20;
const PAGE = '#202020';

/** Writes the sheet of these pictures into a file, and says which were not made yet. */
export async function saveSheet(
  file: string,
  shots: readonly Shot[],
  scale: number,
  missing: readonly string[],
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await contactSheet(shots, scale));
  console.log(`${shots.length} pictures on ${file}`);
  if (missing.length > 0) console.log(`Not made yet: ${missing.join('; ')}`);
}

/** Lays small copies of the pictures out by row and column, each below its label, and answers a WebP. */
export async function contactSheet(shots: readonly Shot[], scale: number): Promise<Buffer> {
  const small = await Promise.all(shots.map((shot) => shrink(shot, scale)));
  const columns = sizes(
    small,
    ({ column }) => column,
    ({ width }) => width,
  );
  const rows = sizes(
    small,
    ({ row }) => row,
    ({ height }) => height,
  );
  const xs = offsets(columns, GAP);
  const ys = offsets(rows, GAP + LABEL);
  const width = total(columns, GAP) + GAP;
  const height = total(rows, GAP + LABEL) + GAP;
  const layers = small.flatMap(({ row, column, label, picture }) => {
    const left = xs.get(column) ?? 0;
    const top = ys.get(row) ?? 0;
    return [
      { input: picture, left, top },
      { input: drawn(label), left, top: top - LABEL },
    ];
  });
  return sharp({ create: { width, height, channels: 3, background: PAGE } })
    .composite(layers)
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
}

async function shrink(shot: Shot, scale: number) {
  const { width, height } = await sharp(shot.picture).metadata();
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const picture = await sharp(shot.picture).resize(size.width, size.height).png().toBuffer();
  return { ...shot, ...size, picture };
}

function drawn(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${text.length * 8}" height="${LABEL}">` +
      `<text x="0" y="14" font-family="sans-serif" font-size="12" fill="#e0e0e0">${text}</text></svg>`,
  );
}

/** The largest size in each row or column, in order of appearance. */
function sizes<Item, Key>(items: readonly Item[], key: (item: Item) => Key, size: (item: Item) => number) {
  const largest = new Map<Key, number>();
  for (const item of items) largest.set(key(item), Math.max(largest.get(key(item)) ?? 0, size(item)));
  return largest;
}

function offsets<Key>(lengths: ReadonlyMap<Key, number>, gap: number): Map<Key, number> {
  let at = 0;
  const places = new Map<Key, number>();
  for (const [name, length] of lengths) {
    places.set(name, at + gap);
    at += length + gap;
  }
  return places;
}

function total(lengths: ReadonlyMap<unknown, number>, gap: number): number {
  return [...lengths.values()].reduce((sum, length) => sum + length + gap, 0);
}
