import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applied,
  binned,
  copied,
  folderMade,
  moved,
  removed,
  renamed,
  restored,
  saved,
  type Ruled,
} from './changes.ts';
import {
  diskOf,
  DOCUMENTS,
  foldersRound,
  inFolder,
  isInBin,
  pathOf,
  RECYCLE_BIN,
  ROOT,
  sizeOf,
  type DiskEntries,
} from './entries.ts';

const folder = (id: string, within: string = DOCUMENTS, name = id) => ({
  ...{ kind: 'folder' as const, id, name, folder: within, made: 1, changed: 1 },
});
const file = (id: string, within: string = DOCUMENTS, more = {}) => ({
  ...{
    kind: 'file' as const,
    id,
    name: `${id}.txt`,
    folder: within,
    made: 1,
    changed: 1,
    size: 10,
    version: 1,
  },
  ...more,
});
/** The disk after a change that is allowed. */
function after(entries: DiskEntries, ruled: Ruled): DiskEntries {
  if (!ruled.ok) throw new Error(ruled.error);
  return applied(entries, ruled.value);
}
const refusal = (ruled: Ruled) => (ruled.ok ? null : ruled.error);
const names = (entries: DiskEntries, at: string) =>
  inFolder(entries, at)
    .map(({ name }) => name)
    .toSorted();

const DISK = diskOf([folder('a'), folder('b', 'a'), file('x', 'b'), file('y')]);
let ids = 0;
const newId = () => `new-${(ids += 1)}`;

describe('a disk', () => {
  it('has six folders that can be neither renamed, moved nor deleted (DISK-1)', () => {
    const empty = diskOf([]);
    expect(names(empty, ROOT)).toEqual([
      'Desktop',
      'Documents',
      'Games',
      'Pictures',
      'Recycle Bin',
      'School',
    ]);
    for (const { id } of empty.values()) {
      expect(refusal(renamed(empty, id, 'Mine'))).toBe('fixed');
      expect(refusal(binned(empty, [id]))).toBe('fixed');
      expect(refusal(removed(empty, [id]))).toBe('fixed');
      expect(refusal(moved(empty, [id], 'games'))).toBe('fixed');
      expect(refusal(copied(empty, [id], 'games', { newId, now: 2 }))).toBe('fixed');
    }
  });

  it('says where things are and how large, and shows in C: what lay in a folder that is gone (DISK-1)', () => {
    expect(pathOf(DISK, 'x')).toBe('C:\\Documents\\a\\b\\x.txt');
    expect(pathOf(DISK, ROOT)).toBe('C:\\');
    expect(sizeOf(DISK, 'a')).toBe(10);
    expect(sizeOf(DISK, DOCUMENTS)).toBe(20);
    const lost = diskOf([file('x', 'gone'), folder('p', 'q'), folder('q', 'p')]);
    expect(lost.get('x')?.folder).toBe(ROOT);
    expect(['p', 'q'].map((id) => foldersRound(lost, id).at(-1))).toEqual([ROOT, ROOT]);
  });

  it('gives a name that is free and refuses one that is not (DISK-2)', () => {
    expect(after(DISK, renamed(DISK, 'y', ' Essay.txt ')).get('y')?.name).toBe('Essay.txt');
    expect(after(DISK, renamed(DISK, 'y', 'Y.TXT')).get('y')?.name).toBe('Y.TXT');
    expect(refusal(renamed(DISK, 'y', 'A'))).toBe('taken');
    expect(refusal(renamed(DISK, 'y', 'a/b'))).toBe('refused-letters');
    expect(refusal(renamed(DISK, 'none', 'a'))).toBe('gone');
    const made = after(DISK, folderMade(DISK, DOCUMENTS, { id: 'n', now: 5 }));
    expect(made.get('n')).toMatchObject({ name: 'New Folder', made: 5 });
    expect(refusal(folderMade(DISK, RECYCLE_BIN, { id: 'n', now: 5 }))).toBe('gone');
    expect(refusal(folderMade(DISK, 'y', { id: 'n', now: 5 }))).toBe('gone');
  });

  it('moves no folder into itself (DISK-4)', () => {
    expect(refusal(moved(DISK, ['a'], 'a'))).toBe('in-itself');
    expect(refusal(moved(DISK, ['a'], 'b'))).toBe('in-itself');
    expect(refusal(copied(DISK, ['a'], 'b', { newId, now: 2 }))).toBe('in-itself');
    expect(pathOf(after(DISK, moved(DISK, ['b'], 'games')), 'x')).toBe('C:\\Games\\b\\x.txt');
  });

  it('calls what is moved to its like a copy, and moves all or nothing (DISK-4)', () => {
    const like = diskOf([...DISK.values(), file('z', 'b', { name: 'Y.TXT' })]);
    expect(names(after(like, moved(like, ['y'], 'b')), 'b')).toEqual(['Copy of y.txt', 'Y.TXT', 'x.txt']);
    expect(refusal(moved(DISK, ['y', 'a'], 'b'))).toBe('in-itself');
  });

  it('copies a folder with everything in it (DISK-4)', () => {
    const ruled = copied(DISK, ['a'], DOCUMENTS, { newId, now: 7 });
    const twice = after(DISK, ruled);
    expect(names(twice, DOCUMENTS)).toEqual(['Copy of a', 'a', 'y.txt']);
    const copy = inFolder(twice, DOCUMENTS).find(({ name }) => name === 'Copy of a');
    expect(sizeOf(twice, copy?.id ?? '')).toBe(10);
    expect(ruled.ok && ruled.value.copies?.some(({ from }) => from === 'x')).toBe(true);
  });

  it('puts things into the bin, and back where they lay (DISK-5)', () => {
    const inBin = after(DISK, binned(DISK, ['a', 'y']));
    expect(names(inBin, RECYCLE_BIN)).toEqual(['a', 'y.txt']);
    expect(isInBin(inBin, 'x')).toBe(true);
    expect(refusal(renamed(inBin, 'y', 'b'))).toBe('fixed');
    const back = after(inBin, restored(inBin, ['a', 'y']));
    expect(pathOf(back, 'x')).toBe('C:\\Documents\\a\\b\\x.txt');
    expect(back.get('y')).toEqual(DISK.get('y'));
    expect(after(back, restored(back, ['y']))).toEqual(back);
  });

  it('restores a thing to C: where its folder is gone, and beside one of its name as a copy (DISK-5)', () => {
    const both = after(DISK, binned(DISK, ['x']));
    const gone = after(both, removed(both, ['a']));
    expect(pathOf(after(gone, restored(gone, ['x'])), 'x')).toBe('C:\\x.txt');
    const folderToo = after(both, binned(both, ['a']));
    expect(pathOf(after(folderToo, restored(folderToo, ['x'])), 'x')).toBe('C:\\x.txt');
    const again = after(both, saved(both, { id: 'w', now: 3, folder: 'b', name: 'x.txt', size: 1 }));
    expect(names(after(again, restored(again, ['x'])), 'b')).toEqual(['Copy of x.txt', 'x.txt']);
  });

  it('takes a folder away for good with all that is in it (DISK-5)', () => {
    const ruled = removed(DISK, ['a']);
    expect(ruled.ok && ruled.value.remove?.toSorted()).toEqual(['a', 'b', 'x']);
    expect(names(after(DISK, ruled), DOCUMENTS)).toEqual(['y.txt']);
  });

  it('saves a file in the place of the version that was opened alone (DISK-6)', () => {
    const saving = { id: 'n', now: 9, folder: DOCUMENTS, name: 'n.txt', size: 4 };
    expect(after(DISK, saved(DISK, saving)).get('n')).toMatchObject({ version: 1, size: 4, made: 9 });
    expect(refusal(saved(DISK, { ...saving, name: 'Y.txt' }))).toBe('taken');
    expect(refusal(saved(DISK, { ...saving, folder: RECYCLE_BIN }))).toBe('gone');
    const over = { id: 'y', version: 1 };
    const second = after(DISK, saved(DISK, { ...saving, over }));
    expect(second.get('y')).toMatchObject({ name: 'y.txt', version: 2, size: 4, made: 1, changed: 9 });
    expect(refusal(saved(second, { ...saving, over }))).toBe('changed');
    const inBin = after(DISK, binned(DISK, ['y']));
    expect(refusal(saved(inBin, { ...saving, over }))).toBe('gone');
  });
});

/** Something that a person does on the disk: which of the things that lie there, and where to. */
const step = fc.record({
  act: fc.constantFrom('folder', 'save', 'move', 'copy', 'bin', 'restore', 'remove', 'rename'),
  thing: fc.nat(40),
  place: fc.nat(40),
  name: fc.constantFrom('a', 'A', 'a.txt', 'Copy of a', 'b'),
});

it('stays whole whatever is done: everything is reached from C:, and no folder has a name twice (DISK-4)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let disk = diskOf([]);
      for (const { act, thing, place, name } of steps) {
        const all = [...disk.keys(), ROOT];
        const [id, into] = [all[thing % all.length] ?? ROOT, all[place % all.length] ?? ROOT];
        const fresh = { id: newId(), now: 1 };
        const ruled = {
          folder: () => folderMade(disk, into, fresh),
          save: () => saved(disk, { ...fresh, folder: into, name, size: 1 }),
          move: () => moved(disk, [id], into),
          copy: () => (disk.size > 60 ? binned(disk, []) : copied(disk, [id], into, { newId, now: 1 })),
          bin: () => binned(disk, [id]),
          restore: () => restored(disk, [id]),
          remove: () => removed(disk, [id]),
          rename: () => renamed(disk, id, name),
        }[act]();
        if (!ruled.ok) continue;
        disk = applied(disk, ruled.value);
        for (const at of [...disk.keys()]) expect(foldersRound(disk, at).at(-1)).toBe(ROOT);
        for (const at of [...disk.keys(), ROOT].filter((one) => one !== RECYCLE_BIN)) {
          const called = inFolder(disk, at).map((entry) => entry.name.toLowerCase());
          expect(new Set(called).size).toBe(called.length);
        }
      }
    }),
  );
});
