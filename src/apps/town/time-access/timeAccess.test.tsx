import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

it('shows each door with badge, hours and countdown, lets in where it is open, and explains the rules (DOOR-2, DOOR-3)', async () => {
  // A Wednesday, 12:30 in Arcadia.
  const shell = await openShell({ query: 'open=time-access&now=2025-10-01T17:30:00Z' });
  const window = within(shell.getByRole('dialog', { name: 'Time-Based Location Access' }));
  const doors = window.getAllByRole('listitem').map((door) => {
    const enter = within(door).getByRole<HTMLButtonElement>('button');
    const [name, badge, , schedule, countdown] = [...door.children].map(({ textContent }) => textContent);
    return [name, badge, schedule, countdown, enter.disabled ? '' : enter.getAttribute('aria-label')];
  });
  expect(doors).toEqual([
    ['Night Club', 'Closed', '9 PM to 3 AM, daily', 'Opens in 8h 30m', ''],
    ['Study Hall', 'Open', '8 AM to 5 PM, Mon to Fri', 'Closes in 4h 30m', 'Enter Study Hall'],
    ['Weekend Hangout', 'Closed', '10 AM to 10 PM, Sun and Sat', 'Opens in 2d 21h', ''],
    ['Lunch Spot', 'Open', '11 AM to 2 PM, daily', 'Closes in 1h 30m', 'Enter Lunch Spot'],
    ['Early Bird Cafe', 'Closed', '6 AM to 10 AM, daily', 'Opens in 17h 30m', ''],
    ['After School Hangout', 'Closed', '3 PM to 8 PM, Mon to Fri', 'Opens in 2h 30m', ''],
  ]);

  expect(window.getByText('Friday at eight: 2d 7h')).toBeTruthy();

  await shell.press('Enter Lunch Spot');
  expect(window.getByText(/^The door of the Lunch Spot opens/)).toBeTruthy();
  await shell.press('How it works', 'tab');
  expect(window.getByText(/A window that ends before it begins spans midnight/)).toBeTruthy();
  expect(window.getByRole('combobox', { name: 'Hour' })).toBeTruthy();
});

const FRIDAY = 'open=time-access&now=2025-10-01T17:30:00Z';
const friday = async (shell: Awaited<ReturnType<typeof openShell>>) => {
  await shell.press('Friday', 'tab');
  return within(shell.getByRole('dialog', { name: 'Time-Based Location Access' }));
};

it('has the Beeper tell a person an hour before the evening, once they ask (NEWS-11)', async () => {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=time-access', routes: routesOf() });
  await shell.settle(1000);
  const tick = (await friday(shell)).getByRole('checkbox', { name: 'Tell me an hour before' });
  expect(tick).toMatchObject({ checked: false, disabled: false });
  await shell.press(tick);
  expect(tick).toHaveProperty('checked', true);
});

it('shows a guest the way to be told (NEWS-11)', async () => {
  const shell = await openShell({ query: FRIDAY });
  await shell.settle(1000);
  const window = await friday(shell);
  expect(window.getByRole('checkbox', { name: 'Tell me an hour before' })).toHaveProperty('disabled', true);
  window.getByRole('button', { name: 'Sign In' });
});
