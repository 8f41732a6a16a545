import { describe, expect, it } from 'vitest';
import type { GumTransaction } from '@shared/contract/school/gum.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { ledgerFile, wholeLedger } from './saveLedger.ts';

const line = (id: number, label = 'Daily login'): GumTransaction => ({
  id: String(id),
  transaction_type: id % 3 === 0 ? 'spent' : 'earned',
  amount: 5,
  source: 'daily_login',
  label,
  created_at: '2028-02-29T23:59:59.000Z',
});
const { signal } = new AbortController();

describe('the whole ledger', () => {
  it('is asked page after page, until there is none, and says how far it is (GUM-19)', async () => {
    const asked: unknown[] = [];
    const pages = [
      { success: true as const, transactions: [line(5), line(4)], next: '4-4' },
      { success: true as const, transactions: [line(3)], next: null },
    ];
    const told: number[] = [];
    const all = await wholeLedger(
      async (filter, cursor, _signal, limit) => {
        asked.push([filter, cursor, limit]);
        const page = pages[asked.length - 1];
        return page === undefined ? fail('INTERNAL', 'no more') : ok(page);
      },
      'spent',
      signal,
      (lines) => told.push(lines),
    );
    expect(all).toEqual(ok([line(5), line(4), line(3)]));
    expect(asked).toEqual([
      ['spent', null, 100],
      ['spent', '4-4', 100],
    ]);
    expect(told).toEqual([2, 3]);
  });

  it('is no half ledger: one page that is refused refuses all of it', async () => {
    const refused = fail('RATE_LIMITED', 'Too many.');
    const all = await wholeLedger(
      async () => refused,
      'all',
      signal,
      () => undefined,
    );
    expect(all).toEqual(refused);
  });

  it('is a table whose amounts add up, with no formula in it (GUM-19)', () => {
    expect(ledgerFile([line(2), line(3, '=1+1, "x"')])).toBe(
      [
        'id,created_at,transaction_type,amount,source,label',
        '2,2028-02-29T23:59:59.000Z,earned,5,daily_login,Daily login',
        `3,2028-02-29T23:59:59.000Z,spent,-5,daily_login,"'=1+1, ""x"""`,
        '',
      ].join('\r\n'),
    );
  });
});
