import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../supabase/functions/_shared/kernel/units.ts';
import { flowSource } from '../../supabase/functions/_shared/chain/flowSource.ts';
import { readHoldings } from '../../supabase/functions/_shared/chain/holdings.ts';
import { catchUp } from '../../supabase/functions/_shared/chain/indexer.ts';
import { tokenDetail } from '../../supabase/functions/_shared/db/collection/collection.ts';
import { openPglite } from '../../supabase/functions/_shared/db/pglite.ts';
import type { Db } from '../../supabase/functions/_shared/db/port.ts';
import { heldBy } from '../../supabase/tests/support/heldBy.ts';
import { migratedDump } from '../../supabase/local/dump.ts';
import { claimBackpack, graduate } from '../../supabase/functions/_shared/cadence/transactions.ts';
import { addressValue, uint64Value } from '../../supabase/functions/_shared/cadence/values.ts';
import type { TestChain } from './support/chain.ts';
import { freshChain } from './support/oneChain.ts';
import type { Account } from './support/transaction.ts';
import {
  allowGraduation,
  claimReward,
  forgeTemplates,
  link,
  mintFlunks,
  openHolder,
  pictureName,
  stake,
  stockBackpacks,
} from './support/world.ts';

const BEFORE = `ipfs://flunks/${pictureName('a')}`;
const AFTER = `https://pictures.example/${pictureName('b')}`;

const EMPTY = `truncate app.tokens, app.templates, app.backpack_claims, app.graduations,
  app.reward_claims, app.linked_wallets, app.chain_index`;

const MOVE = `
import "Flunks"
import "NonFungibleToken"

transaction(tokenID: UInt64, recipient: Address) {
    prepare(signer: auth(BorrowValue) &Account) {
        let from = signer.storage.borrow<auth(NonFungibleToken.Withdraw) &Flunks.Collection>(
            from: Flunks.CollectionStoragePath
        )!
        getAccount(recipient).capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath)!
            .deposit(token: <-from.withdraw(withdrawID: tokenID))
    }
}`;

/**
 * A holder with a graduated Flunk that has its backpack, and another in an account linked to theirs. Between the templates of
 * the two another account used up ids.
 */
describe('the index of the collection on a real chain', () => {
  let chain: TestChain;
  let db: Db;
  let holder: Account;
  let linked: Account;
  let geek = '';
  let prep = '';

  beforeAll(async () => {
    chain = await freshChain();
    db = await openPglite({ dump: await migratedDump() });
    [holder, linked] = [await openHolder(chain), await openHolder(chain)];
    [geek = ''] = await mintFlunks(chain, holder, [{ uri: BEFORE, Clique: 'GEEK' }]);
    await forgeTemplates(chain, await chain.openAccount(), ['3', '18446744073709551615']);
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
  afterAll(() => db.close());

  const held = async (owner: Address) =>
    (await heldBy(db, owner)).map(({ collection, tokenId, owner: who }) => [collection, tokenId, who]);

  const detail = (tokenId: string) => db.transaction(null, (tx) => tokenDetail(tx, 'Flunks', tokenId));
  /** Slices of the work, until none is left or 20 were done. */
  const catchUpWholly = async (from: number | null) => {
    const source = flowSource(chain.node, chain.settings);
    for (let slices = 0; slices < 20; slices += 1) {
      const caught = await catchUp(db, source, { from, holder: 'index', calls: 30 });
      if (!caught.ok || caught.value) return caught;
    }
    throw new Error('the index does not come to an end');
  };

  it('has what an account holds as soon as that is read, though it began after it was minted', async () => {
    const source = flowSource(chain.node, chain.settings);
    expect(await catchUp(db, source, { from: null })).toEqual({ ok: true, value: true });
    expect(await held(holder.address)).toEqual([]);
    expect(await readHoldings(db, source, holder.address)).toEqual({ ok: true, value: [linked.address] });
    const tokens = await held(holder.address);
    expect(tokens).toMatchObject([
      ['Flunks', geek, holder.address],
      ['Flunks', prep, linked.address],
      ['Backpack', expect.any(String), holder.address],
    ]);
    expect(await detail(geek)).toMatchObject({
      graduated: true,
      token: { serial: 1, traits: [{ name: 'Clique', value: 'GEEK' }] },
      staking: { since: new Date(1_700_000_000_000).toISOString(), pool: 'Flunks' },
      claim: { flunkTokenId: geek, backpackTokenId: tokens[2]?.[1], signer: null },
    });
  });

  it('learns all templates, claims and graduations from before it began, past ids without a template', async () => {
    await db.asOwner(EMPTY);
    expect(await catchUpWholly(null)).toEqual({ ok: true, value: true });
    const rows = (sql: string) => db.asOwner<Record<string, unknown>>(sql, []);
    expect(
      await rows(`select collection, template_id::text as id, clique from app.templates
        where name <> '' order by collection desc, template_id`),
    ).toEqual([
      { collection: 'Flunks', id: '1', clique: 'GEEK' },
      { collection: 'Flunks', id: '4', clique: 'PREP' },
      { collection: 'Backpack', id: '3', clique: null },
    ]);
    expect(await rows('select token_id::text as id, wallet from app.graduations')).toEqual([
      { id: geek, wallet: null },
    ]);
    expect(await rows('select flunk_token_id::text as flunk, signer from app.backpack_claims')).toEqual([
      { flunk: geek, signer: null },
    ]);
  });

  it('looks up a token of which only an event told, and the rewards that were claimed for it', async () => {
    await db.asOwner(EMPTY);
    await catchUpWholly(null);
    await chain.succeed(holder, MOVE, uint64Value(geek), addressValue(linked.address));
    const amount = await claimReward(chain, 'Flunks', geek);
    expect(Number(amount)).toBeGreaterThan(1_000);
    expect(await catchUpWholly(null)).toEqual({ ok: true, value: true });
    expect(await detail(geek)).toMatchObject({
      token: { owner: linked.address, serial: 1 },
      claimed_rewards: amount,
      staking: { pool: 'Flunks' },
    });
    await chain.succeed(linked, MOVE, uint64Value(geek), addressValue(holder.address));
  });

  it('comes to the same by the events, and to who graduated and claimed', async () => {
    await db.asOwner(EMPTY);
    await readHoldings(db, flowSource(chain.node, chain.settings), holder.address);
    const before = await held(holder.address);
    await db.asOwner(EMPTY);
    expect(await catchUpWholly(0)).toEqual({ ok: true, value: true });
    await readHoldings(db, flowSource(chain.node, chain.settings), holder.address);
    expect(await held(holder.address)).toEqual(before);
    const found = await detail(geek);
    expect(found).toMatchObject({
      graduated: true,
      token: { serial: 1, traits: [{ name: 'Clique', value: 'GEEK' }] },
      claim: { flunkTokenId: geek, backpackTokenId: before[2]?.[1], signer: holder.address },
    });
    expect(found?.token.pixelImage).not.toBeNull();
  });
});
