import { beforeAll, describe, expect, it } from 'vitest';
import { BalanceAnswer } from '@shared/contract/school/gum.ts';
import { BuyPrizeAnswer, PrizesAnswer } from '@shared/contract/school/prizes.ts';
import { SettingsAnswer } from '@shared/contract/system/settings.ts';
import type { StampedSettings } from '@shared/domain/system/settings.ts';
import { booksOf, makeOperator, moveGum } from '../support/books.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

/** What signing in pays once a day. */
const LOGIN = 5;
const SLUSH = { id: 'slush-cup', price: 25 };

onProductionEngine('The prize counter', (open) => {
  const product = startProduct(open);
  beforeAll(() => makeOperator(product.db));

  const shelves = async (browser: Visitor) => (await browser.get('/api/prizes')).as(PrizesAnswer).prizes;
  const owned = async (browser: Visitor) =>
    (await shelves(browser)).filter(({ boughtAt }) => boughtAt !== null).map(({ id }) => id);
  const buy = (browser: Visitor, prize = SLUSH.id, headers: Record<string, string> = {}) =>
    browser.post('/api/prizes/buy', { wallet: browser.wallet, prize }, headers);
  const balanceOf = async (browser: Visitor) =>
    (await browser.get(`/api/gum/balance?wallet=${walletOf(browser)}`)).as(BalanceAnswer).balance;
  async function memberWith(gum: number): Promise<Visitor> {
    const browser = await product.member();
    const amount = gum - LOGIN;
    if (amount !== 0) await moveGum(product.db, { wallet: walletOf(browser), amount, onceKey: null });
    return browser;
  }
  const change = (columns: string, id: string) =>
    product.db.asOwner(`update app.prizes set ${columns} where id = $1`, [id]);
  const expectBalanced = async () =>
    expect(await booksOf(product.db)).toMatchObject({ sum: 0, wrongBalances: 0 });

  it('shows twelve prizes from 25 to 400 GUM to a guest, who owns none (PRIZE-1)', async () => {
    const prizes = await shelves(product.visitor());
    expect(prizes).toHaveLength(12);
    expect(new Set(prizes.map(({ kind }) => kind))).toEqual(
      new Set(['theme', 'boot-picture', 'sticker', 'tune']),
    );
    const prices = prizes.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([25, 400]);
    expect(prizes.every(({ boughtAt }) => boughtAt === null)).toBe(true);
  });

  it('sells a prize once, takes its price, and knows it from then on (PRIZE-2)', async () => {
    const browser = await memberWith(30);
    expect((await buy(browser)).as(BuyPrizeAnswer)).toMatchObject({ prize: SLUSH.id, price: 25, balance: 5 });
    expect(await owned(browser)).toEqual([SLUSH.id]);
    expect(await balanceOf(browser)).toBe(5);
    const again = await buy(browser);
    expect(again.refused()).toEqual([409, 'CONFLICT']);
    expect(again.text).toContain('Slush Cup is yours already.');
    expect(await balanceOf(browser)).toBe(5);
    const rows = await product.db.asOwner(
      `select t.amount, t.source, p.price from app.prize_purchases p join app.gum_transactions t on t.id = p.spending
       where p.wallet = $1`,
      [walletOf(browser)],
    );
    expect(rows).toEqual([{ amount: -25, source: 'prize', price: 25 }]);
    await expectBalanced();
  });

  it('says how much is missing, and changes nothing (PRIZE-3)', async () => {
    const browser = await memberWith(24);
    const refused = await buy(browser);
    expect(refused.refused()).toEqual([409, 'CONFLICT']);
    expect(refused.text).toContain('You need 1 GUM more for this.');
    expect([await balanceOf(browser), await owned(browser)]).toEqual([24, []]);
  });

  it.each([
    ['no-such-prize', 404],
    ['Slush Cup', 400],
    ['', 400],
    ['x'.repeat(41), 400],
  ])('has no prize %j (PRIZE-3)', async (prize, status) => {
    const browser = await memberWith(30);
    expect((await buy(browser, prize)).status).toBe(status);
    expect(await balanceOf(browser)).toBe(30);
  });

  it('sells nothing to a guest, or for the GUM of another wallet', async () => {
    const [browser, other] = [await memberWith(30), await memberWith(30)];
    const body = { wallet: browser.wallet, prize: SLUSH.id };
    expect((await other.post('/api/prizes/buy', body)).refused()).toEqual([403, 'FORBIDDEN']);
    const guest = await product.visitor().post('/api/prizes/buy', body);
    expect(guest.refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect([await balanceOf(browser), await balanceOf(other)]).toEqual([30, 30]);
  });

  it('sells no more of what an operator took from sale, which stays with wallets that have it (PRIZE-3)', async () => {
    const [owner, late] = [await memberWith(45), await memberWith(45)];
    (await buy(owner, 'mix-tape')).as(BuyPrizeAnswer);
    await change('is_on_sale = false', 'mix-tape');
    const refused = await buy(late, 'mix-tape');
    expect(refused.refused()).toEqual([409, 'CONFLICT']);
    expect(refused.text).toContain('Mix Tape is not on sale any more.');
    expect(await owned(owner)).toEqual(['mix-tape']);
    expect((await shelves(late)).map(({ id }) => id)).not.toContain('mix-tape');
    await change('is_on_sale = true', 'mix-tape');
  });

  it('is closed while its source of GUM is switched off', async () => {
    const browser = await memberWith(30);
    const active = (is: boolean) =>
      product.db.asOwner(`update app.gum_sources set is_active = $1 where source_name = 'prize'`, [is]);
    await active(false);
    const refused = await buy(browser);
    await active(true);
    expect(refused.refused()).toEqual([404, 'NOT_FOUND']);
    expect(refused.text).toContain('The counter is closed.');
    expect(await balanceOf(browser)).toBe(30);
  });

  it('asks the price that stands in the row at that moment', async () => {
    const browser = await memberWith(30);
    await change('price = 26', SLUSH.id);
    const bought = (await buy(browser)).as(BuyPrizeAnswer);
    await change('price = 25', SLUSH.id);
    expect([bought.price, bought.balance]).toEqual([26, 4]);
  });

  it('answers a purchase whose answer was lost as it was, under the same key', async () => {
    const browser = await memberWith(30);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await buy(browser, SLUSH.id, key);
    expect((await buy(browser, SLUSH.id, key)).text).toBe(first.text);
    expect(await balanceOf(browser)).toBe(5);
  });

  it('sells once when fifty requests come at the same time, with the last GUM (PRIZE-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const browser = await memberWith(25);
    const replies = await Promise.all(Array.from({ length: 50 }, () => buy(browser)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
    expect([await balanceOf(browser), await owned(browser)]).toEqual([0, [SLUSH.id]]);
    await expectBalanced();
  });

  it('sells one of two prizes that two tabs ask for with the last GUM', async () => {
    const browser = await memberWith(45);
    const replies = await Promise.all([buy(browser, 'slush-cup'), buy(browser, 'mix-tape')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await owned(browser)).toHaveLength(1);
    expect(await balanceOf(browser)).toBeGreaterThanOrEqual(5);
    await expectBalanced();
  });

  it('shows a wallet no purchase of another, and lets none be changed', async () => {
    const [owner, other] = [await memberWith(30), await memberWith(30)];
    (await buy(owner)).as(BuyPrizeAnswer);
    const seen = (wallet: Visitor) =>
      product.db.transaction(walletOf(wallet), (tx) => tx.query('select prize from app.prize_purchases'));
    expect([await seen(owner), await seen(other)]).toEqual([[{ prize: SLUSH.id }], []]);
    for (const statement of [
      'update app.prize_purchases set price = 1',
      'delete from app.prize_purchases',
      'update app.prizes set price = 1',
    ]) {
      await expect(product.db.transaction(walletOf(owner), (tx) => tx.query(statement))).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  describe('what is worn', () => {
    const at = Date.parse('2025-06-01T12:00:00Z');
    const save = async (browser: Visitor, settings: StampedSettings) =>
      (await browser.post('/api/settings', { settings })).as(SettingsAnswer).settings;
    const kept = async (browser: Visitor) =>
      (await browser.get(`/api/settings?wallet=${walletOf(browser)}`)).as(SettingsAnswer).settings;
    const EVERYTHING: StampedSettings = {
      theme: { value: 'paper-cup', at },
      bootScreen: { value: 'fish-tank', at },
      jukebox: { value: 'last-quarter', at },
      lockerStickers: { value: ['gold-star', 'slush-cup'], at },
    };

    it('has to have been bought: all else is taken off, on the device too (PRIZE-4)', async () => {
      const browser = await memberWith(30);
      (await buy(browser)).as(BuyPrizeAnswer);
      const off = {
        theme: { value: 'windows-standard', at: at + 1 },
        bootScreen: { value: 'standard', at: at + 1 },
        jukebox: { value: 'standard', at: at + 1 },
        lockerStickers: { value: ['slush-cup'], at: at + 1 },
      };
      expect(await save(browser, EVERYTHING)).toEqual(off);
      expect(await kept(browser)).toEqual(off);
    });

    it('is taken off a device with a fast clock as well, and counts as chosen now', async () => {
      const browser = await memberWith(30);
      const fast = Date.parse('2099-01-01T00:00:00Z');
      const answer = await save(browser, { theme: { value: 'lava-lamp', at: fast } });
      expect(answer.theme).toEqual({ value: 'windows-standard', at: fast + 1 });
      const stored = (await kept(browser)).theme;
      expect(stored?.value).toBe('windows-standard');
      expect(stored?.at).toBeLessThan(fast);
    });

    it('is kept as it was chosen where it was bought, and never a sticker in the place of a theme', async () => {
      const browser = await memberWith(1_300);
      for (const prize of ['paper-cup', 'fish-tank', 'last-quarter', 'gold-star', 'slush-cup'])
        (await buy(browser, prize)).as(BuyPrizeAnswer);
      expect(await save(browser, EVERYTHING)).toEqual(EVERYTHING);
      const brick: StampedSettings = { theme: { value: 'brick', at: at + 5 } };
      expect((await save(browser, brick)).theme).toEqual(brick.theme);
    });
  });
});
