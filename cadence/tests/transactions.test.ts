import { beforeAll, describe, expect, it } from 'vitest';
import { claimState, hasCollections, isGraduated } from '../../supabase/functions/_shared/cadence/scripts.ts';
import {
  claimBackpack,
  graduate,
  initialize,
} from '../../supabase/functions/_shared/cadence/transactions.ts';
import { addressValue, uint64Value } from '../../supabase/functions/_shared/cadence/values.ts';
import type { TestChain } from './support/chain.ts';
import { freshChain } from './support/oneChain.ts';
import type { Account } from './support/transaction.ts';
import {
  allowGraduation,
  link,
  mintFlunks,
  openHolder,
  pictureName,
  stockBackpacks,
} from './support/world.ts';

const PICTURE = `https://pictures.example/${pictureName('b')}`;
const metadata = { uri: `ipfs://flunks/${pictureName('a')}`, Clique: 'JOCK' };

describe('what the transactions do', () => {
  let chain: TestChain;
  beforeAll(async () => {
    chain = await freshChain();
  });

  /** Of a new holder, ready to graduate. */
  const flunkOf = async (holder: Account): Promise<string> => {
    const [tokenId = ''] = await mintFlunks(chain, holder, [metadata]);
    await allowGraduation(chain, tokenId, PICTURE);
    return tokenId;
  };
  const data = (fields: Readonly<Record<string, string>>, type: string) => ({
    type: `A.${chain.service.address.slice(2)}.${type}`,
    data: fields,
  });

  it('initialize makes both collections, and keeps what is in them when it is sent again (CHAIN-15)', async () => {
    const holder = await chain.openAccount();
    await chain.succeed(holder, initialize);
    const tokenId = await flunkOf(holder);
    await chain.succeed(holder, initialize);
    expect(await chain.node.script(hasCollections, [addressValue(holder.address)])).toEqual({
      ok: true,
      value: true,
    });
    expect((await chain.send(holder, graduate, uint64Value(tokenId))).error).toBe('');
  });

  it('graduate happens once, and only to who holds the Flunk', async () => {
    const [holder, stranger] = [await openHolder(chain), await openHolder(chain)];
    const tokenId = await flunkOf(holder);
    const refused = await chain.send(stranger, graduate, uint64Value(tokenId));
    expect(refused.error).toContain('error: panic: Not owner');
    expect(await chain.node.script(isGraduated, [uint64Value(tokenId)])).toEqual({ ok: true, value: false });

    const { events } = await chain.succeed(holder, graduate, uint64Value(tokenId));
    expect(events).toContainEqual(
      data(
        { address: holder.address, tokenID: tokenId, templateID: expect.any(String) as string },
        'FlunksGraduationV2.Graduate',
      ),
    );
    const again = await chain.send(holder, graduate, uint64Value(tokenId));
    expect(again.error).toContain('error: pre-condition failed: Flunk has already graduated');
  });

  it('claim happens once a Flunk, and only to who holds it', async () => {
    const [holder, stranger] = [await openHolder(chain), await openHolder(chain)];
    const tokenId = await flunkOf(holder);
    const setId = await stockBackpacks(chain, 5);
    const claim = (signer: Account) =>
      chain.send(signer, claimBackpack, uint64Value(tokenId), uint64Value(setId));

    expect((await claim(stranger)).error).toContain('error: panic: signer is not owner of Flunk');
    const { events, error } = await claim(holder);
    expect(error).toBe('');
    const BackpackTokenID = expect.any(String) as string;
    expect(events).toContainEqual(
      data(
        { FlunkTokenID: tokenId, BackpackTokenID, signer: holder.address },
        'BackpackMinter.BackpackClaimed',
      ),
    );
    expect((await claim(holder)).error).toContain('error: pre-condition failed: Token ID already claimed');
  });

  it('of two accounts that may both claim one backpack, one gets it', async () => {
    const [parent, child] = [await openHolder(chain), await openHolder(chain)];
    await link(chain, parent, child);
    const tokenId = await flunkOf(child);
    const setId = await stockBackpacks(chain, 5);
    const claimed = await Promise.all(
      [parent, child].map((signer) =>
        chain.send(signer, claimBackpack, uint64Value(tokenId), uint64Value(setId)),
      ),
    );
    const errors = claimed.map(({ error }) => error).filter((error) => error !== '');
    expect(errors).toEqual([expect.stringContaining('Token ID already claimed')]);
    const state = await chain.node.script(claimState, [uint64Value(tokenId), uint64Value('0')]);
    expect(state).toMatchObject({ ok: true, value: expect.any(String) as string });
  });

  it('a Flunk in a linked account graduates by the account that it is linked to (TOKEN-5, WALLET-2)', async () => {
    const [parent, child] = [await openHolder(chain), await openHolder(chain)];
    await link(chain, parent, child);
    const tokenId = await flunkOf(child);
    expect((await chain.send(parent, graduate, uint64Value(tokenId))).error).toBe('');
  });
});
