import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAddress, type Address } from '../functions/_shared/kernel/units.ts';
import { placeOf } from '../functions/_shared/chain/facts.ts';
import { keepFacts, keepHoldings, keepTemplates } from '../functions/_shared/db/chainIndex.ts';
import { traitCounts } from '../functions/_shared/db/collection.ts';
import type { Transaction } from '../functions/_shared/db/port.ts';
import { COLLECTIONS, type CollectionName } from '../functions/_shared/domain/collection.ts';
import { onBothEngines, type Engine } from './support/engines.ts';

const wallet = (index: number): Address => {
  const address = parseAddress(`0x${(index + 1).toString(16).padStart(16, '0')}`);
  if (address === null) throw new Error('not an address');
  return address;
};

/** Something that happens to the index, at a height. */
type Change = (tx: Transaction, height: number) => Promise<void>;

const collections = fc.constantFrom(...COLLECTIONS);
const ids = fc.nat(4).map(String);
const wallets = fc.nat(2).map(wallet);

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

onBothEngines('the trait counts of everybody', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  /** All tokens gone through. */
  async function counted(collection?: CollectionName): Promise<Record<string, number>> {
    const rows = await engine.db.asOwner<{ trait: string; count: number }>(
      `select trait, count(*)::int as count
       from app.tokens join app.templates using (collection, template_id) cross join unnest(traits) as trait
       where owner is not null and collection = coalesce($1::text, collection) group by trait`,
      [collection ?? null],
    );
    return Object.fromEntries(rows.map(({ trait, count }) => [trait, count]));
  }
  async function said(collection?: CollectionName): Promise<Record<string, number>> {
    const all = await engine.db.transaction(null, (tx) => traitCounts(tx, { collection }));
    return Object.fromEntries(
      all.flatMap(({ name, values }) => values.map(({ value, count }) => [`${name}:${value}`, count])),
    );
  }

  it('are what counting comes to, whatever happens to tokens and templates', async () => {
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
        for (const collection of [undefined, ...COLLECTIONS]) {
          const truth = await counted(collection);
          most = Math.max(most, ...Object.values(truth));
          expect(await said(collection)).toEqual(truth);
        }
      }),
      { numRuns: 25 },
    );
    expect(most, 'so that something was counted').toBeGreaterThan(2);
  });

  it('lose nothing where many write at once', async () => {
    const { db } = engine;
    const template = (templateId: string, head: string) => ({
      templateId,
      name: 'Flunk',
      metadata: { Head: head },
      slots: null,
    });
    const writes = Array.from({ length: 12 }, (_, index) =>
      db.transaction(null, async (tx) => {
        const token = {
          collection: 'Flunks',
          tokenId: String(100 + index),
          place: placeOf(5_000, 0, index),
        } as const;
        await keepFacts(tx, [
          { kind: 'minted', ...token, templateId: '100', height: 5_000 },
          { kind: 'owner', ...token, owner: wallet(index) },
        ]);
        await keepTemplates(tx, 'Flunks', 5_001 + index, [template('100', `Hat ${index % 3}`)]);
      }),
    );
    await Promise.all(writes);
    expect(await said()).toEqual(await counted());
  });
});
