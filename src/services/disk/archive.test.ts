import { beforeEach, expect, it, vi } from 'vitest';
import { DOCUMENTS, inFolder, pathOf, PICTURES } from '@shared/domain/system/disk/entries.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { diskInOneFile, heldIn } from './archive.ts';
import { createDisk, type DiskService, type Done } from './disk.ts';

beforeEach(() => void fakeDatabase());

/** A disk of a browser of its own. */
function browser(): DiskService {
  fakeDatabase();
  return createDisk({ tabs: fakeBrowser().tab(), storage: null });
}
function value<Value>(done: Done<Value> | { ok: true; value: Value } | { ok: false; error: string }): Value {
  if (!done.ok) throw new Error(done.error);
  return done.value;
}
async function filled(): Promise<DiskService> {
  const disk = browser();
  await disk.opened;
  const folder = value(await disk.makeFolder(DOCUMENTS));
  value(await disk.rename(folder.id, 'Poems'));
  value(await disk.save({ folder: folder.id, name: 'Müsli.txt', content: 'Wörter' }));
  value(await disk.save({ folder: PICTURES, name: 'a.png', content: new Blob([new Uint8Array([1, 2, 3])]) }));
  const gone = value(await disk.save({ folder: PICTURES, name: 'gone.png', content: 'x' }));
  value(await disk.bin([gone.id]));
  return disk;
}
const contents = async (disk: DiskService) => {
  const { entries } = disk.get();
  const files = [...entries.values()].filter(({ kind }) => kind === 'file');
  const read = files.map(async ({ id }) => {
    const content = value(await disk.content(id));
    return [pathOf(entries, id), typeof content === 'string' ? content : await content.text()];
  });
  return (await Promise.all(read)).toSorted();
};
const taken = async (disk: DiskService, file: Blob) => value(await disk.takeIn(value(await heldIn(file))));
const problem = async (file: Blob) => {
  const held = await heldIn(file);
  return held.ok ? null : held.error;
};
const head = (list: object, contentsOf = '', version = 1, length?: number) => {
  const json = JSON.stringify(list);
  return new Blob([`FLUNKS 95 DISK ${version}\n${length ?? json.length}\n${json}${contentsOf}`]);
};
const note = { kind: 'file', id: '1', folder: 'c', name: 'a.txt', made: 1, changed: 1, size: 3, version: 1 };

it('takes everything but the bin to another browser, and brings it once (DISK-14)', async () => {
  const file = value(await diskInOneFile(await filled()));
  const other = browser();
  await other.opened;
  expect(await taken(other, file)).toHaveLength(3);
  const all = [
    ['C:\\Documents\\Poems\\Müsli.txt', 'Wörter'],
    ['C:\\Pictures\\a.png', '\u0001\u0002\u0003'],
  ];
  expect(await contents(other)).toEqual(all);
  expect(await taken(other, file)).toEqual([]);
  expect(await contents(other)).toEqual(all);
});

it('keeps both where a file of that name is another one, once (DISK-14)', async () => {
  const file = value(await diskInOneFile(await filled()));
  const other = browser();
  await other.opened;
  value(await other.save({ folder: PICTURES, name: 'A.png', content: 'mine' }));
  for (const _turn of [1, 2]) await taken(other, file);
  const names = inFolder(other.get().entries, PICTURES).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['A.png', 'Copy of a.png']);
});

it('brings all of it or nothing where the disk is full (DISK-14)', async () => {
  const file = value(await diskInOneFile(await filled()));
  const other = browser();
  await other.opened;
  let puts = 0;
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    puts += 1;
    if (puts > 3) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  });
  expect(await other.takeIn(value(await heldIn(file)))).toEqual({ ok: false, error: 'full' });
  await other.again();
  expect(await contents(other)).toEqual([]);
});

it('refuses what holds no disk, not a whole one, or too much (DISK-14)', async () => {
  expect(await problem(head([note], 'abc'))).toBeNull();
  expect(await problem(head([note], 'abc', 2))).toBe('newer');
  const broken = [
    new Blob(['PK']),
    new Blob([]),
    head([note], 'ab'),
    head([note], 'abcd'),
    head([note], 'abc', 1, 99_999_999),
    head([note], 'abc', 1, 5),
    head([note, note], 'abcabc'),
    head([{ ...note, size: -3 }], 'abc'),
    head([{ ...note, size: 1e300 }], 'abc'),
    head([{ ...note, made: 9e15 }], 'abc'),
    head([{ ...note, kind: 'link' }], 'abc'),
    head({ list: [] }),
    head(Array.from({ length: 5_001 }, (_, id) => ({ ...note, id: String(id), size: 0 }))),
  ];
  for (const file of broken) expect(await problem(file)).toBe('broken');
});
