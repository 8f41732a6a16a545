import { describe, expect, it } from 'vitest';
import { presenceOf, REAL_WALLETS, type RealWallet } from './realWallets.ts';

const wallet = (name: string): RealWallet => {
  const found = REAL_WALLETS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
};
const announcing = (...names: readonly string[]) =>
  names.map((name) => ({ f_type: 'Service', type: 'authn', provider: { name } }));

describe('a wallet of the real network', () => {
  it('is installed where its extension has announced itself, under its old name too (WALLET-1)', () => {
    expect(presenceOf(wallet('Flow Wallet'), announcing('Other', 'Flow Wallet'))).toBe('installed');
    expect(presenceOf(wallet('Flow Wallet'), announcing('Lilico'))).toBe('installed');
    expect(presenceOf(wallet('Flow Wallet'), announcing('Other'))).toBe('missing');
  });

  it('is missing where nothing was announced, or anything else stands there', () => {
    for (const announced of [
      undefined,
      null,
      'Flow Wallet',
      {},
      [null, 7, {}, { provider: null }, { provider: {} }],
    ])
      expect(presenceOf(wallet('Flow Wallet'), announced)).toBe('missing');
  });

  it('is never said to be installed where there is nothing to install (WALLET-1)', () => {
    const announced = announcing('Dapper', 'Blocto');
    expect(presenceOf(wallet('Dapper'), announced)).toBe('nothing-to-install');
    expect(presenceOf(wallet('Blocto'), announced)).toBe('gone');
  });
});
