import { expect, it } from 'vitest';
import { addressOf } from '../../../../../src/testing/values.ts';
import { networkOfAddress } from './flowAddress.ts';

it.each([
  ['mainnet', '0x807c3d470888cc48'],
  ['mainnet', '0xd8a7e05a7ac670c0'],
  ['mainnet', '0x1d7e57aa55817448'],
  ['testnet', '0x74daa6f9c7ef24b1'],
  ['testnet', '0x631e88ae7f1d7c20'],
  ['emulator', '0xf8d6e0586b0a20c7'],
  ['emulator', '0xee82856bf20e2aa6'],
  [null, '0x0000000000000001'],
  [null, '0x807c3d470888cc49'],
  [null, '0x0000000000000000'],
])('an address tells its network: %s of %s', (network, address) => {
  expect(networkOfAddress(addressOf(address))).toBe(network);
});
