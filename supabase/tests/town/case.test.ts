import { expect, it } from 'vitest';
import { CaseAnswer, JoinAnswer } from '@shared/contract/town/case.ts';
import { BalanceAnswer } from '@shared/contract/school/gum.ts';
import { Done } from '@shared/contract/values.ts';
import { recordFacts } from '@shared/db/town/story.ts';
import { factOfCard, WRONG_A_DAY, type CardName } from '@shared/domain/town/case/cards.ts';
import { JOINS, type Join } from '@shared/domain/town/case/joins.ts';
import { sourceOf } from '@shared/domain/town/factSources.ts';
import { ToldAnswer } from '@shared/contract/town/story.ts';
import { booksOf } from '../support/books.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { HIGH_LIMITS, startProduct } from '../support/product.ts';
import { holdsFlunk } from '../support/students.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const PAYING = JOINS.find(({ pays }) => pays) ?? raise();
const SILENT = JOINS.find(({ pays }) => pays !== true) ?? raise();
const WRONG = [PAYING.cards[0], SILENT.cards[1]] as const;
/** What a paying join pays, and what signing in pays once a day. */
const [PAYS, LOGIN] = [5, 5];

function raise(): never {
  throw new Error('there are joins that pay, and others');
}

onPostgresAlone('the Case File', (open) => {
  const product = startProduct(open, { limits: HIGH_LIMITS });

  const fileOf = async (browser: Visitor) =>
    (await browser.get(`/api/case?wallet=${walletOf(browser)}`)).as(CaseAnswer);
  const send = (browser: Visitor, cards: readonly CardName[], headers = {}) =>
    browser.post('/api/case/joins', { wallet: browser.wallet, cards }, headers);
  const join = async (browser: Visitor, cards: readonly CardName[]) =>
    (await send(browser, cards)).as(JoinAnswer);
  const balanceOf = async (browser: Visitor) =>
    (await browser.get(`/api/gum/balance?wallet=${walletOf(browser)}`)).as(BalanceAnswer).balance;
  /** A wallet of which these cards are known: a page tells them, and the server says what it alone may. */
  async function holderOf(...cards: readonly CardName[]): Promise<Visitor> {
    const browser = await product.member();
    const facts = [...new Set(cards.map(factOfCard))];
    const told = facts.filter((fact) => sourceOf(fact) === 'page');
    if (told.length > 0)
      (await browser.post('/api/story/facts', { wallet: browser.wallet, facts: told })).as(ToldAnswer);
    const own = facts.filter((fact) => !told.includes(fact));
    await product.db.transaction(walletOf(browser), (tx) => recordFacts(tx, walletOf(browser), own));
    return browser;
  }
  const knowing = (...joins: readonly Join[]) => holderOf(...joins.flatMap(({ cards }) => cards));

  it('is empty at first, with all of the day’s threads', async () => {
    const browser = await product.member();
    expect(await fileOf(browser)).toEqual({
      ...{ success: true, joins: [], isWhole: false, wrongLeft: WRONG_A_DAY, pins: [], behind: [] },
    });
  });

  it('pays no one who holds no Flunk, and holds all the same (CASE-8)', async () => {
    const browser = await knowing(PAYING);
    expect(await join(browser, PAYING.cards)).toMatchObject({ outcome: 'holds', join: { gum: 0 } });
    expect(await balanceOf(browser)).toBe(LOGIN);
  });

  it('joins two cards in either order, pays once, and says of a repeat that it was made (CASE-6, CASE-8)', async () => {
    const browser = await knowing(PAYING, SILENT);
    await holdsFlunk(product, browser);
    const [one, other] = PAYING.cards;
    const first = await join(browser, [other, one]);
    expect(first).toMatchObject({
      outcome: 'holds',
      wrongLeft: WRONG_A_DAY,
      join: { line: PAYING.line, gum: PAYS },
    });
    expect(await join(browser, [one, other])).toMatchObject({
      outcome: 'made',
      join: first.join,
      wrongLeft: WRONG_A_DAY,
    });
    expect(await join(browser, SILENT.cards)).toMatchObject({ outcome: 'holds', join: { gum: 0 } });
    expect((await fileOf(browser)).joins.map(({ line }) => line).toSorted()).toEqual(
      [PAYING.line, SILENT.line].toSorted(),
    );
    expect(await balanceOf(browser)).toBe(LOGIN + PAYS);
    expect(await booksOf(product.db)).toMatchObject({ sum: 0, wrongBalances: 0 });
  });

  it('pays once what arrives many times at once, and counts nothing of it (CASE-8)', async () => {
    const browser = await knowing(PAYING);
    await holdsFlunk(product, browser);
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(browser, PAYING.cards)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(
      ['holds', ...Array<string>(9).fill('made')].toSorted(),
    );
    expect([await balanceOf(browser), (await fileOf(browser)).wrongLeft]).toEqual([
      LOGIN + PAYS,
      WRONG_A_DAY,
    ]);
  });

  it('gives the kept answer to the same request once more', async () => {
    const browser = await knowing(PAYING, SILENT);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = [await send(browser, WRONG, key), await send(browser, WRONG, key)];
    expect(answers.map((reply) => reply.as(JoinAnswer).wrongLeft)).toEqual([
      WRONG_A_DAY - 1,
      WRONG_A_DAY - 1,
    ]);
    expect((await fileOf(browser)).wrongLeft).toBe(WRONG_A_DAY - 1);
  });

  it('looks at nothing that is not known of the wallet, whatever holds (CASE-7)', async () => {
    const browser = await holderOf(PAYING.cards[0]);
    expect(await join(browser, PAYING.cards)).toMatchObject({
      outcome: 'unmet',
      join: null,
      wrongLeft: WRONG_A_DAY,
    });
    expect(await join(browser, [PAYING.cards[0], 'pressed:nowhere/nothing'])).toMatchObject({
      outcome: 'unmet',
    });
    expect(await balanceOf(browser)).toBe(LOGIN);
  });

  it('lets as many fail as a day has, whatever comes at once, looks at none after them, and at more the day after (CASE-7)', async () => {
    const browser = await knowing(PAYING, SILENT);
    const answers = await Promise.all(Array.from({ length: 50 }, () => join(browser, WRONG)));
    const count = (wanted: string) => answers.filter(({ outcome }) => outcome === wanted).length;
    expect([count('falls'), count('spent')]).toEqual([WRONG_A_DAY, 50 - WRONG_A_DAY]);
    expect(await join(browser, PAYING.cards)).toMatchObject({ outcome: 'spent', join: null, wrongLeft: 0 });
    expect(await balanceOf(browser)).toBe(LOGIN);
    await product.db.asOwner('update app.case_files set wrong_on = wrong_on - 1 where wallet = $1', [
      walletOf(browser),
    ]);
    expect((await fileOf(browser)).wrongLeft).toBe(WRONG_A_DAY);
    expect(await join(browser, PAYING.cards)).toMatchObject({ outcome: 'holds', wrongLeft: WRONG_A_DAY });
  });

  it('is whole once every join was made', async () => {
    const browser = await knowing(...JOINS);
    const answers: boolean[] = [];
    for (const { cards } of JOINS) answers.push((await join(browser, cards)).isWhole);
    expect(answers.indexOf(true)).toBe(JOINS.length - 1);
    expect((await fileOf(browser)).isWhole).toBe(true);
  });

  it('is a wallet’s own, and takes two cards that are spelled as cards are', async () => {
    const [browser, other] = [await knowing(PAYING), await product.member()];
    await join(browser, PAYING.cards);
    const body = { wallet: browser.wallet, cards: PAYING.cards };
    expect((await other.post('/api/case/joins', body)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await product.visitor().post('/api/case/joins', body)).refused()).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect((await other.get(`/api/case?wallet=${walletOf(browser)}`)).refused()).toEqual([403, 'FORBIDDEN']);
    for (const cards of [
      [PAYING.cards[0], PAYING.cards[0]],
      ['scene:so-far', PAYING.cards[0]],
      [PAYING.cards[0]],
    ]) {
      expect((await browser.post('/api/case/joins', { wallet: browser.wallet, cards })).refused()).toEqual([
        400,
        'BAD_REQUEST',
      ]);
    }
    const rows = await product.db.transaction(walletOf(other), (tx) =>
      tx.query('select * from app.case_joins'),
    );
    expect(rows).toEqual([]);
  });

  it('keeps what a wallet believes of each card, in the place of what it believed before (CASE-9)', async () => {
    const browser = await product.member();
    const pin = (card: string, ...readings: readonly string[]) =>
      browser.post('/api/case/readings', { wallet: browser.wallet, pins: [{ card, readings }] });
    (await pin('scene:so-far/straws', 'never', 'planned')).as(Done);
    (await pin('opened:cellar', 'made')).as(Done);
    (await pin('scene:so-far/straws', 'made', 'made')).as(Done);
    expect((await fileOf(browser)).pins).toEqual([
      { card: 'opened:cellar', readings: ['made'] },
      { card: 'scene:so-far/straws', readings: ['made'] },
    ]);
    (await pin('opened:cellar')).as(Done);
    expect((await fileOf(browser)).pins).toHaveLength(1);
    expect((await pin('opened:cellar', 'true')).refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('has room for so many pins', async () => {
    const browser = await product.member();
    const pin = (from: number) =>
      browser.post('/api/case/readings', {
        wallet: browser.wallet,
        pins: Array.from({ length: 100 }, (_, nth) => ({
          card: `seen:nth-${from + nth}`,
          readings: ['planned', 'made', 'never'],
        })),
      });
    (await pin(0)).as(Done);
    (await pin(100)).as(Done);
    expect((await pin(200)).refused()).toEqual([409, 'CONFLICT']);
    expect((await fileOf(browser)).pins).toHaveLength(200);
  });
});
