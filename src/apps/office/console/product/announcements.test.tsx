import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openConsole } from '../../../../testing/operatorConsole.ts';
import { WALLET } from '../../../../testing/signedIn.ts';

const PICTURE_DAY = {
  id: '7',
  title: 'Picture Day',
  text: 'Bring a comb.',
  place: 'both',
  starts_at: '2025-01-01T00:00:00.000Z',
  ends_at: null,
  withdrawn_at: null,
  created_at: '2025-01-01T00:00:00.000Z',
  created_by: WALLET,
};

/** Opens the page of an operator whose server has these announcements, and answers what is asked of it by `routes`. */
const open = (announcements: readonly object[], routes: Readonly<Record<string, FakeRoute>>) =>
  openConsole('announcements', { 'GET /api/console/announcements': { announcements, next: null } }, routes);

it('lists what was announced with its state, and withdraws it after it has asked twice', async () => {
  const sent: unknown[] = [];
  const over = { ...PICTURE_DAY, id: '6', title: 'Bake Sale', ends_at: '2025-01-02T00:00:00.000Z' };
  const { shell, console, goAhead } = await open([PICTURE_DAY, over], {
    'POST /api/console/announcements/withdrawal': ({ body }) => {
      sent.push(body);
      return { body: { success: true } };
    },
  });
  const rows = console.getAllByRole('row');
  expect(rows[1]?.textContent).toContain('shown');
  expect(rows[2]?.textContent).toContain('over');
  await shell.press(within(rows[1] ?? document.body).getByRole('button', { name: 'Withdraw' }));
  await goAhead('Withdraw');
  expect(sent).toEqual([{ id: '7', withdrawn: true, reason: 'for a test' }]);
});

it('sends what was written, with its moments by UTC, and empties the form', async () => {
  const sent: unknown[] = [];
  const { console, type, press, goAhead } = await open([], {
    'POST /api/console/announcements': ({ body }) => {
      sent.push(body);
      return { body: { success: true, id: '8' } };
    },
  });
  type('Title:', 'Picture Day');
  type(/^Text/, 'Bring a comb.');
  type('Until (empty: open-ended):', '2026-12-01 18:30');
  await press('Announce...');
  await goAhead('New announcement');
  expect(sent).toEqual([
    {
      title: 'Picture Day',
      text: 'Bring a comb.',
      place: 'both',
      starts_at: null,
      ends_at: '2026-12-01T18:30:00.000Z',
      reason: 'for a test',
    },
  ]);
  expect(console.getByText('It is announced.')).toBeTruthy();
  for (const label of ['Title:', /^Text/, 'Until (empty: open-ended):']) {
    expect(console.getByLabelText<HTMLInputElement>(label).value).toBe('');
  }
});

it('asks nothing about what is incomplete or no moment, and keeps what was written when the server refuses it', async () => {
  const { console, type, press, goAhead } = await open([], {
    'POST /api/console/announcements': () => refusal(400, 'BAD_REQUEST', 'It would end before it begins.'),
  });
  await press('Announce...');
  expect(console.getByText('It needs a title and a text.')).toBeTruthy();
  type('Title:', 'Picture Day');
  type(/^Text/, 'Bring a comb.');
  type('Until (empty: open-ended):', 'soon');
  await press('Announce...');
  expect(console.getByText(/^A moment is a day and an hour/)).toBeTruthy();
  type('Until (empty: open-ended):', '2020-12-01 18:30');
  await press('Announce...');
  await goAhead('New announcement');
  expect(console.getByText('It would end before it begins.')).toBeTruthy();
  expect(console.getByLabelText<HTMLInputElement>('Title:').value).toBe('Picture Day');
});
