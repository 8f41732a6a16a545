import { expect, it } from 'vitest';
import { TransactionsAnswer } from '@shared/contract/school/gum.ts';
import {
  AttendanceAnswer,
  ChartsAnswer,
  TodayAnswer,
  UsedSourcesAnswer,
} from '@shared/contract/school/gumCenter.ts';
import type { Address } from '@shared/kernel/units.ts';
import { makeOperator, moveGum } from '../support/books.ts';
import { onProductionEngine } from '../support/engines.ts';
import { newWallet, startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const asked = (browser: Visitor, path: string, query = '') =>
  browser.get(`/api/gum/${path}?wallet=${walletOf(browser)}${query}`);
const checkIn = (browser: Visitor) => browser.post('/api/daily-checkin', { wallet: browser.wallet });
const today = async (browser: Visitor) => (await asked(browser, 'today')).as(TodayAnswer);
const present = async (browser: Visitor, month: string) =>
  (await asked(browser, 'attendance', `&month=${month}`)).as(AttendanceAnswer);
const streak = async (browser: Visitor) =>
  (JSON.parse((await asked(browser, 'balance')).text) as { streak: number }).streak;

onProductionEngine('the Gum Center', (open) => {
  const product = startProduct(open);

  /** The wallet signs in at this moment, which pays its daily login where it is the first of the day. */
  const comes = (wallet: Address, iso: string): Promise<Visitor> => {
    product.setTime(iso);
    return product.member(wallet);
  };

  it('says what each source pays, what it paid today, and how much of the cap is used', async () => {
    const browser = await comes(newWallet(), '2025-06-02T12:00:00Z');
    const capped = { cap_group: 'daily', daily_limit: 20 };
    const login = { source_name: 'daily_login', base_reward: 5, earned: 5, canEarn: false, reward: 0 };
    const checkin = { source_name: 'daily_checkin', base_reward: 15 };
    const midnight = '2025-06-03T00:00:00.000Z';
    expect(await today(browser)).toMatchObject({
      today: '2025-06-02',
      sources: [
        { ...login, nextAt: midnight },
        { ...checkin, earned: 0, canEarn: true, reward: 15, nextAt: null },
      ],
      caps: [{ ...capped, earned: 5 }],
    });
    await checkIn(browser);
    expect(await today(browser)).toMatchObject({
      sources: [
        login,
        { ...checkin, earned: 15, canEarn: false, reason: 'Already claimed today!', nextAt: midnight },
      ],
      caps: [{ ...capped, earned: 20 }],
    });
  });

  it('lists a source that an operator adds, and leaves out one that is switched off', async () => {
    const browser = await comes(newWallet(), '2025-06-02T12:00:00Z');
    const active = (is: boolean) =>
      product.db.asOwner(`update app.gum_sources set is_active = $1 where source_name = 'daily_checkin'`, [
        is,
      ]);
    await active(false);
    expect((await today(browser)).sources.map(({ source_name }) => source_name)).toEqual(['daily_login']);
    await active(true);
  });

  it.each([
    ['the clocks go forward', '2025-03-08', '2025-03-09', '2025-03-10', '2025-03'],
    ['the clocks go back', '2025-11-01', '2025-11-02', '2025-11-03', '2025-11'],
    ['a leap day', '2028-02-28', '2028-02-29', '2028-03-01', '2028-02'],
  ])(
    'counts a login a second before and one at midnight UTC as two days, round %s (DATA-2, GUM-18)',
    async (_, ...dates) => {
      const [before, odd, after, month] = dates;
      const wallet = newWallet();
      const evening = await comes(wallet, `${before}T23:59:59Z`);
      expect((await checkIn(evening)).status).toBe(200);
      expect((await today(evening)).sources.map(({ nextAt }) => nextAt)).toEqual([
        `${odd}T00:00:00.000Z`,
        `${odd}T00:00:00.000Z`,
      ]);
      const midnight = await comes(wallet, `${odd}T00:00:00Z`);
      expect((await checkIn(midnight)).status).toBe(200);
      expect(await streak(midnight)).toBe(2);
      // Two in the morning, when the clocks of the United States change, is like any other hour.
      for (const time of ['07:00:00', '08:30:00', '23:59:59']) {
        const browser = await comes(wallet, `${odd}T${time}Z`);
        expect((await checkIn(browser)).refused()).toEqual([409, 'CONFLICT']);
        expect(await today(browser)).toMatchObject({ today: odd, caps: [{ earned: 20 }] });
      }
      const morning = await comes(wallet, `${after}T00:00:00Z`);
      expect(await streak(morning)).toBe(3);
      const days = [before, odd, after].filter((date) => date.startsWith(month));
      expect(await present(morning, month)).toMatchObject({
        month,
        today: after,
        since: month,
        days: days.map((date) => Number(date.slice(-2))),
      });
    },
  );

  it('shows the attendance of today where no month is named, and none of a month before the first login (GUM-18)', async () => {
    const wallet = newWallet();
    await comes(wallet, '2025-01-31T10:00:00Z');
    const browser = await comes(wallet, '2025-02-01T00:00:00Z');
    const first = (await asked(browser, 'attendance')).as(AttendanceAnswer);
    expect(first).toMatchObject({ month: '2025-02', today: '2025-02-01', since: '2025-01', days: [1] });
    expect(await present(browser, '2025-01')).toMatchObject({ days: [31] });
    expect(await present(browser, '2024-12')).toMatchObject({ days: [], since: '2025-01' });
  });

  it('pages what was earned, what was spent, and one source, by the cursor (GUM-19)', async () => {
    await makeOperator(product.db);
    const browser = await comes(newWallet(), '2025-06-02T12:00:00Z');
    const wallet = walletOf(browser);
    for (const amount of [30, -7, 40, -9, 50]) {
      product.passTime(1000);
      await moveGum(product.db, { wallet, amount, onceKey: null });
    }
    const amounts = async (query: string) => {
      const pages: number[][] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const page: TransactionsAnswer = (await asked(browser, 'transactions', `&limit=2${query}${more}`)).as(
          TransactionsAnswer,
        );
        pages.push(
          page.transactions.map(({ amount, transaction_type: type }) => (type === 'spent' ? -1 : 1) * amount),
        );
        cursor = page.next;
      }
      return pages;
    };
    expect(await amounts('')).toEqual([
      [50, -9],
      [40, -7],
      [30, 5],
    ]);
    expect(await amounts('&type=earned')).toEqual([
      [50, 40],
      [30, 5],
    ]);
    expect(await amounts('&type=spent')).toEqual([[-9, -7]]);
    expect(await amounts('&source=daily_login')).toEqual([[5]]);
    expect(await amounts('&source=operator_adjustment&type=spent')).toEqual([[-9, -7]]);
    expect(await amounts('&source=zoltar_win')).toEqual([[]]);
    expect((await asked(browser, 'used-sources')).as(UsedSourcesAnswer).sources).toEqual([
      { source: 'daily_login', label: 'Daily login' },
      { source: 'operator_adjustment', label: 'Adjustment' },
    ]);
  });

  it('draws the balance at the end of each day and what each source paid within them (GUM-20)', async () => {
    const wallet = newWallet();
    await checkIn(await comes(wallet, '2025-06-01T23:59:59Z'));
    await comes(wallet, '2025-06-02T00:00:00Z');
    const browser = await comes(wallet, '2025-06-04T12:00:00Z');
    await checkIn(browser);
    const drawn = async (days: number) => (await asked(browser, 'charts', `&days=${days}`)).as(ChartsAnswer);
    expect(await drawn(5)).toEqual({
      success: true,
      today: '2025-06-04',
      balances: [0, 20, 25, 25, 45],
      earned: [
        { source: 'daily_checkin', label: 'Daily check-in', earned: 30 },
        { source: 'daily_login', label: 'Daily login', earned: 15 },
      ],
    });
    expect(await drawn(3)).toMatchObject({
      balances: [25, 25, 45],
      earned: [{ earned: 15 }, { earned: 10 }],
    });
    expect((await drawn(366)).balances).toHaveLength(366);
  });

  it('refuses a month, a side, a source and a number of days that there cannot be', async () => {
    const browser = await comes(newWallet(), '2025-06-02T12:00:00Z');
    const wrong: readonly [string, string][] = [
      ['attendance', '&month=2025-13'],
      ['attendance', '&month=2025-6'],
      ['attendance', '&month=9999999-01'],
      ['charts', '&days=1'],
      ['charts', '&days=367'],
      ['charts', '&days=many'],
      ['transactions', '&type=stolen'],
      ['transactions', "&source=x';drop table app.gum_transactions"],
    ];
    for (const [path, query] of wrong) {
      expect([query, ...(await asked(browser, path, query)).refused()]).toEqual([query, 400, 'BAD_REQUEST']);
    }
  });
});
