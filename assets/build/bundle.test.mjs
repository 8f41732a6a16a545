import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBundle } from './bundle.mjs';
import { checkModels, checkWeight, MAP } from './weight.mjs';

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

  await buildBundle({ name: 'town', from, out: folder, stamp: 'f00d' });

  const text = readFileSync(join(folder, 'town.ts'), 'utf8');
  const frame = (name) => new RegExp(`"${name}": (\\{.*?\\})`).exec(text)?.[1];
  expect(frame('first')).toContain('"w": 8');
  expect(frame('again')).toBe(frame('first'));
  expect(frame('other')).not.toBe(frame('first'));
});

it('has the page ask for a picture, or have it in its script where the bundle says so', async () => {
  const picture = { create: { width: 8, height: 5, channels: 3, background: 'red' } };
  await sharp(picture).toFile(join(from, 'hand.png'));
  const imported = async (inline) => {
    writeFileSync(join(from, 'bundle.json'), JSON.stringify({ inline, pictures: ['hand.png'] }));
    await buildBundle({ name: 'cursors', from, out: folder, stamp: 'f00d' });
    return /from '.\/cursors\/hand\.\w+\?(\w+)'/.exec(readFileSync(join(folder, 'cursors.ts'), 'utf8'))?.[1];
  };
  expect(await imported(undefined)).toBe('url');
  expect(await imported(true)).toBe('inline');
});

it('packs models, says how much each weighs, and refuses what is none', async () => {
  const figure = new URL('../finished/pocket-juniors/figure.glb', import.meta.url);
  copyFileSync(figure, join(from, 'figure.glb'));
  writeFileSync(join(from, 'bundle.json'), JSON.stringify({ models: ['figure.glb'] }));
  await buildBundle({ name: 'toys', from, out: folder, stamp: 'f00d' });

  const text = readFileSync(join(folder, 'toys.ts'), 'utf8');
  expect(text).toContain("from './toys/figure.glb?url'");
  const packed = statSync(join(folder, 'toys/figure.glb')).size;
  expect(text).toContain(`"models": { "figure": { "url": url0, "bytes": ${packed} } }`);
  expect(packed).toBeLessThan(statSync(figure).size / 2);

  writeFileSync(join(from, 'figure.glb'), 'not a model');
  await expect(buildBundle({ name: 'toys', from, out: folder, stamp: 'f00d' })).rejects.toThrow(
    'Asset bundle "toys"',
  );
});

it('refuses models that weigh more together than they may', () => {
  expect(() => checkModels(1_250_000)).not.toThrow();
  expect(() => checkModels(1_260_000)).toThrow('at most 1228.8 KB');
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
  await expect(buildBundle({ name: 'town', from, out: folder, stamp: 'f00d' })).rejects.toThrow(
    'graphics card',
  );
  describeAs({ wallpapers: [] });
  await expect(buildBundle({ name: 'town', from, out: folder, stamp: 'f00d' })).resolves.toBeUndefined();
});

it('takes a scene of the story with what moves in it, and refuses one that is too large', async () => {
  const scene = { size: [416, 208], picture: 'lake', loops: [] };
  const describeAs = async (width) => {
    await sharp({ create: { width, height: 208, channels: 3, background: 'blue' } }).toFile(
      join(from, 'lake.png'),
    );
    writeFileSync(
      join(from, 'bundle.json'),
      JSON.stringify({ pictures: ['lake.png'], scenes: { lake: scene } }),
    );
  };
  await describeAs(416);
  await buildBundle({ name: 'lake', from, out: folder, stamp: 'f00d' });
  expect(readFileSync(join(folder, 'lake.ts'), 'utf8')).toContain('"scenes": { "lake": { "size": [416, 208]');
  await describeAs(2_000);
  await expect(buildBundle({ name: 'lake', from, out: folder, stamp: 'f00d' })).rejects.toThrow(
    'graphics card',
  );
});

it('cuts a map into tiles that are the picture, lossless, and an overview of it', async () => {
  const [width, height] = [300, 260];
  const data = Buffer.alloc(width * height * 3, 90).map((value, index) => (index % 7 === 0 ? 200 : value));
  await sharp(data, { raw: { width, height, channels: 3 } }).toFile(join(from, 'town-day.png'));
  const description = { tiled: ['town-day.png'], maps: { town: { size: [width, height] } } };
  writeFileSync(join(from, 'bundle.json'), JSON.stringify(description));

  await buildBundle({ name: 'town', from, out: folder, stamp: 'f00d' });

  const text = readFileSync(join(folder, 'town.ts'), 'utf8');
  expect(text).toContain('"tiled": { "town-day": { "width": 300, "height": 260, "tile": 256');
  const files = [...text.matchAll(/from '\.\/(town\/town-day-\d-\d\.\w+)\?url'/g)].map(([, file]) => file);
  expect(files).toHaveLength(4);
  for (const file of files) {
    const [x, y] = file.match(/\d/g).map((digit) => Number(digit) * 256);
    const part = { left: x, top: y, width: Math.min(256, width - x), height: Math.min(256, height - y) };
    const tile = await sharp(join(folder, file)).removeAlpha().raw().toBuffer();
    const cut = await sharp(join(from, 'town-day.png')).extract(part).removeAlpha().raw().toBuffer();
    expect(tile.equals(cut)).toBe(true);
  }
});

it('lets a map weigh more than a place, and no more than it may', () => {
  const parts = (bytes) => [{ width: 256, height: 256, bytes }];
  expect(() => checkWeight(parts(1_600_000), MAP)).not.toThrow();
  expect(() => checkWeight(parts(1_700_000), MAP)).toThrow('at most 1638.4 KB');
});
