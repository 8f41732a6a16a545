import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pythonFiles } from './pythonFiles.mjs';
import { forgetSources, readRegister, recordSources, staleSources } from './sources.mjs';

const SCENE = 'assets/studio/scenes/town.py';
const REGISTER = 'assets/finished/sources.json';
const TUNE = 'assets/studio/tunes/town.mjs';

let root;
const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const add = (line) =>
  put(REGISTER, JSON.stringify([...JSON.parse(readFileSync(join(root, REGISTER), 'utf8')), line]));
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

  it('finds every picture stale whose program imports what changed, and says which program', () => {
    put('assets/studio/kit/shapes.py', 'def box():\n    return 3\n\ndef ball():\n    return 2\n');
    const reason = `is older than ${SCENE}, or than what they import`;
    expect(staleSources(root)).toEqual([
      { file: 'town/day.png', reason },
      { file: 'town/night.png', reason },
    ]);
  });

  it('finds no picture stale where what changed is imported by none', () => {
    put('assets/studio/kit/lamps.py', 'def lamp():\n    return 3\n');
    expect(staleSources(root)).toEqual([]);
  });

  it('finds a track stale by any change of its tune', () => {
    put(TUNE, 'export const tune = []; // for the town\n');
    expect(staleFiles()).toEqual(['town-music/town.webm']);
  });

  it('finds a picture stale that is gone, or whose source is', () => {
    remove('assets/finished/town/day.png');
    expect(staleSources(root)).toEqual([{ file: 'town/day.png', reason: 'is missing' }]);
    remove(TUNE);
    expect(staleSources(root)).toEqual([
      { file: 'town-music/town.webm', reason: `has lost ${TUNE}` },
      { file: 'town/day.png', reason: 'is missing' },
    ]);
  });

  it('finds a picture stale that lost a module', () => {
    remove('assets/studio/kit/shapes.py');
    expect(staleFiles()).toEqual(['town/day.png', 'town/night.png']);
  });

  it('finds a picture stale whose program is gone', () => {
    remove(SCENE);
    expect(staleFiles()).toEqual(['town/day.png', 'town/night.png']);
  });

  it('reports what is not in the register: a picture, a track, an icon of the installed app (LOOK-1)', () => {
    const reason = 'is not in the register';
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
    add(line);
    expect(staleSources(root)).toEqual([]);
    remove('assets/finished/photographs/arcade.png');
    expect(staleSources(root)).toEqual([{ file: 'photographs/arcade.png', reason: 'is missing' }]);
  });

  it('keeps what has no source as a new picture of its bundle is registered', () => {
    const line = { files: ['town/map.png'], noSource: 'Scanned.' };
    put('assets/finished/town/map.png', 'scanned');
    add(line);
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

describe('the files of a Python program', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'python-'));
    for (const path of ['kit/__init__.py', 'kit/box.py', 'kit/ball.py', 'kit/lamp.py', 'builders/lane.py'])
      put(`assets/studio/${path}`, '');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['a module', 'from kit.box import box', ['kit/box.py', 'kit/__init__.py']],
    [
      'modules of a package',
      'from kit import box, lamp as light',
      ['kit/box.py', 'kit/lamp.py', 'kit/__init__.py'],
    ],
    [
      'names in brackets',
      'from kit import (\n    box,  # square\n    ball,\n)',
      ['kit/box.py', 'kit/ball.py', 'kit/__init__.py'],
    ],
    ['a module by its whole name', 'import kit.ball as ball, math', ['kit/ball.py', 'kit/__init__.py']],
    [
      'an import in a function',
      'def build():\n    from kit.box import box',
      ['kit/box.py', 'kit/__init__.py'],
    ],
    ['a neighbour', 'from ..builders import lane', ['builders/lane.py']],
    ['a library', 'import math\nfrom mathutils import Vector', []],
  ])('are those of %s', (_, text, files) => {
    put(SCENE, text);
    const wanted = [SCENE, ...files.map((file) => `assets/studio/${file}`)];
    expect(pythonFiles(root)(SCENE).sort()).toEqual(wanted.sort());
  });

  it('are also those that a module imports', () => {
    put('assets/studio/builders/lane.py', 'from kit.lamp import lamp');
    put(SCENE, 'from builders.lane import lane');
    expect(pythonFiles(root)(SCENE)).toContain('assets/studio/kit/lamp.py');
  });

  it('end where modules import each other', () => {
    put('assets/studio/kit/box.py', 'from kit.ball import ball');
    put('assets/studio/kit/ball.py', 'from kit.box import box');
    put(SCENE, 'import kit.box');
    expect(pythonFiles(root)(SCENE)).toHaveLength(4);
  });
});
