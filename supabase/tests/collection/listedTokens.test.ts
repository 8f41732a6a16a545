import { placeOf } from '@shared/domain/collection/chainFacts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { keepFacts, keepHoldings, keepRanks, keepTemplates } from '@shared/db/collection/chainIndex.ts';
import { tokenFacets } from '@shared/db/collection/tokenFacets.ts';
import { tokenPage } from '@shared/db/collection/tokenPage.ts';
import type { Transaction } from '@shared/db/port.ts';
import { COLLECTIONS, type CollectionName } from '@shared/domain/collection/collection.ts';
import { type Engine, OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { idOf, raritiesOf, walletOf } from '../support/heldTokens.ts';

/** Something that happens to the index, at a height. */
type Change = (tx: Transaction, height: number) => Promise<void>;

const collections = fc.constantFrom(...COLLECTIONS);
const ids = fc.nat(4).map(String);
const wallets = fc.nat(2).map((nth) => walletOf(nth + 1));

const minted = fc.record({ collection: collections, tokenId: ids, templateId: ids }).map(
  (token): Change =>
    (tx, height) =>
      keepFacts(tx, [{ kind: 'minted', ...token, place: placeOf(height, 0, 0), height }]),
);
/** Several at once, as a batch of events has them; null: burned. */
const handedOn = fc
  .array(fc.record({ collection: collections, tokenId: ids, owner: fc.option(wallets) }), { maxLength: 6 })
  .map(
    (tokens): Change =>
      (tx, height) =>
        keepFacts(
          tx,
          tokens.map((token, index) => ({ kind: 'owner', ...token, place: placeOf(height, 0, index) })),
        ),
  );
const held = fc.record({ of: wallets, tokens: fc.uniqueArray(ids) }).map(
  ({ of, tokens }): Change =>
    (tx, height) =>
      keepHoldings(tx, of, {
        height,
        linked: [],
        tokens: tokens.map((tokenId) => ({ collection: 'Flunks', tokenId, owner: of })),
      }),
);
const heads = fc.constantFrom('Cap', 'Bare', 'Crown');
const templatesRead = fc
  .record({
    collection: collections,
    heads: fc.uniqueArray(fc.record({ templateId: ids, head: fc.option(heads), base: heads }), {
      selector: ({ templateId }) => templateId,
    }),
  })
  .map(
    ({ collection, heads: read }): Change =>
      (tx, height) =>
        keepTemplates(
          tx,
          collection,
          height,
          read.map(({ templateId, head, base }) => ({
            templateId,
            name: 'Flunk',
            metadata: { Base: base, ...(head !== null && { Head: head }) },
            slots: null,
          })),
        ),
  );

onProductionEngine('what the index lists', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  type Known = {
    collection: CollectionName;
    tokenId: string;
    owner: string;
    traits: string[];
    heldSince: number;
  };
  /** All tokens as the tables of the chain have them. */
  const inTables = () =>
    engine.db.asOwner<Known>(
      `select collection, token_id::text as "tokenId", owner::text as owner, traits, held_since::float8 as "heldSince"
       from app.tokens join app.templates using (collection, template_id)
       where owner is not null order by collection desc, template_id, token_id`,
      [],
    );
  const inLists = () =>
    engine.db.asOwner<Known>(
      `select collection, token_id::text as "tokenId", owner::text as owner, traits, held_since::float8 as "heldSince"
       from app.listed_tokens order by shelf, template_id, token_id`,
      [],
    );

  it('is what the tables have, counted and ranked, whatever happens to tokens and templates (RARITY-1)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const { db } = engine;
    const changes = fc.array(fc.oneof(minted, handedOn, held, templatesRead), { maxLength: 20 });
    let height = 0;
    let most = 0;
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        for (const change of all) {
          height += 1;
          await db.transaction(null, (tx) => change(tx, height));
        }
        await db.transaction(null, keepRanks);
        const truth = await inTables();
        most = Math.max(most, truth.length);
        expect(await inLists()).toEqual(truth);
        const { tokens, total } = await tokenPage(db, {}, { sort: 'number', offset: 0, limit: 100 });
        const rarities = raritiesOf(truth);
        expect(tokens.map((token) => [idOf(token), token.rank])).toEqual(
          truth.map((token) => [idOf(token), rarities.get(idOf(token))?.rank]),
        );
        const { traits } = await tokenFacets(db, {});
        const counts = traits.flatMap(({ name, values }) =>
          values.map(({ value, count }) => [`${name}:${value}`, count] as const),
        );
        const said = truth.flatMap((token) => token.traits);
        expect(new Map(counts)).toEqual(
          new Map(said.map((trait) => [trait, said.filter((one) => one === trait).length])),
        );
        expect(total).toBe(truth.length);
      }),
      { numRuns: 25 },
    );
    expect(most, 'so that something was held').toBeGreaterThan(2);
  });

  it('has what was committed, though many write at once', async () => {
    const { db } = engine;
    const [{ total: before }, page] = [
      await tokenPage(db, {}, { sort: 'number', offset: 0, limit: 1 }),
      (serial: number) => tokenPage(db, { serial }, { sort: 'number', offset: 0, limit: 1 }),
    ];
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const tokenId = String(100 + index);
        await db.transaction(null, async (tx) => {
          const token = { collection: 'Flunks', tokenId, place: placeOf(9_000, 0, index) } as const;
          await keepFacts(tx, [
            { kind: 'minted', ...token, templateId: tokenId, height: 9_000 },
            { kind: 'owner', ...token, owner: walletOf(index + 1) },
          ]);
          const template = { templateId: tokenId, name: 'Flunk', metadata: { Head: 'Cap' }, slots: null };
          await keepTemplates(tx, 'Flunks', 9_001, [template]);
        });
        const [found] = (await page(100 + index)).tokens;
        expect([tokenId, found?.owner]).toEqual([tokenId, walletOf(index + 1)]);
      }),
    );
    expect(await inLists()).toEqual(await inTables());
    expect((await page(100)).counts.Flunks + (await page(100)).counts.Backpack).toBe(before + 12);
  });
});
