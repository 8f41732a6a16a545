// Files whose bytes can be read, as jsdom's cannot.
import { Blob as ReadableBlob } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';
import { inFolder, PICTURES } from '@shared/domain/system/disk/entries.ts';
import type { Desktop, Services, Toast } from '../../kernel/app.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { keepMade, type Made } from './keepMade.ts';
import { theDisk } from './theDisk.ts';

beforeEach(() => {
  fakeDatabase();
  vi.stubGlobal('Blob', ReadableBlob);
});

function program() {
  const services = { tabs: fakeBrowser().tab() } as unknown as Services;
  const toasts: Toast[] = [];
  const openFor = vi.fn<Desktop['openFor']>();
  const desktop = {
    openFor,
    toast: (toast: Toast) => toasts.push(toast),
  } as unknown as Desktop;
  const disk = theDisk(services);
  const files = (folder: string = PICTURES) => inFolder(disk.get().entries, folder).map(({ name }) => name);
  const said = () => toasts.map(({ title, description }) => [title, description]);
  return { app: { desktop, services }, disk, toasts, openFor, files, said };
}

const card = (words = 'one', more: Partial<Made> = {}): Made => ({
  file: new Blob([words], { type: 'image/png' }),
  name: 'zoltar-12.png',
  folder: PICTURES,
  ...more,
});

it('lays what a program made into its folder, and says where, which leads there (DISK-12)', async () => {
  const { app, disk, toasts, openFor, said } = program();
  await keepMade(app, card());
  expect(said()).toEqual([['Saved on drive C, too', 'C:\\Pictures\\zoltar-12.png']]);
  toasts[0]?.onPress?.();
  expect(openFor).toHaveBeenCalledExactlyOnceWith('disk', PICTURES);
  const [file] = inFolder(disk.get().entries, PICTURES);
  const content = await disk.content(file?.id ?? '');
  expect(content.ok && content.value instanceof Blob && (await content.value.text())).toBe('one');
});

it('keeps another one of that name beside it, and the same bytes once (DISK-12)', async () => {
  const { app, files, said } = program();
  await keepMade(app, card());
  await keepMade(app, card('two'));
  await keepMade(app, card('one', { name: 'again.png' }));
  expect(files().toSorted()).toEqual(['zoltar-12 (2).png', 'zoltar-12.png']);
  expect(said().at(-1)).toEqual(['On drive C already', 'C:\\Pictures\\zoltar-12.png']);
});

it('says that the file is among the downloads alone where the disk is full (DISK-12)', async () => {
  const { app, disk, files, said } = program();
  await disk.opened;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await keepMade(app, card());
  put.mockRestore();
  expect(said()).toEqual([['Not on drive C', 'Drive C is full. The file is among your downloads alone.']]);
  expect(files()).toEqual([]);
});

it('says so where the bytes cannot be read (DISK-12)', async () => {
  const { app, said } = program();
  await keepMade(app, card());
  const { file } = card('two');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('no memory', 'NotReadableError'));
  await keepMade(app, card('', { file }));
  expect(said().at(-1)?.[0]).toBe('Not on drive C');
});

it('says how long it stays where the browser keeps nothing (DISK-12)', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { app, said } = program();
  await keepMade(app, card());
  expect(said()).toEqual([
    ['Saved on drive C, too', 'C:\\Pictures\\zoltar-12.png, until you close this page'],
  ]);
});
