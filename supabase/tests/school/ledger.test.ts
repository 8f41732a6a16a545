import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWallet } from '../support/product.ts';
import { onBothEngines, type Engine } from '../support/engines.ts';
import { booksOf, makeOperator, moveGum, OPERATOR, type Movement } from '../support/books.ts';

const wallets = Array.from({ length: 4 }, newWallet);
const movement: fc.Arbitrary<Movement> = fc.record({
  wallet: fc.constantFrom(...wallets),
  amount: fc.integer({ min: -30, max: 30 }).filter((amount) => amount !== 0),
  onceKey: fc.option(fc.constantFrom('a', 'b', 'c'), { freq: 2 }),
});

onBothEngines('the ledger', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    await makeOperator(engine.db);
    for (const wallet of wallets) {
      await engine.db.transaction(wallet, (tx) =>
        tx.query('insert into app.wallets (wallet) values ($1)', [wallet]),
      );
    }
  });
  afterAll(() => engine.close());

  it('stays balanced, never goes below zero and pays once a key, whatever happens at the same time (DATA-2, GUM-1, GUM-7)', async () => {
    const paid = new Map<string, number>();
    const expected = new Map<string, number>([OPERATOR, ...wallets].map((wallet) => [wallet, 0]));
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 40 }), async (movements) => {
        const outcomes = await Promise.all(movements.map((one) => moveGum(engine.db, one)));
        for (const [index, moved] of outcomes.entries()) {
          const one = movements[index];
          if (!moved || !one) continue;
          expected.set(one.wallet, (expected.get(one.wallet) ?? 0) + one.amount);
          const key = `${one.wallet} ${one.onceKey ?? ''}`;
          if (one.onceKey !== null) paid.set(key, (paid.get(key) ?? 0) + 1);
        }
        const books = await booksOf(engine.db);
        expect(books.sum).toBe(0);
        expect(books.wrongBalances).toBe(0);
        expect(new Map(books.balances.map(({ wallet, balance }) => [wallet, balance]))).toEqual(expected);
        expect(Math.min(...expected.values())).toBeGreaterThanOrEqual(0);
        expect(Math.max(1, ...paid.values())).toBe(1);
      }),
      { numRuns: 12 },
    );
  });

  it('is never rewritten, not even by its owner (GUM-7)', async () => {
    await engine.db.asOwner(`insert into app.audit (action) values ('test')`);
    for (const statement of [
      'update app.gum_transactions set amount = 1',
      'delete from app.gum_transactions',
      'truncate app.gum_transactions cascade',
      'delete from app.audit',
      'truncate app.audit',
      'update app.audit_log set reason = null',
      'delete from app.audit_log',
      'truncate app.audit_log',
    ]) {
      await expect(engine.db.asOwner(statement)).rejects.toThrow(/append-only/);
    }
  });
});
