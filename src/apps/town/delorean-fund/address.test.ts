import { expect, it } from 'vitest';
import { readTyped } from './address.ts';
import { TEXTS } from './texts.ts';

const MAINNET = '0x1654653399040a61';
const TESTNET = '0x7e60df042a9c0868';

it.each([MAINNET, '1654653399040A61', `  ${MAINNET.toUpperCase()} `])(
  'takes %j for the same address',
  (text) => expect(readTyped(text, 'mainnet')).toEqual({ address: MAINNET }),
);

it.each(['', '   ', '0x', 'mulligan', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', `${MAINNET}0`])(
  'takes %j for none',
  (text) => expect(readTyped(text, 'mainnet')).toEqual({ wrong: 'Please enter a valid wallet address' }),
);

it('names the network of an address that belongs to another one', () => {
  expect(readTyped(TESTNET, 'mainnet')).toEqual({ wrong: TEXTS.otherNetwork('testnet', 'mainnet') });
  expect(readTyped(MAINNET, 'demo')).toEqual({
    wrong: 'This address is of Flow mainnet. The fund is on the demo chain.',
  });
});
