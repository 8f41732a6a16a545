import { within, type BoundFunctions, type queries } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TokenAnswer } from '../../supabase/functions/_shared/contract/collection.ts';
import { createStorage } from '../services/storage/storage.ts';
import { demoWallet } from '../testing/demoWallet.ts';
import type { FakeRoute } from '../testing/fakeServer.ts';
import { openShell, type HarnessOptions, type ShellHarness } from '../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../testing/signedIn.ts';
import { addressOf } from '../testing/values.ts';

const OWNER = addressOf(WALLET);
const SCREEN = { width: 1280, height: 772 };

const student: TokenAnswer['token'] = {
  collection: 'Flunks',
  tokenId: '7',
  serial: 247,
  name: 'Flunk #247',
  owner: OWNER,
  image: '/api/collection/picture/Flunks/7',
  pixelImage: null,
  traits: [{ name: 'Clique', value: 'Jock' }],
};
const backpack: TokenAnswer['token'] = {
  ...student,
  collection: 'Backpack',
  tokenId: '31',
  serial: 32,
  name: 'Teddy',
  traits: [],
};
const known: TokenAnswer = {
  success: true,
  token: student,
  graduated: false,
  graduationOpensAt: null,
  claim: null,
  staking: null,
  indexedAt: '2026-09-27T12:00:00.000Z',
};
const claim: TokenAnswer['claim'] = {
  flunkTokenId: '7',
  flunkSerial: 247,
  backpackTokenId: '31',
  backpackSerial: 32,
  signer: OWNER,
};

/** A server with one student, which is as `chain` has it; `outcome` is what becomes of the next transactions. */
class School {
  chain: Partial<TokenAnswer> = {};
  outcome: object = { status: 'sealed', error: null };
  holds = true;
  hasCollections = true;

  routes(): Readonly<Record<string, FakeRoute>> {
    const body = (answer: object) => ({ body: { success: true, ...answer } });
    const tokens = () => (this.holds ? [{ ...student, ...this.chain.token }] : []);
    return {
      ...routesOf(),
      'GET /api/chain': () => body({ chain: 'demo', flow: null }),
      'GET /api/collection/tokens': () =>
        body({ tokens: tokens(), total: 1, counts: { Flunks: 1, Backpack: 0 } }),
      'GET /api/collection/token': ({ query }) =>
        body(
          query['collection'] === 'Backpack' ? { ...known, token: backpack } : { ...known, ...this.chain },
        ),
      'POST /api/collection/refresh': () => body({ counts: { Flunks: 1, Backpack: 1 } }),
      'GET /demo/transactions': () => body({ transactionId: 't1', ...this.outcome }),
      'GET /demo/chain/has-collections': () => body({ hasCollections: this.hasCollections }),
    };
  }
}

/** The shell with this window open, as it was when the person left. */
async function openWindow(
  school: School,
  appId: string,
  options: HarnessOptions = {},
): Promise<{ shell: ShellHarness; body: BoundFunctions<typeof queries> }> {
  const bounds = { x: 100, y: 40, width: 560, height: 480 };
  const params = appId === 'initialize-collection' ? {} : { params: '247' };
  const opened = [{ appId, ...params, mode: 'normal', bounds, screen: SCREEN }];
  createStorage().lasting.set({ name: 'windows', version: 3, read: () => opened }, opened);
  const shell = await openShell({ routes: school.routes(), ...options });
  return { shell, body: within(shell.getByRole('dialog')) };
}

/** Approves what the wallet is asked for, and waits for a block. */
async function approve(shell: ShellHarness, wallet: ReturnType<typeof demoWallet>): Promise<void> {
  await wallet.say({ type: 'demo-wallet:ready' });
  await wallet.say({ type: 'demo-wallet:sent', transactionId: 't1' });
  await shell.settle(1_000);
}

let school: School;
beforeEach(() => {
  leaveSignedIn();
  school = new School();
});

describe('the graduation of a student', () => {
  async function breakIn() {
    const opened = await openWindow(school, 'graduation');
    const faster = opened.body.getByRole('button', { name: 'Load FASTER' });
    for (let press = 0; press < 13; press += 1) faster.click();
    await opened.shell.settle();
    return { ...opened, wallet: demoWallet(opened.shell.settle) };
  }

  it('waits for its terminal, and for the day that the school has set', async () => {
    school.chain = { graduationOpensAt: '2095-06-10T15:00:00.000Z' };
    const { shell, body } = await openWindow(school, 'graduation');
    expect(shell.windows()).toEqual(['Graduation - Student #247']);
    await shell.settle(15_000);
    const done = Number(body.getByRole('progressbar', { name: 'Breaking in' }).getAttribute('aria-valuenow'));
    expect(done).toBeGreaterThanOrEqual(50);
    await shell.settle(15_000);
    expect(body.getByText('You cannot hack your grades, come back on your graduation day.')).toBeTruthy();
    expect(body.getByRole('button', { name: 'Hack Grades' })).toHaveProperty('disabled', true);
  });

  it('is tried again after a no of the wallet, and shows the new picture eight seconds after the seal', async () => {
    const { shell, body, wallet } = await breakIn();
    await shell.press('Hack Grades');
    expect(body.getByRole('button', { name: 'Hack Grades' })).toHaveProperty('disabled', true);
    await wallet.say({ type: 'demo-wallet:declined' });
    const alert = within(body.getByRole('alert'));
    expect(alert.getByText("Couldn't break into the system..")).toBeTruthy();
    expect(alert.getByText('If the problem persists, please open a ticket on discord')).toBeTruthy();

    await shell.press('Try again');
    await approve(shell, wallet);
    expect(wallet.asked()).toMatchObject({ kind: 'transaction', intent: { op: 'graduate', tokenId: '7' } });
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
    expect(shell.heard()).toContain('graduation');
    expect(body.getByText('The new yearbook picture is being developed...')).toBeTruthy();

    school.chain = { graduated: true, token: { ...student, image: '/cap', pixelImage: '/pixels' } };
    expect(shell.server.count('POST /api/collection/refresh')).toBe(0);
    await shell.settle(8_000);
    expect(shell.server.count('POST /api/collection/refresh')).toBe(1);
    expect(body.queryByText('The new yearbook picture is being developed...')).toBeNull();
    expect(body.getByRole('img', { name: /Flunk #247/ }).getAttribute('src')).toBe('/cap');
  });

  it('is not sent by a wallet of another network, which is said', async () => {
    const { shell, body, wallet } = await breakIn();
    await shell.press('Hack Grades');
    await wallet.say({
      type: 'demo-wallet:failed',
      code: 'WRONG_NETWORK',
      error: 'This wallet is on testnet.',
    });
    expect(body.getByRole('alert').textContent).toContain(
      'Your wallet is on another Flow network. Nothing was sent. Switch it to the network of the school and try again.',
    );
    expect(body.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false);
  });

  it('is there, and is not tried again, where it came to pass though the wallet closed while it was sending', async () => {
    const { shell, body, wallet } = await breakIn();
    await shell.press('Hack Grades');
    school.chain = { graduated: true, token: { ...student, pixelImage: '/pixels' } };
    await wallet.say({ type: 'demo-wallet:failed', code: 'INTERNAL', error: 'It may have been sent.' });
    await shell.settle();
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
  });

  it('is found again by who closed the window in the middle of it', async () => {
    school.chain = { graduated: true, token: { ...student, pixelImage: '/pixels' } };
    const { body } = await openWindow(school, 'graduation');
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
  });

  it('is still looked for where the network did not seal it in time, and not sent twice', async () => {
    const { shell, body, wallet } = await breakIn();
    school.outcome = { status: 'pending', error: null };
    await shell.press('Hack Grades');
    await approve(shell, wallet);
    await shell.settle(60_000);
    expect(body.getByRole('alert').textContent).toContain('It may still come');
    school.outcome = { status: 'sealed', error: null };
    await shell.press('Look again');
    await shell.settle(1_000);
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
    expect(wallet.opened).toHaveLength(1);
  });
});

describe('the claim of a backpack', () => {
  it('is a form with the place of the clique, and hands over the backpack', async () => {
    const { shell, body } = await openWindow(school, 'claim-form');
    expect(shell.windows()).toEqual(['Claim Form - Student #247']);
    expect(body.getByText('Gym')).toBeTruthy();
    const wallet = demoWallet(shell.settle);
    await shell.press('Claim Backpack');
    expect(body.getByRole('img', { name: 'Signed by Flunk #247' })).toBeTruthy();
    school.chain = { claim };
    await approve(shell, wallet);
    expect(wallet.asked()).toMatchObject({ intent: { op: 'claim-backpack', tokenId: '7', setId: '1' } });
    expect(body.getByRole('heading', { name: 'Your new backpack' })).toBeTruthy();
    expect(body.queryByRole('button', { name: 'Claim Backpack' })).toBeNull();
  });

  it('says which browser came second, and shows what the first one got', async () => {
    const { shell, body } = await openWindow(school, 'claim-form');
    const wallet = demoWallet(shell.settle);
    await shell.press('Claim Backpack');
    school.chain = { claim };
    school.outcome = { status: 'reverted', error: 'panic: Token ID already claimed' };
    await approve(shell, wallet);
    expect(body.getByRole('alert').textContent).toBe(
      'The backpack of this student has been claimed already.',
    );
    expect(body.getByText('This student has claimed a backpack.')).toBeTruthy();
  });

  it('says each time why it cannot go on: a server that is gone, a student who left, a wallet that is blocked', async () => {
    const routes = school.routes();
    let isThere = false;
    const { shell, body } = await openWindow(school, 'claim-form', {
      routes: {
        ...routes,
        'GET /api/collection/tokens': (request, count) =>
          isThere ? (routes['GET /api/collection/tokens']?.(request, count) ?? 'gone') : 'gone',
      },
    });
    expect(body.getByRole('alert').textContent).toContain('The school computer does not answer.');

    isThere = true;
    school.holds = false;
    await shell.press('Try again');
    expect(body.getByRole('alert').textContent).toContain('Student #247 is not in your wallet');

    school.holds = true;
    await shell.press('Look again');
    expect(shell.server.count('POST /api/collection/refresh')).toBe(1);
    demoWallet(shell.settle, true);
    await shell.press('Claim Backpack');
    const alert = body.getByRole('alert');
    expect(alert.textContent).toContain('Something went wrong, please try again..');
    expect(alert.textContent).toContain('blocked');
    expect(body.getByRole('button', { name: 'Open the wallet' })).toBeTruthy();
  });
});

describe('the initialisation of a collection', () => {
  it('says in a dialog why it failed, and prepares the wallet when it is tried again', async () => {
    school.hasCollections = false;
    school.outcome = { status: 'reverted', error: 'error: panic: The school is closed' };
    const { shell, body } = await openWindow(school, 'initialize-collection');
    const wallet = demoWallet(shell.settle);
    await shell.press(body.getByRole('button', { name: 'Initialize Collection' }));
    await approve(shell, wallet);
    expect(wallet.asked()).toMatchObject({ intent: { op: 'initialize-collections' } });
    const dialog = within(shell.getByRole('dialog', { name: 'Error Initializing Collection' }));
    expect(dialog.getByText(/The school is closed/)).toBeTruthy();
    await shell.press(dialog.getByText('Close'));

    school.outcome = { status: 'sealed', error: null };
    await shell.press(body.getByRole('button', { name: 'Initialize Collection' }));
    await approve(shell, wallet);
    expect(body.getByText('Your wallet can hold Flunks and Backpacks.')).toBeTruthy();
  });

  it('has nothing to do for a wallet that has them', async () => {
    const { body } = await openWindow(school, 'initialize-collection');
    expect(body.getByText('Your wallet can hold Flunks and Backpacks.')).toBeTruthy();
  });
});
