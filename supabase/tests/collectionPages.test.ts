import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAddress, type Address } from '../functions/_shared/kernel/units.ts';
import { endOf, placeOf } from '../functions/_shared/chain/facts.ts';
import { keepFacts, keepHoldings, keepTemplates } from '../functions/_shared/db/chainIndex.ts';
import { tokenPage, type Filters } from '../functions/_shared/db/collection.ts';
import type { Parameter, Transaction } from '../functions/_shared/db/port.ts';
import type { TokenSort } from '../functions/_shared/domain/collection.ts';
import { onBothEngines, type Engine } from './support/engines.ts';

const wallet = (index: number): Address => {
  const address = parseAddress(`0x${index.toString(16).padStart(16, '0')}`);
  if (address === null) throw new Error('not an address');
  return address;
};
const [ANN, BEN] = [wallet(0xa1), wallet(0xb2)];
const MANY = 600;
const BASES = ['Teddy', 'Skull', 'Cat'];

/** A part of a plan, as `explain (format json)` has it. */
interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}
const readingsOf = (table: string, { Plans = [], ...node }: PlanNode): number =>
  (node['Relation Name'] === table ? node['Actual Loops'] : 0) +
  Plans.reduce((sum, one) => sum + readingsOf(table, one), 0);

onBothEngines('pages of the collection', (open) => {
  let engine: Engine;
  const moved = (tokenId: string, owner: Address, height: number) =>
    engine.db.transaction(null, (tx) =>
      keepFacts(tx, [
        { kind: 'owner', collection: 'Backpack', tokenId, owner, place: placeOf(height, 0, 0) },
      ]),
    );
  const page = async (filters: Filters, sort: TokenSort = 'number', offset = 0, limit = 24) =>
    engine.db.transaction(null, (tx) => tokenPage(tx, filters, { sort, offset, limit }));

  /** The first five tokens that pass, and how the database went about each statement that found them. */
  const planned = (filters: Filters) =>
    engine.db.transaction(null, async (tx) => {
      const asked: (readonly [text: string, parameters: readonly Parameter[] | undefined])[] = [];
      const noting: Transaction = {
        query: (text, parameters) => {
          asked.push([text, parameters]);
          return tx.query(text, parameters);
        },
      };
      const found = await tokenPage(noting, filters, { sort: 'number', offset: 0, limit: 5 });
      const plans: PlanNode[] = [];
      for (const [text, parameters] of asked) {
        const [row] = await tx.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
          `explain (analyze, format json) ${text}`,
          parameters,
        );
        plans.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan));
      }
      return { found, plans };
    });

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

  it.each<readonly [string, Filters, number]>([
    ['a search for one of them', { search: '#577' }, 1],
    ['a search for nothing', { search: 'no such thing' }, 0],
    ['a trait that half of them have', { traits: ['Clique:Geek'] }, MANY / 2],
  ])('read the templates once, not once for each token: %s', async (_what, filters, total) => {
    const { found, plans } = await planned({ owner: ANN, ...filters });
    expect(found.total).toBe(total);
    // Once to see which match, and for each of the five tokens that are on the page.
    expect(plans.reduce((sum, plan) => sum + readingsOf('templates', plan), 0)).toBeLessThanOrEqual(6);
  });

  it('look up once which wallets are linked to the owner, not once for each token', async () => {
    const { plans } = await planned({ owner: ANN });
    // In no condition of a plan, which each row is compared by.
    expect(JSON.stringify(plans)).not.toContain('wallets_of');
  });

  it('tell how many there are in all, behind the last page too', async () => {
    const half = { owner: ANN, traits: ['Clique:Geek'] };
    const pages = [await page(half), await page(half, 'number', 288), await page(half, 'number', 312)];
    expect(pages.map(({ tokens, total }) => [tokens.length, total])).toEqual([
      [24, 300],
      [12, 300],
      [0, 300],
    ]);
  });

  it('follow each other in every order, upwards and down, to the last token', async () => {
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
