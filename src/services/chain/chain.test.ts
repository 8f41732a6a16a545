import { expect, it, vi } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { createChain, type ChainAdapter, type ChainFacts } from './chain.ts';

// Nothing here looks into it.
const adapter = {} as ChainAdapter;
const demo: ChainFacts = { chain: 'demo', flow: null };

it('the chain is the one that the server names, and no other is loaded (CHAIN-13)', async () => {
  const [load, mainnet, ask] = [vi.fn(async () => adapter), vi.fn(), vi.fn(async () => ok(demo))];
  const chain = createChain({ demo: load, mainnet }, ask);
  expect(await chain.current()).toEqual(ok(adapter));
  expect(await chain.current()).toEqual(ok(adapter));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(mainnet).not.toHaveBeenCalled();
});

it('the chain says that this build has no adapter for it', async () => {
  const chain = createChain({}, async () => ok(demo));
  expect(await chain.current()).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

it('the chain is asked for again where server or adapter did not come', async () => {
  const ask = vi.fn(async () => (ask.mock.calls.length === 1 ? fail('NETWORK', 'gone') : ok(demo)));
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new TypeError('Failed to fetch');
    return adapter;
  });
  const chain = createChain({ demo: load }, ask);
  expect(await chain.current()).toEqual(fail('NETWORK', 'gone'));
  expect(await chain.current()).toMatchObject({ error: { code: 'NETWORK' } });
  expect(await chain.current()).toEqual(ok(adapter));
});
