import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { THING_IDS } from '../../supabase/functions/_shared/domain/town/case/things.ts';
import { bundle } from '../packed/things.ts';

const PACKED = new URL('../packed/things/', import.meta.url);
const MOST_BYTES = 40 * 1024;
const SIZE = 96;
const FRAMES = 16;

const ids = Object.keys(bundle.pictures).sort();

it('has a picture of every thing of the town, and of no other', () => {
  expect([...THING_IDS].sort()).toEqual(ids);
});

it.each(ids)('turns %s once in 16 pictures of at most 40 KB, and has an icon of it', (id) => {
  expect(bundle.pictures[id]).toMatchObject({ width: SIZE * FRAMES, height: SIZE });
  expect(statSync(fileURLToPath(new URL(`${id}.webp`, PACKED))).size).toBeLessThanOrEqual(MOST_BYTES);
  expect(bundle.atlas.frames[`${id}-icon`]).toMatchObject({ w: SIZE / 2, h: SIZE / 2 });
});
