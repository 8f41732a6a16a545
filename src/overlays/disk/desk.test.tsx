import { createEvent, fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DESKTOP, DOCUMENTS, inFolder, PICTURES, RECYCLE_BIN } from '@shared/domain/system/disk/entries.ts';
import { createDisk, type DiskService } from '../../services/disk/disk.ts';
import { createTabs } from '../../services/tabs/tabs.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';

/** The disk as another page of the same browser has it. */
let disk: DiskService;
beforeEach(async () => {
  fakeDatabase();
  disk = createDisk({ tabs: createTabs(null, null), storage: null });
  await disk.save({ folder: DESKTOP, name: 'To do.txt', content: 'Find the cassette.' });
});

async function names(folder: string): Promise<readonly string[]> {
  await disk.again();
  return inFolder(disk.get().entries, folder)
    .map(({ name }) => name)
    .toSorted();
}

const desktop = (shell: ShellHarness) => within(shell.getByRole('navigation', { name: 'Desktop' }));
/** The icon with this name, once the code of the disk has come. */
async function icon(shell: ShellHarness, name: string): Promise<HTMLElement> {
  await vi.waitFor(async () => {
    await shell.settle();
    expect(desktop(shell).queryByRole('button', { name })).not.toBeNull();
  });
  return desktop(shell).getByRole('button', { name });
}
const gone = (shell: ShellHarness, name: string): Promise<void> =>
  vi.waitFor(async () => {
    await shell.settle();
    expect(desktop(shell).queryByRole('button', { name })).toBeNull();
  });
async function choose(shell: ShellHarness, on: HTMLElement, label: string): Promise<void> {
  fireEvent.contextMenu(on);
  const item = await vi.waitFor(async () => {
    await shell.settle();
    return shell.getByRole('menuitem', { name: new RegExp(`^${label}`) });
  });
  fireEvent.click(item);
  await shell.settle();
}

it('shows what lies in C:\\Desktop after the programs, and opens it as its folder does (DISK-16)', async () => {
  const shell = await openShell();
  fireEvent.dblClick(await icon(shell, 'To do.txt'));
  await vi.waitFor(async () => {
    await shell.settle();
    expect(shell.active()).toBe('To do.txt - Notepad');
  });
  const icons = shell.getAllByRole('button').filter(({ dataset }) => dataset['icon'] !== undefined);
  expect(icons.at(-1)?.getAttribute('aria-label')).toBe('To do.txt');
});

it('puts into the bin what is deleted there, and calls by another name what is renamed (DISK-16)', async () => {
  const shell = await openShell();
  fireEvent.keyDown(await icon(shell, 'To do.txt'), { key: 'F2' });
  const dialog = await vi.waitFor(async () => {
    await shell.settle();
    return within(shell.getByRole('dialog', { name: 'Rename' }));
  });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'Done.txt' } });
  fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
  const renamed = await icon(shell, 'Done.txt');
  expect(await names(DESKTOP)).toEqual(['Done.txt']);
  fireEvent.keyDown(renamed, { key: 'Delete' });
  await gone(shell, 'Done.txt');
  expect(await names(RECYCLE_BIN)).toEqual(['Done.txt']);
});

it('has a menu for each thing, and new folders and texts in its own (DISK-16)', async () => {
  const shell = await openShell();
  await choose(shell, await icon(shell, 'To do.txt'), 'Delete');
  await gone(shell, 'To do.txt');
  await choose(shell, shell.getByRole('navigation', { name: 'Desktop' }), 'New Folder');
  await icon(shell, 'New Folder');
  expect(await names(DESKTOP)).toEqual(['New Folder']);
});

it('takes what is dragged onto it, and onto the bin and the folders that lie there (DISK-15, DISK-16)', async () => {
  await disk.save({ folder: DOCUMENTS, name: 'a.txt', content: 'a' });
  await disk.makeFolder(DESKTOP);
  const shell = await openShell({ query: `open=my-computer:${DOCUMENTS}` });
  const folder = await icon(shell, 'New Folder');
  const file = await vi.waitFor(async () => {
    await shell.settle();
    return within(shell.getByRole('grid')).getByText('a.txt');
  });
  const data = new Map<string, string>();
  const dataTransfer = {
    get types() {
      return [...data.keys()];
    },
    files: [],
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  };
  fireEvent.dragStart(file, { dataTransfer });
  const drop = createEvent.drop(folder, { dataTransfer });
  Object.defineProperty(drop, 'ctrlKey', { value: false });
  fireEvent(folder, drop);
  const inside = inFolder(disk.get().entries, DESKTOP).find(({ kind }) => kind === 'folder')?.id ?? '';
  await expect.poll(() => names(inside)).toEqual(['a.txt']);
  expect(await names(DOCUMENTS)).toEqual([]);
});

it('keeps a shortcut to what a window shows, which leads there again (DISK-17)', async () => {
  const shell = await openShell({ query: 'open=my-computer:pictures' });
  await icon(shell, 'To do.txt');
  await vi.waitFor(async () => {
    await shell.settle();
    expect(shell.active()).toBe('Pictures');
  });
  // The button of the taskbar.
  await choose(shell, shell.getByRole('button', { name: 'Pictures' }), 'Create Shortcut');
  const shortcut = await icon(shell, 'Pictures');
  fireEvent.keyDown(shortcut, { key: 'F2' });
  const dialog = await vi.waitFor(async () => {
    await shell.settle();
    return within(shell.getByRole('dialog', { name: 'Rename' }));
  });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'Drawn' } });
  fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
  const renamed = await icon(shell, 'Drawn');
  expect(await names(DESKTOP)).toEqual(['Drawn.lnk', 'To do.txt']);
  shell.getByRole('button', { name: 'Close' }).click();
  await shell.settle();
  fireEvent.dblClick(renamed);
  await vi.waitFor(async () => {
    await shell.settle();
    expect(shell.active()).toBe('Pictures');
  });
});

it('says of a shortcut that leads to no program here that there is none (DISK-17)', async () => {
  await disk.save({ folder: DESKTOP, name: 'Old.lnk', content: 'a-program-of-tomorrow:1' });
  const shell = await openShell();
  fireEvent.dblClick(await icon(shell, 'Old'));
  await vi.waitFor(async () => {
    await shell.settle();
    expect(shell.getByRole('dialog', { name: 'Problem with Shortcut' })).toBeTruthy();
  });
});

it('captures from the menus of the desktop and of a window, and says where that fails (CAPTURE-1)', async () => {
  const shell = await openShell({ query: 'open=my-computer:pictures' });
  await icon(shell, 'To do.txt');
  const desktop = shell.getByRole('navigation', { name: 'Desktop' });
  for (const [on, label] of [
    [desktop, 'Capture'],
    [shell.getByRole('button', { name: 'Pictures' }), 'Capture Window'],
  ] as const) {
    await choose(shell, on, label);
    // Here is no canvas for a picture.
    const dialog = await vi.waitFor(async () => {
      await shell.settle();
      return shell.getByRole('dialog', { name: 'Capture' });
    });
    expect(dialog.textContent).toContain('nothing was captured');
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await shell.settle();
  }
  expect(await names(PICTURES)).toEqual([]);
});
