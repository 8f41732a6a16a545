import type { Transfer } from '@shared/domain/collection/chainFacts.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { epochMs } from '@shared/kernel/units.ts';
import type { FlowAccounts } from '@shared/chain/accounts.ts';
import { flowTracker } from '@shared/chain/flowTracker.ts';
import { catchUp } from '@shared/chain/indexer.ts';
import { indexedHeight } from '@shared/db/collection/indexProgress.ts';
import { onProductionEngine, type Engine } from '../support/engines.ts';
import { ANN, BEN, chainOf, emptyIndex, eventsOf, minted } from '../support/fakeChain.ts';

const received = (place: number, amount: string): Transfer => ({
  place,
  kind: 'received',
  amount,
  at: epochMs(1_000_000 + place),
});

onProductionEngine('the transfers of the fund', (open) => {
  let engine: Engine;
  let now = Date.parse('2025-06-02T12:00:00Z');
  beforeAll(async () => {
    engine = await open(() => new Date(now));
  });
  afterAll(() => engine.close());

  /** The chain as it is: its newest height, what the fund has, and its transfers by the height of their block. */
  const chain = { height: 10, balance: '5.00000000', moves: new Map<number, Transfer>() };
  let asked: string[] = [];
  let refusal: Result<never> | null = null;
  const accounts: FlowAccounts = {
    span: 4,
    balance: async (address, height) => {
      asked.push(`balance of ${address === ANN ? 'Ann' : 'Ben'} at ${height}`);
      return refusal ?? ok(chain.balance);
    },
    transfers: async (_, from, to) => {
      asked.push(`transfers ${from}-${to}`);
      return refusal ?? ok([...chain.moves].filter(([at]) => at >= from && at <= to).map(([, move]) => move));
    },
  };
  /** A collection in which nothing happens. */
  const quiet = () => chainOf([], { span: 1_000_000, height: async () => ok(chain.height) });
  const round = (source = quiet()) =>
    catchUp(engine.db, source, { from: 1, holder: 'one', following: { accounts, addresses: [ANN] } });
  const read = async (address = ANN) => {
    const tracker = flowTracker(
      engine.db,
      { balance: async () => ok('1.00000000') },
      { now: () => epochMs(now) },
    );
    const reading = await tracker.read(address);
    if (!reading.ok) throw new Error(reading.error.message);
    return reading.value;
  };

  beforeEach(async () => {
    await emptyIndex(engine.db);
    await engine.db.asOwner('truncate app.followed_accounts, app.flow_transfers');
    Object.assign(chain, { height: 10, balance: '5.00000000', moves: new Map() });
    refusal = null;
    await round();
    asked = [];
  });

  it('begin with the height at which it is heard of first, and those of no other account are known (CHAIN-22)', async () => {
    expect(await read()).toMatchObject({ transfers: [], since: now });
    expect(await read(BEN)).toMatchObject({ transfers: [], since: null });
  });

  it('are asked for only where the balance has changed (CHAIN-22)', async () => {
    chain.height = 5_000;
    await round();
    expect(asked).toEqual(['balance of Ann at 5000']);
    chain.height = 5_006;
    chain.balance = '7.50000000';
    chain.moves.set(5_002, received(2, '2.50000000'));
    await round();
    expect(asked.slice(1)).toEqual(['balance of Ann at 5006', 'transfers 5001-5004', 'transfers 5005-5006']);
    expect((await read()).transfers).toEqual([received(2, '2.50000000')]);
    await round();
    expect(asked).toHaveLength(4);
  });

  it('go on where they were when the chain falls silent, and none is there twice', async () => {
    chain.height = 20;
    chain.balance = '6.00000000';
    chain.moves.set(12, received(1, '0.25000000')).set(19, received(2, '0.75000000'));
    const { transfers } = accounts;
    let calls = 0;
    const faltering = {
      ...accounts,
      transfers: async (...where: Parameters<typeof transfers>) =>
        (calls += 1) % 2 === 0 ? fail('UNAVAILABLE', 'silence') : transfers(...where),
    };
    const following = { accounts: faltering, addresses: [ANN] };
    let rounds = 0;
    while (!(await catchUp(engine.db, quiet(), { from: 1, holder: 'one', following })).ok) rounds += 1;
    expect(rounds).toBeGreaterThan(1);
    expect((await read()).transfers.map(({ amount }) => amount)).toEqual(['0.75000000', '0.25000000']);
  });

  it('keep nothing of the collection waiting, whatever becomes of them', async () => {
    const source = chainOf(eventsOf(minted('0', BEN), 11));
    refusal = fail('UNAVAILABLE', 'silence');
    expect(await round(source)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    expect(await engine.db.transaction(null, indexedHeight)).toBe(13);
    const templates = await engine.db.asOwner(`select from app.templates where name <> ''`);
    expect(templates.length).toBeGreaterThan(0);
  });

  it('are followed anew, and say so, where the server was away for more than a day (CHAIN-22)', async () => {
    chain.moves.set(11, received(1, '1.00000000'));
    Object.assign(chain, { height: 11, balance: '6.00000000' });
    await round();
    expect((await read()).transfers).toHaveLength(1);
    now += 3 * 24 * 3_600_000;
    Object.assign(chain, { height: 300_000, balance: '9.00000000' });
    await round();
    expect(await read()).toMatchObject({ transfers: [], since: now });
    expect(asked.at(-1)).toBe('balance of Ann at 300000');
  });

  it('are the newest two hundred, of which twenty-five are shown (CHAIN-22)', async () => {
    for (let gift = 1; gift <= 210; gift += 1) chain.moves.set(10 + gift, received(gift, '1.00000000'));
    Object.assign(chain, { height: 220, balance: '215.00000000' });
    for (let rounds = 0; rounds < 12; rounds += 1) await round();
    const [{ kept, oldest } = {}] = await engine.db.asOwner<{ kept: number; oldest: string }>(
      'select count(*)::int as kept, min(place)::text as oldest from app.flow_transfers',
    );
    expect([kept, oldest]).toEqual([200, '11']);
    const places = (await read()).transfers.map(({ place }) => place);
    expect(places).toEqual(Array.from({ length: 25 }, (_, index) => 210 - index));
  });
});
