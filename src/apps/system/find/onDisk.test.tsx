import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { DOCUMENTS, PICTURES } from '@shared/domain/system/disk/entries.ts';
import { createDisk, type DiskService } from '../../../services/disk/disk.ts';
import { createTabs } from '../../../services/tabs/tabs.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { openShell } from '../../../testing/shellHarness.ts';

/** The disk as another page of the same browser has it. */
let disk: DiskService;
beforeEach(() => {
  fakeDatabase();
  disk = createDisk({ tabs: createTabs(null, null), storage: null });
});

it('finds files and folders of the disk, and notes by their words, but not in the bin (SHELL-21)', async () => {
  await disk.save({ folder: DOCUMENTS, name: 'Clue.txt', content: 'Meet at the lighthouse.' });
  await disk.save({ folder: PICTURES, name: 'lighthouse.png', content: 'x' });
  const gone = await disk.save({ folder: DOCUMENTS, name: 'lighthouse old.txt', content: '' });
  if (gone.ok) await disk.bin([gone.value.id]);
  const shell = await openShell();
  await shell.keys('F3');
  const find = within(shell.getByRole('dialog', { name: 'Find' }));
  fireEvent.change(find.getByRole('combobox'), { target: { value: 'lighthouse' } });
  const lines = () => find.queryAllByRole('option').map(({ textContent }) => textContent);
  for (let turn = 0; turn < 30 && lines().length < 2; turn += 1) await shell.settle();
  expect(lines()).toEqual(['lighthouse.pngC:\\Pictures', 'Clue.txtC:\\Documents']);
  await shell.keys('ArrowDown');
  fireEvent.submit(find.getByRole('search'));
  for (let turn = 0; turn < 30 && !shell.windows().includes('Clue.txt - Notepad'); turn += 1)
    await shell.settle();
  expect(shell.windows()).toContain('Clue.txt - Notepad');
});
