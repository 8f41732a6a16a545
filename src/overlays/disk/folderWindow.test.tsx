// Files whose words can be read, as jsdom's cannot.
import { File } from 'node:buffer';
import { fireEvent, within } from '@testing-library/dom';
import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { DOCUMENTS } from '@shared/domain/system/disk/entries.ts';
import { createTabs } from '../../services/tabs/tabs.ts';
import { createDisk } from '../../services/disk/disk.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { key } from '../../testing/input.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';
import { clipboard } from './clipboard.ts';

beforeEach(() => {
  fakeDatabase();
  clipboard.set(null);
});

/** Files that lay on the disk before, in Documents. */
async function leaveFiles(...names: readonly string[]): Promise<void> {
  const disk = createDisk({ tabs: createTabs(null, null), storage: null });
  for (const name of names) await disk.save({ folder: DOCUMENTS, name, content: `words of ${name}` });
}

/** Waits until the database has had its turns, and this is so. */
async function until(shell: ShellHarness, isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 30 && !isSo(); turn += 1) await shell.settle();
  expect(isSo()).toBe(true);
}

const rows = (shell: ShellHarness): readonly HTMLElement[] =>
  within(shell.getByRole('grid'))
    .queryAllByRole('row')
    .filter((row) => row.dataset['key'] !== undefined);
const nameIn = (one: HTMLElement) => one.querySelector('[role=gridcell]')?.textContent;
const names = (shell: ShellHarness) => rows(shell).map(nameIn);
const chosen = (shell: ShellHarness) =>
  rows(shell)
    .filter((one) => one.getAttribute('aria-selected') === 'true')
    .map(nameIn);
const row = (shell: ShellHarness, name: string): HTMLElement => {
  const found = rows(shell).find((one) => one.textContent?.startsWith(name));
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
};
async function click(shell: ShellHarness, name: string, held: MouseEventInit = {}): Promise<void> {
  fireEvent.click(row(shell, name), { detail: 1, ...held });
  await shell.settle();
}
const status = (shell: ShellHarness) => shell.getByRole('status').textContent;

async function openFolder(folder: string = DOCUMENTS): Promise<ShellHarness> {
  const shell = await openShell({ query: `open=my-computer:${folder}` });
  await until(shell, () => shell.queryByRole('grid') !== null);
  return shell;
}
async function doubleClick(shell: ShellHarness, name: string): Promise<void> {
  fireEvent.doubleClick(row(shell, name));
  await shell.settle();
}
async function choose(shell: ShellHarness, menu: string, entry: string): Promise<void> {
  await shell.press(menu, 'menuitem');
  const open = within(shell.getByRole('menu'));
  const found =
    open.queryByRole('menuitemcheckbox', { name: entry }) ?? open.getByRole('menuitem', { name: entry });
  await shell.press(found);
}

it('opens the computer, its drive and its folders, and goes up again, as a guest (DISK-1, DISK-9)', async () => {
  const shell = await openFolder('computer');
  expect(names(shell)).toEqual(['3½ Floppy (A:)', '(C:)', 'Control Panel']);
  await doubleClick(shell, '(C:)');
  expect(shell.active()).toBe('(C:)');
  expect(names(shell)).toEqual(['Desktop', 'Documents', 'Games', 'Pictures', 'Recycle Bin', 'School']);
  expect(status(shell)).toContain('6 object(s)');
  await doubleClick(shell, 'Documents');
  expect(shell.getByText('This folder is empty.')).toBeTruthy();
  for (const _level of ['(C:)', 'My Computer']) {
    key(shell.getByRole('grid'), 'Backspace');
    await shell.settle();
  }
  expect(shell.active()).toBe('My Computer');
  await doubleClick(shell, '3½ Floppy');
  expect(shell.getByText(/One file holds everything on drive C/)).toBeTruthy();
});

it('makes a folder whose name is written at once, and says why a name cannot be (DISK-2)', async () => {
  await leaveFiles('a.txt');
  const shell = await openFolder();
  await choose(shell, 'File', 'New Folder');
  await until(shell, () => shell.queryByRole('textbox', { name: 'Name' }) !== null);
  const field = () => shell.getByRole('textbox', { name: 'Name' });
  expect(field()).toHaveProperty('value', 'New Folder');
  fireEvent.change(field(), { target: { value: 'Poems?' } });
  key(field(), 'Enter');
  await until(shell, () => shell.queryByText(/cannot have any of these/) !== null);
  await shell.press('OK');
  fireEvent.change(field(), { target: { value: 'Poems' } });
  key(field(), 'Enter');
  await until(shell, () => names(shell)[0] === 'Poems');
  expect(chosen(shell)).toEqual(['Poems']);
  expect(shell.queryByRole('textbox', { name: 'Name' })).toBeNull();
});

it('chooses by click, Ctrl, Shift and keys, and says how many and how large (DISK-9)', async () => {
  await leaveFiles('a.txt', 'b.txt', 'c.txt');
  const shell = await openFolder();
  await click(shell, 'a.txt');
  await click(shell, 'c.txt', { ctrlKey: true });
  expect(chosen(shell)).toEqual(['a.txt', 'c.txt']);
  expect(status(shell)).toBe('2 object(s) selected28 bytes');
  await click(shell, 'b.txt');
  await click(shell, 'c.txt', { shiftKey: true });
  expect(chosen(shell)).toEqual(['b.txt', 'c.txt']);
  key(shell.getByRole('grid'), 'a', { ctrlKey: true });
  await shell.settle();
  expect(chosen(shell)).toEqual(['a.txt', 'b.txt', 'c.txt']);
  await choose(shell, 'Edit', 'Invert Selection');
  expect(chosen(shell)).toEqual([]);
  key(shell.getByRole('grid'), 'b');
  await shell.settle();
  expect(chosen(shell)).toEqual(['b.txt']);
});

it('cuts, copies and pastes, to its like as a copy (DISK-4)', async () => {
  await leaveFiles('a.txt');
  const shell = await openFolder();
  await click(shell, 'a.txt');
  key(row(shell, 'a.txt'), 'c', { ctrlKey: true });
  key(row(shell, 'a.txt'), 'v', { ctrlKey: true });
  await shell.settle();
  key(shell.getByRole('grid'), 'v', { ctrlKey: true });
  await until(shell, () => names(shell).length === 2);
  expect(names(shell)).toEqual(['a.txt', 'Copy of a.txt']);
  await click(shell, 'Copy of a.txt');
  key(row(shell, 'Copy of a.txt'), 'x', { ctrlKey: true });
  await shell.settle();
  expect(row(shell, 'Copy of a.txt').dataset['cut']).toBe('true');
  key(shell.getByRole('grid'), 'Backspace');
  await shell.settle();
  await doubleClick(shell, 'School');
  key(shell.getByRole('grid'), 'v', { ctrlKey: true });
  await until(shell, () => names(shell)[0] === 'Copy of a.txt');
  expect(shell.heard()).toContain('drop');
});

it('deletes into the bin, restores from it, and for good after a question alone (DISK-5)', async () => {
  await leaveFiles('a.txt', 'b.txt');
  const shell = await openFolder();
  await click(shell, 'a.txt');
  key(row(shell, 'a.txt'), 'Delete');
  await until(shell, () => names(shell).length === 1);
  key(shell.getByRole('grid'), 'Backspace');
  await shell.settle();
  await doubleClick(shell, 'Recycle Bin');
  expect(names(shell)).toEqual(['a.txt']);
  await click(shell, 'a.txt');
  await doubleClick(shell, 'a.txt');
  expect(shell.getByText('C:\\Documents')).toBeTruthy();
  await shell.press('OK');
  await choose(shell, 'File', 'Restore');
  await until(shell, () => names(shell).length === 0);
  key(shell.getByRole('grid'), 'Backspace');
  await shell.settle();
  await doubleClick(shell, 'Documents');
  expect(names(shell)).toEqual(['a.txt', 'b.txt']);
  await click(shell, 'b.txt');
  key(row(shell, 'b.txt'), 'Delete', { shiftKey: true });
  await shell.settle();
  await shell.press('No');
  expect(names(shell)).toEqual(['a.txt', 'b.txt']);
  key(row(shell, 'b.txt'), 'Delete', { shiftKey: true });
  await shell.settle();
  await shell.press('Yes');
  await until(shell, () => names(shell).length === 1);
});

it('shows the columns of a list, which sort it, and looks so again in the next window (DISK-9)', async () => {
  await leaveFiles('a.txt', 'bb.txt');
  const shell = await openFolder();
  await choose(shell, 'View', 'Details');
  const headers = within(shell.getByRole('grid')).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Name', 'Size', 'Type', 'Modified']);
  await shell.press('Name');
  expect(names(shell)).toEqual(['bb.txt', 'a.txt']);
  expect(headers[0]?.getAttribute('aria-sort')).toBe('descending');
  await shell.press('Size');
  expect(names(shell)).toEqual(['a.txt', 'bb.txt']);
  expect(row(shell, 'a.txt').textContent).toContain('Text Document');
});

it('takes files of the device, each with a name that can be, and gives one back (DISK-10)', async () => {
  await leaveFiles('a.txt');
  const shell = await openFolder();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no way to choose files');
  const files = [new File(['mine'], 'A.TXT'), new File(['4'], 'IMG 12:30.png', { type: 'image/png' })];
  fireEvent.change(input, { target: { files } });
  await until(shell, () => names(shell).length === 3);
  expect(names(shell)).toEqual(['a.txt', 'Copy of A.TXT', 'IMG 12_30.png']);
  const dropped = { types: ['Files'], files: [new File(['b'], 'b.txt')], dropEffect: 'none' };
  fireEvent.drop(shell.getByRole('grid'), { dataTransfer: dropped });
  await until(shell, () => names(shell).length === 4);

  const given: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push(this.download);
  });
  await click(shell, 'b.txt');
  await choose(shell, 'File', 'Save to This Device');
  await until(shell, () => given.length > 0);
  expect(given).toEqual(['b.txt']);
});

it('opens by one tap, and by a finger that rests the menu of what is under it (DISK-9)', async () => {
  await leaveFiles('a.txt');
  const shell = await openFolder('c');
  fireEvent.pointerDown(row(shell, 'Documents'), { pointerType: 'touch', button: 0 });
  fireEvent.pointerUp(row(shell, 'Documents'), { pointerType: 'touch' });
  await click(shell, 'Documents');
  expect(names(shell)).toEqual(['a.txt']);
  fireEvent.pointerDown(row(shell, 'a.txt'), { pointerType: 'touch', button: 0 });
  await shell.settle(600);
  const menu = within(shell.getByRole('menu'));
  expect(menu.getAllByRole('menuitem').map((entry) => entry.textContent)).toContain('RenameF2');
  // The finger's release is no click, not on what has come under it either.
  const entry = menu.getByRole('menuitem', { name: 'Properties' });
  fireEvent.pointerUp(row(shell, 'a.txt'), { pointerType: 'touch' });
  fireEvent.click(entry);
  expect(shell.queryByText('Text Document')).toBeNull();
  fireEvent.pointerDown(entry, { pointerType: 'touch', button: 0 });
  fireEvent.click(entry);
  await shell.settle();
  expect(shell.getByText('Text Document')).toBeTruthy();
});

it('says that nothing is kept where the browser has no database, and works all the same (DISK-7)', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const shell = await openFolder();
  expect(shell.getByRole('note').textContent).toContain('Your browser keeps nothing for this page');
  await choose(shell, 'File', 'New Folder');
  await until(shell, () => names(shell).length === 1);
});

it('offers to start again where a newer version has written the disk (DISK-7)', async () => {
  await new Promise((done) => (indexedDB.open('disk', 99).onsuccess = done));
  const shell = await openShell({ query: 'open=recycle-bin' });
  await until(shell, () => shell.queryByText(/A newer version has written this disk/) !== null);
  expect(shell.getByRole('button', { name: 'Start Again' })).toBeTruthy();
});

it('says what is full, and leaves everything as it was (DISK-7)', async () => {
  await leaveFiles('a.txt');
  const shell = await openFolder();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await choose(shell, 'File', 'New Folder');
  await until(shell, () => shell.queryByText(/not enough room on drive C/) !== null);
  vi.mocked(IDBObjectStore.prototype.put).mockRestore();
  expect(names(shell)).toEqual(['a.txt']);
});

it('is read well by screen readers, with menus and as a list (DISK-9)', async () => {
  await leaveFiles('a.txt');
  const shell = await openFolder();
  await choose(shell, 'View', 'Details');
  const window = shell.getByRole('grid').closest('.w95');
  vi.useRealTimers();
  const { violations } = await axe.run(window ?? document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
