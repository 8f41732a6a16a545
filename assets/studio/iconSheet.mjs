/** Lays every finished icon out in both sizes, with its name, and writes docs/shots/icons.png. Needs no Blender. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'assets/finished/icons');
const [SCALE, COLUMNS, GAP, LABEL] = [2, 8, 8, 18];
const [WIDE, HIGH] = [(32 + 16) * SCALE + 3 * GAP, 32 * SCALE + LABEL + GAP];

const names = readdirSync(folder)
  .filter((file) => file.endsWith('-32.png'))
  .map((file) => file.slice(0, -'-32.png'.length))
  .sort();

const enlarged = (name, size) =>
  sharp(join(folder, `${name}-${size}.png`))
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .png()
    .toBuffer();

const label = (text) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${LABEL}">` +
      `<text y="12" font-family="sans-serif" font-size="11" fill="#ffffff">${text}</text></svg>`,
  );

const layers = await Promise.all(
  names.map(async (name, index) => {
    const left = (index % COLUMNS) * WIDE + GAP;
    const top = Math.floor(index / COLUMNS) * HIGH + GAP;
    return [
      { input: await enlarged(name, 32), left, top },
      { input: await enlarged(name, 16), left: left + 32 * SCALE + GAP, top: top + 16 * SCALE },
      { input: label(name), left, top: top + 32 * SCALE },
    ];
  }),
);

await sharp({
  create: {
    width: COLUMNS * WIDE + GAP,
    height: Math.ceil(names.length / COLUMNS) * HIGH + GAP,
    channels: 3,
    background: '#008080',
  },
})
  .composite(layers.flat())
  .png({ palette: true, effort: 8 })
  .toFile(join(root, 'docs/shots/icons.png'));
