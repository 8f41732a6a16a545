import { expect, it } from 'vitest';
import { explorerOf } from './explorers.ts';

it('a transaction of a public network has a page in an explorer, and that of a chain of one’s own has none (CHAIN-20)', () => {
  const page = (network: string) => explorerOf(network, 'ab12');
  expect(page('mainnet')).toBe('https://www.flowscan.io/tx/ab12');
  expect(page('testnet')).toBe('https://testnet.flowscan.io/tx/ab12');
  expect([page('demo'), page('emulator')]).toEqual([null, null]);
});
