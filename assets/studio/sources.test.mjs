import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetSources, readRegister, recordSources, staleSources } from './sources.mjs';

let root;
const put = (path, text) => writeFileSync(join(root, path), text);

describe('the register of finished files', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'register-'));
    for (const folder of ['assets/finished/town', 'studio'])
      mkdirSync(join(root, folder), { recursive: true });
    put('studio/scene.py', 'a');
    put('studio/kit.py', 'b');
    for (const name of ['day', 'night']) {
      put(`assets/finished/town/${name}.png`, name);
      recordSources(root, `town/${name}.png`, ['studio/scene.py', 'studio/kit.py']);
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('finds nothing stale where nothing changed', () => {
    expect(staleSources(root)).toEqual([]);
  });

  it('finds every picture stale that a changed source went into', () => {
    put('assets/finished/town/sign.png', 'sign');
    recordSources(root, 'town/sign.png', ['studio/scene.py']);
    put('studio/kit.py', 'c');
    expect(staleSources(root).map(({ file }) => file)).toEqual(['town/day.png', 'town/night.png']);
  });

  it('finds a picture stale whose file or whose source is gone', () => {
    rmSync(join(root, 'assets/finished/town/day.png'));
    expect(staleSources(root)).toEqual([{ file: 'town/day.png', reason: 'is missing' }]);
    rmSync(join(root, 'studio/kit.py'));
    expect(staleSources(root).map(({ reason }) => reason)).toEqual(['is missing', 'has lost a source']);
  });

  it('tells two sources that swapped their contents from those that did not', () => {
    put('studio/scene.py', 'b');
    put('studio/kit.py', 'a');
    expect(staleSources(root)).toHaveLength(2);
  });

  it('forgets what is no longer made, and keeps the rest', () => {
    forgetSources(root, 'town/day.png');
    expect(Object.keys(readRegister(root))).toEqual(['town/night.png']);
  });

  it('refuses to record a picture whose source does not exist', () => {
    expect(() => recordSources(root, 'town/day.png', ['studio/lost.py'])).toThrow('missing');
  });
});
