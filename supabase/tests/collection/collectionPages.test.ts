import { endOf, placeOf } from '@shared/domain/collection/chainFacts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Address } from '@shared/kernel/units.ts';

import { keepFacts, keepHoldings, keepTemplates } from '@shared/db/collection/chainIndex.ts';
import { tokenPage } from '@shared/db/collection/tokenPage.ts';
import type { TokenSort } from '@shared/domain/collection/collection.ts';
import type { Filters } from '@shared/domain/collection/tokenFilters.ts';
import { type Engine, OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { walletOf } from '../support/heldTokens.ts';

const [ANN, BEN] = [walletOf(0xa1), walletOf(0xb2)];
const MANY = 600;
const BASES = ['Teddy', 'Skull', 'Cat'];

onProductionEngine('pages of the collection', (open) => {
  let engine: Engine;
  const moved = (tokenId: string, owner: Address, height: number) =>
    engine.db.transaction(null, (tx) =>
      keepFacts(tx, [
        { kind: 'owner', collection: 'Backpack', tokenId, owner, place: placeOf(height, 0, 0) },
      ]),
    );
  const page = (filters: Filters, sort: TokenSort = 'number', offset = 0, limit = 24) =>
    tokenPage(engine.db, filters, { sort, offset, limit });

  // Ann holds 600 Flunks, and three backpacks that came to her in the order of their numbers.
  beforeAll(async () => {
    engine = await open();
    await engine.db.transaction(null, async (tx) => {
      const ids = Array.from({ length: MANY }, (_, index) => String(index + 1));
      await keepFacts(
        tx,
        ids.flatMap((tokenId) => {
          const token = { collection: 'Flunks', tokenId, place: endOf(1) } as const;
          return [
            { kind: 'minted', ...token, templateId: tokenId, height: 1 } as const,
            { kind: 'owner', ...token, owner: ANN } as const,
          ];
        }),
      );
      const metadata = (id: string) => ({ Clique: Number(id) % 2 === 0 ? 'Geek' : 'Prep' });
      const flunks = ids.map((templateId) => ({
        templateId,
        name: 'Flunk',
        metadata: metadata(templateId),
        slots: null,
      }));
      await keepTemplates(tx, 'Flunks', 2, flunks);
      const backpacks = BASES.map((base, index) => ({
        templateId: String(index + 1),
        name: `${base} Backpack`,
        metadata: { Base: base },
        slots: '2',
      }));
      await keepTemplates(tx, 'Backpack', 2, backpacks);
      await keepFacts(
        tx,
        backpacks.flatMap(({ templateId }) => {
          const token = { collection: 'Backpack', tokenId: templateId } as const;
          const place = placeOf(3, 0, Number(templateId));
          return [
            { kind: 'minted', ...token, templateId, height: 3, place } as const,
            { kind: 'owner', ...token, owner: ANN, place } as const,
          ];
        }),
      );
    });
  });
  afterAll(() => engine.close());

  it('tell how many there are in all, behind the last page too', async () => {
    const half = { owner: ANN, traits: ['Clique:Geek'] };
    const pages = [await page(half), await page(half, 'number', 288), await page(half, 'number', 312)];
    expect(pages.map(({ tokens, total }) => [tokens.length, total])).toEqual([
      [24, 300],
      [12, 300],
      [0, 300],
    ]);
  });

  it('follow each other in every order, upwards and down, to the last token', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    for (const sort of ['number', 'number-down', 'newest', 'name'] as const) {
      const pages = await Promise.all(
        [0, 100, 200, 300, 400, 500].map((offset) =>
          page({ owner: ANN, collection: 'Flunks' }, sort, offset, 100),
        ),
      );
      const serials = pages.flatMap(({ tokens }) => tokens.map(({ serial }) => serial));
      const upwards = Array.from({ length: MANY }, (_, index) => index + 1);
      expect([sort, serials]).toEqual([sort, sort === 'number-down' ? upwards.reverse() : upwards]);
    }
    const { tokens } = await page({ owner: ANN, collection: 'Backpack' }, 'name');
    expect(tokens.map(({ name }) => name)).toEqual(['Cat Backpack', 'Skull Backpack', 'Teddy Backpack']);
  });

  it('begin with the newest where that is asked for, whenever the wallet was read', async () => {
    const newest = async () => (await page({ owner: ANN }, 'newest', 0, 3)).tokens.map(({ name }) => name);
    expect(await newest()).toEqual(['Cat Backpack', 'Skull Backpack', 'Teddy Backpack']);
    const held = (
      await Promise.all([...Array(7).keys()].map((block) => page({ owner: ANN }, 'number', block * 100, 100)))
    )
      .flatMap(({ tokens }) => tokens)
      .map(({ collection, tokenId, owner }) => ({ collection, tokenId, owner }));
    await engine.db.transaction(null, (tx) => keepHoldings(tx, ANN, { height: 9, linked: [], tokens: held }));
    expect(await newest()).toEqual(['Cat Backpack', 'Skull Backpack', 'Teddy Backpack']);
    await moved('1', BEN, 11);
    await moved('1', ANN, 12);
    expect(await newest()).toEqual(['Teddy Backpack', 'Cat Backpack', 'Skull Backpack']);
  });
});
