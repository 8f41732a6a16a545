import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetSources, recordSources } from '../studio/sources.mjs';
import { buildAssets } from './build.mjs';

let root;
const finished = (bundle) => join(root, 'assets/finished', bundle);
const draw = (text) => writeFileSync(join(root, 'assets/draw.mjs'), text);

async function addBundle(name, background) {
  mkdirSync(finished(name), { recursive: true });
  writeFileSync(join(finished(name), 'bundle.json'), JSON.stringify({ pictures: ['one.png'] }));
  await sharp({ create: { width: 4, height: 4, channels: 3, background } }).toFile(
    join(finished(name), 'one.png'),
  );
  recordSources(root, [`${name}/one.png`], ['assets/draw.mjs']);
}

function removeBundle(name) {
  rmSync(finished(name), { recursive: true });
  forgetSources(root, [`${name}/one.png`]);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(root, 'assets'));
  draw('rectangle');
  await addBundle('arcade', 'red');
  await addBundle('bakery', 'blue');
  await addBundle('cinema', 'green');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('packing the assets', () => {
  it('packs again only what changed, and takes away what is gone', async () => {
    expect(await buildAssets(root)).toEqual(['arcade', 'bakery', 'cinema']);
    expect(await buildAssets(root)).toEqual([]);
    await addBundle('bakery', 'white');
    removeBundle('cinema');
    expect(await buildAssets(root)).toEqual(['bakery']);
    expect(existsSync(join(root, 'assets/packed/cinema.ts'))).toBe(false);
    const packed = join(root, 'assets/packed/arcade');
    for (const file of readdirSync(packed)) rmSync(join(packed, file));
    expect(await buildAssets(root)).toEqual(['arcade']);
  });

  it('refuses what is not packed, or no longer wanted, where nothing is to be packed', async () => {
    const check = () => buildAssets(root, { refuse: true });
    await expect(check()).rejects.toThrow('what is there of arcade, bakery, cinema is out of date');
    await buildAssets(root);
    expect(await check()).toEqual([]);
    await addBundle('bakery', 'white');
    removeBundle('cinema');
    await expect(check()).rejects.toThrow('what is there of bakery, cinema is out of date');
  });

  it('keeps what it has packed when one bundle is broken', async () => {
    writeFileSync(join(finished('bakery'), 'one.png'), 'not a picture');
    await expect(buildAssets(root)).rejects.toThrow('bakery');
    await addBundle('bakery', 'blue');
    expect(await buildAssets(root)).toEqual(['bakery']);
  });

  it('refuses pictures that are older than their sources, each time until they are made again', async () => {
    await buildAssets(root);
    draw('circle');
    await expect(buildAssets(root)).rejects.toThrow('assets/finished/arcade/one.png is older');
    await expect(buildAssets(root)).rejects.toThrow('assets/finished/cinema/one.png is older');
    for (const name of ['arcade', 'bakery', 'cinema']) await addBundle(name, 'red');
    expect(await buildAssets(root)).toEqual(['bakery', 'cinema']);
  });

  it('refuses a picture that the register does not name', async () => {
    await buildAssets(root);
    writeFileSync(join(finished('arcade'), 'two.png'), 'drawn by hand');
    await expect(buildAssets(root)).rejects.toThrow('assets/finished/arcade/two.png is not in the register');
  });
});
