import { expect, it, vi } from 'vitest';
import { createChain, type WalletPort } from './chain.ts';

const wallets: WalletPort = { wallets: vi.fn(), connect: vi.fn() };

it('the chain has the wallets of the network that is asked for, and loads no others', async () => {
  const mainnet = vi.fn();
  const chain = createChain({ demo: () => Promise.resolve(wallets), mainnet });
  expect(await chain.open('demo')).toEqual({ ok: true, value: wallets });
  expect(mainnet).not.toHaveBeenCalled();
});

it('the chain says that a network has no wallets here, or that they did not come', async () => {
  const chain = createChain({ demo: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await chain.open('mainnet')).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await chain.open('demo')).toMatchObject({ error: { code: 'NETWORK' } });
});
