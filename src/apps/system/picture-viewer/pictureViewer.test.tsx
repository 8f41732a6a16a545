// Files whose bytes can be read, as jsdom's cannot.
import { Blob as ReadableBlob } from 'node:buffer';
import { fireEvent, within } from '@testing-library/dom';
import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { inFolder, PICTURES, RECYCLE_BIN } from '@shared/domain/system/disk/entries.ts';
import { createDisk, type DiskService } from '../../../services/disk/disk.ts';
import { createTabs } from '../../../services/tabs/tabs.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { key } from '../../../testing/input.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';

/** The disk as another page of the same browser has it. */
let disk: DiskService;
beforeEach(() => {
  fakeDatabase();
  vi.stubGlobal('Blob', ReadableBlob);
  let made = 0;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => `blob:${(made += 1)}`;
      static override revokeObjectURL = () => undefined;
    },
  );
  disk = createDisk({ tabs: createTabs(null, null), storage: null });
});

/** The beginning of a PNG of this size, which is all that is read here. */
function png(width: number, height: number): Blob {
  const bytes = new Uint8Array(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([bytes]);
}

/** Saves a file and answers its id. */
async function leave(name: string, content: Blob | string, folder: string = PICTURES): Promise<string> {
  const done = await disk.save({ folder, name, content });
  if (!done.ok) throw new Error(done.error);
  return done.value.id;
}

async function until(shell: ShellHarness, isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 30 && !isSo(); turn += 1) await shell.settle();
  expect(isSo()).toBe(true);
}
const room = (shell: ShellHarness) => shell.getByRole('region');
const picture = (shell: ShellHarness) => within(room(shell)).queryByRole<HTMLImageElement>('img');
const isShown = (shell: ShellHarness, name: string) => () => picture(shell)?.alt === name;
const status = (shell: ShellHarness) => [...shell.getByRole('status').children].map((one) => one.textContent);
const open = (id: string) => openShell({ query: `open=picture-viewer:${id}` });

it('shows a picture whole and at other sizes, by keys and by its menu (VIEWER-1)', async () => {
  const shell = await open(await leave('clue.png', png(96, 48)));
  await until(shell, isShown(shell, 'clue.png'));
  expect(shell.active()).toBe('clue.png - Picture Viewer');
  // 892 by 560 pixels of room: no layout here.
  expect([picture(shell)?.width, picture(shell)?.height]).toEqual([768, 384]);
  expect(status(shell)).toEqual(['1 of 1', '96 x 48', '32 bytes', '800%']);
  key(room(shell), '-');
  await shell.settle();
  expect(picture(shell)?.width).toBe(384);
  await shell.press('View', 'menuitem');
  await shell.press('100%', 'menuitemcheckbox');
  expect([picture(shell)?.width, picture(shell)?.dataset['pixels']]).toEqual([96, 'true']);
});

it('goes through the pictures of the folder, round and round (VIEWER-2)', async () => {
  const first = await leave('a.png', png(10, 10));
  await leave('b.png', png(20, 10));
  await leave('note.txt', 'no picture');
  const shell = await open(first);
  await until(shell, isShown(shell, 'a.png'));
  key(room(shell), 'ArrowRight');
  await until(shell, isShown(shell, 'b.png'));
  expect(status(shell)[0]).toBe('2 of 2');
  key(room(shell), 'PageDown');
  await until(shell, isShown(shell, 'a.png'));
  key(room(shell), 'PageUp');
  await until(shell, isShown(shell, 'b.png'));
});

it('puts the picture into the bin and shows the next one, until there is none (VIEWER-2)', async () => {
  const first = await leave('a.png', png(10, 10));
  await leave('b.png', png(20, 10));
  const shell = await open(first);
  await until(shell, isShown(shell, 'a.png'));
  key(room(shell), 'Delete');
  await until(shell, isShown(shell, 'b.png'));
  key(room(shell), 'Delete');
  await until(shell, () => shell.queryByText(/This picture is there no more/) !== null);
  await disk.again();
  expect(inFolder(disk.get().entries, RECYCLE_BIN)).toHaveLength(2);
});

it('is told by the content what a file is, and says why it cannot be shown (VIEWER-1)', async () => {
  const first = await leave('drawing.png', new Blob(['<svg onload="alert(1)"/>']));
  await leave('large.png', png(9_000, 9_000));
  const shell = await open(first);
  await until(shell, () => shell.queryByText(/This is not a picture that can be opened here/) !== null);
  expect(picture(shell)).toBeNull();
  key(room(shell), 'PageDown');
  await until(shell, () => shell.queryByText(/This picture has 81 megapixels/) !== null);
});

it('says so where the browser cannot decode it (VIEWER-1)', async () => {
  const shell = await open(await leave('broken.png', png(10, 10)));
  await until(shell, isShown(shell, 'broken.png'));
  const shown = picture(shell);
  if (shown !== null) fireEvent.error(shown);
  await shell.settle();
  expect(shell.getByText(/This picture is broken/)).toBeTruthy();
});

it('opens a picture and a table of a folder by a double click (DISK-13)', async () => {
  await leave('a.png', png(10, 10));
  await leave('ledger.csv', new Blob(['day,amount'], { type: 'text/csv' }));
  await leave('song.mp3', new Blob(['la']));
  const shell = await openShell({ query: `open=my-computer:${PICTURES}` });
  await until(shell, () => shell.queryByRole('grid') !== null);
  const doubleClick = async (name: string): Promise<void> => {
    fireEvent.doubleClick(within(shell.getByRole('grid')).getByText(name));
    await shell.settle();
  };
  await doubleClick('song.mp3');
  expect(shell.getByText(/No program here opens "song.mp3"/)).toBeTruthy();
  await shell.press('Cancel');
  await doubleClick('ledger.csv');
  await until(shell, () => shell.windows().includes('ledger.csv - Notepad'));
  await doubleClick('a.png');
  await until(shell, () => shell.windows().includes('a.png - Picture Viewer'));
});

it('is read well by screen readers (VIEWER-1)', async () => {
  const shell = await open(await leave('clue.png', png(96, 48)));
  await until(shell, isShown(shell, 'clue.png'));
  const window = room(shell).closest('.w95');
  vi.useRealTimers();
  const { violations } = await axe.run(window ?? document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
