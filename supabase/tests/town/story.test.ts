import { afterAll, beforeAll, expect, it } from 'vitest';
import { AttendanceAnswer, FactsAnswer, PutBackAnswer, ToldAnswer } from '@shared/contract/town/story.ts';
import { hasRecorded, recordFacts } from '@shared/db/town/story.ts';
import { LONGEST_FACT, MOST_AT_ONCE, MOST_FACTS, type Fact } from '@shared/domain/town/story.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { migrations } from '../../local/migrate.ts';
import { type Engine, OF_RULES, onPglite, onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { HIGH_LIMITS, newWallet, startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

/** Holds one Flunk, so that the high school lets it in. */
const GEEK = parseAddress('0xd300000000000002') ?? undefined;
const demo = await demoChain(await newDemoKeys());

const PATH = '/api/story/facts';
const send = (browser: Visitor, facts: unknown, wallet: unknown = browser.wallet) =>
  browser.post(PATH, { wallet, facts });
const tell = async (browser: Visitor, facts: readonly Fact[]) => {
  const { recorded, leftOut } = (await send(browser, facts)).as(ToldAnswer);
  return { recorded, leftOut };
};
const factsOf = async (browser: Visitor) =>
  (await browser.get(`${PATH}?wallet=${browser.wallet ?? ''}`)).as(FactsAnswer).facts;
/** As many facts as are asked for, the first called nth-0. */
const many = (count: number, from = 0): Fact[] =>
  Array.from({ length: count }, (_, index): Fact => `seen:nth-${from + index}`);
function* portions(facts: readonly Fact[]) {
  for (let at = 0; at < facts.length; at += MOST_AT_ONCE) yield facts.slice(at, at + MOST_AT_ONCE);
}

onProductionEngine('the facts of a story', (open) => {
  const product = startProduct(withTown(open), { demo });
  const saidBy = async (wallet: Address, fact: Fact) => {
    const rows = await product.db.asOwner<{ said_by: string }>(
      'select said_by from app.story_facts where wallet = $1 and fact = $2',
      [wallet, fact],
    );
    return rows.map(({ said_by }) => said_by);
  };
  const record = (wallet: Address, ...facts: readonly Fact[]) =>
    product.db.transaction(wallet, (tx) => recordFacts(tx, wallet, facts));
  const isRecorded = (wallet: Address, fact: Fact) =>
    product.db.transaction(wallet, (tx) => hasRecorded(tx, wallet, fact));

  it('are none at first, then what was told, the oldest first and each once', async () => {
    const browser = await product.member();
    expect(await factsOf(browser)).toEqual([]);
    expect(await tell(browser, ['seen:intro', 'carried:key', 'seen:intro'])).toEqual({
      recorded: 2,
      leftOut: 0,
    });
    product.passTime(1000);
    expect(await tell(browser, ['carried:key', 'pressed:bell', 'seen:intro'])).toEqual({
      recorded: 1,
      leftOut: 0,
    });
    expect(await factsOf(browser)).toEqual(['carried:key', 'seen:intro', 'pressed:bell']);
  });

  it('are also what people of the town said, and what was shown to them (STORY-1)', async () => {
    const browser = await product.member();
    const facts = ['heard:cook/two-straws', 'shown:jock/cassette'] as const;
    expect(await tell(browser, facts)).toEqual({ recorded: 2, leftOut: 0 });
    expect(await factsOf(browser)).toEqual(facts);
  });

  it('are the same after a request that is sent again, alone or many at once', async () => {
    const browser = await product.member();
    const facts = many(50);
    const answers = await Promise.all([1, 2, 3, 4].map(() => tell(browser, facts)));
    expect(answers.map(({ recorded }) => recorded).sort((a, b) => a - b)).toEqual([0, 0, 0, 50]);
    expect(await tell(browser, facts)).toEqual({ recorded: 0, leftOut: 0 });
    expect((await factsOf(browser)).sort()).toEqual([...facts].sort());
  });

  it('of what is carried end when it is put back, again and again and by many at once (STORY-7)', async () => {
    const browser = await product.member();
    const putBack = async (facts: unknown, wallet: unknown = browser.wallet) =>
      browser.post('/api/story/put-back', { wallet, facts });
    await tell(browser, ['carried:candle', 'carried:bear', 'seen:intro']);
    const answers = await Promise.all([1, 2, 3, 4].map(() => putBack(['carried:candle'])));
    expect(answers.map((answer) => answer.as(PutBackAnswer).putBack).sort()).toEqual([0, 0, 0, 1]);
    expect((await factsOf(browser)).sort()).toEqual(['carried:bear', 'seen:intro']);
    for (const facts of [
      ['seen:intro'],
      ['carried:bear', 'won:race'],
      [],
      ['carried:Bear'],
      'carried:bear',
    ]) {
      expect([facts, ...(await putBack(facts)).refused()]).toEqual([facts, 400, 'BAD_REQUEST']);
    }
    const other = await product.member();
    expect((await putBack(['carried:bear'], walletOf(other))).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await factsOf(browser)).sort()).toEqual(['carried:bear', 'seen:intro']);
    await tell(browser, ['carried:candle']);
    expect(await factsOf(browser)).toContain('carried:candle');
  });

  it('cannot be taken away where they are the server’s word, or of another kind (STORY-7)', async () => {
    const wallet = walletOf(await product.member());
    await record(wallet, 'carried:key-117', 'seen:dance');
    const gone = await product.db.transaction(wallet, (tx) =>
      tx.query('delete from app.story_facts where wallet = $1 returning fact', [wallet]),
    );
    expect(gone).toEqual([]);
    expect(await isRecorded(wallet, 'carried:key-117')).toBe(true);
  });

  it('are one wallet’s own, for it alone to tell and to read', async () => {
    const [browser, other] = [await product.member(), await product.member()];
    await tell(browser, ['seen:intro']);
    expect((await send(other, ['seen:intro'], browser.wallet)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await other.get(`${PATH}?wallet=${walletOf(browser)}`)).refused()).toEqual([403, 'FORBIDDEN']);
    expect(await factsOf(other)).toEqual([]);
    const stranger = product.visitor();
    expect((await send(stranger, ['seen:intro'], newWallet())).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await stranger.get(`${PATH}?wallet=${walletOf(browser)}`)).refused()).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    const rows = await product.db.transaction(walletOf(other), (tx) =>
      tx.query('select * from app.story_facts'),
    );
    expect(rows).toEqual([]);
    await expect(
      product.db.transaction(walletOf(other), (tx) => recordFacts(tx, walletOf(browser), ['seen:credits'])),
    ).rejects.toThrow(/row-level security/);
  });

  it('cannot be told by a session that has ended', async () => {
    const browser = await product.member();
    await browser.post('/api/auth/sign-out');
    expect((await send(browser, ['seen:intro'])).refused()).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('are refused as a whole where the server alone may say one of them (STORY-3)', async () => {
    const browser = await product.member();
    for (const fact of ['won:race', 'opened:cellar', 'opened:under-the-bed/chapter-1'] as const) {
      const reply = await send(browser, ['seen:intro', fact]);
      expect([fact, ...reply.refused()]).toEqual([fact, 403, 'FORBIDDEN']);
      expect(reply.text).toContain(fact);
    }
    expect(await factsOf(browser)).toEqual([]);
    await expect(
      product.db.asOwner(
        `insert into app.story_facts (wallet, fact, said_by) values ($1, 'won:race', 'page')`,
        [walletOf(browser)],
      ),
    ).rejects.toThrow(/story_facts_won_by_server/);
  });

  it('that happen in a place are the server’s own record, of whoever may be there, and the objective is paid once (STORY-2)', async () => {
    const [geek, poor] = [await product.member(GEEK), await product.member()];
    const balance = async () => {
      const [row] = await product.db.asOwner<{ balance: number }>(
        'select balance from app.gum_accounts where wallet = $1',
        [walletOf(geek)],
      );
      return row?.balance ?? 0;
    };
    const before = await balance();
    const event = 'pressed:cafeteria-door';
    expect((await send(poor, ['seen:intro', event])).refused()).toEqual([403, 'FORBIDDEN']);
    expect(await factsOf(poor)).toEqual([]);
    const both = await Promise.all([tell(geek, ['seen:intro', event]), tell(geek, [event])]);
    expect(both.map(({ recorded }) => recorded).reduce((a, b) => a + b)).toBe(2);
    expect(await saidBy(walletOf(geek), event)).toEqual(['server']);
    expect(await saidBy(walletOf(geek), 'seen:intro')).toEqual(['page']);
    expect([
      await isRecorded(walletOf(geek), event),
      await isRecorded(walletOf(geek), 'seen:intro'),
      await isRecorded(walletOf(geek), 'seen:credits'),
    ]).toEqual([true, false, false]);
    expect(await balance()).toBe(before + 50);
  });

  it('say that a wallet attended the dance once it may be at the school and has seen it, and of no other wallet (CUTSCENE-11)', async () => {
    const [geek, poor] = [await product.member(GEEK), await product.member()];
    const path = (browser: Visitor) =>
      `/api/check-homecoming-dance-attendance?walletAddress=${walletOf(browser)}`;
    const attended = async (browser: Visitor) =>
      (await browser.get(path(browser))).as(AttendanceAnswer).hasAttended;
    expect(await attended(geek)).toBe(false);
    expect((await send(poor, ['seen:homecoming-dance'])).refused()).toEqual([403, 'FORBIDDEN']);
    await tell(poor, ['seen:homecoming']);
    expect(await attended(poor)).toBe(false);
    const twice = await Promise.all([
      tell(geek, ['seen:homecoming-dance']),
      tell(geek, ['seen:homecoming-dance']),
    ]);
    expect(twice.map(({ recorded }) => recorded).sort()).toEqual([0, 1]);
    expect(await attended(geek)).toBe(true);
    expect((await poor.get(path(geek))).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await product.visitor().get(path(geek))).refused()).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('become the server’s own when it finds out what a page had said, and stay so', async () => {
    const browser = await product.member();
    const wallet = walletOf(browser);
    await tell(browser, ['seen:homecoming', 'seen:intro']);
    expect(await record(wallet, 'seen:homecoming', 'won:race', 'won:race')).toBe(2);
    expect(await record(wallet, 'seen:homecoming', 'won:race')).toBe(0);
    expect(await tell(browser, ['seen:homecoming'])).toEqual({ recorded: 0, leftOut: 0 });
    expect(await saidBy(wallet, 'seen:homecoming')).toEqual(['server']);
    expect(await saidBy(wallet, 'seen:intro')).toEqual(['page']);
    expect(await factsOf(browser)).toEqual(['seen:homecoming', 'seen:intro', 'won:race']);
  });

  it('are kept up to a limit, however many are told at once; what the server records is above it (STORY-4)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const browser = await product.member();
    const wallet = walletOf(browser);
    const answers = await Promise.all([...portions(many(10_000))].map((facts) => tell(browser, facts)));
    const sum = (name: 'recorded' | 'leftOut') =>
      answers.map((answer) => answer[name]).reduce((total, one) => total + one);
    expect([sum('recorded'), sum('leftOut')]).toEqual([MOST_FACTS, 10_000 - MOST_FACTS]);
    expect(await factsOf(browser)).toHaveLength(MOST_FACTS);
    const [known] = await factsOf(browser);
    expect(await tell(browser, ['pressed:bell', known ?? 'seen:none'])).toEqual({ recorded: 0, leftOut: 1 });
    expect(await record(wallet, 'opened:cellar')).toBe(1);
    expect(await tell(browser, ['pressed:bell'])).toEqual({ recorded: 0, leftOut: 1 });
    // A fact that has become the server's own makes room for one more of the page's.
    await record(wallet, known ?? 'seen:none');
    expect(await tell(browser, ['pressed:bell', 'pressed:gong'])).toEqual({ recorded: 1, leftOut: 1 });
    expect(await factsOf(browser)).toHaveLength(MOST_FACTS + 2);
  });

  it('are the first ones of a request that tells more than there is room for', async () => {
    const browser = await product.member();
    for (const facts of portions(many(MOST_FACTS - 2))) await tell(browser, facts);
    expect(await tell(browser, ['seen:z', 'seen:nth-0', 'seen:y', 'seen:a'])).toEqual({
      recorded: 2,
      leftOut: 1,
    });
    const facts = await factsOf(browser);
    expect([facts.includes('seen:z'), facts.includes('seen:y'), facts.includes('seen:a')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('can be told as many at once as a request may have, as long as they may be', async () => {
    const browser = await product.member();
    const longest = Array.from(
      { length: MOST_AT_ONCE },
      (_, index): Fact => `seen:${String(index).padStart(LONGEST_FACT - 'seen:'.length, '0')}`,
    );
    expect(await tell(browser, longest)).toEqual({ recorded: MOST_AT_ONCE, leftOut: 0 });
    expect((await send(browser, many(MOST_AT_ONCE + 1))).refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('are nothing else than facts, whatever is sent', async () => {
    const browser = await product.member();
    const bad: readonly unknown[] = [
      [],
      null,
      'seen:intro',
      { fact: 'seen:intro' },
      [7],
      [null],
      [['seen:intro']],
      ['seen:intro', ''],
      ['Seen:intro'],
      ['seen:intro\n'],
      ['seen:\u0000'],
      ['seen:<b>'],
      [`seen:${'a'.repeat(LONGEST_FACT)}`],
      ["seen:x'); drop table app.story_facts cascade; --"],
      many(3).map((fact) => ({ fact, said_by: 'server' })),
    ];
    for (const facts of bad) {
      expect([facts, ...(await send(browser, facts)).refused()]).toEqual([facts, 400, 'BAD_REQUEST']);
    }
    const large = await send(browser, [`seen:${'a'.repeat(70_000)}`]);
    expect(large.refused()).toEqual([413, 'TOO_LARGE']);
    expect((await send(browser, ['seen:intro'], 'me')).refused()).toEqual([400, 'BAD_REQUEST']);
    const lies = { wallet: browser.wallet, facts: ['seen:intro'], said_by: 'server', by: 'server' };
    expect((await browser.post(PATH, lies)).as(ToldAnswer).recorded).toBe(1);
    expect(await saidBy(walletOf(browser), 'seen:intro')).toEqual(['page']);
  });
});

onPostgresAlone('telling facts', (open) => {
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, wallet: 5 } });

  it('is limited as every write is', async () => {
    const browser = await product.member();
    const replies = await Promise.all(many(8).map((fact) => send(browser, [fact])));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(await factsOf(browser)).toHaveLength(5);
  });
});

onPostgresAlone('what was kept of the town before there were facts', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  it('is kept as facts that the server says, as old as it was', async () => {
    const sqlOf = (name: string) => migrations().find((migration) => migration.name === name)?.sql ?? '';
    // Laid aside, since other tests go on with this database.
    await engine.db.asOwner(`alter table app.story_facts rename to facts_of_today; ${sqlOf('town_events')}`);
    const [ann, ben] = [newWallet(), newWallet()];
    await engine.db.asOwner(`
      insert into app.wallets (wallet) values ('${ann}'), ('${ben}');
      insert into app.town_events (wallet, event, chapter, created_at) values
        ('${ann}', 'cafeteria-door', 1, '2025-01-01T00:00:00Z'),
        ('${ann}', 'under-the-bed-opened', 2, '2025-01-03T00:00:00Z'),
        ('${ann}', 'under-the-bed-opened', 1, '2025-01-02T00:00:00Z'),
        ('${ben}', 'friday-night-lights', 2, '2025-01-04T00:00:00Z');
      ${sqlOf('story')}`);
    const rows = await engine.db.asOwner<{ wallet: string; fact: string; said_by: string; day: string }>(
      `select wallet::text, fact, said_by, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day
       from app.story_facts order by wallet, fact`,
      [],
    );
    expect(rows.map(({ wallet, fact, said_by, day }) => [wallet, fact, said_by, day])).toEqual([
      [ann, 'opened:under-the-bed', 'server', '2025-01-02'],
      [ann, 'opened:under-the-bed/chapter-1', 'server', '2025-01-02'],
      [ann, 'opened:under-the-bed/chapter-2', 'server', '2025-01-03'],
      [ann, 'pressed:cafeteria-door', 'server', '2025-01-01'],
      [ben, 'pressed:friday-night-lights', 'server', '2025-01-04'],
    ]);
    await engine.db.asOwner(
      'drop table app.story_facts; alter table app.facts_of_today rename to story_facts',
    );
  });
});
