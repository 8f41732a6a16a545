// Files whose bytes can be read, as jsdom's cannot.
import { Blob as ReadableBlob } from 'node:buffer';
import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DOCUMENTS } from '@shared/domain/system/disk/entries.ts';
import { createDisk } from '../../services/disk/disk.ts';
import { createTabs } from '../../services/tabs/tabs.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';

/** The files that were given to the person. */
const given: { readonly name: string; readonly file: Blob }[] = [];
/** What they choose when they are asked for a file of their device. */
let chosen: unknown = null;

beforeEach(() => {
  fakeDatabase();
  given.length = 0;
  vi.stubGlobal('Blob', ReadableBlob);
  let last: Blob | null = null;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => {
        last = file;
        return 'blob:file';
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last !== null) given.push({ name: this.download, file: last });
  });
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [chosen] });
    this.dispatchEvent(new Event('change'));
  });
});

async function until(shell: ShellHarness, isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 30 && !isSo(); turn += 1) await shell.settle();
  expect(isSo()).toBe(true);
}
async function openDrive(): Promise<ShellHarness> {
  const shell = await openShell({ query: 'open=my-computer' });
  await until(shell, () => shell.queryByRole('grid') !== null);
  fireEvent.doubleClick(within(shell.getByRole('grid')).getByText('3½ Floppy (A:)'));
  await shell.settle();
  return shell;
}

it('saves the disk as one file, and says what came of reading it back (DISK-14)', async () => {
  const disk = createDisk({ tabs: createTabs(null, null), storage: null });
  const saved = await disk.save({ folder: DOCUMENTS, name: 'a.txt', content: 'words' });
  const shell = await openDrive();
  await shell.press('Save Drive C');
  await until(shell, () => given.length > 0);
  expect(given[0]?.name).toMatch(/^drive-c-\d{4}-\d\d-\d\d\.disk$/);
  chosen = given[0]?.file;
  if (saved.ok) await disk.remove([saved.value.id]);
  for (const said of ['1 file came onto drive C.', 'Nothing is new: 1 file of it was on drive C already.']) {
    fireEvent.doubleClick(within(shell.getByRole('grid')).getByText('3½ Floppy (A:)'));
    await shell.settle();
    await shell.press('Read a File...');
    await until(shell, () => shell.queryByText(said) !== null);
    await shell.press('OK');
  }
});

it('says so where a file holds no disk (DISK-14)', async () => {
  chosen = Object.assign(new Blob(['PK zip']), { name: 'homework.zip' });
  const shell = await openDrive();
  await shell.press('Read a File...');
  await until(shell, () => shell.queryByText(/homework.zip holds no drive C/) !== null);
});
