import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { addressOf } from '../../testing/values.ts';
import { createDemoChain } from './demoChain.ts';

const ORIGIN = 'http://localhost:9595';
const challenge = { nonce: 'n'.repeat(64), appIdentifier: ORIGIN };
const signature = { addr: '0x00000000000000a1', keyId: 0, signature: 'ab' };

/** A browser with a popup, or one that blocks popups. */
function browser(blocks = false, get?: typeof fetch) {
  const listeners = new Set<(event: MessageEvent) => void>();
  const popup = { closed: false, close: vi.fn(), postMessage: vi.fn() };
  const open = vi.fn((url: string) => {
    request = new URL(url, ORIGIN).searchParams.get('request') ?? '';
    // Only what the adapter uses of a window.
    return blocks ? null : (popup as unknown as Window);
  });
  let request = '';
  const say = (data: object, origin = ORIGIN): void => {
    for (const listener of [...listeners])
      listener(new MessageEvent('message', { data: { request, ...data }, origin }));
  };
  const host = {
    location: { origin: ORIGIN },
    open,
    addEventListener: (_type: 'message', listener: (event: MessageEvent) => void) =>
      void listeners.add(listener),
    removeEventListener: (_type: 'message', listener: (event: MessageEvent) => void) =>
      void listeners.delete(listener),
  };
  return { wallets: createDemoChain(host, get), popup, open, say, listeners };
}

const connect = (wallets: ReturnType<typeof browser>['wallets'], abort = new AbortController()) =>
  wallets.connect('geek', Promise.resolve(ok(challenge)), abort.signal);

describe('the demo wallets', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('open their window at once, in the gesture', () => {
    const { wallets, open } = browser();
    void connect(wallets);
    expect(open).toHaveBeenCalledOnce();
  });

  it('hand over the challenge when the window is ready, and bring back the proof', async () => {
    const { wallets, popup, say, listeners } = browser();
    const proof = connect(wallets);
    say({ type: 'demo-wallet:ready' });
    await vi.advanceTimersByTimeAsync(0);
    expect(popup.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'demo-wallet:request', ...challenge }),
      ORIGIN,
    );
    say({
      type: 'demo-wallet:approved',
      address: signature.addr,
      kind: 'account-proof',
      signatures: [signature],
    });
    expect(await proof).toEqual(
      ok({ kind: 'account-proof', address: signature.addr, nonce: challenge.nonce, signatures: [signature] }),
    );
    expect(popup.close).toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });

  it('ignore messages of other origins and of earlier requests', async () => {
    const { wallets, popup, say } = browser();
    const proof = connect(wallets);
    say({ type: 'demo-wallet:declined' }, 'https://elsewhere.example');
    say({ type: 'demo-wallet:declined', request: 'an-older-one' });
    expect(popup.close).not.toHaveBeenCalled();
    say({ type: 'demo-wallet:declined' });
    expect(await proof).toMatchObject({ error: { code: 'DECLINED' } });
  });

  it('tell a window that was closed from one that declined', async () => {
    const { wallets, popup } = browser();
    const proof = connect(wallets);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await proof).toMatchObject({ error: { code: 'WALLET_CLOSED' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hear what a window said that is seen closed before its words arrive', async () => {
    const { wallets, popup, say } = browser();
    const proof = connect(wallets);
    say({ type: 'demo-wallet:ready' });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    say({
      type: 'demo-wallet:approved',
      address: signature.addr,
      kind: 'account-proof',
      signatures: [signature],
    });
    expect(await proof).toMatchObject({ ok: true });
  });

  it('tell a blocked popup, a silent wallet and a missing challenge apart', async () => {
    expect(await connect(browser(true).wallets)).toMatchObject({ error: { code: 'POPUP_BLOCKED' } });

    const silent = connect(browser().wallets);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await silent).toMatchObject({ error: { code: 'TIMEOUT' } });

    const { wallets, say } = browser();
    const refused = wallets.connect(
      'geek',
      Promise.resolve(fail('RATE_LIMITED', 'slow down')),
      new AbortController().signal,
    );
    say({ type: 'demo-wallet:ready' });
    expect(await refused).toMatchObject({ error: { code: 'RATE_LIMITED' } });
  });

  it('have no proof before they were asked for one', async () => {
    const { wallets, popup, say } = browser();
    void connect(wallets);
    say({ type: 'demo-wallet:approved', address: signature.addr, signatures: [signature] });
    await vi.advanceTimersByTimeAsync(0);
    expect(popup.close).not.toHaveBeenCalled();
  });

  it('say in their own words why they failed', async () => {
    const { wallets, say } = browser();
    const proof = connect(wallets);
    say({ type: 'demo-wallet:failed', error: 'The key is lost.' });
    expect(await proof).toMatchObject({ error: { code: 'INTERNAL', message: 'The key is lost.' } });
  });

  it('have a window of its own for each request', () => {
    const { wallets, open } = browser();
    void connect(wallets);
    void connect(wallets);
    const [[first], [second]] = open.mock.calls as [[string], [string]];
    expect(first).not.toBe(second);
  });

  it('are listed by the server', async () => {
    const list = (body: unknown, status = 200) =>
      browser(false, () => Promise.resolve(Response.json(body, { status }))).wallets.wallets();
    const geek = { uid: 'geek', name: 'Geek', address: signature.addr, note: '1 Flunk' };
    expect(await list({ accounts: [geek] })).toEqual(ok([geek]));
    expect(await list({ accounts: [geek] }, 503)).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect(await list('Not Found', 404)).toMatchObject({ error: { code: 'INTERNAL' } });
    const garbled = browser(false, () => Promise.resolve(new Response('<html>')));
    expect(await garbled.wallets.wallets()).toMatchObject({ error: { code: 'INTERNAL' } });
    const gone = browser(false, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await gone.wallets.wallets()).toMatchObject({ error: { code: 'NETWORK' } });
  });

  it('close their window when the person walks away', async () => {
    const { wallets, popup } = browser();
    const abort = new AbortController();
    const proof = connect(wallets, abort);
    abort.abort();
    expect(await proof).toMatchObject({ ok: false });
    expect(popup.close).toHaveBeenCalled();
  });
});

describe('a transaction of the demo chain', () => {
  beforeEach(() => void vi.useFakeTimers());

  const graduate = { op: 'graduate', tokenId: '7' } as const;
  const OWNER = addressOf(signature.addr);
  const submit = (chain: ReturnType<typeof browser>['wallets']) =>
    chain.submit(graduate, OWNER, new AbortController().signal);
  /** The chain of a server that gives these answers in turn. */
  const answering = (...answers: readonly [status: number, body: object][]) => {
    const get = vi.fn(() => {
      const [status, body] = answers[Math.min(get.mock.calls.length, answers.length) - 1] ?? [500, {}];
      return Promise.resolve(Response.json(body, { status }));
    });
    return browser(false, get).wallets;
  };
  /** A server whose chain says this of every Flunk. */
  const flunk = (state: object) => () => Promise.resolve(Response.json({ backpackTokenId: null, ...state }));
  const seal = (chain: ReturnType<typeof browser>['wallets'], abort = new AbortController()) =>
    chain.sealed('t1', abort.signal);

  it('is shown to the owner of the wallet, and is sent when they approve', async () => {
    const { wallets, open, popup, say } = browser(false, flunk({ graduated: false }));
    const sent = submit(wallets);
    expect(open.mock.lastCall?.[0]).toContain(`address=${OWNER}`);
    say({ type: 'demo-wallet:ready' });
    await vi.advanceTimersByTimeAsync(0);
    expect(popup.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'transaction', intent: graduate }),
      ORIGIN,
    );
    say({ type: 'demo-wallet:sent', transactionId: 't1' });
    expect(await sent).toEqual(ok({ transactionId: 't1', network: 'demo' }));
  });

  it('is not shown to the wallet where it was done before, which closes', async () => {
    const { wallets, popup, say } = browser(false, flunk({ graduated: true }));
    const sent = submit(wallets);
    say({ type: 'demo-wallet:ready' });
    expect(await sent).toEqual(fail('CONFLICT', 'Flunk has already graduated'));
    expect(popup.postMessage).not.toHaveBeenCalled();
    expect(popup.close).toHaveBeenCalled();
  });

  it('is sealed with a block, or reverted in the words of the contract', async () => {
    const sealed = seal(
      answering([200, { status: 'pending' }], [503, {}], [200, { status: 'sealed', error: null }]),
    );
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await sealed).toEqual(ok(null));
    const reverted = seal(answering([200, { status: 'reverted', error: 'panic: Not owner' }]));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reverted).toEqual(fail('REVERTED', 'panic: Not owner'));
  });

  it('is waited for no longer than a minute, and not at all where the chain has forgotten it', async () => {
    const late = seal(answering([200, { status: 'pending' }]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await late).toMatchObject({ error: { code: 'TIMEOUT' } });
    const forgotten = seal(answering([404, { code: 'NOT_FOUND', error: 'no such transaction' }]));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await forgotten).toMatchObject({ error: { code: 'EXPIRED' } });
  });
});

it('the demo chain answers what its contracts say of an address', async () => {
  const reading = (body: object) => browser(false, () => Promise.resolve(Response.json(body))).wallets;
  const address = addressOf(signature.addr);
  expect(await reading({ hasCollections: false }).hasCollections(address)).toEqual(ok(false));
  const geek = { tokenId: '7', collection: 'Flunks', clique: 'Geek' };
  const token = { collection: 'Flunks', tokenId: '7', owner: address } as const;
  expect(await reading({ pendingRewards: '1.5' }).pendingRewards(token)).toEqual(ok('1.5'));
  expect(await reading({ pendingRewards: null }).pendingRewards(token)).toEqual(ok(null));
  expect(await reading({}).pendingRewards(token)).toMatchObject({ error: { code: 'INTERNAL' } });
  const claim = { op: 'claim-backpack', tokenId: '7', templateId: '8', setId: '1' } as const;
  expect(await reading({ graduated: false, backpackTokenId: '31' }).isDone(claim)).toEqual(ok(true));
  expect(await reading({ graduated: true, backpackTokenId: null }).isDone(claim)).toEqual(ok(false));
  expect(await reading({}).isDone({ op: 'initialize-collections' })).toEqual(ok(false));
  const cliques = [geek, { ...geek, collection: 'Socks' }, { ...geek, tokenId: '8', clique: null }, null];
  expect(await reading({ cliques }).cliques(address)).toEqual(
    ok([geek, { ...geek, tokenId: '8', clique: null }]),
  );
});
