import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DOCUMENTS } from '@shared/domain/system/disk/entries.ts';
import { createDisk, type DiskService } from '../../../services/disk/disk.ts';
import { createTabs } from '../../../services/tabs/tabs.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { anApp } from '../../../testing/apps.ts';
import { ranNow, runnableFor } from './runnable.ts';

/** The disk as another page of the same browser has it. */
let disk: DiskService;
beforeEach(() => {
  fakeDatabase();
  disk = createDisk({ tabs: createTabs(null, null), storage: null });
});

const PAGE = 'https://flunks.example/town?x=1';
const KNOWN = {
  programs: [{ entry: anApp('profile', { title: 'Create Profile' }), label: "Edit Rosie's Profile" }],
  places: [
    { place: 'arcade', name: 'Arcade' },
    { place: 'jocks-house', name: "Jock's House" },
  ],
  has: (id: string) => ['profile', 'location', 'bulletin-board'].includes(id),
  page: PAGE,
};
const found = (text: string) => runnableFor(text, KNOWN);

it('knows programs by label, title and id, places by name, and the words of an address (SHELL-29)', () => {
  const profile = { kind: 'program', appId: 'profile' };
  for (const text of ['edit rosies profile', 'Create Profile', 'PROFILE', '?open=profile', '"profile"'])
    expect(found(text)).toEqual(profile);
  expect(found('jocks house')).toEqual({ kind: 'place', place: 'jocks-house' });
  const kitchen = { kind: 'program', appId: 'location', params: 'jocks-house-kitchen' };
  expect(found('location:jocks-house-kitchen')).toEqual(kitchen);
  expect(found('https://flunks.example/?open=location:jocks-house-kitchen')).toEqual(kitchen);
  expect(found('c:/Documents')).toEqual({ kind: 'path', path: 'c:/Documents' });
});

it('knows nothing that the person does not have, nor another site (SHELL-29)', () => {
  for (const text of ['console', '?open=console', 'https://elsewhere.example/?open=profile', 'http://', ''])
    expect([text, found(text)]).toEqual([text, null]);
});

it('remembers the last ten, each once (SHELL-29)', () => {
  expect(ranNow(['paint', 'arcade'], 'Arcade')).toEqual(['Arcade', 'paint']);
  expect(ranNow('abcdefghij'.split(''), 'k')).toEqual('kabcdefghi'.split(''));
});

/** Run, opened out of Start. */
async function openRun(shell: ShellHarness) {
  await shell.press('Start');
  await shell.press('Run...', 'menuitem');
  return within(shell.getByRole('dialog', { name: 'Run' }));
}
const enter = async (shell: ShellHarness, run: Awaited<ReturnType<typeof openRun>>, text: string) => {
  fireEvent.change(run.getByRole('textbox', { name: 'Open:' }), { target: { value: text } });
  fireEvent.submit(run.getByRole('textbox', { name: 'Open:' }));
  await shell.settle();
};

it('opens what is named out of Start, and offers it again (SHELL-29)', async () => {
  const shell = await openShell();
  const run = await openRun(shell);
  const field = run.getByRole('textbox', { name: 'Open:' });
  expect(document.activeElement).toBe(field);
  expect(run.getByRole('combobox', { name: 'What you ran last' })).toHaveProperty('disabled', true);
  await enter(shell, run, 'calculator');
  expect([shell.active(), shell.windows().includes('Run')]).toEqual(['Calculator', false]);
  const again = await openRun(shell);
  expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Open:' }).value).toBe('calculator');
  fireEvent.change(again.getByRole('combobox', { name: 'What you ran last' }), {
    target: { value: 'calculator' },
  });
  await shell.keys('Escape');
  expect([shell.active(), shell.windows().includes('Run')]).toEqual(['Calculator', false]);
});

it('opens folders and files of drive C by their paths, as a double click does (SHELL-29, DISK-13)', async () => {
  await disk.save({ folder: DOCUMENTS, name: 'Clue.txt', content: 'By the lake.' });
  const gone = await disk.save({ folder: DOCUMENTS, name: 'Gone.txt', content: '' });
  if (gone.ok) await disk.bin([gone.value.id]);
  const shell = await openShell();
  await enter(shell, await openRun(shell), 'c:\\documents\\clue.txt');
  await vi.waitFor(() => expect(shell.windows()).toContain('Clue.txt - Notepad'));
  await enter(shell, await openRun(shell), 'C:\\Documents');
  await vi.waitFor(() => expect(shell.windows()).toContain('Documents'));
  for (const path of ['c:\\documents\\gone.txt', 'c:\\recycle bin\\gone.txt', 'd:\\']) {
    const run = await openRun(shell);
    await enter(shell, run, path);
    await vi.waitFor(() => expect(shell.active()).toBe(path));
    await shell.keys('Escape');
    await shell.press(run.getByRole('button', { name: 'Cancel' }));
  }
});

it('tells what it cannot find, keeps the words, and is no way round a level or the sign-in (SHELL-29, LEVEL-3)', async () => {
  const shell = await openShell();
  const run = await openRun(shell);
  for (const name of ['console', 'Operator’s Console', 'nowhere']) {
    await enter(shell, run, name);
    expect(shell.active()).toBe(name);
    expect(shell.getByText(`Cannot find the file '${name}' (or one of its components).`, { exact: false }));
    await shell.keys('Escape');
    expect(run.getByRole<HTMLInputElement>('textbox', { name: 'Open:' }).value).toBe(name);
  }
  await enter(shell, run, 'my-locker');
  expect(shell.active()).toBe('Error Starting Program');
});
