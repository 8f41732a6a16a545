import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../supabase/functions/_shared/kernel/units.ts';
import { flowSource } from '../../supabase/functions/_shared/chain/flowSource.ts';
import { readHoldings } from '../../supabase/functions/_shared/chain/holdings.ts';
import { catchUp } from '../../supabase/functions/_shared/chain/indexer.ts';
import { tokenDetail, tokenPage } from '../../supabase/functions/_shared/db/collection.ts';
import { openPglite } from '../../supabase/functions/_shared/db/pglite.ts';
import type { Db } from '../../supabase/functions/_shared/db/port.ts';
import { migratedDump } from '../../supabase/local/dump.ts';
import { claimBackpack, graduate } from '../../supabase/functions/_shared/cadence/transactions.ts';
import { uint64Value } from '../../supabase/functions/_shared/cadence/values.ts';
import { startChain, type TestChain } from './support/chain.ts';
import type { Account } from './support/transaction.ts';
import {
  allowGraduation,
  link,
  mintFlunks,
  openHolder,
  pictureName,
  stake,
  stockBackpacks,
} from './support/world.ts';

const BEFORE = `ipfs://flunks/${pictureName('a')}`;
const AFTER = `https://pictures.example/${pictureName('b')}`;

/** A holder with a graduated Flunk that has its backpack, and another in an account linked to theirs. */
describe('the index of the collection on a real chain', () => {
  let chain: TestChain;
  let db: Db;
  let holder: Account;
  let linked: Account;
  let geek = '';
  let prep = '';

  beforeAll(async () => {
    chain = await startChain();
    db = await openPglite({ dump: await migratedDump() });
    [holder, linked] = [await openHolder(chain), await openHolder(chain)];
    [geek = ''] = await mintFlunks(chain, holder, [{ uri: BEFORE, Clique: 'GEEK' }]);
    [prep = ''] = await mintFlunks(chain, linked, [{ uri: BEFORE, Clique: 'PREP' }]);
    await link(chain, holder, linked);
    await stake(chain, holder, 'Flunks', geek, 1_700_000_000);
    await allowGraduation(chain, geek, AFTER);
    await chain.succeed(holder, graduate, uint64Value(geek));
    const setId = await stockBackpacks(chain, 1);
    await chain.succeed(holder, claimBackpack, uint64Value(geek), uint64Value(setId));
    // A block of something else, the newest.
    await openHolder(chain);
  });
  afterAll(async () => {
    await db.close();
    await chain.stop();
  });

  const held = async (owner: Address) =>
    db.transaction(null, async (tx) => {
      const { tokens } = await tokenPage(tx, { owner }, { offset: 0, limit: 100 });
      return tokens.map(({ collection, tokenId, owner: who }) => [collection, tokenId, who]);
    });

  it('has what an account holds as soon as that is read, though it began after it was minted', async () => {
    const source = flowSource(chain.node, chain.settings);
    expect(await catchUp(db, source, { from: null })).toEqual({ ok: true, value: true });
    expect(await held(holder.address)).toEqual([]);
    expect(await readHoldings(db, source, holder.address)).toEqual({ ok: true, value: [linked.address] });
    expect(await held(holder.address)).toMatchObject([
      ['Flunks', geek, holder.address],
      ['Flunks', prep, linked.address],
      ['Backpack', expect.any(String), holder.address],
    ]);
  });

  it('comes to the same by the events, and to who graduated and claimed', async () => {
    const before = await held(holder.address);
    await db.asOwner('truncate app.tokens, app.templates, app.chain_index');
    const source = flowSource(chain.node, chain.settings);
    expect(await catchUp(db, source, { from: 0 })).toEqual({ ok: true, value: true });
    expect(await held(holder.address)).toEqual(before);
    const detail = await db.transaction(null, (tx) => tokenDetail(tx, 'Flunks', geek));
    expect(detail).toMatchObject({
      graduated: true,
      token: { serial: 1, traits: [{ name: 'Clique', value: 'GEEK' }] },
      claim: { flunkTokenId: geek, backpackTokenId: before[2]?.[1], signer: holder.address },
    });
    expect(detail?.token.pixelImage).not.toBeNull();
  });
});
