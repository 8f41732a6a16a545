import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBundle } from './bundle.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bundle-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('stores frames with the same content once in the atlas', async () => {
  const from = join(folder, 'finished');
  mkdirSync(from);
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
