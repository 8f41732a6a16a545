import { createEvent, fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { DOCUMENTS, inFolder, RECYCLE_BIN } from '@shared/domain/system/disk/entries.ts';
import { createDisk, type DiskService } from '../../services/disk/disk.ts';
import { createTabs } from '../../services/tabs/tabs.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';

/** The disk as another page of the same browser has it. */
let disk: DiskService;
let poems = '';
beforeEach(async () => {
  fakeDatabase();
  disk = createDisk({ tabs: createTabs(null, null), storage: null });
  const folder = await disk.makeFolder(DOCUMENTS);
  poems = folder.ok ? folder.value.id : '';
  for (const name of ['a.txt', 'b.txt']) await disk.save({ folder: DOCUMENTS, name, content: name });
});

async function names(folder: string): Promise<readonly string[]> {
  await disk.again();
  return inFolder(disk.get().entries, folder)
    .map(({ name }) => name)
    .toSorted();
}

async function until(shell: ShellHarness, isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 30 && !isSo(); turn += 1) await shell.settle();
  expect(isSo()).toBe(true);
}
async function openFolder(): Promise<ShellHarness> {
  const shell = await openShell({ query: `open=my-computer:${DOCUMENTS}` });
  await until(shell, () => shell.queryByRole('grid') !== null);
  return shell;
}
const grid = (shell: ShellHarness) => shell.getAllByRole('grid').at(-1) ?? document.body;
const row = (shell: ShellHarness, name: string): HTMLElement => {
  const found = within(grid(shell))
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.startsWith(name));
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
};

/** What a browser keeps of a drag between its events. */
function drag() {
  const data = new Map<string, string>();
  return {
    get types() {
      return [...data.keys()];
    },
    files: [],
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    dropEffect: 'none',
    effectAllowed: 'all',
  };
}
/** An event of a drag as the browser makes it, which jsdom's has no keys of. */
function send(kind: 'dragOver' | 'drop', on: HTMLElement, dataTransfer: object, ctrlKey = false): void {
  const event = createEvent[kind](on, { dataTransfer });
  Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
  fireEvent(on, event);
}
async function dragTo(shell: ShellHarness, name: string, onto: HTMLElement, isCopy = false): Promise<void> {
  const dataTransfer = drag();
  fireEvent.pointerDown(row(shell, name), { pointerType: 'mouse', button: 0 });
  fireEvent.dragStart(row(shell, name), { dataTransfer });
  await shell.settle();
  send('dragOver', onto, dataTransfer, isCopy);
  await shell.settle();
  send('drop', onto, dataTransfer, isCopy);
  await shell.settle();
}

it('drags all that is chosen into a folder, over which it shows (DISK-15)', async () => {
  const shell = await openFolder();
  fireEvent.click(row(shell, 'a.txt'), { detail: 1 });
  await shell.settle();
  fireEvent.click(row(shell, 'b.txt'), { detail: 1, ctrlKey: true });
  await shell.settle();
  const dataTransfer = drag();
  fireEvent.dragStart(row(shell, 'b.txt'), { dataTransfer });
  send('dragOver', row(shell, 'New Folder'), dataTransfer);
  await shell.settle();
  expect(row(shell, 'New Folder').dataset['over']).toBe('true');
  expect(dataTransfer.dropEffect).toBe('move');
  send('drop', row(shell, 'New Folder'), dataTransfer);
  await until(shell, () => within(grid(shell)).getAllByRole('row').length === 1);
  expect(await names(poems)).toEqual(['a.txt', 'b.txt']);
  expect(row(shell, 'New Folder').dataset['over']).toBeUndefined();
});

it('drags one that was not chosen alone, and with Ctrl a copy (DISK-15)', async () => {
  const shell = await openFolder();
  await dragTo(shell, 'a.txt', row(shell, 'New Folder'), true);
  for (let turn = 0; turn < 30 && (await names(poems)).length === 0; turn += 1) await shell.settle();
  expect(await names(poems)).toEqual(['a.txt']);
  expect(await names(DOCUMENTS)).toEqual(['New Folder', 'a.txt', 'b.txt']);
  expect(shell.heard()).toContain('drop');
});

it('drags into another window, and into the bin (DISK-15)', async () => {
  const shell = await openFolder();
  await shell.openApp('Recycle Bin');
  await until(shell, () => shell.getAllByRole('grid').length === 2);
  const [folder, bin] = shell.getAllByRole('grid');
  const file = within(folder ?? document.body).getByText('a.txt');
  const dataTransfer = drag();
  fireEvent.dragStart(file, { dataTransfer });
  send('drop', bin ?? document.body, dataTransfer);
  await until(shell, () => within(bin ?? document.body).queryByText('a.txt') !== null);
  expect(await names(RECYCLE_BIN)).toEqual(['a.txt']);
});

it('drags onto the icon of the bin (DISK-15)', async () => {
  const shell = await openFolder();
  const icon = shell.getByRole('button', { name: 'Recycle Bin' });
  const dataTransfer = drag();
  fireEvent.dragStart(row(shell, 'b.txt'), { dataTransfer });
  send('dragOver', icon, dataTransfer);
  expect(dataTransfer.dropEffect).toBe('move');
  send('drop', icon, dataTransfer);
  for (let turn = 0; turn < 30 && (await names(RECYCLE_BIN)).length === 0; turn += 1) await shell.settle();
  expect(await names(RECYCLE_BIN)).toEqual(['b.txt']);
});

it('neither drags what is fixed, nor by a finger, nor takes what is of no disk (DISK-15)', async () => {
  const shell = await openShell({ query: 'open=my-computer:c' });
  await until(shell, () => shell.queryByRole('grid') !== null);
  const event = createEvent.dragStart(row(shell, 'Documents'), { dataTransfer: drag() });
  fireEvent(row(shell, 'Documents'), event);
  expect(event.defaultPrevented).toBe(true);
  fireEvent.pointerDown(row(shell, 'Games'), { pointerType: 'touch', button: 0 });
  expect(row(shell, 'Games').draggable).toBe(false);
  const text = drag();
  text.setData('text/plain', 'words');
  const over = createEvent.dragOver(row(shell, 'Games'), { dataTransfer: text });
  fireEvent(row(shell, 'Games'), over);
  expect(text.dropEffect).toBe('none');
});
