import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal, type FakeAnswer, type FakeRoute, type SeenRequest } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const BOUGHT_AT = '2025-06-02T12:00:00.000Z';
const prize = (
  id: string,
  name: string,
  price: number,
  kind = 'sticker',
  boughtAt: string | null = null,
) => ({
  id,
  kind,
  name,
  description: `About ${name}.`,
  price,
  onSale: true,
  boughtAt,
});
const STAR = prize('gold-star', 'Foil Star', 15);
const CUP = prize('paper-cup', 'Paper Cup', 100, 'theme');

async function open(
  prizes: FakeRoute,
  { signedIn = true, buy }: { signedIn?: boolean; buy?: FakeRoute } = {},
): Promise<ShellHarness> {
  if (signedIn) leaveSignedIn();
  const shell = await openShell({
    query: 'open=prize-counter',
    routes: { ...routesOf(), 'GET /api/prizes': prizes, ...(buy && { 'POST /api/prizes/buy': buy }) },
  });
  await shell.settle();
  return shell;
}
const shelves =
  (...prizes: readonly object[]): FakeRoute =>
  () => ({ body: { success: true, prizes } });
const counter = (shell: ShellHarness) =>
  within(shell.getAllByRole('dialog', { name: 'Prize Counter' })[0] ?? document.body);
const BOUGHT: FakeAnswer = { body: { success: true, prize: STAR.id, price: 15, balance: 5 } };

it('lets a guest look at what a prize costs, and offers to sign in', async () => {
  const shell = await open(shelves(STAR, CUP), { signedIn: false });
  await shell.press('Foil Star, 15 GUM');
  expect(counter(shell).getByRole('group', { name: 'Foil Star' }).textContent).toContain('15 GUM');
  expect(counter(shell).queryByRole('button', { name: 'Buy' })).toBeNull();
  expect(counter(shell).getByRole('button', { name: 'Sign In' })).toBeTruthy();
});

it('says how much is missing, and does not buy', async () => {
  const shell = await open(shelves(CUP));
  await shell.press('Paper Cup, 100 GUM');
  expect(counter(shell).getByText('You need 80 GUM more for this.')).toBeTruthy();
  expect(counter(shell).getByRole<HTMLButtonElement>('button', { name: 'Buy' }).disabled).toBe(true);
});

it('asks before it buys, and buys nothing where the person would rather not (PRIZE-6, SHELL-25)', async () => {
  const seen: SeenRequest[] = [];
  const shell = await open(shelves(STAR), { buy: (request) => (seen.push(request), BOUGHT) });
  await shell.press('Foil Star, 15 GUM');
  await shell.press('Buy');
  // What Enter presses.
  expect(shell.getByRole<HTMLButtonElement>('button', { name: 'Not now' }).type).toBe('submit');
  await shell.press('Not now');
  expect(seen).toEqual([]);
  await shell.press('Buy');
  await shell.press('Buy it');
  const [, inDialog] = shell.getAllByRole('button', { name: 'Put it on' });
  await shell.press(inDialog ?? '');
  expect(seen).toHaveLength(1);
  expect(counter(shell).getByRole('button', { name: 'Foil Star, On' })).toBeTruthy();
  await shell.press('Put it back');
  expect(counter(shell).getByRole('button', { name: 'Foil Star, Yours' })).toBeTruthy();
});

it('tries a purchase whose answer was lost again as the same one (PRIZE-6)', async () => {
  const keys: (string | null)[] = [];
  const shell = await open(shelves(STAR), {
    buy: ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? 'gone' : BOUGHT;
    },
  });
  await shell.press('Foil Star, 15 GUM');
  await shell.press('Buy');
  await shell.press('Buy it');
  expect(shell.getByText(/The line broke while the clerk was wrapping\./)).toBeTruthy();
  await shell.press('OK');
  await shell.press('Buy');
  await shell.press('Buy it');
  expect(shell.getByText('Foil Star is yours. Put it on now?')).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it('says in the words of the server why a purchase was refused', async () => {
  const shell = await open(shelves(STAR), {
    buy: () => refusal(409, 'CONFLICT', 'Foil Star is not on sale any more.'),
  });
  await shell.press('Foil Star, 15 GUM');
  await shell.press('Buy');
  await shell.press('Buy it');
  expect(shell.getByText('Foil Star is not on sale any more.')).toBeTruthy();
});

it('shows what is owned without its price, and offers to put it on', async () => {
  const shell = await open(shelves({ ...CUP, boughtAt: BOUGHT_AT }, STAR));
  await shell.press('Paper Cup, Yours');
  expect(counter(shell).getByText('1 of 2 yours')).toBeTruthy();
  expect(counter(shell).getByRole('group', { name: 'Paper Cup' }).textContent).not.toContain('GUM');
  await shell.press('Put it on');
  expect(counter(shell).getByText('Your desktop has its colors.')).toBeTruthy();
});

it('offers to try again where the shelves did not come', async () => {
  let fails = true;
  const shell = await open((request, count) =>
    fails ? refusal(500, 'INTERNAL', 'broken') : shelves(STAR)(request, count),
  );
  expect(counter(shell).getByRole('alert').textContent).toBe('The shelves cannot be seen just now.');
  fails = false;
  await shell.press('Try again');
  expect(counter(shell).getByRole('button', { name: 'Foil Star, 15 GUM' })).toBeTruthy();
});
