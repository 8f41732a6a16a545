import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetSources, readRegister, recordSources, sourcesStamp, staleSources } from './sources.mjs';

const SCENE = 'assets/studio/scenes/town.py';
const TUNE = 'assets/studio/tunes/town.mjs';

let root;
const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const remove = (path) => rmSync(join(root, path));
const staleFiles = () => staleSources(root).map(({ file }) => file);

describe('the register of finished files', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'register-'));
    put('assets/studio/kit/shapes.py', 'def box():\n    return 1\n\ndef ball():\n    return 2\n');
    put(SCENE, "from kit.shapes import box\n\nif __name__ == '__main__':\n    box()\n");
    put(TUNE, 'export const tune = [];\n');
    for (const file of ['town/day.png', 'town/night.png', 'town-music/town.webm'])
      put(`assets/finished/${file}`, file);
    put('assets/finished/town/bundle.json', '{}');
    recordSources(root, ['town/day.png', 'town/night.png'], [SCENE]);
    recordSources(root, ['town-music/town.webm'], [TUNE]);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('finds nothing stale where nothing changed', () => {
    expect(staleSources(root)).toEqual([]);
  });

  it('finds every picture stale whose program uses what changed, and says where it lies', () => {
    put('assets/studio/kit/shapes.py', 'def box():\n    return 3\n\ndef ball():\n    return 2\n');
    const reason = 'is older than what it uses of assets/studio/kit/shapes.py';
    expect(staleSources(root)).toEqual([
      { file: 'town/day.png', reason },
      { file: 'town/night.png', reason },
    ]);
  });

  it('finds no picture stale where what changed is used by none', () => {
    put('assets/studio/kit/shapes.py', 'def box():\n    return 1\n\ndef ball():\n    return 3\n');
    expect(staleSources(root)).toEqual([]);
  });

  it('finds a track stale by any change of its tune', () => {
    put(TUNE, 'export const tune = []; // for the town\n');
    expect(staleFiles()).toEqual(['town-music/town.webm']);
  });

  it('finds a picture stale that is gone, or whose source is', () => {
    remove('assets/finished/town/day.png');
    expect(staleSources(root)).toEqual([{ file: 'town/day.png', reason: 'is missing' }]);
    remove('assets/studio/kit/shapes.py');
    remove(TUNE);
    expect(staleSources(root)).toEqual([
      { file: 'town-music/town.webm', reason: `has lost ${TUNE}` },
      { file: 'town/day.png', reason: 'is missing' },
      { file: 'town/night.png', reason: 'has lost assets/studio/kit/shapes.py' },
    ]);
  });

  it('finds a picture stale whose program is gone', () => {
    remove(SCENE);
    expect(staleFiles()).toEqual(['town/day.png', 'town/night.png']);
  });

  it('reports what is in no register: a picture, a track, an icon of the installed app', () => {
    const reason = 'is in no register';
    for (const path of ['assets/finished/town/sign.png', 'assets/finished/lake/lake.m4a', 'public/icon.png'])
      put(path, 'new');
    expect(staleSources(root)).toEqual([
      { file: '../../public/icon.png', reason },
      { file: 'lake/lake.m4a', reason },
      { file: 'town/sign.png', reason },
    ]);
  });

  it('leaves hidden files out', () => {
    put('assets/finished/town/.folder', 'of an editor');
    expect(staleSources(root)).toEqual([]);
  });

  it('finds a picture stale as a new file takes the place of a library', () => {
    put(SCENE, "import math\n\nif __name__ == '__main__':\n    print(math.tau)\n");
    recordSources(root, ['town/day.png', 'town/night.png'], [SCENE]);
    put('assets/studio/math.py', 'tau = 6\n');
    expect(staleFiles()).toEqual(['town/day.png', 'town/night.png']);
  });

  it('accepts what a register says to have no source, while it is there', () => {
    put('assets/finished/photographs/arcade.png', 'taken');
    const line = { files: ['photographs/arcade.png'], noSource: 'Photographs of the product.' };
    put('assets/finished/sources/photographs.json', JSON.stringify([line]));
    expect(staleSources(root)).toEqual([]);
    remove('assets/finished/photographs/arcade.png');
    expect(staleSources(root)).toEqual([{ file: 'photographs/arcade.png', reason: 'is missing' }]);
  });

  it('keeps what has no source as a new picture of its bundle is registered', () => {
    const line = { files: ['town/map.png'], noSource: 'Scanned.' };
    put('assets/finished/town/map.png', 'scanned');
    put('assets/finished/sources/town.json', JSON.stringify([line]));
    recordSources(root, ['town/day.png', 'town/night.png'], [SCENE]);
    expect(staleSources(root)).toEqual([]);
  });

  it('forgets what is no longer made, and keeps the rest', () => {
    recordSources(root, ['town/day.png', 'town-music/town.webm'], [TUNE]);
    forgetSources(root, ['town/day.png']);
    expect(Object.keys(readRegister(root))).toEqual(['town-music/town.webm', 'town/night.png']);
  });

  it('refuses to record a picture whose source does not exist', () => {
    expect(() => recordSources(root, ['town/day.png'], ['assets/studio/scenes/lost.py'])).toThrow('missing');
  });
});

describe('the stamp of the register', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'register-'));
    put('elsewhere/hues.ts', 'red');
    put('assets/finished/traits/hat.svg', 'hat');
    recordSources(root, ['traits/hat.svg'], ['elsewhere/hues.ts']);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['a source changes, wherever it lies', () => put('elsewhere/hues.ts', 'blue')],
    ['a module of the studio changes', () => put('assets/studio/kit/shapes.py', 'a = 1')],
    ['a register changes', () => forgetSources(root, ['traits/hat.svg'])],
    ['a finished file comes', () => put('assets/finished/traits/cap.svg', 'cap')],
    ['a finished file goes', () => remove('assets/finished/traits/hat.svg')],
  ])('is another when %s', (_, change) => {
    const before = sourcesStamp(root);
    expect(sourcesStamp(root)).toBe(before);
    change();
    expect(sourcesStamp(root)).not.toBe(before);
  });
});
