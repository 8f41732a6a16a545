import { expect, it } from 'vitest';
import { AdjustAnswer, CooldownAnswer, DailyCheckinAnswer, EarnAnswer } from '@shared/contract/school/gum.ts';
import { SessionAnswer } from '@shared/contract/system/auth.ts';
import { holdBalances, post, type Movement } from '@shared/db/school/ledger.ts';
import { GUM_SOURCES, type GumSourceName } from '@shared/domain/school/gumSources.ts';
import type { Address } from '@shared/kernel/units.ts';
import { booksOf, makeOperator, moveGum, OPERATOR } from '../support/books.ts';
import { onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { administrator, newWallet, startProduct, type Product } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const earn = (browser: Visitor, source: string = 'daily_checkin') =>
  browser.post('/api/gum/earn', { wallet: browser.wallet, source, metadata: { timestamp: 1 } });
/** Changes the row of a source, as an operator does by SQL. */
const change = (product: Product, source: GumSourceName, columns: string) =>
  product.db.asOwner(`update app.gum_sources set ${columns} where source_name = '${source}'`);
const renew = async (browser: Visitor): Promise<void> => {
  const { session } = (await browser.post('/api/auth/refresh')).as(SessionAnswer);
  browser.accessToken = session.accessToken;
};
const balanceOf = async (product: Product, wallet: Address): Promise<unknown> =>
  (await product.db.asOwner('select balance from app.gum_accounts where wallet = $1', [wallet]))[0]?.[
    'balance'
  ];
const rowsOf = (product: Product, wallet: Address) =>
  product.db.asOwner(
    `select source, amount, caused_by from app.gum_transactions where wallet = $1 order by id`,
    [wallet],
  );
const expectBalanced = async (product: Product) =>
  expect(await booksOf(product.db)).toMatchObject({ sum: 0, wrongBalances: 0 });

const AS_IT_WAS = `repeats = 'daily', cooldown_minutes = 1440, daily_limit = 15, cap_group = 'daily', is_active = true`;
const HOURLY = `repeats = 'cooldown', cooldown_minutes = 60, daily_limit = null, cap_group = null`;

onProductionEngine('the sources', (open) => {
  const product = startProduct(open);

  it('each have a row, and each row has its name in the code (GUM-15)', async () => {
    const rows = await product.db.asOwner<{ name: GumSourceName }>(
      'select source_name as name from app.gum_sources',
      [],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...GUM_SOURCES].sort());
  });

  it.each([
    ['a UTC day', AS_IT_WAS],
    ['an hour', HOURLY],
    ['ever', `repeats = 'once', cooldown_minutes = 0, daily_limit = null, cap_group = null`],
  ])('pay once in %s when fifty requests come at the same time (GUM-8)', async (_, columns) => {
    await change(product, 'daily_checkin', columns);
    const browser = await product.member();
    const replies = await Promise.all(Array.from({ length: 50 }, () => earn(browser)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await balanceOf(product, walletOf(browser))).toBe(20);
    await expectBalanced(product);
    await change(product, 'daily_checkin', AS_IT_WAS);
  });

  it('pay again when their cooldown is over, across midnight UTC and on a leap day', async () => {
    await change(product, 'daily_checkin', HOURLY);
    product.setTime('2024-02-28T23:30:00Z');
    const browser = await product.member();
    const cooldownOf = async () =>
      (await browser.get(`/api/gum/cooldown?wallet=${walletOf(browser)}&source=daily_checkin`)).as(
        CooldownAnswer,
      );
    expect(await cooldownOf()).toMatchObject({ canEarn: true, reward: 15 });
    (await earn(browser)).as(EarnAnswer);
    product.setTime('2024-02-29T00:29:59.999Z');
    // It is another day: the login pays its 5.
    await renew(browser);
    expect((await earn(browser)).refused()).toEqual([409, 'CONFLICT']);
    expect(await cooldownOf()).toMatchObject({
      canEarn: false,
      reward: 0,
      cooldownMinutes: 1,
      nextAt: '2024-02-29T00:30:00.000Z',
    });
    product.setTime('2024-02-29T00:30:00Z');
    expect((await earn(browser)).as(EarnAnswer)).toEqual({ success: true, earned: 15, balance: 40 });
    product.setTime('2025-06-02T12:00:00Z');
    await change(product, 'daily_checkin', AS_IT_WAS);
  });

  it('pay no more a day than their limit, and their group no more than its own (GUM-15)', async () => {
    await change(product, 'daily_checkin', `repeats = 'cooldown', cooldown_minutes = 0, daily_limit = 40`);
    const browser = await product.member();
    // The login paid 5 of the group's 20.
    expect((await earn(browser)).as(EarnAnswer)).toMatchObject({ earned: 15 });
    const refused = await earn(browser);
    expect([refused.refused(), refused.text.includes('The daily limit of 20 GUM is reached.')]).toEqual([
      [409, 'CONFLICT'],
      true,
    ]);
    await product.db.asOwner(`update app.gum_caps set daily_limit = 100 where cap_group = 'daily'`);
    expect((await earn(browser)).as(EarnAnswer)).toMatchObject({ earned: 15 });
    expect((await earn(browser)).as(EarnAnswer)).toMatchObject({ earned: 10, balance: 45 });
    expect((await earn(browser)).text).toContain('The daily limit of 40 GUM is reached.');
    await product.db.asOwner(`update app.gum_caps set daily_limit = 20 where cap_group = 'daily'`);
    await change(product, 'daily_checkin', AS_IT_WAS);
  });

  it('that were switched off pay nothing, and signing in goes on', async () => {
    for (const source of ['daily_login', 'daily_checkin'] as const) {
      await change(product, source, 'is_active = false');
    }
    const wallet = newWallet();
    const browser = product.visitor();
    const session = await browser.signIn(wallet, 'ab'.repeat(64));
    expect(session.dailyLogin.earned).toBe(0);
    expect((await earn(browser)).refused()).toEqual([404, 'NOT_FOUND']);
    expect(await balanceOf(product, wallet)).toBe(0);
    for (const source of ['daily_login', 'daily_checkin'] as const) {
      await change(product, source, 'is_active = true');
    }
  });

  it('are claimed by asking only where their row says so (GUM-14)', async () => {
    const browser = await product.member();
    expect((await earn(browser, 'operator_adjustment')).refused()).toEqual([403, 'FORBIDDEN']);
    await change(product, 'daily_checkin', `claim = 'server'`);
    expect((await earn(browser)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await earn(browser, 'made_up')).refused()).toEqual([404, 'NOT_FOUND']);
    // A rule of the server goes on paying it.
    const reply = await browser.post('/api/daily-checkin', { wallet: browser.wallet });
    expect(reply.as(DailyCheckinAnswer).earned).toBe(15);
    await change(product, 'daily_checkin', `claim = 'asking'`);
  });
});

onPostgresAlone('a movement of GUM', (open) => {
  const product = startProduct(open);
  const movement = (wallet: Address, amount: number, onceKey: string | null = null) => ({
    wallet,
    amount,
    onceKey,
  });
  const postAs = (who: Address, one: Movement) => product.db.transaction(who, (tx) => post(tx, one));

  it('never spends more than there is, however many spend at the same time', async () => {
    await makeOperator(product.db);
    const wallet = walletOf(await product.member());
    await moveGum(product.db, movement(wallet, 95));
    const spent = await Promise.all(
      Array.from({ length: 50 }, () => moveGum(product.db, movement(wallet, -9))),
    );
    expect(spent.filter(Boolean)).toHaveLength(11);
    expect(await balanceOf(product, wallet)).toBe(1);
    const refused = await postAs(OPERATOR, {
      wallet,
      source: 'operator_adjustment',
      amount: -2,
      by: OPERATOR,
    });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'CONFLICT', message: 'This takes 2 GUM, and there are 1.' },
    });
    await expectBalanced(product);
  });

  it('of a used once key is refused and changes nothing, whoever comes first (GUM-8)', async () => {
    const wallet = walletOf(await product.member());
    const moved = await Promise.all(
      [7, 8, 9].map((amount) => moveGum(product.db, movement(wallet, amount, 'boots'))),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
    const before = await balanceOf(product, wallet);
    expect(await moveGum(product.db, movement(wallet, -1, 'boots'))).toBe(false);
    expect(await balanceOf(product, wallet)).toBe(before);
    expect(await rowsOf(product, wallet)).toHaveLength(2);
  });

  it('answers what moved and the balance, and says who caused it', async () => {
    const wallet = walletOf(await product.member());
    const posted = await postAs(wallet, { wallet, source: 'daily_checkin', by: 'wallet' });
    expect(posted).toMatchObject({ ok: true, value: { amount: 15, balance: 20 } });
    expect(await rowsOf(product, wallet)).toEqual([
      { source: 'daily_login', amount: 5, caused_by: 'system' },
      { source: 'daily_checkin', amount: 15, caused_by: 'wallet' },
    ]);
  });

  it('for another wallet, or as an operator without being one, is refused and changes nothing', async () => {
    const [wallet, other] = [walletOf(await product.member()), walletOf(await product.member())];
    const tries: readonly (readonly [Movement, string])[] = [
      [{ wallet: other, source: 'daily_checkin', by: 'wallet' }, 'NOT_FOUND'],
      [{ wallet, source: 'operator_adjustment', amount: 100, by: 'wallet' }, 'FORBIDDEN'],
      [{ wallet, source: 'operator_adjustment', amount: 100, by: wallet }, 'FORBIDDEN'],
      [{ wallet: other, source: 'operator_adjustment', amount: 100, by: OPERATOR }, 'FORBIDDEN'],
    ];
    for (const [one, code] of tries) {
      expect(await postAs(wallet, one)).toMatchObject({ ok: false, error: { code } });
    }
    expect(await postAs(OPERATOR, { wallet, source: 'daily_checkin', by: OPERATOR })).toMatchObject({
      ok: false,
      error: { code: 'FORBIDDEN' },
    });
    expect([await balanceOf(product, wallet), await balanceOf(product, other)]).toEqual([5, 5]);
  });

  it('of two wallets in one transaction is done whichever of them comes first, at the same time too', async () => {
    const pair = [walletOf(await product.member()), walletOf(await product.member())];
    const both = (wallets: readonly Address[]) =>
      product.db.transaction(OPERATOR, async (tx) => {
        await holdBalances(tx, wallets);
        const outcomes = [];
        for (const wallet of wallets) {
          outcomes.push(await post(tx, { wallet, source: 'operator_adjustment', amount: 1, by: OPERATOR }));
        }
        return outcomes;
      });
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => both(nth % 2 === 0 ? pair : pair.toReversed())),
    );
    expect(all.flat().every(({ ok }) => ok)).toBe(true);
    expect(await Promise.all(pair.map((wallet) => balanceOf(product, wallet)))).toEqual([45, 45]);
    await expectBalanced(product);
  });
});

onPostgresAlone('an adjustment', (open) => {
  const product = startProduct(open);
  const adjust = (operator: Visitor, body: object, headers = {}) =>
    operator.post('/api/gum/adjust', { reason: 'a fault of the bell', ...body }, headers);
  const auditOf = (operator: Visitor) =>
    product.db.asOwner(
      `select subject, was, became, reason from app.audit_log where act = 'gum-adjustment' and operator = $1 order by id`,
      [walletOf(operator)],
    );

  it('by an operator is in the ledger and the audit, with who, why, what was and what is (GUM-16)', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    const given = await adjust(operator, { wallet, amount: 40 });
    expect(given.as(AdjustAnswer)).toEqual({ success: true, amount: 40, balance: 45 });
    expect(
      (await adjust(operator, { wallet, amount: -45, reason: ' taken  back ' })).as(AdjustAnswer),
    ).toEqual({
      success: true,
      amount: -45,
      balance: 0,
    });
    const by = walletOf(operator);
    expect(await rowsOf(product, wallet)).toEqual([
      { source: 'daily_login', amount: 5, caused_by: 'system' },
      { source: 'operator_adjustment', amount: 40, caused_by: by },
      { source: 'operator_adjustment', amount: -45, caused_by: by },
    ]);
    expect(await auditOf(operator)).toMatchObject([
      {
        subject: wallet,
        was: { balance: 5 },
        became: { amount: 40, balance: 45 },
        reason: 'a fault of the bell',
      },
      { subject: wallet, was: { balance: 45 }, became: { amount: -45, balance: 0 }, reason: 'taken  back' },
    ]);
    // It is the wallet's news, and the answer is the operator's.
    expect(given.news()).toBeNull();
    await expectBalanced(product);
  });

  it('is made once under its Idempotency-Key', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    const key = { 'idempotency-key': crypto.randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => adjust(operator, { wallet, amount: 3 }, key)),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await balanceOf(product, wallet)).toBe(8);
    expect(await auditOf(operator)).toHaveLength(1);
  });

  it('that cannot be made is refused, and neither the ledger nor the audit knows of it', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    const tries: readonly (readonly [object, number])[] = [
      [{ wallet, amount: -6 }, 409],
      [{ wallet: '0x00000000000000ff', amount: 5 }, 404],
      [{ wallet, amount: 0 }, 400],
      [{ wallet, amount: 0.5 }, 400],
      [{ wallet, amount: 1_000_001 }, 400],
      [{ wallet, amount: '5' }, 400],
      [{ wallet, amount: 5, reason: '  ' }, 400],
      [{ wallet, amount: 5, reason: 'x'.repeat(201) }, 400],
      [{ amount: 5 }, 400],
    ];
    for (const [body, status] of tries) {
      expect([body, (await adjust(operator, body)).status]).toEqual([body, status]);
    }
    expect(await balanceOf(product, wallet)).toBe(5);
    expect(await auditOf(operator)).toEqual([]);
  });

  it('is refused to an operator who is none any more', async () => {
    const operator = await administrator(product);
    const wallet = walletOf(await product.member());
    await product.db.asOwner('update app.wallets set role = null where wallet = $1', [walletOf(operator)]);
    expect((await adjust(operator, { wallet, amount: 5 })).refused()).toEqual([403, 'FORBIDDEN']);
    expect(await balanceOf(product, wallet)).toBe(5);
  });
});

onProductionEngine('the envelope of an answer', (open) => {
  const product = startProduct(open);

  it('carries what the call earned, whatever its route, and what it is announced with', async () => {
    const browser = product.visitor();
    const wallet = newWallet();
    const signedIn = await browser.prove(wallet, await browser.nonce(), 'ab'.repeat(64));
    browser.wallet = wallet;
    browser.accessToken = signedIn.as(SessionAnswer).session.accessToken;
    const words = { title: 'Good to see you!', description: 'You signed in today.' };
    expect(signedIn.news()).toEqual({
      wallet,
      balance: 5,
      movements: [{ id: expect.any(String) as string, amount: 5, source: 'daily_login', ...words }],
    });
    expect((await browser.post('/api/auth/refresh')).news()).toBeNull();
    const checkedIn = await earn(browser);
    expect(checkedIn.news()).toMatchObject({
      balance: 20,
      movements: [{ amount: 15, source: 'daily_checkin', title: 'Checked in!' }],
    });
    expect((await earn(browser)).text).not.toContain('movements');
    expect((await browser.get(`/api/gum/balance?wallet=${wallet}`)).news()).toBeNull();
  });

  it('is the same again where an Idempotency-Key repeats the answer, so that it is told from a new payment', async () => {
    const browser = await product.member();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const checkIn = () => browser.post('/api/daily-checkin', { wallet: browser.wallet }, key);
    const first = await checkIn();
    expect(first.news()?.movements).toHaveLength(1);
    expect((await checkIn()).news()).toEqual(first.news());
  });

  it('uses words that suit every source where its row has none', async () => {
    await product.db.asOwner(
      `update app.gum_sources set news_title = null, news_text = null where source_name = 'daily_checkin'`,
    );
    const browser = await product.member();
    expect((await earn(browser)).news()?.movements).toMatchObject([
      { title: 'You earned GUM!', description: 'Daily check-in' },
    ]);
  });
});
