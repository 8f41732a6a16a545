import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DOCUMENTS, ROOT } from '@shared/domain/system/disk/entries.ts';
import { createDisk, NOT_FOLLOWED } from '../../services/disk/disk.ts';
import { createTabs } from '../../services/tabs/tabs.ts';
import { fakeDatabase } from '../../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../testing/signedIn.ts';
import { factsOfDisk } from './facts.ts';

beforeEach(() => {
  fakeDatabase();
});

const found = <Value,>(shell: ShellHarness, look: () => Value | null): Promise<Value> =>
  vi.waitFor(async () => {
    await shell.settle();
    const value = look();
    if (value === null) throw new Error('it is not there yet');
    return value;
  });
/** What the properties of the first file of Documents say of where it is kept. */
async function keptText(shell: ShellHarness, name: string): Promise<string> {
  const row = await found(shell, () => within(shell.getByRole('grid')).queryByText(name));
  fireEvent.click(row, { detail: 1 });
  await shell.settle();
  fireEvent.keyDown(row, { key: 'Enter', altKey: true });
  const dialog = await found(shell, () => shell.queryByRole('dialog', { name: `${name} Properties` }));
  const text = dialog.textContent;
  await shell.press(within(dialog).getByRole('button', { name: 'OK' }));
  return text;
}

it('says what is in this browser only, and keeps it with the wallet at the person’s wish (DISK-20)', async () => {
  const disk = createDisk({ tabs: createTabs(null, null), storage: null });
  await disk.save({ folder: ROOT, name: 'guest.txt', content: 'of the browser' });
  leaveSignedIn();
  const shell = await openShell({ query: `open=my-computer:${ROOT}`, routes: routesOf() });
  const note = await found(shell, () => shell.queryByRole('note'));
  expect(note.textContent).toContain('One thing on this disk is in this browser only, for all who use it.');
  expect(await keptText(shell, 'guest.txt')).toContain('In this browser only');
  await shell.press(within(note).getByRole('button', { name: 'Keep with My Wallet' }));
  await vi.waitFor(async () => {
    await shell.settle();
    expect(shell.queryByRole('note')).toBeNull();
  });
  expect(await keptText(shell, 'guest.txt')).toContain('On its way to your wallet');
});

it('says to a guest that a file is in this browser only, and asks no server (DISK-20)', async () => {
  const disk = createDisk({ tabs: createTabs(null, null), storage: null });
  await disk.save({ folder: DOCUMENTS, name: 'a.txt', content: 'a' });
  const shell = await openShell({ query: `open=my-computer:${DOCUMENTS}` });
  expect(await keptText(shell, 'a.txt')).toContain('In this browser only');
  expect(shell.queryByRole('note')).toBeNull();
  expect(shell.server.count('GET /api/disk')).toBe(0);
});

it('says of the drive that the layout of icons stays in this browser (DISK-22)', () => {
  const following = { ...NOT_FOLLOWED, status: 'kept', layout: 'full' } as const;
  const { details = [] } = factsOfDisk({ entries: new Map() }, null, following);
  expect(details.at(-1)).toEqual(['Layout of icons', "In this browser only: your wallet's 256 KB are full"]);
});
