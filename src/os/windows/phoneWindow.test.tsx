import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PHONE_DISPLAY } from '../../testing/fakeStage.ts';
import { openShell } from '../../testing/shellHarness.ts';

it('a window that can be maximized has no button for it on a phone, whose screen it fills', async () => {
  const shell = await openShell({ query: 'open=game-manual', display: PHONE_DISPLAY });
  const window = within(shell.getByRole('dialog', { name: 'Semester Zero Game Manual' }));
  const buttons = ['Minimize', 'Maximize', 'Restore', 'Close'].filter(
    (name) => window.queryByRole('button', { name }) !== null,
  );
  expect(buttons).toEqual(['Minimize', 'Close']);
});

it('a window on a phone on its side has Start and the list of windows in place of the taskbar (SHELL-4)', async () => {
  const display = { ...PHONE_DISPLAY, width: 633, height: 293, low: true };
  const shell = await openShell({ query: 'open=game-manual', display });
  const window = within(shell.getByRole('dialog', { name: 'Semester Zero Game Manual' }));
  await shell.press(window.getByRole('button', { name: 'Windows' }));
  const list = () => within(shell.getByRole('menu', { name: 'Windows' }));
  expect(list().getAllByRole('menuitem')).toHaveLength(1);
  await shell.press(window.getByRole('button', { name: 'Start' }));
  expect(shell.getByRole('menu', { name: 'Start' })).toBeDefined();
});

it('a window on a phone held upright leaves both to the taskbar', async () => {
  const shell = await openShell({ query: 'open=game-manual', display: PHONE_DISPLAY });
  const window = within(shell.getByRole('dialog', { name: 'Semester Zero Game Manual' }));
  expect(window.queryByRole('button', { name: 'Start' })).toBeNull();
});
