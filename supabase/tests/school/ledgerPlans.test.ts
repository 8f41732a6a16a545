import { afterAll, beforeAll, expect, it } from 'vitest';
import { history, type LedgerFilter } from '@shared/db/school/ledger.ts';
import type { Row, Transaction } from '@shared/db/port.ts';
import { onProductionEngine, type Engine } from '../support/engines.ts';
import { newWallet } from '../support/product.ts';

const wallet = newWallet();

/** Where the name of a source is looked up, among a dozen: however that is done. */
const NAME_OF_SOURCE =
  /\n\s*SubPlan \d+\n\s*-> +[\w ]+ on gum_sources\b.*(\n\s+(Filter|Rows Removed|Buffers|Index \w+):?.*)*/g;

onProductionEngine('a page of a long ledger', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    // One wallet with a long past among others: each fourth of its movements was spent, each third was a daily login.
    await engine.db.asOwner(`
      insert into app.wallets (wallet)
      select '${wallet}' union select '0xaa' || lpad(to_hex(n), 14, '0') from generate_series(1, 200) as n;
      insert into app.gum_transactions (wallet, system_account, amount, source, caused_by, created_at)
      select case when n % 2 = 0 then '${wallet}' else '0xaa' || lpad(to_hex(1 + n % 200), 14, '0') end,
        case when n % 8 = 6 then 'sink' else 'issuance' end, case when n % 8 = 6 then -1 else 10 end,
        case when n % 3 = 0 then 'daily_login' else 'zoltar_win' end, 'system',
        timestamptz '2025-01-01' + n * interval '1 minute'
      from generate_series(1, 8000) as n;
    `);
    // Plans go by how large a table is, of which earlier tests may have left some.
    await engine.db.asOwner('vacuum (full, analyze) app.gum_transactions');
  });
  afterAll(() => engine.close());

  /** What the database does for the page that comes after one in the middle of the wallet's past. */
  async function planOf(filter: LedgerFilter): Promise<string> {
    return engine.db.transaction(wallet, async (tx) => {
      const { next } = await history(tx, wallet, { limit: 50, offset: 200, ...filter });
      const plan: string[] = [];
      const explained: Transaction = {
        ...tx,
        async query<Shape extends Row>(
          sql: string,
          parameters: readonly (string | number | boolean | null)[] = [],
        ) {
          const lines = await tx.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${sql}`, parameters);
          plan.push(...lines.map((line) => line['QUERY PLAN']));
          return tx.query<Shape>(sql, parameters);
        },
      };
      const { items } = await history(explained, wallet, { limit: 50, cursor: next ?? undefined, ...filter });
      expect(items).toHaveLength(50);
      return plan.join('\n');
    });
  }

  it.each([
    ['everything', {}, 'gum_transactions_newest'],
    ['what was earned', { type: 'earned' }, 'gum_transactions_of_side'],
    ['what was spent', { type: 'spent' }, 'gum_transactions_of_side'],
    ['one source', { source: 'daily_login' }, 'gum_transactions_of_source'],
  ] as const)('reads of %s the rows of the page alone, from the index', async (_, filter, index) => {
    const plan = await planOf(filter);
    expect(plan).toContain(index);
    expect(plan.replace(NAME_OF_SOURCE, '')).not.toMatch(/Sort|Seq Scan on gum_transactions|Rows Removed/);
  });
});
