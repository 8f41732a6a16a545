/** Lays the 56 items and the eight classes of Pocket Juniors out with their names: docs/shots/juniors.png. Needs no Blender. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  JUNIOR_CLASSES,
  JUNIOR_GROUPS,
} from '../../supabase/functions/_shared/domain/making/juniors/catalogue.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const finished = join(root, 'assets/finished');
const [ITEM, WIDE, HIGH, LABEL, GAP] = [96, 120, 140, 22, 8];
const ROW = HIGH + LABEL + GAP;
const PORTRAIT = { width: 120, height: 140 };

const label = (text, size) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${LABEL}">` +
      `<text x="${WIDE / 2}" y="14" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="#181425">${text}</text></svg>`,
  );

const layers = await Promise.all(
  JUNIOR_CLASSES.map(async ({ id, name, set, color, items }, row) => {
    const top = row * ROW;
    const background = {
      create: { width: WIDE * 8 + GAP, height: ROW - 2, channels: 3, background: color },
    };
    return [
      { input: await sharp(background).png().toBuffer(), left: 0, top },
      {
        input: await sharp(join(finished, `junior-classes/${id}.png`))
          .resize({ ...PORTRAIT, kernel: 'nearest' })
          .png()
          .toBuffer(),
        left: 0,
        top,
      },
      { input: label(`${name}: ${set}`, 9.5), left: 0, top: top + HIGH },
      ...JUNIOR_GROUPS.flatMap(({ id: group }, column) => {
        const left = (column + 1) * WIDE + GAP;
        return [
          {
            input: join(finished, `junior-items/${id}-${group}.png`),
            left: left + (WIDE - ITEM) / 2,
            top: top + 22,
          },
          { input: label(items[group], 10), left, top: top + HIGH },
        ];
      }),
    ];
  }),
);

await sharp({
  create: {
    width: WIDE * 8 + GAP,
    height: ROW * JUNIOR_CLASSES.length - 2,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(layers.flat())
  .png({ palette: true, effort: 8 })
  .toFile(join(root, 'docs/shots/juniors.png'));
