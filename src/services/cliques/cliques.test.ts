import { describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import type { Address } from '@shared/kernel/units.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import type { Api } from '../api/api.ts';
import type { ChainReads, CliqueInfo } from '../chain/chain.ts';
import { createCollection } from '../collection/collection.ts';
import type { SessionState } from '../session/session.ts';
import type { StoredValue } from '../storage/storage.ts';
import { createCliques, NO_ACCESS } from './cliques.ts';

const ROSIE = addressOf('0x00000000000000a1');
const DUCKIE = addressOf('0x00000000000000b2');
const GEEK = { ...NO_ACCESS, GEEK: true };
const PREP = { ...NO_ACCESS, PREP: true };
const DOWN = fail('TIMEOUT', 'Flow API timeout after 10 seconds');

const signedIn = (wallet: Address): SessionState => ({
  status: 'signed-in',
  wallet,
  role: null,
  username: null,
});
const nobody = (status: 'guest' | 'away' | 'restoring'): SessionState => ({
  status,
  wallet: null,
  role: null,
  username: null,
});
const tokens = (...cliques: readonly (string | null)[]): Result<readonly CliqueInfo[]> =>
  ok(cliques.map((clique, index) => ({ tokenId: `${index}`, collection: 'Flunks', clique })));

/** A wallet of a geek on a network and a server that both answer, until a test says otherwise. */
function open(first: SessionState = signedIn(ROSIE), browser = fakeBrowser()) {
  const session = store<SessionState>(first);
  const onChain = vi.fn<ChainReads['cliques']>(async () => tokens('Nerd', null));
  const emergency = vi.fn<() => Promise<Result<object>>>(async () => ok({ success: true, access: PREP }));
  const online = store(true);
  let back: () => void = () => undefined;
  const collection = createCollection(browser.tab(), { api: { call: vi.fn() }, renew: vi.fn() });
  const cliques = createCliques({
    session,
    chain: { current: async () => ok({ cliques: onChain }) },
    // Every call of this service is that one.
    api: { call: emergency as unknown as Api['call'] },
    online: {
      get: online.get,
      whenBack: (again) => {
        back = again;
        return () => undefined;
      },
    },
    storage: browser.storage(),
    collection,
  });
  return {
    cliques,
    session,
    onChain,
    emergency,
    /** Nothing is reached any more. */
    lose: () => {
      onChain.mockResolvedValue(fail('NETWORK', 'gone'));
      emergency.mockResolvedValue(fail('NETWORK', 'gone'));
      online.set(false);
    },
    /** Everything is reached again. */
    find: async () => {
      onChain.mockResolvedValue(tokens('GEEK'));
      online.set(true);
      back();
      await settled();
    },
    moved: collection.changed,
    watch: async () => {
      const stop = cliques.subscribe(() => undefined);
      await settled();
      return stop;
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the clique access of a wallet', () => {
  it('is what the chain says of its tokens, in any spelling (HOUSE-3)', async () => {
    const { cliques, watch, emergency } = open();
    const watching = watch();
    expect(cliques.get()).toEqual({ status: 'loading', access: NO_ACCESS });
    await watching;
    expect(cliques.get()).toEqual({ status: 'loaded', access: GEEK, lastKnown: false });
    expect(emergency).not.toHaveBeenCalled();
  });

  it('is closed without a wallet, and asks neither chain nor server', async () => {
    const { cliques, watch, onChain, emergency } = open(nobody('guest'));
    await watch();
    expect(cliques.get()).toEqual({ status: 'no-wallet', access: NO_ACCESS });
    await cliques.refresh();
    expect([onChain.mock.calls, emergency.mock.calls]).toEqual([[], []]);
  });

  it('is the server’s word where the chain does not answer (HOUSE-3)', async () => {
    const { cliques, watch, onChain, emergency } = open();
    onChain.mockResolvedValue(DOWN);
    await watch();
    expect(cliques.get()).toMatchObject({ status: 'loaded', access: PREP });
    expect(emergency).toHaveBeenCalledWith('POST /api/emergency-clique-access', { wallet: ROSIE });
  });

  it('grants nothing where chain and server both fail, also where something was open before (HOUSE-3)', async () => {
    const { cliques, watch, onChain, emergency } = open();
    await watch();
    onChain.mockResolvedValue(DOWN);
    emergency.mockResolvedValue(fail('INTERNAL', 'Something went wrong.'));
    await cliques.refresh();
    expect(cliques.get()).toEqual({
      status: 'error',
      access: NO_ACCESS,
      failure: { code: 'INTERNAL', message: 'Something went wrong.' },
    });
    onChain.mockResolvedValue(tokens('FREAK'));
    await cliques.refresh();
    expect(cliques.get()).toMatchObject({ status: 'loaded', access: { FREAK: true, GEEK: false } });
  });

  it('asks while it has a subscriber, and otherwise when one comes', async () => {
    const { watch, onChain, moved } = open();
    await settled();
    expect(onChain).not.toHaveBeenCalled();
    const stop = await watch();
    stop();
    stop();
    moved(ROSIE);
    await settled();
    expect(onChain).toHaveBeenCalledTimes(1);
    await watch();
    await watch();
    expect(onChain).toHaveBeenCalledTimes(2);
  });

  it('follows what its wallet holds, and no other wallet', async () => {
    const { cliques, watch, onChain, moved } = open();
    await watch();
    onChain.mockResolvedValue(tokens('JOCK'));
    moved(DUCKIE);
    await settled();
    expect(cliques.get().access).toEqual(GEEK);
    moved(ROSIE);
    // What was open stays until the answer is there.
    expect(cliques.get()).toMatchObject({ status: 'loaded', access: GEEK });
    await settled();
    expect(cliques.get().access).toEqual({ ...NO_ACCESS, JOCK: true });
  });

  it('never shows one wallet the houses of another, however late the answer comes', async () => {
    const { cliques, session, onChain } = open();
    const answers: ((answer: Result<readonly CliqueInfo[]>) => void)[] = [];
    onChain.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    cliques.subscribe(() => undefined);
    await settled();
    session.set(signedIn(DUCKIE));
    expect(cliques.get()).toEqual({ status: 'loading', access: NO_ACCESS });
    await settled();
    answers[1]?.(tokens('FREAK'));
    answers[0]?.(tokens('GEEK'));
    await settled();
    expect(cliques.get().access).toEqual({ ...NO_ACCESS, FREAK: true });
    session.set(nobody('guest'));
    expect(cliques.get()).toEqual({ status: 'no-wallet', access: NO_ACCESS });
  });

  it('stays as it was last known while the server is gone, and is asked for when that is back (HOUSE-3)', async () => {
    const { cliques, watch, lose, find } = open();
    await watch();
    lose();
    await cliques.refresh();
    expect(cliques.get()).toEqual({ status: 'loaded', access: GEEK, lastKnown: true });
    await find();
    expect(cliques.get()).toEqual({ status: 'loaded', access: GEEK, lastKnown: false });
  });

  it('is known to a page that is opened without a network, until its person signs out', async () => {
    const browser = fakeBrowser();
    const before = open(signedIn(ROSIE), browser);
    await before.watch();
    const page = open(nobody('restoring'), browser);
    page.lose();
    page.session.set(nobody('away'));
    expect(page.cliques.get()).toEqual({ status: 'loaded', access: GEEK, lastKnown: true });
    before.session.set(nobody('guest'));
    const later = open(nobody('restoring'), browser);
    later.lose();
    later.session.set(nobody('away'));
    expect(later.cliques.get()).toMatchObject({ status: 'error', access: NO_ACCESS });
  });

  it('is not made of what another wallet left in this browser, nor of what was never written there', async () => {
    const browser = fakeBrowser();
    await open(signedIn(ROSIE), browser).watch();
    const other = open(signedIn(DUCKIE), browser);
    other.lose();
    await other.watch();
    expect(other.cliques.get()).toMatchObject({ status: 'error', access: NO_ACCESS });
    const entry: StoredValue<object> = { name: 'clique-access', version: 1, read: () => null };
    browser.storage().lasting.set(entry, { wallet: DUCKIE, held: 'GEEK' });
    await other.cliques.refresh();
    expect(other.cliques.get()).toMatchObject({ status: 'error', access: NO_ACCESS });
  });
});
