import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { OPERATOR_GIFTS } from '@shared/domain/office/operatorGifts.ts';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openConsole, type ConsoleHarness } from '../../../../testing/operatorConsole.ts';

const HOLDER = '0x00000000000000b2';

const adjusting = ({ shell }: ConsoleHarness) => within(shell.getByRole('dialog', { name: 'Adjust GUM' }));

/** Asks to give 5 GUM, with this reason or the one that stands there already; answers what stood there. */
async function giveFive(opened: ConsoleHarness, reason?: string): Promise<string> {
  opened.type(/Amount/, '5');
  await opened.press('Adjust...');
  const stood = adjusting(opened).getByRole<HTMLInputElement>('textbox').value;
  await opened.goAhead('Adjust GUM', { reason: reason ?? stood });
  return stood;
}

/** The console of an administrator at the statement of a holder of 20 GUM; it answers each adjustment so. */
async function openStatement(adjust: FakeRoute, lines: readonly object[] = []): Promise<ConsoleHarness> {
  const statement = { wallet: HOLDER, username: 'Rosie', balance: 20, lines, next: null };
  const opened = await openConsole(
    'statements',
    { 'GET /api/console/statement': statement },
    { 'POST /api/gum/adjust': adjust },
  );
  opened.type(/Wallet/, HOLDER);
  await opened.press('Show');
  expect(opened.console.getByRole('heading', { name: `Rosie (${HOLDER}) has 20 GUM` })).toBeTruthy();
  return opened;
}

it('pays once where the answer was lost, and has the reason ready for another try (API-9, PRODUCT-11)', async () => {
  const paid = new Map<string | null, unknown>();
  const tries: unknown[] = [];
  const opened = await openStatement(({ headers, body }) => {
    paid.set(headers.get('idempotency-key'), body);
    tries.push(body);
    if (tries.length === 3) return refusal(400, 'BAD_REQUEST', 'Not that much.');
    return tries.length === 1 ? 'gone' : { body: { success: true, balance: 25 } };
  });
  await giveFive(opened, 'a raffle');
  expect(opened.console.getByText(/It may have been done/)).toBeTruthy();
  expect(await giveFive(opened)).toBe('a raffle');
  expect(opened.console.getByText('The balance was adjusted.')).toBeTruthy();
  expect([tries.length, paid.size]).toEqual([2, 1]);
  expect(await giveFive(opened, 'another raffle')).toBe('');
  expect(opened.console.getByText('Not that much.')).toBeTruthy();
  // Refused: begun still, as it is after a reload.
  expect(await giveFive(opened)).toBe('another raffle');
  expect(paid.size).toBe(3);
});

it('says how much an administrator may give before it asks for a reason, and takes as much away (CONSOLE-4)', async () => {
  const opened = await openStatement(() => 'gone');
  opened.type(/Amount/, String(OPERATOR_GIFTS.act + 1));
  await opened.press('Adjust...');
  expect(opened.console.getByText(/^One adjustment gives 10000 GUM at most/)).toBeTruthy();
  expect(opened.shell.queryByRole('dialog', { name: 'Adjust GUM' })).toBeNull();
  opened.type(/Amount/, String(-OPERATOR_GIFTS.act - 1));
  await opened.press('Adjust...');
  expect(opened.shell.getByRole('dialog', { name: 'Adjust GUM' })).toBeTruthy();
});

it('does nothing after No, and takes away what a minus says (CONSOLE-4)', async () => {
  const asked: unknown[] = [];
  const opened = await openStatement(({ body }) => {
    asked.push(body);
    return { body: { success: true, balance: 13 } };
  });
  const goOn = async (answer: 'Yes' | 'No') => {
    opened.type(/Amount/, '-7');
    await opened.press('Adjust...');
    expect(adjusting(opened).getByText(/7 GUM/).textContent).not.toContain('-');
    await opened.goAhead('Adjust GUM', { reason: 'a mistake', answer });
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
  const opened = await openStatement(() => 'gone', [{ ...line, ...cause }]);
  await opened.press('Undo');
  expect(opened.shell.getByText(/This moves -5 GUM/)).toBeTruthy();
});
