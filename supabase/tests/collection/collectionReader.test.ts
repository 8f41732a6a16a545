import { placeOf } from '@shared/domain/collection/chainFacts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAddress, type Address } from '@shared/kernel/units.ts';

import { keepFacts, keepHoldings, keepTemplates } from '@shared/db/collection/chainIndex.ts';
import { collectionReader } from '@shared/db/collection/collectionReader.ts';
import type { Db, Transaction } from '@shared/db/port.ts';
import { COLLECTIONS, type CollectionName } from '@shared/domain/collection/collection.ts';
import { onProductionEngine, type Engine } from '../support/engines.ts';

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

onProductionEngine('the collection that a server keeps in memory', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  type Known = { collection: CollectionName; tokenId: string; owner: string; traits: string[] };
  /** All tokens as the tables have them. */
  const inTables = () =>
    engine.db.asOwner<Known>(
      `select collection, token_id::text as "tokenId", owner::text as owner, traits
       from app.tokens join app.templates using (collection, template_id)
       where owner is not null order by collection desc, template_id, token_id`,
      [],
    );
  type Read = ReturnType<typeof collectionReader>;
  const inMemory = async (read: Read): Promise<Known[]> => {
    const { tokens } = (await read()).page({}, { sort: 'number', offset: 0, limit: 100 });
    return tokens.map(({ collection, tokenId, owner, traits }) => ({
      ...{ collection, tokenId, owner },
      traits: [...traits],
    }));
  };

  it('is what the tables have, whatever happens to tokens and templates', async () => {
    const { db } = engine;
    const read = collectionReader(db);
    const changes = fc.array(fc.oneof(minted, handedOn, held, templatesRead), { maxLength: 20 });
    let height = 0;
    let most = 0;
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        for (const [nth, change] of all.entries()) {
          height += 1;
          await db.transaction(null, (tx) => change(tx, height));
          if (nth % 3 === 0) await read();
        }
        const truth = await inTables();
        most = Math.max(most, truth.length);
        expect(await inMemory(read)).toEqual(truth);
      }),
      { numRuns: 25 },
    );
    expect(most, 'so that something was held').toBeGreaterThan(2);
  });

  it('has what was committed before it was asked for, though many write and many ask at once', async () => {
    const { db } = engine;
    const read = collectionReader(db);
    const template = (templateId: string) => ({
      templateId,
      name: 'Flunk',
      metadata: { Head: 'Cap' },
      slots: null,
    });
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const tokenId = String(100 + index);
        await db.transaction(null, async (tx) => {
          const token = { collection: 'Flunks', tokenId, place: placeOf(9_000, 0, index) } as const;
          await keepFacts(tx, [
            { kind: 'minted', ...token, templateId: tokenId, height: 9_000 },
            { kind: 'owner', ...token, owner: wallet(index) },
          ]);
          await keepTemplates(tx, 'Flunks', 9_001, [template(tokenId)]);
        });
        const found = (await read()).find({ collection: 'Flunks', tokenId });
        expect([tokenId, found?.owner]).toEqual([tokenId, wallet(index)]);
      }),
    );
    expect(await inMemory(read)).toEqual(await inTables());
  });

  it('is answered by one small statement where nothing has changed', async () => {
    const asked: string[] = [];
    const statement: Db['statement'] = (sql, parameters) => {
      asked.push(sql);
      return engine.db.statement(sql, parameters);
    };
    const read = collectionReader({ ...engine.db, statement });
    await Promise.all([read(), read(), read()]);
    const first = asked.length;
    await read();
    expect(asked.length - first).toBe(1);
    // Those that came together shared a look, behind the one that was under way.
    expect(first).toBeLessThanOrEqual(3);
  });
});
