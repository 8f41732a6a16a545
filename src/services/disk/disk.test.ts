import { afterEach, describe, expect, it, vi } from 'vitest';
import { DOCUMENTS, inFolder, RECYCLE_BIN } from '@shared/domain/system/disk/entries.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { fileOf } from './content.ts';
import { createDisk, type DiskService, type Done } from './disk.ts';

afterEach(() => vi.unstubAllGlobals());

const clock = { now: () => epochMs(1_000) };
const page = (browser = fakeBrowser()): DiskService =>
  createDisk({ tabs: browser.tab(), clock, storage: null });

/** What was done. Throws where it was not. */
function value<Value>(done: Done<Value>): Value {
  if (!done.ok) throw new Error(done.error);
  return done.value;
}
const problem = (done: Done<unknown>) => (done.ok ? null : done.error);
const note = (content: string, name = 'Notes.txt') => ({ folder: DOCUMENTS, name, content });
const names = (disk: DiskService, folder: string = DOCUMENTS) =>
  inFolder(disk.get().entries, folder)
    .map(({ name }) => name)
    .toSorted();

describe('a disk in the browser', () => {
  it('keeps words and bytes over a reload (DISK-1)', async () => {
    const database = fakeDatabase();
    const first = page();
    const text = value(await first.save(note('Müsli')));
    expect(text).toMatchObject({ name: 'Notes.txt', size: 6, version: 1, made: 1_000 });
    const picture = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
    const saved = value(await first.save({ folder: 'pictures', name: 'a.png', content: picture }));
    expect(saved.size).toBe(3);

    fakeDatabase(database);
    const later = page();
    expect(later.get().status).toBe('opening');
    await later.opened;
    expect(later.get().status).toBe('ready');
    expect(names(later)).toEqual(['Notes.txt']);
    expect(value(await later.content(text.id))).toBe('Müsli');
    const found = value(await later.content(saved.id));
    expect(await fileOf('a.png', found).bytes()).toEqual(new Uint8Array([1, 2, 3]));
    expect(problem(await later.content('none'))).toBe('gone');
  });

  it('does what its rules allow, with the contents (DISK-4, DISK-5)', async () => {
    fakeDatabase();
    const disk = page();
    const { id } = value(await disk.save(note('one')));
    const folder = value(await disk.makeFolder(DOCUMENTS));
    value(await disk.copy([id], folder.id));
    const [copy] = inFolder(disk.get().entries, folder.id);
    expect(value(await disk.content(copy?.id ?? ''))).toBe('one');
    value(await disk.rename(folder.id, 'Poems'));
    expect(problem(await disk.rename(id, 'poems'))).toBe('taken');
    expect(problem(await disk.move([folder.id], folder.id))).toBe('in-itself');
    value(await disk.bin([folder.id, id]));
    expect(names(disk, RECYCLE_BIN)).toEqual(['Notes.txt', 'Poems']);
    value(await disk.restore([id]));
    expect(names(disk)).toEqual(['Notes.txt']);
    value(await disk.remove(inFolder(disk.get().entries, RECYCLE_BIN).map(({ id }) => id)));
    expect(problem(await disk.content(copy?.id ?? ''))).toBe('gone');
    value(await disk.remove([id]));
    expect(names(disk)).toEqual([]);
  });

  it('leaves the old file where the browser is full, and says so (DISK-6, DISK-7)', async () => {
    fakeDatabase();
    const disk = page();
    const { id, version } = value(await disk.save(note('old')));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(problem(await disk.save({ ...note('new'), over: { id, version } }))).toBe('full');
    put.mockRestore();
    expect(value(await disk.content(id))).toBe('old');
    expect(disk.get().entries.get(id)).toMatchObject({ version: 1, size: 3 });
    value(await disk.save({ ...note('newer'), over: { id, version } }));
    expect(value(await disk.content(id))).toBe('newer');
  });

  it('leaves the old file where the page ends in the middle of a save (DISK-6)', async () => {
    const database = fakeDatabase();
    const disk = page();
    const { id, version } = value(await disk.save(note('old')));
    const { put } = IDBObjectStore.prototype;
    const crash = vi.spyOn(IDBObjectStore.prototype, 'put');
    // The entry is written, and then the content is not.
    crash.mockImplementation(function (this: IDBObjectStore, found: unknown, key?: IDBValidKey) {
      if (this.name === 'contents') throw new Error('the page is gone');
      return put.call(this, found, key);
    });
    expect(problem(await disk.save({ ...note('new'), over: { id, version } }))).toBe('failed');
    expect(problem(await disk.save(note('other', 'Other.txt')))).toBe('failed');
    crash.mockRestore();
    fakeDatabase(database);
    const later = page();
    await later.opened;
    expect(names(later)).toEqual(['Notes.txt']);
    expect(later.get().entries.get(id)).toMatchObject({ version: 1, size: 3 });
    expect(value(await later.content(id))).toBe('old');
  });

  it('shows in each tab what another did, and loses no words of either (DISK-6)', async () => {
    fakeDatabase();
    const browser = fakeBrowser();
    const [one, other] = [page(browser), page(browser)];
    const { id, version } = value(await one.save(note('both opened this')));
    await vi.waitFor(() => expect(names(other)).toEqual(['Notes.txt']));
    value(await one.save({ ...note('of the one'), over: { id, version } }));
    expect(problem(await other.save({ ...note('of the other'), over: { id, version } }))).toBe('changed');
    expect(value(await other.content(id))).toBe('of the one');
    expect(other.get().entries.get(id)).toMatchObject({ version: 2 });
    expect(problem(await other.save(note('of the other')))).toBe('taken');
    value(await other.save(note('of the other', 'Copy of Notes.txt')));
    await vi.waitFor(() => expect(names(one)).toEqual(['Copy of Notes.txt', 'Notes.txt']));
  });

  it('takes changes of two tabs at once one after the other (DISK-6)', async () => {
    fakeDatabase();
    const browser = fakeBrowser();
    const [one, other] = [page(browser), page(browser)];
    const made = await Promise.all(
      [one, other, one, other].map(async (disk) => value(await disk.makeFolder(DOCUMENTS)).name),
    );
    expect(made.toSorted()).toEqual(['New Folder', 'New Folder (2)', 'New Folder (3)', 'New Folder (4)']);
  });

  it('works for this visit where the browser has no database (DISK-7)', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const disk = page();
    await disk.opened;
    expect(disk.get().status).toBe('visit');
    const { id } = value(await disk.save(note('for now')));
    value(await disk.copy([id], 'school'));
    expect(names(disk, 'school')).toEqual(['Notes.txt']);
    expect(value(await disk.content(id))).toBe('for now');
    const later = page();
    await later.opened;
    expect(names(later)).toEqual([]);
  });

  it('leaves a disk alone that a newer version has written (DISK-7)', async () => {
    const database = fakeDatabase();
    await new Promise((done) => {
      database.open('disk', 99).onsuccess = ({ target }) => {
        if (target instanceof IDBOpenDBRequest) target.result.close();
        done(null);
      };
    });
    const disk = page();
    await disk.opened;
    expect(disk.get().status).toBe('newer');
    expect(problem(await disk.save(note('mine')))).toBe('newer');
  });

  it('gives way to a newer version in another tab (DISK-7)', async () => {
    const database = fakeDatabase();
    const disk = page();
    value(await disk.save(note('mine')));
    await new Promise((done) => (database.open('disk', 99).onsuccess = done));
    expect(disk.get().status).toBe('newer');
    expect(names(disk)).toEqual(['Notes.txt']);
    expect(problem(await disk.save(note('more', 'More.txt')))).toBe('newer');
  });

  it('says that a database is broken which cannot be read, and changes nothing (DISK-7)', async () => {
    fakeDatabase();
    const all = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    all.mockImplementation(() => {
      throw new DOMException('corrupt', 'UnknownError');
    });
    const disk = page();
    await disk.opened;
    expect(disk.get().status).toBe('broken');
    expect(problem(await disk.save(note('mine')))).toBe('failed');
    all.mockRestore();
    expect(problem(await disk.save(note('mine')))).toBeNull();
    expect(disk.get().status).toBe('ready');
  });

  it('passes over an entry of another shape, and keeps it (DISK-7)', async () => {
    const database = fakeDatabase();
    const disk = page();
    const { id } = value(await disk.save(note('mine')));
    await new Promise((done) => {
      database.open('disk').onsuccess = ({ target }) => {
        if (!(target instanceof IDBOpenDBRequest)) return;
        const act = target.result.transaction('entries', 'readwrite');
        act.objectStore('entries').put({ id: 'odd', kind: 'hologram' }, 'odd');
        act.oncomplete = done;
      };
    });
    const later = page();
    value(await later.rename(id, 'Other.txt'));
    expect([...later.get().entries.keys()]).not.toContain('odd');
    const kept = await new Promise((done) => {
      database.open('disk').onsuccess = ({ target }) => {
        if (!(target instanceof IDBOpenDBRequest)) return;
        target.result.transaction('entries').objectStore('entries').get('odd').onsuccess = ({
          target: found,
        }) => done(found instanceof IDBRequest ? found.result : null);
      };
    });
    expect(kept).toEqual({ id: 'odd', kind: 'hologram' });
  });

  it('tells the room that the browser gives, and nothing where it does not say (DISK-8)', async () => {
    fakeDatabase();
    const { tab } = fakeBrowser();
    const free = (estimate: () => Promise<StorageEstimate>) =>
      createDisk({ tabs: tab(), storage: { estimate } }).free();
    expect(await free(() => Promise.resolve({ quota: 5_000, usage: 1_200 }))).toBe(3_800);
    expect(await free(() => Promise.resolve({ quota: 5_000, usage: 6_000 }))).toBe(0);
    expect(await free(() => Promise.resolve({}))).toBeNull();
    expect(await free(() => Promise.reject(new Error('blocked')))).toBeNull();
    expect(await page().free()).toBeNull();
  });
});
