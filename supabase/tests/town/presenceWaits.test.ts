import { describe, expect, it } from 'vitest';
import { MOST_OF_A_NETWORK, SNAPSHOT_FOR, SNAPSHOT_USABLE_FOR } from '@shared/domain/town/presence.ts';
import { enterTown, hideInTown } from '@shared/db/town/presence.ts';
import { townSnapshot, type TownSnapshot } from '@shared/db/town/townSnapshot.ts';
import { onPostgres } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

describe('presence on PostgreSQL', () => {
  const product = startProduct(onPostgres);
  /** Until a transaction waits for another one. */
  const untilWaiting = () =>
    expect
      .poll(async () => (await product.db.asOwner('select from pg_locks where not granted', [])).length)
      .toBeGreaterThan(0);

  it('has one write what everybody sees: others take it as it is, and wait where it is too old (PRESENCE-3)', async () => {
    const read = () => product.db.transaction(null, townSnapshot);
    await read();
    product.passTime(SNAPSHOT_FOR * 1000);
    await product.db.transaction(null, async (tx) => {
      await townSnapshot(tx);
      expect(Object.keys(await read()), 'as it is').toEqual(['places', 'floodlights', 'candles']);
      await enterTown(
        tx,
        { wallet: null, networks: [{ name: '203.0.113.10', share: 1 }], visitor: 'a'.repeat(64) },
        'streets',
      );
    });
    product.passTime(SNAPSHOT_USABLE_FOR * 1000);
    let late: Promise<TownSnapshot> | undefined;
    await product.db.transaction(null, async (tx) => {
      await townSnapshot(tx);
      late = read();
      await untilWaiting();
    });
    expect((await late)?.places.streets?.count).toBe(1);
  });

  it('is answered as it was last while the database takes no writes', async () => {
    const read = (mode: 'read only' | 'read write') =>
      product.db.transaction(null, async (tx) => {
        await tx.query(`set transaction ${mode}`);
        return townSnapshot(tx);
      });
    const shown = await read('read write');
    product.passTime(SNAPSHOT_USABLE_FOR * 1000 + 1);
    expect(await read('read only')).toEqual(shown);
  });

  it('lets a snapshot that was begun before a person hid not outlast it (PRESENCE-4)', async () => {
    const wallet = walletOf(await product.member());
    const read = () => product.db.transaction(null, townSnapshot);
    const who = { wallet, networks: [{ name: '203.0.113.11', share: 1 }], visitor: 'b'.repeat(64) };
    await product.db.transaction(wallet, (tx) => enterTown(tx, who, 'arcade'));
    product.passTime(SNAPSHOT_FOR * 1000);
    let hiding: Promise<void> | undefined;
    await product.db.transaction(null, async (tx) => {
      expect((await townSnapshot(tx)).places.arcade?.count).toBe(1);
      hiding = product.db.transaction(wallet, (other) => hideInTown(other, wallet));
      await untilWaiting();
    });
    await hiding;
    expect((await read()).places).not.toHaveProperty('arcade');
  });

  it('has each of a network wait for those before, so that never more are in town than are counted', async () => {
    const networks = [{ name: '203.0.113.9', share: 1 }];
    const visitors = [1, 2].map((nth) => ({ wallet: null, networks, visitor: `${nth}`.repeat(64) }));
    await product.db.asOwner(
      `insert into app.presence (visitor, network, site, place, seen_at)
       select lpad(to_hex(nth), 64, '0'), '203.0.113.9', '203.0.113.9', 'streets', $1::timestamptz
       from generate_series(1, ${MOST_OF_A_NETWORK - 1}) as nth`,
      [product.now()],
    );
    const enter = (nth: number, then: () => Promise<unknown>) =>
      product.db.transaction(null, async (tx) => {
        const [who] = visitors.slice(nth);
        const isIn = who !== undefined && (await enterTown(tx, who, 'streets')) !== null;
        await then();
        return isIn;
      });
    let second: Promise<boolean> | undefined;
    const waits = async () => {
      const [row] = await product.db.asOwner<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
        [],
      );
      return row?.waiting;
    };
    let isThrough = false;
    const first = await enter(0, async () => {
      second = enter(1, async () => {
        isThrough = true;
      });
      // Until the second waits for the first, or does not and is through.
      await expect.poll(async () => isThrough || (await waits()) === 1).toBe(true);
    });
    expect([first, await second]).toEqual([true, false]);
  });
});
