import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { epochMs, type Address } from '@shared/kernel/units.ts';
import { store } from '../../kernel/store.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import type { ChainAdapter } from '../chain/chain.ts';
import type { FlunkAnswer } from '../collection/collection.ts';
import type { SessionState } from '../session/session.ts';
import { createTransactions, GIVE_UP_AFTER_MS } from './transactions.ts';

const [own, other] = [addressOf('0x00000000000000a1'), addressOf('0x00000000000000b2')];
const graduate = { op: 'graduate', tokenId: '7' } as const;
const sent = { transactionId: 't1', network: 'demo' };
const GRADUATED = { image: '/cap', graduated: true, backpackTokenId: null };

const state = (wallet: Address | null): SessionState =>
  wallet === null
    ? { status: 'guest', wallet, role: null, username: null }
    : { status: 'signed-in', wallet, role: null, username: null };

/** A browser whose tabs are on one chain and one server. */
function openBrowser() {
  const browser = fakeBrowser();
  let now = 0;
  let network: 'demo' | 'testnet' = 'demo';
  let seal: (result: Result<null>) => void = () => undefined;
  const sealed = vi.fn(() => new Promise<Result<null>>((resolve) => (seal = resolve)));
  const refresh = vi.fn<() => Promise<Result<FlunkAnswer>>>(() => Promise.resolve(ok(GRADUATED)));
  const changed = vi.fn();
  const tab = (wallet: Address | null = own, storage = browser.storage()) => {
    const session = store(state(wallet));
    const transactions = createTransactions({
      // Only this much of a chain is used.
      chain: { current: async () => ok({ network, sealed } as Partial<ChainAdapter> as ChainAdapter) },
      collection: { refresh, changed },
      session,
      storage,
      tabs: browser.tab(),
      clock: { now: () => epochMs(now) },
    });
    return { transactions, storage, signIn: (who: Address | null) => session.set(state(who)) };
  };
  return {
    tab,
    sealed,
    refresh,
    changed,
    seal: async (result: Result<null>) => {
      seal(result);
      await vi.advanceTimersByTimeAsync(0);
    },
    pass: async (ms: number) => {
      now += ms;
      await vi.advanceTimersByTimeAsync(ms);
    },
    move: () => (network = 'testnet'),
  };
}

describe('a transaction that was sent', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is under way for its wallet and its act alone, and over when the index knows what it did', async () => {
    const { tab, seal, refresh } = openBrowser();
    const { transactions } = tab();
    transactions.note(graduate, own, sent);
    expect(transactions.underWay(graduate)).toMatchObject({ ...sent, sealed: false });
    expect(transactions.underWay({ op: 'graduate', tokenId: '8' })).toBeNull();
    expect(tab(other).transactions.underWay(graduate)).toBeNull();
    const waited = transactions.sealed('t1');
    await vi.advanceTimersByTimeAsync(0);
    await seal(ok(null));
    expect(await waited).toEqual(ok(null));
    expect(refresh).toHaveBeenCalledExactlyOnceWith(own, { flunk: '7' });
    expect(transactions.get()).toEqual([]);
  });

  it('is looked for again while a node is behind, and windows show what they know where none answers (CHAIN-21)', async () => {
    const { tab, seal, refresh, changed, pass } = openBrowser();
    const { transactions } = tab();
    refresh.mockResolvedValueOnce(ok({ ...GRADUATED, graduated: false }));
    refresh.mockResolvedValueOnce(fail('UNAVAILABLE', 'silence'));
    transactions.note(graduate, own, sent);
    await vi.advanceTimersByTimeAsync(0);
    await seal(ok(null));
    expect(transactions.underWay(graduate)).toMatchObject({ sealed: true });
    await pass(8_000);
    expect(changed).toHaveBeenCalledExactlyOnceWith(own);
    expect(transactions.underWay(graduate)).not.toBeNull();
    await pass(8_000);
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(transactions.underWay(graduate)).toBeNull();
  });

  it('is known after a reload and waited for again, by who is signed in (CHAIN-20)', async () => {
    const { tab, sealed, seal, refresh } = openBrowser();
    tab().transactions.note(graduate, own, sent);
    await vi.advanceTimersByTimeAsync(0);
    const guest = tab(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(sealed).toHaveBeenCalledTimes(1);
    guest.signIn(own);
    await vi.advanceTimersByTimeAsync(0);
    expect(sealed).toHaveBeenCalledTimes(2);
    expect(sealed).toHaveBeenLastCalledWith('t1', expect.any(AbortSignal));
    await seal(ok(null));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('that was sealed just before a reload is not offered again until the index knows it (CHAIN-20)', async () => {
    const { tab, seal, refresh } = openBrowser();
    refresh.mockImplementation(() => new Promise(() => undefined));
    tab().transactions.note(graduate, own, sent);
    await vi.advanceTimersByTimeAsync(0);
    await seal(ok(null));
    expect(tab().transactions.underWay(graduate)).toMatchObject({ sealed: true });
  });

  it('is known to the other tabs, of which one alone has the chain read', async () => {
    const { tab, seal, refresh } = openBrowser();
    const [here, there] = [tab().transactions, tab().transactions];
    const heard = vi.fn();
    there.subscribe(heard);
    here.note(graduate, own, sent);
    expect(heard).toHaveBeenCalledOnce();
    expect(there.underWay(graduate)).toMatchObject(sent);
    await vi.advanceTimersByTimeAsync(0);
    await seal(ok(null));
    expect(refresh).toHaveBeenCalledOnce();
    expect(there.underWay(graduate)).toBeNull();
    const again = there.sealed('t1');
    await vi.advanceTimersByTimeAsync(0);
    await seal(ok(null));
    expect(await again).toEqual(ok(null));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it.each(['REVERTED', 'EXPIRED'] as const)('and never comes (%s) is forgotten', async (code) => {
    const { tab, seal, refresh } = openBrowser();
    const { transactions } = tab();
    transactions.note(graduate, own, sent);
    const waited = transactions.sealed('t1');
    await vi.advanceTimersByTimeAsync(0);
    await seal(fail(code, 'Not owner'));
    expect(await waited).toEqual(fail(code, 'Not owner'));
    expect(transactions.get()).toEqual([]);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('and not heard of is kept, and given up long after the network would have', async () => {
    const { tab, seal, pass } = openBrowser();
    const { transactions } = tab();
    transactions.note(graduate, own, sent);
    await vi.advanceTimersByTimeAsync(0);
    await seal(fail('TIMEOUT', 'not sealed'));
    expect(transactions.underWay(graduate)).not.toBeNull();
    const again = transactions.sealed('t1');
    await pass(GIVE_UP_AFTER_MS + 1);
    await seal(fail('TIMEOUT', 'not sealed'));
    expect(await again).toMatchObject({ error: { code: 'EXPIRED' } });
    expect(transactions.get()).toEqual([]);
  });

  it('long ago, or to another network, is not waited for when the page is opened', async () => {
    const { tab, sealed, pass, move } = openBrowser();
    tab().transactions.note(graduate, own, sent);
    await pass(GIVE_UP_AFTER_MS + 1);
    expect(tab().transactions.get()).toEqual([]);
    tab().transactions.note(graduate, own, { ...sent, transactionId: 't2' });
    await vi.advanceTimersByTimeAsync(0);
    const asked = sealed.mock.calls.length;
    move();
    const { transactions } = tab();
    await vi.advanceTimersByTimeAsync(0);
    expect(transactions.get()).toEqual([]);
    expect(sealed).toHaveBeenCalledTimes(asked);
  });
});

describe('what a wallet is asked for', () => {
  it('is known to the page that is loaded again in this tab, which says so once (CHAIN-24)', () => {
    const { tab } = openBrowser();
    const { transactions, storage } = tab();
    transactions.asks(graduate, own);
    expect(transactions.interrupted(graduate)).toBe(false);
    expect(tab().transactions.interrupted(graduate)).toBe(false);
    const after = tab(own, storage).transactions;
    expect(after.interrupted({ op: 'graduate', tokenId: '8' })).toBe(false);
    expect([after.interrupted(graduate), after.interrupted(graduate)]).toEqual([true, false]);
    expect(tab(own, storage).transactions.interrupted(graduate)).toBe(false);
  });

  it('is nothing that was broken off once the wallet has answered', () => {
    const { tab } = openBrowser();
    const { transactions, storage } = tab();
    transactions.asks(graduate, own)();
    expect(tab(own, storage).transactions.interrupted(graduate)).toBe(false);
  });

  it('concerns its wallet alone, and nothing that is under way or long ago', async () => {
    vi.useFakeTimers();
    const { tab, pass } = openBrowser();
    const { transactions, storage } = tab();
    transactions.asks(graduate, own);
    const another = tab(other, storage);
    expect(another.transactions.interrupted(graduate)).toBe(false);
    another.signIn(own);
    another.transactions.note(graduate, own, sent);
    expect(another.transactions.interrupted(graduate)).toBe(false);
    const late = tab();
    late.transactions.asks(graduate, own);
    await pass(GIVE_UP_AFTER_MS + 1);
    expect(tab(own, late.storage).transactions.interrupted(graduate)).toBe(false);
  });
});
