import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { setAside, tidyEarlier } from './earlierFiles.mjs';

/** A page that is built again and again, each time from these files. */
function builds(mostBytes) {
  const root = mkdtempSync(join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [present, earlier] = [join(root, 'dist/assets'), join(root, 'earlier/assets')];
  let hour = 0;
  return {
    build(files) {
      setAside(present, earlier);
      rmSync(present, { recursive: true, force: true });
      hour += 1;
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(join(present, 'online'), { recursive: true });
        writeFileSync(join(present, name), text);
        utimesSync(join(present, name), hour * 3600, hour * 3600);
      }
      tidyEarlier(present, earlier, mostBytes);
    },
    kept: () =>
      readdirSync(earlier, { recursive: true })
        .filter((name) => name.includes('.'))
        .sort(),
    text: (name) => readFileSync(join(earlier, name), 'utf8'),
  };
}

it('the files that a new build does not have any more are kept beside it (OFFLINE-6)', () => {
  const { build, kept, text } = builds();
  build({ 'index-1.js': 'one', 'same-1.js': 'same', 'same-1.js.br': 'less', 'online/fcl-1.js': 'wallets' });
  build({ 'index-2.js': 'two', 'same-1.js': 'same' });
  expect(kept()).toEqual(['index-1.js', 'online/fcl-1.js']);
  expect(text('index-1.js')).toBe('one');
  build({ 'index-1.js': 'one' });
  expect(kept()).toEqual(['index-2.js', 'online/fcl-1.js', 'same-1.js']);
});

it('the oldest of them go where they would be too many', () => {
  const { build, kept } = builds(8);
  for (const name of ['a', 'b', 'c', 'd']) build({ [`index-${name}.js`]: 'four' });
  expect(kept()).toEqual(['index-b.js', 'index-c.js']);
});
