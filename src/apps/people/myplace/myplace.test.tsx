import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal, type FakeAnswer } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const holding = (...cliques: readonly string[]) => ({
  ...routesOf(),
  'GET /demo/chain/cliques': () => ({
    body: {
      success: true,
      cliques: cliques.map((clique, at) => ({ tokenId: String(at), collection: 'Flunks', clique })),
    },
  }),
  'POST /api/myplace/flunko': () => ({ body: { success: true, isNew: true } }),
});
const SELECTOR = 'MyPlace - Select Your Profile';
const cards = (shell: ShellHarness) =>
  within(shell.getByRole('dialog', { name: SELECTOR }))
    .getAllByRole('button', { name: /Geek|Prep|Jock|Freak/ })
    .map((card) => [card.textContent, card.title]);
const page = (shell: ShellHarness, of: string) =>
  within(shell.getByRole('dialog', { name: `${of}'s MyPlace Profile` }));
const pages = (shell: ShellHarness) => shell.windows().filter((title) => title.includes("'s MyPlace"));

it('shows a visitor four locked cards, which open nothing (MYPLACE-2)', async () => {
  const shell = await openShell({ query: 'open=myplace' });
  expect(cards(shell)).toEqual([
    ['GeekLOCKED', 'Requires Geek NFT'],
    ['PrepLOCKED', 'Requires Prep NFT'],
    ['JockLOCKED', 'Requires Jock NFT'],
    ['FreakLOCKED', 'Requires Freak NFT'],
  ]);
  expect(shell.getByText('Wallet: Not connected')).toBeTruthy();
  await shell.press(/^Prep/);
  await shell.settle(500);
  expect(shell.windows()).toEqual([SELECTOR]);
});

it('says that it looks while it asks what the wallet holds, and LOCKED only when it knows', async () => {
  leaveSignedIn();
  let answer = (_: FakeAnswer): void => undefined;
  const asked = new Promise<FakeAnswer>((resolve) => {
    answer = resolve;
  });
  const shell = await openShell({
    query: 'open=myplace',
    routes: { ...holding(), 'GET /demo/chain/cliques': () => asked },
  });
  expect(cards(shell)[0]).toEqual(['Geek', 'Looking at what your wallet holds...']);
  answer({ body: { success: true, cliques: [] } });
  await shell.settle();
  expect(cards(shell)[0]).toEqual(['GeekLOCKED', 'Requires Geek NFT']);
});

it('asks again what the wallet holds where that could not be read (MYPLACE-2)', async () => {
  leaveSignedIn();
  const holds = holding('PREP')['GET /demo/chain/cliques'];
  const tooMany = refusal(429, 'RATE_LIMITED', 'Too many questions.');
  const routes = {
    ...holding(),
    'GET /demo/chain/cliques': (_: unknown, count: number) => (count === 1 ? tooMany : holds()),
    'POST /api/emergency-clique-access': () => tooMany,
  };
  const shell = await openShell({ query: 'open=myplace', routes });
  expect(shell.getByText('Your access could not be checked.')).toBeTruthy();
  await shell.press('Try again');
  expect(cards(shell)[1]).toEqual(['Prep', 'Enter Prep profile']);
  expect(shell.getByText('Wallet: Connected')).toBeTruthy();
});

it('opens the page of a clique that the wallet holds, one at a time (MYPLACE-2, MYPLACE-3)', async () => {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=myplace', routes: holding('PREP', 'JOCK') });
  expect(shell.getByText('Wallet: Connected')).toBeTruthy();
  expect(cards(shell)[1]).toEqual(['Prep', 'Enter Prep profile']);
  await shell.press(/^Prep/);
  await shell.settle(500);
  expect(pages(shell)).toEqual(["Prep's MyPlace Profile"]);
  expect(page(shell, 'Prep').getByText('Online Now!')).toBeTruthy();
  await shell.press(
    within(shell.getByRole('dialog', { name: SELECTOR })).getByRole('button', { name: /^Jock/ }),
  );
  await shell.settle(500);
  expect(pages(shell)).toEqual(["Jock's MyPlace Profile"]);
});

it('leads from a Top 6 to pages that the wallet does not hold, and tells the server of Flunko alone (MYPLACE-7)', async () => {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=myplace:the-preps_profile', routes: holding('PREP') });
  expect(shell.windows()).toEqual(["Prep's MyPlace Profile"]);
  const told = () => shell.server.seen.filter(({ route }) => route.includes('/api/myplace/'));
  await shell.press(page(shell, 'Prep').getByRole('button', { name: /^My Freak/ }));
  expect([pages(shell), told()]).toEqual([["Freak's MyPlace Profile"], []]);
  expect(page(shell, 'Freak').queryByRole('button', { name: /^Licorice/ })).toBeNull();
  await shell.press(page(shell, 'Freak').getByRole('button', { name: /^Flunko/ }));
  await shell.settle();
  expect(pages(shell)).toEqual(["Flunko's MyPlace Profile"]);
  expect(told().map(({ route }) => route)).toEqual(['POST /api/myplace/flunko']);
});

it('shows a visitor Flunko too, whose theme they find, and tells nobody (THEME-2)', async () => {
  const shell = await openShell({ query: 'open=myplace:the-jocks_profile' });
  await shell.press(page(shell, 'Jock').getByRole('button', { name: /^Flunko/ }));
  await shell.settle();
  expect(page(shell, 'Flunko').getByText('the thing')).toBeTruthy();
  expect(localStorage.getItem('settings')).toContain('flunko-yellow');
  expect(shell.server.seen.filter(({ route }) => route.includes('/api/myplace/'))).toEqual([]);
});

it('says of a page that there is not that it is not found, and leads back (MYPLACE-3)', async () => {
  const shell = await openShell({ query: 'open=myplace:the-rebels_profile' });
  expect(shell.getByText('Profile not found')).toBeTruthy();
  await shell.press('Select a profile');
  expect(shell.active()).toBe(SELECTOR);
});
