import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { ListedToken, Token, TokenAnswer } from '@shared/contract/collection/collection.ts';
import { refusal, type FakeAnswer, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';
import { aToken, someTokens, tokensRoute } from '../../../testing/tokens.ts';
import { addressOf } from '../../../testing/values.ts';

const LINKED = addressOf('0x00000000000000b2');
const STRANGER = addressOf('0x00000000000000c3');
const BACKPACK = aToken(7, {
  collection: 'Backpack',
  tokenId: '7',
  name: 'Backpack',
  traits: [{ name: 'slots', value: '3' }],
});

const detailsOf = (token: Token, changes: Partial<TokenAnswer> = {}): FakeRoute => {
  return () => ({
    body: {
      success: true,
      token,
      graduated: false,
      graduationOpensAt: null,
      claim: null,
      staking: null,
      rarity: { rank: 12, of: 400, score: 21.5, traits: [] },
      claimed_rewards: null,
      indexedAt: '2025-10-01T12:00:00.000Z',
      ...changes,
    },
  });
};

/** A server whose index has these tokens, for the wallet and those linked to it. */
const serverWith = (
  tokens: () => readonly ListedToken[],
  routes: Readonly<Record<string, FakeRoute>> = {},
): Readonly<Record<string, FakeRoute>> => ({
  ...routesOf(),
  'GET /api/collection/tokens': tokensRoute(tokens),
  'GET /api/collection/traits': () => ({
    body: {
      success: true,
      traits: [
        {
          name: 'Head',
          values: [
            { value: 'Beanie', count: 20 },
            { value: 'Cap', count: 20 },
          ],
        },
      ],
    },
  }),
  // What the index knows has to do, so that nothing is read a second time.
  'POST /api/collection/refresh': () => refusal(429, 'RATE_LIMITED', 'Too many.'),
  'GET /api/collection/linked-wallets': () => ({ body: { success: true, wallets: [LINKED] } }),
  'GET /api/chain': () => ({ body: { success: true, chain: 'demo', flow: null } }),
  'GET /demo/chain/has-collections': () => ({ body: { success: true, hasCollections: true } }),
  ...routes,
});

const windowOf = (shell: ShellHarness, title = 'OnlyFlunks') =>
  within(shell.getByRole('dialog', { name: title }));
const shownNames = (shell: ShellHarness): readonly (string | null)[] =>
  windowOf(shell)
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
const press = (shell: ShellHarness, name: string, role = 'button') =>
  shell.press(windowOf(shell).getByRole(role, { name }));

describe('OnlyFlunks', () => {
  it('is locked for guests, and opens as soon as they have signed in (HUB-2)', async () => {
    const shell = await openShell({ query: 'open=only-flunks', routes: serverWith(() => someTokens(14)) });
    expect(windowOf(shell).getByRole('heading', { name: 'Premium Access Required' })).toBeTruthy();
    for (const name of ['Flow Wallet', 'Lilico', 'Dapper', 'Blocto']) {
      expect(windowOf(shell).getByText(name)).toBeTruthy();
    }
    await press(shell, 'Connect Wallet');
    expect(shell.active()).toBe('Wallet');
  });

  it('has the chain read again at the first look: the index may not have heard of the wallet yet', async () => {
    leaveSignedIn();
    let known: readonly ListedToken[] = [];
    const refresh = () => {
      known = someTokens(2);
      return { body: { success: true, counts: { Flunks: 2, Backpack: 0 } } };
    };
    const shell = await openShell({
      query: 'open=only-flunks',
      routes: serverWith(() => known, { 'POST /api/collection/refresh': refresh }),
    });
    expect(shownNames(shell)).toEqual(['Flunk #1', 'Flunk #2']);
  });

  it('pages through what the wallet holds, or draws as much of one long page as is near the screen (HUB-3, HUB-6)', async () => {
    leaveSignedIn();
    const shell = await openShell({ query: 'open=only-flunks', routes: serverWith(() => someTokens(120)) });
    expect(shownNames(shell).slice(0, 2)).toEqual(['Flunk #1', 'Flunk #2']);
    const pager = () => within(windowOf(shell).getByRole('navigation', { name: 'Pages' }));
    const numbers = () =>
      pager()
        .getAllByRole('button', { name: /^Page/ })
        .map((one) => one.textContent);
    expect([numbers(), pager().getByRole('button', { name: 'Previous' })]).toEqual([
      ['1', '2', '3'],
      expect.objectContaining({ disabled: true }),
    ]);
    await press(shell, 'Page 3');
    await press(shell, 'Page 5');
    expect([numbers(), pager().getByRole('button', { name: 'Next' })]).toEqual([
      ['5'],
      expect.objectContaining({ disabled: true }),
    ]);
    expect(shownNames(shell)[0]).toBe('Flunk #97');
    await press(shell, 'First page');
    expect(pager().getByRole('button', { name: 'First page' })).toHaveProperty('disabled', true);
    expect(shownNames(shell)[0]).toBe('Flunk #1');
    pager().getByRole('button', { name: 'Last page, 5' }).focus();
    await press(shell, 'Last page, 5');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 5');
    expect(pager().getByRole('button', { name: 'Last page, 5' })).toHaveProperty('disabled', true);
    expect(shownNames(shell)[0]).toBe('Flunk #97');
    const told = windowOf(shell).getAllByRole('status');
    expect(told.map(({ textContent }) => textContent)).toContain('Page 5 of 5');

    await press(shell, 'All on one page', 'checkbox');
    const [first, ...others] = windowOf(shell).getAllByRole('listitem');
    expect([first?.getAttribute('aria-setsize'), others.length < 40]).toEqual(['120', true]);
    const read = shell.server.seen.filter(({ route }) => route === 'GET /api/collection/tokens');
    expect(new Set(read.map(({ query }) => query['offset']))).toEqual(new Set(['0', '100']));
  });

  it('shows pixel art in PX, which is kept, and the thumbnail where that does not come (HUB-4, PORTRAIT-3)', async () => {
    leaveSignedIn();
    const tokens = [aToken(1, { pixelImage: '/pixel/1' }), aToken(2, { pixelImage: '/pixel/2' })];
    const shell = await openShell({ query: 'open=only-flunks', routes: serverWith(() => tokens) });
    const pictures = () =>
      [...windowOf(shell).getByRole('list').querySelectorAll('.token-picture img')].map((picture) =>
        picture.getAttribute('src'),
      );
    // A portrait in 2D waits for the size of the screen, which is not known here.
    expect(pictures()).toEqual([]);
    await press(shell, 'PX', 'radio');
    expect(pictures()).toEqual(['/pixel/1', '/pixel/2']);
    fireEvent.error(windowOf(shell).getByRole('list').querySelector('[src="/pixel/2"]') ?? document);
    await shell.settle();
    expect(pictures()).toEqual(['/pixel/1', tokens[1]?.image]);
    expect(localStorage.getItem('only-flunks-look')).toContain('PX');
  });

  it('comes in the order that is chosen, which a screen reader hears (HUB-10)', async () => {
    leaveSignedIn();
    const shell = await openShell({ query: 'open=only-flunks', routes: serverWith(() => someTokens(40)) });
    const sort = windowOf(shell).getByRole('combobox', { name: 'Sort' });
    const orders = () =>
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(orders()).toEqual(['Lowest number', 'Highest number', 'Newest', 'Rarest']);
    fireEvent.change(sort, { target: { value: 'number-down' } });
    await shell.settle(0);
    expect(shownNames(shell).slice(0, 2)).toEqual(['Flunk #40', 'Flunk #39']);
    expect(windowOf(shell).getByRole('list', { name: '40 Flunks, highest first' })).toBeTruthy();
    const told = windowOf(shell)
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(told.join(' ')).toContain('40 Flunks, highest first');
    await press(shell, 'Backpacks', 'radio');
    expect(orders().at(-1)).toBe('Name');
  });

  it('calls one of them a Flunk wherever it counts (TOKEN-1)', async () => {
    leaveSignedIn();
    const shell = await openShell({
      query: 'open=only-flunks',
      routes: serverWith(() => [...someTokens(1), BACKPACK, { ...BACKPACK, tokenId: '8', serial: 8 }]),
    });
    const plates = windowOf(shell)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(plates).toEqual(['Flunk', 'Backpacks']);
    expect(windowOf(shell).getByText('1 Flunk')).toBeTruthy();
    expect(windowOf(shell).getByRole('list', { name: '1 Flunk' })).toBeTruthy();
    await press(shell, 'Backpacks', 'radio');
    expect(windowOf(shell).getByText('2 Backpacks')).toBeTruthy();
  });

  it('is walked through by arrows, searched and filtered, and marks what is in a linked wallet', async () => {
    leaveSignedIn();
    const [one, ...rest] = someTokens(40);
    const tokens = [{ ...(one ?? aToken(1)), owner: LINKED }, ...rest];
    const shell = await openShell({ query: 'open=only-flunks', routes: serverWith(() => tokens) });
    const marked = windowOf(shell)
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Linked') !== null);
    expect(marked.map((card) => card.getAttribute('aria-label'))).toEqual(['Flunk #1']);

    windowOf(shell).getByRole('button', { name: 'FULL DETAILS: Flunk #1' }).focus();
    for (const name of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home', 'ArrowDown']) {
      await shell.keys(name);
    }
    expect(document.activeElement?.getAttribute('aria-label')).toBe('FULL DETAILS: Flunk #5');
    const stops = windowOf(shell)
      .getAllByRole('button', { name: /^FULL DETAILS/ })
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);

    await press(shell, 'Filters');
    await shell.press(windowOf(shell).getByRole('checkbox', { name: 'Cap 20' }));
    expect(windowOf(shell).getByText('20 of 40 Flunks')).toBeTruthy();
    const search = windowOf(shell).getByRole('searchbox', { name: 'Search' });
    fireEvent.input(search, { target: { value: 'nobody' } });
    await shell.settle(300);
    expect(windowOf(shell).getByText('No items to display in grid view')).toBeTruthy();
    await shell.press(windowOf(shell).getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? search);
    expect(windowOf(shell).getByText('40 Flunks')).toBeTruthy();
  });

  it('tells who holds nothing where to get something, and offers to prepare their wallet (HUB-3, HUB-8, PRODUCT-7)', async () => {
    leaveSignedIn();
    const routes = serverWith(() => [], {
      'GET /demo/chain/has-collections': () => ({ body: { success: true, hasCollections: false } }),
    });
    const shell = await openShell({ query: 'open=only-flunks', routes });
    expect(windowOf(shell).getByRole('button', { name: 'Initialize Collection' })).toBeTruthy();
    expect(windowOf(shell).getByText('No items found')).toBeTruthy();
    expect(
      windowOf(shell).getByText('You can add items to your collection by visiting Flowty.'),
    ).toBeTruthy();
    const links = windowOf(shell)
      .getAllByRole('link')
      .map((link) => link.textContent?.trim());
    expect(links).toEqual(['Buy Flunks', 'Buy Backpacks']);
    for (const name of ['Collection', 'View']) {
      expect(windowOf(shell).getByRole('radiogroup', { name })).toHaveProperty('disabled', true);
    }
  });

  it('shows what it showed last while the server does not answer, and says so', async () => {
    leaveSignedIn();
    let there = true;
    const route = tokensRoute(() => someTokens(14));
    const routes = serverWith(() => [], {
      'GET /api/collection/tokens': (request, count) => (there ? route(request, count) : 'gone'),
    });
    const shell = await openShell({ query: 'open=only-flunks', routes });
    await shell.keys('Control+Alt+w');
    there = false;
    await shell.openApp('OnlyFlunks');
    expect(shownNames(shell)[0]).toBe('Flunk #1');
    expect(windowOf(shell).getByText('Waiting for the school computer. As you saw it last.')).toBeTruthy();
    there = true;
    window.dispatchEvent(new Event('focus'));
    await shell.settle(60_000);
    expect(windowOf(shell).getByText('Ready')).toBeTruthy();
  });
});

describe('full details', () => {
  const title = (name: string): string => `${name} - Full Details`;
  const facts = (shell: ShellHarness, name: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      windowOf(shell, title(name))
        .getAllByRole('term')
        .map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
    );
  async function openDetails(
    token: ListedToken,
    answer: FakeRoute,
    others: Readonly<Record<string, FakeRoute>> = {},
  ): Promise<ShellHarness> {
    leaveSignedIn();
    const routes = serverWith(() => [token], { 'GET /api/collection/token': answer, ...others });
    const shell = await openShell({ query: 'open=only-flunks', routes });
    if (token.collection === 'Backpack') await press(shell, 'Backpacks', 'radio');
    await press(
      shell,
      `FULL DETAILS: ${token.collection === 'Flunks' ? 'Flunk' : 'Backpack'} #${token.serial}`,
    );
    return shell;
  }

  it('of a Flunk say what it wears, without what is no trait, and what can be done with it (PRODUCT-7, TOKEN-2, TOKEN-6)', async () => {
    const flunk = aToken(5, { traits: [...aToken(5).traits, { name: 'uri', value: 'ipfs://x' }] });
    const shell = await openDetails(flunk, detailsOf(flunk));
    expect(shell.active()).toBe('Flunk #5 - Full Details');
    const details = windowOf(shell, title('Flunk #5'));
    expect(facts(shell, 'Flunk #5')).toMatchObject({
      Clique: 'Jock',
      Holder: 'You',
      School: 'Still a student',
      Backpack: 'Not claimed yet',
    });
    expect(details.getByRole('cell', { name: 'Beanie' })).toBeTruthy();
    expect(details.queryByText('ipfs://x')).toBeNull();
    expect(details.getByRole('button', { name: 'Claim Form' })).toBeTruthy();
    expect(details.getByRole('link', { name: 'View on Flowty' })).toHaveProperty(
      'href',
      'https://www.flowty.io/asset/0x807c3d470888cc48/Flunks/1005',
    );

    await shell.press(details.getByRole('button', { name: 'Use as desktop background' }));
    expect(details.getByRole('button', { name: 'It is your desktop background' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(localStorage.getItem('settings')).toContain('"token-flunks-1005"');

    await shell.press(details.getByRole('button', { name: 'Partner Items' }));
    expect(shell.active()).toBe('Flunk #5 - Partner Items');
    const asked = shell.server.seen.filter(({ route }) => route === 'GET /api/collection/tokens').at(-1);
    expect(asked?.query).toMatchObject({ collection: 'Flunks', traits: 'Clique:JOCK' });
    expect(asked?.query['owner']).toBeUndefined();
  });

  it('of a Flunk whose backpack is claimed lead to that, and to no second claim (TOKEN-6)', async () => {
    const claim = {
      flunkTokenId: '1005',
      flunkSerial: 5,
      backpackTokenId: '7',
      backpackSerial: 7,
      signer: addressOf(WALLET),
    };
    const shell = await openDetails(aToken(5), ({ query }, count) =>
      (query['collection'] === 'Flunks' ? detailsOf(aToken(5), { claim }) : detailsOf(BACKPACK, { claim }))(
        { route: '', query, body: null, headers: new Headers() },
        count,
      ),
    );
    const details = windowOf(shell, title('Flunk #5'));
    expect(details.queryByRole('button', { name: 'Claim Form' })).toBeNull();
    await shell.press(details.getByRole('button', { name: 'Backpack #7' }));
    expect(facts(shell, 'Backpack #7')).toMatchObject({ Slots: '3', 'Claimed by': 'Flunk #5' });
  });

  it('say that a token has left the wallet between the page and the press, and offer nothing that it signs (TOKEN-5)', async () => {
    const sold = detailsOf(aToken(5, { owner: STRANGER }), { graduated: true });
    const shell = await openDetails(aToken(5), sold);
    const details = windowOf(shell, title('Flunk #5'));
    expect(details.getByRole('alert').textContent).toBe(
      'Flunk #5 is not in your wallet. 0x0000...00c3 holds it now.',
    );
    for (const name of ['Claim Form', 'Graduation', 'Use as desktop background']) {
      expect(details.queryByRole('button', { name })).toBeNull();
    }
  });

  it('say what staking has brought: what can be claimed, as the chain says, and what is known to be claimed (CHAIN-16, TOKEN-2)', async () => {
    const staked = {
      staking: { since: '2025-09-01T12:00:00.000Z', pool: 'Flunks' },
      claimed_rewards: '1250.50000000',
    };
    let pending = (): FakeAnswer => 'gone';
    const shell = await openDetails(aToken(5), detailsOf(aToken(5), staked), {
      'GET /demo/chain/pending-rewards': () => pending(),
    });
    expect(facts(shell, 'Flunk #5')['Rewards']).toBe('the chain does not answer, 1,250.5 claimed');
    pending = () => ({ body: { success: true, pendingRewards: '12.34500000' } });
    await shell.settle(20_000);
    expect(facts(shell, 'Flunk #5')['Rewards']).toBe('12.345 to claim, 1,250.5 claimed');
  });

  it('offer the acts of a Flunk that a linked wallet holds, for which the connected one signs (TOKEN-5, WALLET-2)', async () => {
    const linked = aToken(5, { owner: LINKED });
    const shell = await openDetails(linked, detailsOf(linked));
    expect(facts(shell, 'Flunk #5')['Holder']).toBe('0x0000...00b2 (linked)');
    for (const name of ['Claim Form', 'Graduation']) expect(shell.getByRole('button', { name })).toBeTruthy();
    expect(shell.getByText(/The wallet that you signed in with signs for it/)).toBeTruthy();
  });

  it('say so where there is no such token', async () => {
    const shell = await openDetails(aToken(5), () => refusal(404, 'NOT_FOUND', 'No such token.'));
    expect(windowOf(shell, 'Full Details').getByText('There is no such item in the files.')).toBeTruthy();
  });
});
