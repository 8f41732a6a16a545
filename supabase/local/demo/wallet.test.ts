// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';

const HERE = dirname(fileURLToPath(import.meta.url));
const PAGE = readFileSync(join(HERE, 'wallet.html'), 'utf8');
const ACCOUNT = { uid: 'geek', name: 'Geek', address: '0xd300000000000002', note: '1 Flunk' };

/** The wallet's window, which was asked to graduate a Flunk; the chain takes what it sends as the test says. */
async function openWallet(send: () => Promise<object>) {
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(PAGE)?.[1] ?? '';
  history.replaceState(null, '', '/demo/wallet?request=r1&account=geek');
  const said: { readonly type: string; readonly error?: string }[] = [];
  const opener = { postMessage: (message: (typeof said)[number]) => void said.push(message) };
  vi.stubGlobal('opener', opener);
  vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const get = vi.fn(async (path: string, _options?: RequestInit) => ({
    json: async () => (path === '/demo/accounts' ? { accounts: [ACCOUNT] } : send()),
  }));
  vi.stubGlobal('fetch', get);
  vi.resetModules();
  await import(join(HERE, 'wallet.js'));
  const data = {
    type: 'demo-wallet:request',
    request: 'r1',
    kind: 'transaction',
    intent: { op: 'graduate', tokenId: '7' },
  };
  const asking = new MessageEvent('message', { data, origin: location.origin });
  // jsdom lets no plain object be a window.
  Object.defineProperty(asking, 'source', { value: opener });
  window.dispatchEvent(asking);
  await vi.waitFor(() => expect(document.querySelector('#approve')).toHaveProperty('disabled', false));
  return {
    said: () => said.filter(({ type }) => type !== 'demo-wallet:ready'),
    press: (id: string) => document.getElementById(id)?.click(),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    sent: () => get.mock.calls.filter(([path]) => path === '/demo/transactions'),
  };
}

beforeEach(() => void vi.restoreAllMocks());

it('says nothing where it is closed before anything was sent', async () => {
  const wallet = await openWallet(async () => ({ success: true, transactionId: 't1' }));
  wallet.leave();
  expect(wallet.said()).toEqual([]);
  expect(wallet.sent()).toEqual([]);
});

it('says that it may have been sent where it is closed while it is sending, and sends it all the same', async () => {
  let answer: (body: object) => void = () => undefined;
  const wallet = await openWallet(() => new Promise((resolve) => (answer = resolve)));
  wallet.press('approve');
  await vi.waitFor(() => expect(wallet.sent()).toHaveLength(1));
  expect(wallet.sent()[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  wallet.leave();
  answer({ success: true, transactionId: 't1' });
  await vi.waitFor(() => expect(window.close).toHaveBeenCalled());
  expect(wallet.said()).toMatchObject([{ type: 'demo-wallet:failed', code: 'INTERNAL' }]);
  expect(wallet.said()[0]?.error).toContain('may have been sent');
});

it('hands over what was sent', async () => {
  const wallet = await openWallet(async () => ({ success: true, transactionId: 't1' }));
  wallet.press('approve');
  await vi.waitFor(() =>
    expect(wallet.said()).toMatchObject([{ type: 'demo-wallet:sent', transactionId: 't1' }]),
  );
});
