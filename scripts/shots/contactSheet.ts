import sharp from 'sharp';

export interface Shot {
  readonly row: string;
  readonly column: string;
  readonly picture: Buffer;
}

const SCALE = 1 / 4;
const GAP = 12;
const LABEL = 20;
const PAGE = '#202020';

/** Lays small copies of the pictures out by row and column, with their names, and answers a WebP. */
export async function contactSheet(shots: readonly Shot[]): Promise<Buffer> {
  const small = await Promise.all(shots.map(shrink));
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
  const [first] = columns.keys();
  const layers = small.flatMap(({ row, column, picture }) => {
    const left = xs.get(column) ?? 0;
    const top = ys.get(row) ?? 0;
    return [
      { input: picture, left, top },
      { input: label(column === first ? `${row}: ${column}` : column), left, top: top - LABEL },
    ];
  });
  return sharp({ create: { width, height, channels: 3, background: PAGE } })
    .composite(layers)
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
}

async function shrink({ row, column, picture }: Shot) {
  const { width, height } = await sharp(picture).metadata();
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
  return {
    row,
    column,
    ...size,
    picture: await sharp(picture).resize(size.width, size.height).png().toBuffer(),
  };
}

function label(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${text.length * 8}" height="${LABEL}">` +
      `<text x="0" y="14" font-family="sans-serif" font-size="12" fill="#e0e0e0">${text}</text></svg>`,
  );
}

/** The largest size in each row or column, in order of appearance. */
function sizes<Item>(items: readonly Item[], key: (item: Item) => string, size: (item: Item) => number) {
  const largest = new Map<string, number>();
  for (const item of items) largest.set(key(item), Math.max(largest.get(key(item)) ?? 0, size(item)));
  return largest;
}

function offsets(lengths: ReadonlyMap<string, number>, gap: number): Map<string, number> {
  let at = 0;
  const places = new Map<string, number>();
  for (const [name, length] of lengths) {
    places.set(name, at + gap);
    at += length + gap;
  }
  return places;
}

function total(lengths: ReadonlyMap<string, number>, gap: number): number {
  return [...lengths.values()].reduce((sum, length) => sum + length + gap, 0);
}
