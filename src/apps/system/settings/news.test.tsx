import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import type { FakeRoute } from '../../../testing/fakeServer.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const answering =
  (body: object): FakeRoute =>
  () => ({ body: { success: true, ...body } });
const window = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Settings' }));

async function open(answer: object): Promise<ShellHarness> {
  leaveSignedIn();
  const routes = {
    ...routesOf(),
    'GET /api/push': answering(answer),
    'POST /api/push/devices/end': answering({ key: 'a key', devices: 0, isHere: false }),
  };
  const shell = await openShell({ query: 'open=settings:news', routes });
  await shell.settle(1000);
  return shell;
}

it('asks a guest to sign in (PUSH-7)', async () => {
  const shell = await openShell({ query: 'open=settings:news' });
  await shell.settle(1000);
  window(shell).getByText('Your news is in your wallet.');
  window(shell).getByRole('button', { name: 'Sign In' });
});

it('says that the server is not set up, or that the browser cannot, and offers nothing then (PUSH-7)', async () => {
  const shell = await open({ key: null, devices: 0, isHere: false });
  await window(shell).findByText(/^This school computer is not set up for it/);
  expect(window(shell).queryByRole('button', { name: /this device/ })).toBeNull();
  const boxes = window(shell).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.filter(({ disabled }) => !disabled)).toEqual([
    window(shell).getByRole('checkbox', { name: 'Quiet hours' }),
  ]);
  window(shell).getByText(/^Nothing comes while this school computer is not set up/);
});

it('ends it on all devices by one press, from any (PUSH-1)', async () => {
  const shell = await open({ key: 'a key', devices: 2, isHere: false });
  await window(shell).findByText(/^This browser cannot tell you/);
  window(shell).getByText('2 other devices tell you.');
  await shell.press(window(shell).getByRole('button', { name: 'End it on all devices' }));
  await shell.settle(1000);
  expect(
    shell.server.seen.findLast(({ route }) => route === 'POST /api/push/devices/end')?.body,
  ).toMatchObject({
    endpoint: null,
  });
});

it('has each kind switched on by itself, off until then, and those that do not beep not at all (PUSH-4)', async () => {
  const shell = await open({ key: 'a key', devices: 0, isHere: false });
  await window(shell).findByText(/^This browser cannot tell you/);
  const boxes = window(shell).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.filter(({ checked }) => checked)).toEqual([]);
  const box = (name: string) => window(shell).getByRole('checkbox', { name });
  expect(box('The evening of Friday, an hour before')).toHaveProperty('disabled', true);
  await shell.press(box('Comments on my page'));
  expect(box('Comments on my page')).toHaveProperty('checked', true);
  expect(box('GUM from the office')).toHaveProperty('checked', false);
});

it('keeps quiet hours by the clock of this device (PUSH-4)', async () => {
  const shell = await open({ key: 'a key', devices: 0, isHere: false });
  const from = window(shell).getByRole<HTMLSelectElement>('combobox', { name: 'From' });
  expect(from).toMatchObject({ disabled: true, value: '22' });
  await shell.press(window(shell).getByRole('checkbox', { name: 'Quiet hours' }));
  expect(from.disabled).toBe(false);
  window(shell).getByText(/^By the clock of /);
});
