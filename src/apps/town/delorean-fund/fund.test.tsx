import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { FakeRoute } from '../../../testing/fakeServer.ts';
import { refusal } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const FUND = '0xd300000000008888';
const OTHER = '0xd300000000000003';
const FAILED = 'Failed to fetch wallet data. Please check the address and try again.';

const answer = (balance: number, more: object = {}) => ({
  body: {
    success: true,
    balance,
    transactions: [],
    lastUpdated: '2025-06-02T12:00:00.000Z',
    since: '2025-05-01T00:00:00.000Z',
    ...more,
  },
});

/** The window over a server on the demo chain whose tracker answers so. */
async function openFund(tracker: FakeRoute, fund: string | null = FUND): Promise<ShellHarness> {
  leaveSignedIn();
  return openShell({
    query: 'open=delorean-fund',
    routes: {
      ...routesOf(),
      'GET /api/chain': () => ({ body: { success: true, chain: 'demo', flow: null, fund } }),
      'GET /api/wallet-tracker': tracker,
    },
  });
}

const body = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'DeLorean Fund' }));
const asked = (shell: ShellHarness) =>
  shell.server.seen
    .filter(({ route }) => route === 'GET /api/wallet-tracker')
    .map(({ query }) => query['address']);
const display = (shell: ShellHarness) =>
  body(shell)
    .getAllByRole('img', { name: /FLOW$/ })
    .map((row) => row.getAttribute('aria-label'));

async function type(shell: ShellHarness, text: string): Promise<void> {
  const field = body(shell).getByLabelText<HTMLInputElement>('Wallet address');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await shell.press('Check');
}

it('shows what the fund has, what is missing, and the car as far as it is paid for (FUND-3)', async () => {
  const gift = { id: '7', type: 'received', amount: 12.5, timestamp: '2025-06-02T11:00:00.000Z' };
  const payment = { id: '6', type: 'sent', amount: 0.00001, timestamp: '2025-06-01T09:30:00.000Z' };
  const shell = await openFund(() => answer(61_234.567, { transactions: [gift, payment] }));
  expect(display(shell)).toEqual(['88,000.00 FLOW', '61,234.56 FLOW', '26,765.44 FLOW']);
  expect(body(shell).getByText('69.5% of 88,000 FLOW')).toBeTruthy();
  expect(body(shell).getByText('Next comes the flux capacitor, at 66,000 FLOW.')).toBeTruthy();
  expect(body(shell).getByRole('img', { name: /coils round the car/ })).toBeTruthy();
  const rows = within(body(shell).getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Jun 2, 11:00 AMReceived+12.50',
    'Jun 1, 9:30 AMSent-0.00001',
  ]);
  expect(asked(shell)).toEqual([FUND]);
});

it('fills the bar to its end and no further once the goal is reached, and says so', async () => {
  const shell = await openFund(() => answer(132_000));
  const bar = body(shell).getByRole('progressbar', { name: 'Progress to the goal' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  expect(body(shell).getByText('150.0% of 88,000 FLOW')).toBeTruthy();
  expect(body(shell).getByText('The goal is reached. The time machine is paid for.')).toBeTruthy();
  expect(body(shell).getByText('None yet.')).toBeTruthy();
});

it('asks for nothing but an address of its own network (FUND-4)', async () => {
  const shell = await openFund(() => answer(61_000));
  for (const text of ['', '   ', 'mulligan', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F']) {
    await type(shell, text);
    expect(body(shell).getByText('Please enter a valid wallet address')).toBeTruthy();
  }
  await type(shell, '0x1654653399040a61');
  expect(
    body(shell).getByText('This address is of Flow mainnet. The fund is on the demo chain.'),
  ).toBeTruthy();
  expect(asked(shell)).toEqual([FUND]);
});

it('looks at another account, and leads back to the fund (FUND-4)', async () => {
  const shell = await openFund(({ query }) =>
    query['address'] === FUND ? answer(61_000) : answer(0, { since: null }),
  );
  await type(shell, 'D300000000000003');
  await shell.settle();
  expect(display(shell)[1]).toBe('0.00 FLOW');
  expect(body(shell).getByText(/follows the transactions of the fund alone/)).toBeTruthy();
  await shell.press('Back to the fund');
  await shell.settle();
  expect(display(shell)[1]).toBe('61,000.00 FLOW');
  expect(asked(shell)).toEqual([FUND, OTHER, FUND]);
});

it('keeps what it knows when the chain falls silent, and says why there is no more (FUND-4)', async () => {
  const shell = await openFund((_request, count) =>
    count === 1 ? answer(61_000) : refusal(503, 'UNAVAILABLE', 'The Flow network does not answer.'),
  );
  await shell.press('Refresh');
  await shell.settle();
  expect(body(shell).getByText(FAILED)).toBeTruthy();
  expect(body(shell).getByText('The Flow network does not answer.')).toBeTruthy();
  expect(display(shell)[1]).toBe('61,000.00 FLOW');
});

it('shows a dark display where nothing is known, and tries again at a press', async () => {
  const shell = await openFund((_request, count) =>
    count === 1 ? refusal(404, 'NOT_FOUND', 'There is no account with FLOW at this address.') : answer(5),
  );
  expect(body(shell).getByText(FAILED)).toBeTruthy();
  expect(display(shell)).toEqual(['88,000.00 FLOW']);
  expect(body(shell).getByRole<HTMLInputElement>('checkbox', { name: 'Auto-refresh' }).disabled).toBe(true);
  await shell.press('Refresh');
  await shell.settle();
  expect(display(shell)[1]).toBe('5.00 FLOW');
});

it('asks again by itself every 30 seconds while that is wanted and the window is seen (FUND-4)', async () => {
  const now = vi.spyOn(Date, 'now');
  let time = Date.parse('2025-06-02T12:00:00Z');
  now.mockImplementation(() => time);
  const pass = async (shell: ShellHarness, ms: number) => {
    time += ms;
    await shell.settle(ms);
  };
  const shell = await openFund(() => answer(61_000));
  await pass(shell, 60_000);
  expect(asked(shell)).toEqual([FUND]);
  await shell.press('Auto-refresh', 'checkbox');
  await shell.settle();
  expect(asked(shell)).toEqual([FUND, FUND]);
  await pass(shell, 29_000);
  expect(asked(shell)).toHaveLength(2);
  await pass(shell, 1_500);
  expect(asked(shell)).toHaveLength(3);
  await shell.press(body(shell).getByRole('button', { name: 'Minimize' }));
  await shell.settle();
  await pass(shell, 120_000);
  expect(asked(shell)).toHaveLength(3);
  await shell.press(
    within(shell.getByRole('toolbar', { name: 'Taskbar' })).getByRole('button', { name: 'DeLorean Fund' }),
  );
  await shell.settle();
  expect(asked(shell)).toHaveLength(4);
});

it('waits for an address where the fund has no account (FUND-6)', async () => {
  const shell = await openFund(() => answer(61_000), null);
  expect(body(shell).getByText(/^The fund has no account here yet/)).toBeTruthy();
  expect(asked(shell)).toEqual([]);
  await type(shell, OTHER);
  await shell.settle();
  expect(asked(shell)).toEqual([OTHER]);
});
