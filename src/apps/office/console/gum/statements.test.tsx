import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { OPERATOR_GIFTS } from '@shared/domain/office/operatorGifts.ts';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from '../../../../testing/signedIn.ts';

const HOLDER = '0x00000000000000b2';

const consoleOf = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Operator’s Console' }));
const type = (shell: ShellHarness, label: string | RegExp, value: string) =>
  fireEvent.change(consoleOf(shell).getByLabelText(label), { target: { value } });
async function press(shell: ShellHarness, within: Pick<ShellHarness, 'getByRole'>, name: string) {
  fireEvent.click(within.getByRole('button', { name }));
  await shell.settle();
}

/** Asks to give 5 GUM, with this reason or the one that stands there already; answers what stood there. */
async function giveFive(shell: ShellHarness, reason?: string): Promise<string> {
  type(shell, /Amount/, '5');
  await press(shell, consoleOf(shell), 'Adjust...');
  const dialog = () => within(shell.getByRole('dialog', { name: 'Adjust GUM' }));
  const field = dialog().getByRole<HTMLInputElement>('textbox');
  const stood = field.value;
  if (reason !== undefined) fireEvent.change(field, { target: { value: reason } });
  await press(shell, dialog(), 'Go on');
  await press(shell, dialog(), 'Yes');
  return stood;
}

/** The console of an administrator at the statement of a holder of 20 GUM; it answers each adjustment so. */
async function openStatement(adjust: FakeRoute, lines: readonly object[] = []): Promise<ShellHarness> {
  leaveSignedIn();
  const refreshed = answersOfServer()['POST /api/auth/refresh'] as { session: object };
  const shell = await openShell({
    query: 'open=console',
    routes: {
      ...routesOf({
        ...answersOfServer(),
        'POST /api/auth/refresh': { ...refreshed, session: { ...refreshed.session, role: 'ADMIN' } },
        'GET /api/console/audit': { entries: [], next: null },
        'GET /api/console/statement': {
          wallet: HOLDER,
          username: 'Rosie',
          balance: 20,
          lines,
          next: null,
        },
      }),
      'POST /api/gum/adjust': adjust,
    },
  });
  await shell.settle();
  const [list] = consoleOf(shell).getAllByRole('combobox', { name: 'Pages', hidden: true });
  fireEvent.change(list ?? document.body, { target: { value: 'statements' } });
  await shell.settle();
  type(shell, /Wallet/, HOLDER);
  await press(shell, consoleOf(shell), 'Show');
  expect(consoleOf(shell).getByRole('heading', { name: `Rosie (${HOLDER}) has 20 GUM` })).toBeTruthy();
  return shell;
}

it('pays once where the answer was lost, and has the reason ready for another try (API-9, PRODUCT-11)', async () => {
  const paid = new Map<string | null, unknown>();
  const tries: unknown[] = [];
  const shell = await openStatement(({ headers, body }) => {
    paid.set(headers.get('idempotency-key'), body);
    tries.push(body);
    if (tries.length === 3) return refusal(400, 'BAD_REQUEST', 'Not that much.');
    return tries.length === 1 ? 'gone' : { body: { success: true, balance: 25 } };
  });
  await giveFive(shell, 'a raffle');
  expect(consoleOf(shell).getByText(/It may have been done/)).toBeTruthy();
  expect(await giveFive(shell)).toBe('a raffle');
  expect(consoleOf(shell).getByText('The balance was adjusted.')).toBeTruthy();
  expect([tries.length, paid.size]).toEqual([2, 1]);
  expect(await giveFive(shell, 'another raffle')).toBe('');
  expect(consoleOf(shell).getByText('Not that much.')).toBeTruthy();
  // Refused: begun still, as it is after a reload.
  expect(await giveFive(shell)).toBe('another raffle');
  expect(paid.size).toBe(3);
});

it('says how much an administrator may give before it asks for a reason, and takes as much away (CONSOLE-4)', async () => {
  const shell = await openStatement(() => 'gone');
  type(shell, /Amount/, String(OPERATOR_GIFTS.act + 1));
  await press(shell, consoleOf(shell), 'Adjust...');
  expect(consoleOf(shell).getByText(/^One adjustment gives 10000 GUM at most/)).toBeTruthy();
  expect(shell.queryByRole('dialog', { name: 'Adjust GUM' })).toBeNull();
  type(shell, /Amount/, String(-OPERATOR_GIFTS.act - 1));
  await press(shell, consoleOf(shell), 'Adjust...');
  expect(shell.getByRole('dialog', { name: 'Adjust GUM' })).toBeTruthy();
});

it('does nothing after No, and takes away what a minus says (CONSOLE-4)', async () => {
  const asked: unknown[] = [];
  const shell = await openStatement(({ body }) => {
    asked.push(body);
    return { body: { success: true, balance: 13 } };
  });
  const dialog = () => within(shell.getByRole('dialog', { name: 'Adjust GUM' }));
  const goOn = async (answer: string) => {
    type(shell, /Amount/, '-7');
    await press(shell, consoleOf(shell), 'Adjust...');
    expect(dialog().getByText(/7 GUM/).textContent).not.toContain('-');
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'a mistake' } });
    await press(shell, dialog(), 'Go on');
    await press(shell, dialog(), answer);
  };
  await goOn('No');
  expect(asked).toEqual([]);
  await goOn('Yes');
  expect(asked).toEqual([expect.objectContaining({ wallet: HOLDER, amount: -7, reason: 'a mistake' })]);
});

it('says of an undoing that it moves the opposite amount (CONSOLE-4)', async () => {
  const line = {
    id: '1',
    created_at: '2026-11-28T12:00:00.000Z',
    amount: 5,
    label: 'Adjustment',
    reason: 'x',
  };
  const cause = { source: 'operator_adjustment', caused_by: HOLDER, undoes: null, undone: false };
  const shell = await openStatement(() => 'gone', [{ ...line, ...cause }]);
  await press(shell, consoleOf(shell), 'Undo');
  expect(shell.getByText(/This moves -5 GUM/)).toBeTruthy();
});
