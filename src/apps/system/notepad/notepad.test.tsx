import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { DOCUMENTS, inFolder } from '@shared/domain/system/disk/entries.ts';
import { createDisk, type DiskService, type Done } from '../../../services/disk/disk.ts';
import { createTabs } from '../../../services/tabs/tabs.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { key } from '../../../testing/input.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';

/** The disk as another page of the same browser has it. */
let disk: DiskService;
beforeEach(() => {
  fakeDatabase();
  disk = createDisk({ tabs: createTabs(null, null), storage: null });
});

function value<Value>(done: Done<Value>): Value {
  if (!done.ok) throw new Error(done.error);
  return done.value;
}
/** Names and words of the files in Documents. */
async function files(): Promise<readonly (readonly [name: string, words: unknown])[]> {
  await disk.again();
  const found = inFolder(disk.get().entries, DOCUMENTS).map(
    async ({ id, name }) => [name, value(await disk.content(id))] as const,
  );
  return (await Promise.all(found)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
const leave = async (name: string, content: string) =>
  value(await disk.save({ folder: DOCUMENTS, name, content }));

async function until(shell: ShellHarness, isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 30 && !isSo(); turn += 1) await shell.settle();
  expect(isSo()).toBe(true);
}
const words = (shell: ShellHarness) => shell.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
async function write(shell: ShellHarness, text: string): Promise<void> {
  fireEvent.change(words(shell), { target: { value: text } });
  await shell.settle();
}
async function open(file?: string): Promise<ShellHarness> {
  const shell = await openShell({ query: `open=notepad${file === undefined ? '' : `:${file}`}` });
  await until(
    shell,
    () => shell.queryByRole('textbox', { name: 'Note' })?.hasAttribute('readonly') === false,
  );
  return shell;
}
async function choose(shell: ShellHarness, menu: string, entry: string): Promise<void> {
  await shell.press(menu, 'menuitem');
  const found = within(shell.getByRole('menu'));
  await shell.press(
    found.queryByRole('menuitem', { name: entry }) ?? found.getByRole('menuitemcheckbox', { name: entry }),
  );
}
const press = (shell: ShellHarness, dialog: string, button: string) =>
  shell.press(within(shell.getByRole('dialog', { name: dialog })).getByRole('button', { name: button }));
const isTitled = (shell: ShellHarness, title: string) => () => shell.windows().includes(title);

it('saves words as a file that is chosen, and goes on in it (NOTEPAD-1, DISK-11)', async () => {
  const shell = await open();
  expect(shell.active()).toBe('Untitled - Notepad');
  // What is typed at once arrives.
  expect(document.activeElement).toBe(words(shell));
  await write(shell, 'Meet at the diner.');
  key(words(shell), 's', { ctrlKey: true });
  await until(shell, isTitled(shell, 'Save As'));
  const name = () => shell.getByRole('textbox', { name: 'File name:' });
  fireEvent.change(name(), { target: { value: 'Clue' } });
  await shell.settle();
  await press(shell, 'Save As', 'Save');
  await until(shell, isTitled(shell, 'Clue.txt - Notepad'));
  expect(await files()).toEqual([['Clue.txt', 'Meet at the diner.']]);
  await write(shell, 'Meet at the diner at nine.');
  key(words(shell), 's', { ctrlKey: true });
  await shell.settle();
  await shell.settle();
  expect(await files()).toEqual([['Clue.txt', 'Meet at the diner at nine.']]);
});

it('shows no older words after a save, and goes on with what was typed during it (NOTEPAD-1, DISK-6)', async () => {
  const { id } = await leave('Clue.txt', 'one');
  const shell = await open(id);
  await until(shell, () => words(shell).value === 'one');
  await write(shell, 'one two');
  key(words(shell), 's', { ctrlKey: true });
  fireEvent.change(words(shell), { target: { value: 'one two three' } });
  for (let turn = 0; turn < 6; turn += 1) {
    await shell.settle();
    expect(words(shell).value).toBe('one two three');
  }
  expect(await files()).toEqual([['Clue.txt', 'one two']]);
  key(words(shell), 's', { ctrlKey: true });
  for (let turn = 0; turn < 6; turn += 1) {
    await shell.settle();
    expect(words(shell).value).toBe('one two three');
  }
  expect(shell.queryByText(/Another window saved/)).toBeNull();
  expect(await files()).toEqual([['Clue.txt', 'one two three']]);
});

it('asks before a file is replaced by Save As (DISK-11)', async () => {
  await leave('Clue.txt', 'old');
  const shell = await open();
  await write(shell, 'new');
  await choose(shell, 'File', 'Save As...');
  await until(shell, () => shell.queryByText('Clue.txt') !== null);
  fireEvent.change(shell.getByRole('textbox', { name: 'File name:' }), { target: { value: 'clue' } });
  await shell.settle();
  await press(shell, 'Save As', 'Save');
  await shell.press('No');
  expect(await files()).toEqual([['Clue.txt', 'old']]);
  await press(shell, 'Save As', 'Save');
  await shell.press('Replace');
  await until(shell, isTitled(shell, 'Clue.txt - Notepad'));
  expect(await files()).toEqual([['Clue.txt', 'new']]);
});

it('opens texts alone unless all files are wanted, and opens one by its name (DISK-11)', async () => {
  await leave('Clue.txt', 'Look under the bench.');
  await leave('Clue.png', 'no picture');
  const shell = await open();
  await choose(shell, 'File', 'Open...');
  await until(shell, () => shell.queryByText('Clue.txt') !== null);
  expect(shell.queryByText('Clue.png')).toBeNull();
  fireEvent.change(shell.getByRole('combobox', { name: 'Files of type:' }), { target: { value: 'all' } });
  await shell.settle();
  expect(shell.getByText('Clue.png')).toBeTruthy();
  fireEvent.change(shell.getByRole('textbox', { name: 'File name:' }), { target: { value: 'none' } });
  await shell.settle();
  await press(shell, 'Open', 'Open');
  expect(shell.getByText('There is no "none.txt" in this folder.')).toBeTruthy();
  await shell.press('OK');
  fireEvent.change(shell.getByRole('textbox', { name: 'File name:' }), { target: { value: 'clue' } });
  await shell.settle();
  await press(shell, 'Open', 'Open');
  await until(shell, isTitled(shell, 'Clue.txt - Notepad'));
  await until(shell, () => words(shell).value === 'Look under the bench.');
});

it('has unsaved words again after a crash, and asks before they are closed away (NOTEPAD-1, SHELL-27)', async () => {
  const { id } = await leave('Clue.txt', 'old');
  const draft = { wallet: null, place: `note ${id}`, at: 1, value: { text: 'new', version: 1 } };
  localStorage.setItem('drafts', JSON.stringify({ version: 1, value: { wallet: null, drafts: [draft] } }));
  const shell = await open(id);
  expect(words(shell).value).toBe('new');
  await until(shell, isTitled(shell, 'Clue.txt - Notepad'));
  await press(shell, 'Clue.txt - Notepad', 'Close');
  expect(shell.getByText('The text in Clue.txt has changed. Do you want to save the changes?')).toBeTruthy();
  await shell.press('Cancel');
  await write(shell, 'newer');
  expect(localStorage.getItem('drafts')).toContain('"newer"');
  await press(shell, 'Clue.txt - Notepad', 'Close');
  await shell.press('Yes');
  await until(shell, () => shell.queryByRole('textbox', { name: 'Note' }) === null);
  expect(await files()).toEqual([['Clue.txt', 'newer']]);
  expect(localStorage.getItem('drafts')).not.toContain('"newer"');
});

it('gives up unsaved words where the person says so (NOTEPAD-1, SHELL-27)', async () => {
  const shell = await open();
  await write(shell, 'never mind');
  await press(shell, 'Untitled - Notepad', 'Close');
  await shell.press('No');
  await until(shell, () => shell.queryByRole('textbox', { name: 'Note' }) === null);
  expect(localStorage.getItem('drafts')).not.toContain('never mind');
});

it('loses no words of a file that was saved elsewhere meanwhile (DISK-6)', async () => {
  const { id } = await leave('Clue.txt', 'old');
  const shell = await open(id);
  await write(shell, 'mine');
  value(
    await disk.save({ folder: DOCUMENTS, name: 'Clue.txt', content: 'theirs', over: { id, version: 1 } }),
  );
  key(words(shell), 's', { ctrlKey: true });
  await until(shell, () => shell.queryByText(/Another window saved Clue.txt since/) !== null);
  await shell.press('Keep Both');
  await until(shell, isTitled(shell, 'Copy of Clue.txt - Notepad'));
  expect(await files()).toEqual([
    ['Clue.txt', 'theirs'],
    ['Copy of Clue.txt', 'mine'],
  ]);
});

it('finds words, the next by F3, and says where there are none (NOTEPAD-2)', async () => {
  const shell = await open();
  await write(shell, 'gum and Gum');
  key(words(shell), 'f', { ctrlKey: true });
  await shell.settle();
  fireEvent.change(shell.getByRole('textbox', { name: 'Find what:' }), { target: { value: 'gum' } });
  await shell.settle();
  words(shell).setSelectionRange(0, 0);
  await shell.press('Find Next');
  expect([words(shell).selectionStart, words(shell).selectionEnd]).toEqual([0, 3]);
  key(words(shell), 'F3');
  await shell.settle();
  expect([words(shell).selectionStart, words(shell).selectionEnd]).toEqual([8, 11]);
  expect(shell.windows()).not.toContain('Find');
  await write(shell, 'nothing of it');
  key(words(shell), 'F3');
  await shell.settle();
  expect(shell.getByText('Cannot find "gum"')).toBeTruthy();
});

it('writes the time and the date by F5, and breaks lines or does not (NOTEPAD-2)', async () => {
  const shell = await open();
  key(words(shell), 'F5');
  await shell.settle();
  expect(words(shell).value).toMatch(/^\d{1,2}:\d\d [AP]M \d{1,2}\/\d{1,2}\/\d{4}$/);
  expect(words(shell).getAttribute('wrap')).toBe('soft');
  await choose(shell, 'Edit', 'Word Wrap');
  expect(words(shell).getAttribute('wrap')).toBe('off');
});

it('takes 65,536 characters, and opens no file with more (NOTEPAD-3)', async () => {
  const { id } = await leave('Long.txt', 'a'.repeat(65_537));
  const shell = await openShell({ query: `open=notepad:${id}` });
  await until(shell, () => shell.queryByText(/Long.txt is too large for Notepad/) !== null);
  await shell.press('OK');
  expect(words(shell).maxLength).toBe(65_536);
  expect(words(shell).value).toBe('');
});
