import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBundle } from './bundle.mjs';

let folder;
let from;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  from = join(folder, 'finished');
  mkdirSync(from);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('stores frames with the same content once in the atlas', async () => {
  writeFileSync(join(from, 'bundle.json'), JSON.stringify({ atlas: '*' }));
  for (const [name, background] of Object.entries({ first: 'red', again: 'red', other: 'blue' }))
    await sharp({ create: { width: 8, height: 5, channels: 3, background } }).toFile(
      join(from, `${name}.png`),
    );

  await buildBundle({ name: 'town', from, out: folder });

  const text = readFileSync(join(folder, 'town.ts'), 'utf8');
  const frame = (name) => new RegExp(`"${name}": (\\{.*?\\})`).exec(text)?.[1];
  expect(frame('first')).toContain('"w": 8');
  expect(frame('again')).toBe(frame('first'));
  expect(frame('other')).not.toBe(frame('first'));
});

it('refuses a place that takes more of the graphics card than it may', async () => {
  const place = { size: [352, 208], hotspots: {} };
  const sizes = { 'town-day.png': [352, 208], 'town-night.png': [352, 208], 'car.png': [640, 400] };
  for (const [file, [width, height]] of Object.entries(sizes))
    await sharp({ create: { width, height, channels: 3, background: 'red' } }).toFile(join(from, file));
  const describeAs = (places) =>
    writeFileSync(
      join(from, 'bundle.json'),
      JSON.stringify({ atlas: ['car.png'], pictures: ['town-day.png', 'town-night.png'], places }),
    );

  describeAs({ town: place });
  await expect(buildBundle({ name: 'town', from, out: folder })).rejects.toThrow('graphics card');
  describeAs({ wallpapers: [] });
  await expect(buildBundle({ name: 'town', from, out: folder })).resolves.toBeUndefined();
});
