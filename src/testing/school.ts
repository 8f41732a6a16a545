import { within, type BoundFunctions, type queries } from '@testing-library/dom';
import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import type { FlunkState } from '@shared/domain/collection/chainIntent.ts';
import { createStorage } from '../services/storage/storage.ts';
import type { TestWallet } from './demoWallet.ts';
import type { FakeRoute } from './fakeServer.ts';
import { openShell, type HarnessOptions, type ShellHarness } from './shellHarness.ts';
import { routesOf, WALLET } from './signedIn.ts';
import { addressOf } from './values.ts';

export const OWNER = addressOf(WALLET);
const SCREEN = { width: 1280, height: 772 };

export const student: TokenAnswer['token'] = {
  collection: 'Flunks',
  tokenId: '7',
  serial: 247,
  name: 'Flunk #247',
  owner: OWNER,
  image: '/api/collection/picture/Flunks/7',
  pixelImage: null,
  portrait: null,
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
  rarity: { rank: 12, of: 400, score: 21.5, traits: [{ name: 'Clique', value: 'Jock', count: 100 }] },
  claimed_rewards: null,
  indexedAt: '2026-09-27T12:00:00.000Z',
};
export const claim: TokenAnswer['claim'] = {
  flunkTokenId: '7',
  flunkSerial: 247,
  backpackTokenId: '31',
  backpackSerial: 32,
  signer: OWNER,
};

/** A server with one student, which is as `chain` has it; `outcome` is what becomes of the next transactions. */
export class School {
  chain: Partial<TokenAnswer> = {};
  outcome: object = { status: 'sealed', error: null };
  holds = true;
  /** What the contracts say of the student, where that is more than the index knows. */
  onChain: FlunkState | null = null;
  /** What happens when the server reads the chain. */
  hears: (() => void) | null = null;
  hasCollections = true;

  #done(): FlunkState {
    const { graduated = false, claim = null } = this.chain;
    return { graduated, backpackTokenId: claim?.backpackTokenId ?? null };
  }

  routes(): Readonly<Record<string, FakeRoute>> {
    const body = (answer: object) => ({ body: { success: true, ...answer } });
    const token = () => ({ ...student, ...this.chain.token });
    const tokens = () => (this.holds ? [token()] : []);
    return {
      ...routesOf(),
      'GET /api/chain': () => body({ chain: 'demo', flow: null }),
      'GET /api/collection/tokens': () =>
        body({ tokens: tokens(), total: 1, counts: { Flunks: 1, Backpack: 0 } }),
      'GET /api/collection/token': ({ query }) =>
        body(
          query['collection'] === 'Backpack' ? { ...known, token: backpack } : { ...known, ...this.chain },
        ),
      'POST /api/collection/refresh': () => {
        this.hears?.();
        return body({ counts: { Flunks: 1, Backpack: 1 }, flunk: { image: token().image, ...this.#done() } });
      },
      'GET /demo/chain/flunk': () => body(this.onChain ?? this.#done()),
      'GET /demo/transactions': () => body({ transactionId: 't1', ...this.outcome }),
      'GET /demo/chain/has-collections': () => body({ hasCollections: this.hasCollections }),
    };
  }
}

/** The shell with this window open, as it was when the person left. */
export async function openStudentWindow(
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
export async function approve(shell: ShellHarness, wallet: TestWallet): Promise<void> {
  await wallet.say({ type: 'demo-wallet:ready' });
  await wallet.say({ type: 'demo-wallet:sent', transactionId: 't1' });
  await shell.settle(1_000);
}
