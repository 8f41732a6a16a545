import { expect, it } from 'vitest';
import {
  EarnAnswer,
  BalanceAnswer,
  CooldownAnswer,
  DailyCheckinAnswer,
  SourcesAnswer,
  TransactionsAnswer,
} from '@shared/contract/school/gum.ts';
import { OF_RULES, onPglite, onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { makeOperator, moveGum } from '../support/books.ts';
import { newWallet, startProduct } from '../support/product.ts';
import type { Reply, Visitor } from '../support/visitor.ts';

const checkIn = (browser: Visitor, headers: Record<string, string> = {}) =>
  browser.post('/api/daily-checkin', { wallet: browser.wallet }, headers);
const balance = async (browser: Visitor) =>
  (await browser.get(`/api/gum/balance?wallet=${browser.wallet ?? ''}`)).as(BalanceAnswer);
const statuses = (replies: readonly Reply[]) => replies.map((reply) => reply.status).sort();

onProductionEngine('the daily check-in', (open) => {
  const product = startProduct(open);

  it('pays 15 GUM, and says when the next one is due (GUM-3)', async () => {
    const browser = await product.member();
    expect((await checkIn(browser)).as(DailyCheckinAnswer)).toMatchObject({
      earned: 15,
      balance: 20,
      nextAt: '2025-06-03T00:00:00.000Z',
    });
    const second = await checkIn(browser);
    expect(second.refused()).toEqual([409, 'CONFLICT']);
    expect(second.text).toContain('Already claimed today!');
  });

  it('pays once when ten requests come at the same time, however often that happens (GUM-8)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    for (let round = 0; round < 5; round += 1) {
      const browser = await product.member();
      // On connections that are still to be opened ten requests come one after the other.
      await Promise.all(Array.from({ length: 10 }, () => balance(browser)));
      const replies = await Promise.all(Array.from({ length: 10 }, () => checkIn(browser)));
      expect(statuses(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
      const paid = { balance: 20, total_earned: 20, total_spent: 0, streak: 1 };
      expect(await balance(browser)).toMatchObject(paid);
    }
  });

  it('is due again at midnight UTC, and the cooldown counts down to it (GUM-4)', async () => {
    const browser = await product.member();
    const ask = async () =>
      (await browser.get(`/api/gum/cooldown?wallet=${browser.wallet ?? ''}&source=daily_checkin`)).as(
        CooldownAnswer,
      );
    expect(await ask()).toMatchObject({ canEarn: true, cooldownMinutes: 0, nextAt: null });
    await checkIn(browser);
    expect(await ask()).toMatchObject({
      canEarn: false,
      cooldownMinutes: 720,
      reason: 'Already claimed today!',
    });
    const token = browser.accessToken;
    product.setTime('2025-06-03T00:00:00Z');
    await browser.post('/api/auth/refresh').then((reply) => {
      browser.accessToken = (
        JSON.parse(reply.text) as { session: { accessToken: string } }
      ).session.accessToken;
    });
    expect(browser.accessToken).not.toBe(token);
    expect((await checkIn(browser)).as(DailyCheckinAnswer)).toMatchObject({ balance: 40 });
    product.setTime('2025-06-02T12:00:00Z');
  });

  it('answers a repeated Idempotency-Key as it did the first time, also at the same time (API-4)', async () => {
    const browser = await product.member();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const replies = await Promise.all(Array.from({ length: 6 }, () => checkIn(browser, key)));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect((await checkIn(browser, key)).text).toBe(replies[0]?.text);
    expect((await balance(browser)).balance).toBe(20);
    expect((await checkIn(browser)).refused()).toEqual([409, 'CONFLICT']);
  });

  it('refuses an Idempotency-Key that comes with another body, and one that is no uuid (API-4)', async () => {
    const browser = await product.member();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const earn = (source: string) =>
      browser.post('/api/gum/earn', { wallet: browser.wallet, source, metadata: { timestamp: 1 } }, key);
    (await earn('daily_checkin')).as(EarnAnswer);
    expect((await earn('daily_login')).refused()).toEqual([409, 'CONFLICT']);
    expect((await checkIn(browser, { 'idempotency-key': 'once' })).refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('belongs to the wallet of the session: another one in the body is refused', async () => {
    const browser = await product.member();
    const other = await product.member();
    const reply = await browser.post('/api/daily-checkin', { wallet: other.wallet });
    expect(reply.refused()).toEqual([403, 'FORBIDDEN']);
    expect((await browser.get(`/api/gum/balance?wallet=${other.wallet ?? ''}`)).refused()).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await balance(other)).balance).toBe(5);
  });
});

onPostgresAlone('GUM', (open) => {
  const product = startProduct(open);

  it('has the two daily sources, which pay no more than the daily limit together (GUM-4, GUM-5)', async () => {
    const browser = await product.member();
    const { sources } = (await browser.get('/api/gum/sources')).as(SourcesAnswer);
    const limits = { repeats: 'daily', cooldown_minutes: 1440, cap_group: 'daily', group_limit: 20 };
    expect(sources.filter(({ cap_group }) => cap_group === 'daily')).toMatchObject([
      { source_name: 'daily_login', label: 'Daily login', base_reward: 5, daily_limit: 5, ...limits },
      { source_name: 'daily_checkin', label: 'Daily check-in', base_reward: 15, daily_limit: 15, ...limits },
    ]);
  });

  it('pays no more than the daily limit, whatever an operator sets a source to (GUM-5)', async () => {
    const reward = (gum: number) =>
      product.db.asOwner(`update app.gum_sources set base_reward = $1 where source_name = 'daily_checkin'`, [
        gum,
      ]);
    const browser = await product.member();
    await reward(100);
    expect((await checkIn(browser)).as(DailyCheckinAnswer)).toMatchObject({ earned: 15, balance: 20 });
    await reward(15);
  });

  it('lists the newest transactions first, page by page (LOCKER-7)', async () => {
    const browser = await product.member();
    await checkIn(browser);
    const list = async (page: string) =>
      (await browser.get(`/api/gum/transactions?wallet=${browser.wallet ?? ''}${page}`))
        .as(TransactionsAnswer)
        .transactions.map((one) => [one.transaction_type, one.amount, one.source, one.label, one.created_at]);
    const checkin = ['earned', 15, 'daily_checkin', 'Daily check-in', '2025-06-02T12:00:00.000Z'];
    const login = ['earned', 5, 'daily_login', 'Daily login', '2025-06-02T12:00:00.000Z'];
    expect(await list('')).toEqual([checkin, login]);
    expect(await list('&limit=1')).toEqual([checkin]);
    expect(await list('&limit=1&offset=1')).toEqual([login]);
  });

  it('goes on from page to page by the cursor, whatever comes in meanwhile', async () => {
    const browser = await product.member();
    const { wallet } = browser;
    if (wallet === null) throw new Error('not signed in');
    // Several of one moment, and one of the next microsecond, which a millisecond would not tell apart.
    await product.db.asOwner(
      `insert into app.gum_transactions (wallet, system_account, amount, source, caused_by, created_at)
       select $1, 'issuance', n, 'long_gone', 'wallet', timestamptz '2025-06-02T11:30:00.000001Z' + (n / 5) * interval '1 microsecond'
       from generate_series(1, 6) n`,
      [wallet],
    );
    await makeOperator(product.db);
    const page = async (cursor: string | null) =>
      (
        await browser.get(
          `/api/gum/transactions?wallet=${wallet}&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
        )
      ).as(TransactionsAnswer);
    const amounts: number[] = [];
    const labels: string[] = [];
    let next: string | null = null;
    do {
      const { transactions, next: following }: TransactionsAnswer = await page(next);
      amounts.push(...transactions.map(({ amount }) => amount));
      labels.push(...transactions.map(({ label }) => label));
      await moveGum(product.db, { wallet, amount: 9, onceKey: null });
      next = following;
    } while (next !== null);
    expect(amounts).toEqual([5, 6, 5, 4, 3, 2, 1]);
    // A source that is no longer there is called by its name.
    expect([...new Set(labels)]).toEqual(['Daily login', 'long gone']);
    expect((await page('0-0')).transactions).toEqual([]);
  });

  it('is earned by test only for administrators, as the database knows them at that moment (GUM-13, GUM-14)', async () => {
    const wallet = newWallet();
    const browser = await product.member(wallet);
    const setRole = (role: string | null) =>
      product.db.asOwner('update app.wallets set role = $2 where wallet = $1', [wallet, role]);
    const earn = () =>
      browser.post('/api/gum/earn', {
        wallet,
        source: 'daily_checkin',
        metadata: { test: true, timestamp: 1 },
      });
    await setRole('BETA');
    expect((await earn()).refused()).toEqual([403, 'FORBIDDEN']);
    await setRole('ADMIN');
    expect((await earn()).as(EarnAnswer)).toEqual({ success: true, earned: 15, balance: 20 });
    expect((await earn()).refused()).toEqual([409, 'CONFLICT']);
    await setRole(null);
    expect((await earn()).refused()).toEqual([403, 'FORBIDDEN']);
  });
});
