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
