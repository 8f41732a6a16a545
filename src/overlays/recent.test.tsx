import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DOCUMENTS } from '@shared/domain/system/disk/entries.ts';
import { createDisk, type DiskService } from '../services/disk/disk.ts';
import { createStorage } from '../services/storage/storage.ts';
import { createTabs } from '../services/tabs/tabs.ts';
import { fakeDatabase } from '../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../testing/shellHarness.ts';
import { recentFiles, rememberFile } from './recent.ts';

/** The disk as another page of the same browser has it. */
let disk: DiskService;
beforeEach(() => {
  fakeDatabase();
  disk = createDisk({ tabs: createTabs(null, null), storage: null });
});

/** Saves an empty text; answers its id. */
async function saved(name: string): Promise<string> {
  const done = await disk.save({ folder: DOCUMENTS, name, content: '' });
  if (!done.ok) throw new Error(`${name} was not saved: ${done.error}`);
  return done.value.id;
}

it('are the last fifteen, each once, without what is gone or in the bin (SHELL-30)', async () => {
  const { lasting } = createStorage();
  const ids = await Promise.all(Array.from({ length: 17 }, (_, at) => saved(`${at}.txt`)));
  for (const id of ids) rememberFile(lasting, disk.get().entries, id);
  const names = () => recentFiles(lasting, disk.get().entries).map(({ name }) => name);
  expect([names().length, names()[0], names()[14]]).toEqual([15, '16.txt', '2.txt']);
  rememberFile(lasting, disk.get().entries, ids[5] ?? '');
  expect([names().length, ...names().slice(0, 2)]).toEqual([15, '5.txt', '16.txt']);
  await disk.bin([ids[16] ?? '']);
  await disk.remove([ids[15] ?? '']);
  expect(names().slice(0, 2)).toEqual(['5.txt', '14.txt']);
});

/** What Recent lists, out of Start, which is left open. */
async function recent(shell: ShellHarness): Promise<readonly (string | null)[]> {
  await shell.press('Start');
  await shell.press('Recent', 'menuitem');
  const menu = within(shell.getByRole('menu', { name: 'Recent' }));
  return menu.getAllByRole('menuitem').map((item) => item.getAttribute('aria-label'));
}

it('are listed in Start, open in their program, and are cleared by Settings (SHELL-30)', async () => {
  await saved('Clue.txt');
  const shell = await openShell();
  expect(await recent(shell)).toEqual(['(Empty)']);
  await shell.press('Start');
  await shell.press('Start');
  await shell.press('Run...', 'menuitem');
  const field = shell.getByRole('textbox', { name: 'Open:' });
  fireEvent.change(field, { target: { value: 'C:\\Documents\\Clue.txt' } });
  fireEvent.submit(field);
  const note = 'Clue.txt - Notepad';
  const isOpen = async (): Promise<void> => {
    await shell.settle();
    expect(shell.active()).toBe(note);
  };
  await vi.waitFor(isOpen);
  await shell.press(within(shell.getByRole('dialog', { name: note })).getByRole('button', { name: 'Close' }));
  expect(await recent(shell)).toEqual(['Clue.txt']);
  await shell.press('Clue.txt', 'menuitem');
  await vi.waitFor(isOpen);
  await shell.press('Start');
  await shell.press('Settings', 'menuitem');
  await shell.press('Privacy', 'tab');
  await shell.press('Clear both lists');
  expect(shell.getByText('Both lists are empty.')).toBeTruthy();
  expect(await recent(shell)).toEqual(['(Empty)']);
});

it('a window that comes back with a reload opens nothing (SHELL-30)', async () => {
  const id = await saved('Clue.txt');
  const shell = await openShell({ query: `open=notepad:${id}` });
  await vi.waitFor(async () => {
    await shell.settle();
    expect(shell.active()).toBe('Clue.txt - Notepad');
  });
  expect(await recent(shell)).toEqual(['(Empty)']);
});
