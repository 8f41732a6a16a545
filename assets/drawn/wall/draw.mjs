/**
 * `npm run wall-art`: draws the cork of the wall from the board's own, and what hangs there on the demo chain from other
 * finished pictures. Registers what they were made from.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { filesBelow } from '../../../scripts/lib/contentHash.mjs';
import { recordSources } from '../../studio/sources.mjs';
import { CARDS, MEMES } from './works.mjs';

const FINISHED = join(ROOT, 'assets/finished');
const source = (name) => `assets/finished/${name}.png`;

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CORK = { board: 'bulletin-board/bulletin-board', left: 190, top: 22, width: 14, height: 56, side: 64 };

/** The least red that a grain of cork has. */
const DARKEST = 165;

/** A tile of cork without a seam: grains of the board's own, thrown one over the other across the edges. */
async function cork() {
  const { left, top, width, height, side } = CORK;
  const { data } = await sharp(join(ROOT, source(CORK.board)))
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = (left, top, w, h) => {
    for (let y = top; y < top + h; y += 1) {
      for (let x = left; x < left + w; x += 1) if (data[(y * width + x) * 3] < DARKEST) return true;
    }
    return false;
  };
  const random = randomFrom(27);
  const tile = Buffer.alloc(side * side * 3);
  for (let grain = 0; grain < 9000; grain += 1) {
    const [w, h] = [2 + Math.floor(random() * 3), 2 + Math.floor(random() * 3)];
    const [fromX, fromY] = [Math.floor(random() * (width - w)), Math.floor(random() * (height - h))];
    // The board's shadows and specks would be seen in every tile.
    if (isDark(fromX, fromY, w, h)) continue;
    const [toX, toY] = [Math.floor(random() * side), Math.floor(random() * side)];
    for (let y = 0; y < h; y += 1) {
      for (let x = 0; x < w; x += 1) {
        const from = ((fromY + y) * width + fromX + x) * 3;
        const to = (((toY + y) % side) * side + ((toX + x) % side)) * 3;
        data.copy(tile, to, from, from + 3);
      }
    }
  }
  return sharp(tile, { raw: { width: side, height: side, channels: 3 } }).png({ palette: true });
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const FONT = 'font-family="DejaVu Sans Condensed" font-weight="bold"';

/** White capitals with a black edge, as memes have them. */
const caption = (text, y, width, size) =>
  `<text x="${width / 2}" y="${y}" text-anchor="middle" ${FONT} font-size="${size}" fill="#fff" stroke="#181425"
     stroke-width="${size / 7}" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;

const MEME_SCALE = 3;

async function meme({ of, top, bottom, size }) {
  const picture = sharp(join(ROOT, source(of)));
  const { width, height } = await picture.metadata();
  const [w, h] = [width * MEME_SCALE, height * MEME_SCALE];
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    ${caption(top, size * 1.15, w, size)}${caption(bottom, h - size * 0.4, w, size)}</svg>`;
  const large = await picture.resize(w, h, { kernel: 'nearest' }).png().toBuffer();
  return sharp(large)
    .composite([{ input: Buffer.from(words) }])
    .webp({ quality: 86 });
}

const CARD = { width: 528, height: 904 };

/** A trading card: its frame in the color of the clique, the portrait, and what it can do. */
async function card({ of, name, line, color, dark, stats }) {
  const { width, height } = CARD;
  const portrait = await sharp(join(ROOT, source(of)))
    .resize(432, 432, { kernel: 'nearest', fit: 'cover' })
    .png()
    .toBuffer();
  const bars = Object.entries(stats)
    .map(([label, value], index) => {
      const y = 650 + index * 62;
      return `<text x="56" y="${y}" ${FONT} font-size="26" fill="${dark}">${label}</text>
        <rect x="226" y="${y - 24}" width="246" height="28" fill="#00000022"/>
        <rect x="226" y="${y - 24}" width="${(246 * value) / 100}" height="28" fill="${color}"/>`;
    })
    .join('');
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" rx="28" fill="${dark}"/>
    <rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="20" fill="${color}"/>
    <rect x="30" y="30" width="${width - 60}" height="${height - 60}" rx="8" fill="#f8f0d8"/>
    <rect x="30" y="30" width="${width - 60}" height="76" rx="8" fill="${dark}"/>
    <text x="${width / 2}" y="82" text-anchor="middle" ${FONT} font-size="42" fill="#fff">${escaped(name)}</text>
    <rect x="40" y="116" width="448" height="448" fill="${dark}"/>
    ${bars}
    <text x="${width / 2}" y="846" text-anchor="middle" ${FONT} font-size="24" fill="${dark}">${escaped(line)}</text>
  </svg>`;
  return sharp(Buffer.from(frame))
    .composite([{ input: portrait, left: 48, top: 124 }])
    .webp({ quality: 86 });
}

/** The longest side of a small picture (domain/making/works.ts). */
const SMALL_SIDE = 800;

/** The two pictures of a work, as the server would have stored them. */
async function save(file, picture) {
  const whole = await picture.toBuffer();
  writeFileSync(join(FINISHED, `demo-works/${file}.webp`), whole);
  await sharp(whole)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toFile(join(FINISHED, `demo-works/${file}-small.jpg`));
}

mkdirSync(join(FINISHED, 'wall'), { recursive: true });
mkdirSync(join(FINISHED, 'demo-works'), { recursive: true });
await (await cork()).toFile(join(FINISHED, 'wall/cork.png'));
for (const one of MEMES) await save(one.file, await meme(one));
for (const one of CARDS) await save(one.file, await card(one));
writeFileSync(join(FINISHED, 'wall/bundle.json'), `${JSON.stringify({ pictures: ['cork.png'] }, null, 2)}\n`);

const programs = filesBelow(ROOT, ['assets/drawn/wall']);
recordSources(ROOT, ['wall/cork.png'], [...programs, source(CORK.board)]);
for (const { file, of } of [...MEMES, ...CARDS]) {
  recordSources(ROOT, [`demo-works/${file}.webp`, `demo-works/${file}-small.jpg`], [...programs, source(of)]);
}
