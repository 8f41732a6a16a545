import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applied } from './changes.ts';
import {
  diskOf,
  DOCUMENTS,
  foldersRound,
  inFolder,
  pathOf,
  RECYCLE_BIN,
  ROOT,
  type DiskEntry,
} from './entries.ts';
import { merged } from './merge.ts';
import { nameProblem } from './names.ts';

const folder = (id: string, name: string, within: string = ROOT): DiskEntry => ({
  ...{ kind: 'folder', id, name, folder: within, made: 1, changed: 1 },
});
const file = (id: string, name: string, within: string = DOCUMENTS): DiskEntry => ({
  ...{ kind: 'file', id, name, folder: within, made: 1, changed: 1, size: 1, version: 1 },
});

/** The disk after what a file holds came. */
function after(here: readonly DiskEntry[], held: readonly DiskEntry[], same: readonly string[] = []) {
  const entries = diskOf(here);
  const done = merged(entries, held, {
    newId: (id) => `new ${id}`,
    isSame: (coming, one) => same.includes(`${coming} ${one}`),
  });
  if (!done.ok) throw new Error(done.error);
  return applied(entries, done.value);
}
const paths = (entries: ReturnType<typeof diskOf>) =>
  [...entries.values()].flatMap(({ id, made }) => (made === 0 ? [] : [pathOf(entries, id)])).toSorted();

it('puts what comes beside what is here, and takes nothing away (DISK-14)', () => {
  const here = [folder('p', 'Poems', DOCUMENTS), file('a', 'a.txt', 'p'), file('b', 'b.txt', 'p')];
  const held = [
    folder('x', 'poems', DOCUMENTS),
    file('1', 'A.txt', 'x'),
    file('2', 'b.txt', 'x'),
    file('3', 'c.txt', 'x'),
  ];
  expect(paths(after(here, held, ['2 b']))).toEqual([
    'C:\\Documents\\Poems',
    'C:\\Documents\\Poems\\Copy of A.txt',
    'C:\\Documents\\Poems\\a.txt',
    'C:\\Documents\\Poems\\b.txt',
    'C:\\Documents\\Poems\\c.txt',
  ]);
});

it('brings everything out of reach to C:, and nothing into the bin (DISK-14)', () => {
  const held = [
    folder('a', 'A', 'b'),
    folder('b', 'B', 'a'),
    folder('bin', 'recycle bin'),
    file('1', 'one.txt', 'nowhere'),
    file('2', 'two.txt', RECYCLE_BIN),
    file('3', 'three?.txt', 'bin'),
  ];
  const disk = after([], held);
  expect(inFolder(disk, RECYCLE_BIN)).toEqual([]);
  expect(paths(disk)).toEqual([
    'C:\\B',
    'C:\\B\\A',
    'C:\\Copy of recycle bin',
    'C:\\Copy of recycle bin\\three_.txt',
    'C:\\one.txt',
    'C:\\two.txt',
  ]);
});

it('loses no file of any that comes, whatever its list says (DISK-14)', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd', ROOT, DOCUMENTS, RECYCLE_BIN, 'gone');
  const name = fc.oneof(fc.constantFrom('a', 'A', 'Copy of a', 'Documents', ''), fc.string());
  const entry = fc.record({ id: ids, name, folder: ids, isFile: fc.boolean() });
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id }), (list) => {
      const held = list.map((one) =>
        one.isFile ? file(one.id, one.name, one.folder) : folder(one.id, one.name, one.folder),
      );
      const disk = after([file('here', 'a')], held);
      const came = held.filter(({ kind }) => kind === 'file');
      for (const { id } of came) expect(foldersRound(disk, `new ${id}`).at(-1)).toBe(ROOT);
      for (const round of [ROOT, DOCUMENTS, ...disk.keys()]) {
        const names = inFolder(disk, round).map((one) => one.name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }
      for (const one of disk.values()) expect(nameProblem(one.name)).toBeNull();
    }),
  );
});

it('comes to an end with folders as deep as there can be, none of them deeper than 32 (DISK-14)', () => {
  const held = Array.from({ length: 5_000 }, (_, index) => folder(`f${index}`, 'f', `f${index - 1}`));
  const disk = after([], held.toReversed());
  const depths = held.map(({ id }) => foldersRound(disk, `new ${id}`).length);
  expect(Math.max(...depths)).toBeLessThanOrEqual(32);
});
