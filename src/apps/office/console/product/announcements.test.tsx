import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf, WALLET } from '../../../../testing/signedIn.ts';

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

const listOf =
  (...announcements: readonly object[]): FakeRoute =>
  () => ({ body: { success: true, announcements, next: null } });
const consoleOf = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Operator’s Console' }));
const press = (within: Pick<ShellHarness, 'getByRole'>, name: string) =>
  fireEvent.click(within.getByRole('button', { name }));

/** Opens the page of an operator whose server has these announcements, and answers what is asked of it by `routes`. */
async function open(announcements: FakeRoute, routes: Readonly<Record<string, FakeRoute>> = {}) {
  leaveSignedIn();
  const refreshed = answersOfServer()['POST /api/auth/refresh'] as { session: object };
  const shell = await openShell({
    query: 'open=console',
    routes: {
      ...routesOf({
        ...answersOfServer(),
        'POST /api/auth/refresh': { ...refreshed, session: { ...refreshed.session, role: 'ADMIN' } },
        'GET /api/console/audit': { entries: [], next: null },
      }),
      'GET /api/console/announcements': announcements,
      ...routes,
    },
  });
  await shell.settle();
  const [list] = consoleOf(shell).getAllByRole('combobox', { name: 'Pages', hidden: true });
  fireEvent.change(list ?? document.body, { target: { value: 'announcements' } });
  await shell.settle();
  return shell;
}

const type = (shell: ShellHarness, label: string | RegExp, value: string) =>
  fireEvent.change(consoleOf(shell).getByLabelText(label), { target: { value } });

/** Gives a reason, and says yes when it is asked again. */
async function goAhead(shell: ShellHarness, title: string): Promise<void> {
  await shell.settle();
  const dialog = within(shell.getByRole('dialog', { name: title }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'for a test' } });
  press(dialog, 'Go on');
  await shell.settle();
  press(within(shell.getByRole('dialog', { name: title })), 'Yes');
  await shell.settle();
}

it('lists what was announced with its state, and withdraws it after it has asked twice', async () => {
  const sent: unknown[] = [];
  const shell = await open(
    listOf(PICTURE_DAY, {
      ...PICTURE_DAY,
      id: '6',
      title: 'Bake Sale',
      ends_at: '2025-01-02T00:00:00.000Z',
    }),
    {
      'POST /api/console/announcements/withdrawal': ({ body }) => {
        sent.push(body);
        return { body: { success: true } };
      },
    },
  );
  const rows = consoleOf(shell).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('shown');
  expect(rows[2]?.textContent).toContain('over');
  press(within(rows[1] ?? document.body), 'Withdraw');
  await goAhead(shell, 'Withdraw');
  expect(sent).toEqual([{ id: '7', withdrawn: true, reason: 'for a test' }]);
});

it('sends what was written, with its moments by UTC, and empties the form', async () => {
  const sent: unknown[] = [];
  const shell = await open(listOf(), {
    'POST /api/console/announcements': ({ body }) => {
      sent.push(body);
      return { body: { success: true, id: '8' } };
    },
  });
  type(shell, 'Title:', 'Picture Day');
  type(shell, /^Text/, 'Bring a comb.');
  type(shell, 'Until (empty: open-ended):', '2026-12-01 18:30');
  press(consoleOf(shell), 'Announce...');
  await goAhead(shell, 'New announcement');
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
  expect(consoleOf(shell).getByText('It is announced.')).toBeTruthy();
  for (const label of ['Title:', /^Text/, 'Until (empty: open-ended):']) {
    expect(consoleOf(shell).getByLabelText<HTMLInputElement>(label).value).toBe('');
  }
});

it('asks nothing about what is incomplete or no moment, and keeps what was written when the server refuses it', async () => {
  const shell = await open(listOf(), {
    'POST /api/console/announcements': () => refusal(400, 'BAD_REQUEST', 'It would end before it begins.'),
  });
  press(consoleOf(shell), 'Announce...');
  await shell.settle();
  expect(consoleOf(shell).getByText('It needs a title and a text.')).toBeTruthy();
  type(shell, 'Title:', 'Picture Day');
  type(shell, /^Text/, 'Bring a comb.');
  type(shell, 'Until (empty: open-ended):', 'soon');
  press(consoleOf(shell), 'Announce...');
  await shell.settle();
  expect(consoleOf(shell).getByText(/^A moment is a day and an hour/)).toBeTruthy();
  type(shell, 'Until (empty: open-ended):', '2020-12-01 18:30');
  press(consoleOf(shell), 'Announce...');
  await goAhead(shell, 'New announcement');
  expect(consoleOf(shell).getByText('It would end before it begins.')).toBeTruthy();
  expect(consoleOf(shell).getByLabelText<HTMLInputElement>('Title:').value).toBe('Picture Day');
});
