import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { factsOf } from '@shared/chain/facts.ts';
import { readFlunk, readHoldings } from '@shared/chain/holdings.ts';
import { catchUp } from '@shared/chain/indexer.ts';
import { keepFacts } from '@shared/db/collection/chainIndex.ts';
import { countsOf, tokenDetail } from '@shared/db/collection/collection.ts';
import type { Db } from '@shared/db/port.ts';
import { onPostgresAlone, onProductionEngine, type Engine } from '../support/engines.ts';
import {
  ANN,
  BEN,
  chainOf,
  emptyIndex,
  eventsOf,
  minted,
  moved,
  wallet,
  type Happening,
} from '../support/fakeChain.ts';

/** Everything that the index holds, as one text. */
async function stateOf(db: Db): Promise<string> {
  const [row] = await db.asOwner<{ state: string }>(
    `select json_build_object(
       'tokens', (select json_agg(t order by collection, token_id) from app.tokens t),
       'claims', (select json_agg(c order by flunk_token_id) from app.backpack_claims c),
       'rewards', (select json_agg(r order by place) from app.reward_claims r),
       'graduations', (select json_agg(g order by token_id) from app.graduations g),
       'templates', (select json_agg(p order by collection, template_id) from
         (select collection, template_id, changed_at from app.templates) p))::text as state`,
    [],
  );
  return row?.state ?? '';
}
const ownerOf = async (db: Db, tokenId: string) => {
  const [row] = await db.asOwner<{ owner: string | null }>(
    `select owner::text as owner from app.tokens where collection = 'Flunks' and token_id = $1::text::numeric`,
    [tokenId],
  );
  return row?.owner ?? null;
};

const STORY = [
  ...minted('0', ANN),
  ...minted('1', ANN),
  ...moved('0', ANN, BEN),
  ['Staking.Stake', { id: '1', pool: 'Flunks' }],
  ['Staking.ClaimReward', { pool: 'Flunks', amount: '2.50000000', tokenID: '1' }],
  ['Staking.ClaimReward', { pool: 'Flunks', amount: '0.25000000', tokenID: '1' }],
  ['FlunksGraduationV2.Graduate', { address: ANN, tokenID: '1', templateID: '2' }],
  ['BackpackMinter.BackpackClaimed', { FlunkTokenID: '1', BackpackTokenID: '7', signer: ANN }],
] as const satisfies readonly Happening[];

onProductionEngine('the index', (open) => {
  let engine: Engine;
  let now = Date.parse('2025-06-02T12:00:00Z');
  beforeAll(async () => {
    engine = await open(() => new Date(now));
  });
  afterAll(() => engine.close());

  it('goes on where it was when the chain fell silent in the middle, and is as if it never had', async () => {
    const { db } = engine;
    const events = eventsOf(STORY);
    await catchUp(db, chainOf(events), { from: 1 });
    const whole = await stateOf(db);
    await emptyIndex(db);
    let calls = 0;
    const failing = chainOf(events, {
      events: async (from, to) => {
        calls += 1;
        if (calls % 2 === 0) return fail('UNAVAILABLE', 'silence');
        return ok(events.filter((one) => one.height >= from && one.height <= to));
      },
    });
    let attempts = 0;
    while (!(await catchUp(db, failing, { from: 1 })).ok) attempts += 1;
    expect(attempts).toBeGreaterThan(2);
    expect(await stateOf(db)).toBe(whole);
    expect(await ownerOf(db, '0')).toBe(BEN);
  });

  it('is changed by no event that it has seen (CHAIN-6)', async () => {
    const { db } = engine;
    const before = await stateOf(db);
    await db.asOwner('update app.chain_index set height = 0');
    expect(await catchUp(db, chainOf(eventsOf(STORY)), { from: 1 })).toEqual(ok(true));
    expect(await stateOf(db)).toBe(before);
  });

  it('adds up the rewards that were claimed for a token, with whose claim staking begins anew (CHAIN-16)', async () => {
    const { db } = engine;
    const detail = async (tokenId: string) =>
      db.transaction(null, (tx) => tokenDetail(tx, 'Flunks', tokenId));
    const events = eventsOf(STORY);
    const last = events.findLast(({ name }) => name === 'Staking.ClaimReward');
    expect(await detail('1')).toMatchObject({
      claimed_rewards: '2.75000000',
      staking: { since: new Date(last?.at ?? 0).toISOString() },
    });
    expect(await detail('0')).toMatchObject({ claimed_rewards: null, staking: null });
  });

  it('is brought forward by one process at a time, and by the next when that one is gone', async () => {
    const { db } = engine;
    await emptyIndex(db);
    const source = chainOf(eventsOf(STORY));
    const height = async () =>
      (await db.asOwner<{ height: string }>('select height::text from app.chain_index', []))[0]?.height;
    expect(await catchUp(db, source, { from: 1, holder: 'one', calls: 2 })).toEqual(ok(false));
    expect(await height()).toBe('2');
    expect(await catchUp(db, source, { from: 1, holder: 'two' })).toEqual(ok(true));
    expect(await height()).toBe('2');
    now += 61_000;
    await catchUp(db, source, { from: 1, holder: 'two' });
    expect(await height()).toBe(String(STORY.length));
  });

  it('reads every template once a day, those too that no event has named (CHAIN-7)', async () => {
    const { db } = engine;
    await emptyIndex(db);
    const asked: string[] = [];
    let height = STORY.length;
    const source = chainOf(eventsOf(STORY), {
      height: async () => ok((height += 1)),
      templates: async (collection, ids, height) => {
        if (collection === 'Flunks') asked.push(...ids);
        return chainOf([]).templates(collection, ids, height);
      },
    });
    const rounds = async () => {
      asked.length = 0;
      await catchUp(db, source, { from: 1, holder: 'one' });
      return [...asked];
    };
    expect(await rounds()).toEqual(['1', '2', '3']);
    expect(await rounds()).toEqual([]);
    now += 24 * 3_600_000 + 1;
    expect(await rounds()).toEqual(['1', '2', '3']);
  });

  it('forgets at once what left a wallet, and knows who has it when the events come', async () => {
    const { db } = engine;
    await emptyIndex(db);
    await catchUp(db, chainOf(eventsOf(minted('0', ANN))), { from: 1 });
    const events = eventsOf([...minted('0', ANN), ...moved('0', ANN, BEN)]);
    // Read at a height whose events the index has not seen yet.
    await readHoldings(db, chainOf(events), ANN);
    expect(await ownerOf(db, '0')).toBeNull();
    await catchUp(db, chainOf(events), { from: 1 });
    expect(await ownerOf(db, '0')).toBe(BEN);
  });

  it('counts what linked accounts hold as soon as they are linked, and no longer than that (WALLET-3)', async () => {
    const { db } = engine;
    await emptyIndex(db);
    const events = eventsOf([...minted('0', ANN), ...minted('1', BEN)]);
    await catchUp(db, chainOf(events), { from: 1 });
    const held = (linked: readonly Address[]) =>
      chainOf(events, {
        holdings: async () =>
          ok({
            height: 6,
            linked,
            tokens: [
              { collection: 'Flunks', tokenId: '0', owner: ANN },
              ...linked.map((owner) => ({ collection: 'Flunks' as const, tokenId: '1', owner })),
            ],
          }),
      });
    const count = async () => (await db.transaction(null, (tx) => countsOf(tx, ANN))).Flunks;
    expect(await count()).toBe(1);
    await readHoldings(db, held([BEN]), ANN);
    expect(await count()).toBe(2);
    await readHoldings(db, held([]), ANN);
    expect(await count()).toBe(1);
    expect(await ownerOf(db, '1')).toBe(BEN);
  });

  it('hears from the chain itself what became of a Flunk of the wallet, before its events come', async () => {
    const { db } = engine;
    await emptyIndex(db);
    const events = eventsOf([...minted('0', ANN), ...minted('1', BEN)]);
    await catchUp(db, chainOf(events), { from: 1 });
    const asked: unknown[] = [];
    const metadata = { uri: 'https://pictures.example/cap.png', pixelUri: 'a', Type: 'Graduated' };
    const ahead = chainOf(events, {
      height: async () => ok(20),
      templates: async (_, ids, height) => {
        asked.push([ids, height]);
        return ok([{ templateId: '1', name: 'Flunk', metadata, slots: null }]);
      },
      claims: async (from, count) => {
        asked.push([from, count]);
        return ok([{ flunkTokenId: '0', backpackTokenId: '7' }]);
      },
    });
    expect(await readFlunk(db, ahead, ANN, '0')).toMatchObject({
      value: { graduated: true, backpackTokenId: '7' },
    });
    expect(asked).toEqual([
      [['1'], 20],
      [0, 1],
    ]);
    const known = await db.transaction(null, (tx) => tokenDetail(tx, 'Flunks', '0'));
    expect(known).toMatchObject({ graduated: true, claim: { backpackTokenId: '7', signer: null } });
    expect(await readFlunk(db, ahead, ANN, '1')).toEqual(ok(null));
    expect(asked).toHaveLength(2);
    const silent = chainOf(events, { claims: async () => fail('UNAVAILABLE', 'silence') });
    expect(await readFlunk(db, silent, BEN, '1')).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  });

  it('is written to by many at once, of whom none is refused', async () => {
    const { db } = engine;
    await emptyIndex(db);
    const ids = Array.from({ length: 40 }, (_, id) => String(id));
    const all = (owner: Address) => ids.map((tokenId) => ({ collection: 'Flunks' as const, tokenId, owner }));
    const reading = (height: number, owner: Address, tokens = all(owner)) =>
      readHoldings(db, chainOf([], { holdings: async () => ok({ height, linked: [], tokens }) }), owner);
    await reading(1, ANN);
    const others = Array.from({ length: 6 }, (_, index) => reading(2 + index, wallet(index + 1)));
    const results = await Promise.all([
      ...others,
      reading(9, BEN, all(BEN).reverse()),
      reading(9, ANN, []),
      catchUp(db, chainOf(eventsOf(minted('3', ANN))), { from: 1 }),
    ]);
    expect(results.every((one) => one.ok)).toBe(true);
    expect(await ownerOf(db, '3')).toBe(BEN);
  });

  it('keeps what it knows when the chain does not answer', async () => {
    const { db } = engine;
    const before = await stateOf(db);
    const silent = chainOf([], { holdings: async () => fail('UNAVAILABLE', 'silence') });
    expect(await readHoldings(db, silent, ANN)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    expect(await stateOf(db)).toBe(before);
  });
});

onPostgresAlone('events in whatever order', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  it('come to what the ledger says, however often each comes (CHAIN-6)', async () => {
    const { db } = engine;
    const transfers = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 5 })), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(
        transfers,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        async (moves, random) => {
          await emptyIndex(db);
          const owners = new Map([0, 1, 2, 3].map((id) => [String(id), wallet(1)]));
          const happenings = [...owners].flatMap(([id, owner]) => minted(id, owner));
          for (const [id, to] of moves) {
            happenings.push(...moved(String(id), owners.get(String(id)) ?? ANN, wallet(to)));
            owners.set(String(id), wallet(to));
          }
          const facts = eventsOf(happenings).flatMap(factsOf);
          const some = () => Number(random.next().value);
          const shuffled = [...facts, ...facts.filter(() => some() < 0.3)]
            .map((fact) => [some(), fact] as const)
            .sort(([one], [other]) => one - other)
            .map(([, fact]) => fact);
          while (shuffled.length > 0) {
            const batch = shuffled.splice(0, 1 + Math.floor(some() * 8));
            await db.transaction(null, (tx) => keepFacts(tx, batch));
          }
          for (const [id, owner] of owners) expect([id, await ownerOf(db, id)]).toEqual([id, owner]);
        },
      ),
      { numRuns: 15 },
    );
  });
});
