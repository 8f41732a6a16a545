import { beforeAll, describe, expect, it } from 'vitest';
import { parseAddress } from '../../supabase/functions/_shared/kernel/units.ts';
import { ok } from '../../supabase/functions/_shared/kernel/result.ts';
import { addressValue } from '../../supabase/functions/_shared/cadence/values.ts';
import { flowAccounts } from '../../supabase/functions/_shared/chain/flowAccounts.ts';
import { flowSource } from '../../supabase/functions/_shared/chain/flowSource.ts';
import type { TestChain } from './support/chain.ts';
import { freshChain } from './support/oneChain.ts';
import type { Account } from './support/transaction.ts';

const GIVE = `
import "FlowToken"
import "FungibleToken"

transaction(amount: UFix64, to: Address) {
    prepare(signer: auth(BorrowValue) &Account) {
        let vault = signer.storage.borrow<auth(FungibleToken.Withdraw) &FlowToken.Vault>(from: /storage/flowTokenVault)!
        getAccount(to).capabilities.borrow<&{FungibleToken.Receiver}>(/public/flowTokenReceiver)!
            .deposit(from: <-vault.withdraw(amount: amount))
    }
}`;

describe('the FLOW of an account on a real chain', () => {
  let chain: TestChain;
  let fund: Account;
  let from: number;
  let to: number;
  const height = async () => {
    const sealed = await flowSource(chain.node, chain.settings).height();
    if (!sealed.ok) throw new Error(sealed.error.message);
    return sealed.value;
  };
  const give = (giver: Account, amount: string, taker: Account) =>
    chain.succeed(giver, GIVE, { type: 'UFix64', value: amount }, addressValue(taker.address));

  beforeAll(async () => {
    chain = await freshChain();
    fund = await chain.openAccount();
    from = await height();
    await give(chain.service, '12.50000000', fund);
    await give(fund, '0.25000001', chain.service);
    to = await height();
  });

  it('is what came and went, exact to the last place, also at an earlier block', async () => {
    const accounts = flowAccounts(chain.node, chain.settings);
    const [before, now] = [
      await accounts.balance(fund.address, from),
      await accounts.balance(fund.address, to),
    ];
    if (!before.ok || !now.ok || before.value === null || now.value === null) throw new Error('no balance');
    const units = (amount: string) => BigInt(amount.replace('.', ''));
    expect(units(now.value) - units(before.value)).toBe(1_224_999_999n);
    expect(await accounts.balance(fund.address)).toEqual(now);
  });

  it('moves by transfers that its events tell, of this account alone', async () => {
    const transfers = await flowAccounts(chain.node, chain.settings).transfers(fund.address, from + 1, to);
    if (!transfers.ok) throw new Error(transfers.error.message);
    expect(transfers.value.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['received', '12.50000000'],
      ['sent', '0.25000001'],
    ]);
  });

  it('is none of an address that has no account', async () => {
    const nowhere = parseAddress('0x1cb159857af02018');
    if (nowhere === null) throw new Error('not an address');
    expect(await flowAccounts(chain.node, chain.settings).balance(nowhere)).toEqual(ok(null));
  });
});
