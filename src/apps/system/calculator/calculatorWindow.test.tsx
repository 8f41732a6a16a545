import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell } from '../../../testing/shellHarness.ts';

it('is there for guests, is pressed and typed on, and keeps a number in mind (CALC-2, CALC-3)', async () => {
  const shell = await openShell({ query: 'open=calculator' });
  const window = within(shell.getByRole('dialog', { name: 'Calculator' }));
  const display = window.getByLabelText('Display');
  for (const name of ['7', 'Times', '6', 'Equals', 'Keep in mind', 'Clear'])
    await shell.press(window.getByRole('button', { name }));
  expect(display.textContent).toBe('0.');
  expect(window.getByRole('img', { name: 'A number is in mind' })).toBeTruthy();
  display.focus();
  for (const key of ['8', '/', '0', 'Enter']) await shell.keys(key);
  expect(display.textContent).toBe('Cannot divide by zero.');
  await shell.keys('Escape');
  for (const key of ['1', '2', 'Backspace', '*', '3', '=']) await shell.keys(key);
  expect(display.textContent).toBe('3.');
  await shell.press(window.getByRole('button', { name: 'Show the number in mind' }));
  expect(display.textContent).toBe('42.');
});
