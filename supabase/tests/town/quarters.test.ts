import { expect, it } from 'vitest';
import { type BoardAnswer, HelpersAnswer } from '@shared/contract/town/quarters.ts';
import { LockStateAnswer } from '@shared/contract/town/locks.ts';
import { NewsAnswer } from '@shared/contract/people/news.ts';
import { PrizesAnswer } from '@shared/contract/school/prizes.ts';
import { ObjectivesAnswer } from '@shared/contract/school/objectives.ts';
import { Done } from '@shared/contract/values.ts';
import type { LockName } from '@shared/domain/town/locks.ts';
import { HOUSE_IDS, NIGHT_FOR, REQUEST_FOR } from '@shared/domain/town/quarters.ts';
import type { Writer } from '../support/chat.ts';
import { atTheDoors } from '../support/doors.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

onProductionEngine('quarters of a code', (open) => {
  const product = startProduct(open);
  const { student, after, board, ask, told, attempt, codeOf, asks, query } = atTheDoors(product);
  /** The digits of one lock, each with where it stands. */
  const digitsOf = (quarters: BoardAnswer['quarters'], lock: LockName) =>
    quarters.filter((one) => one.lock === lock).map(({ position, digit }) => [position, digit] as const);

  it('are one digit in each house, and make the code of the wallet that nobody else opens the lock with (QUARTER-1, QUARTER-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const [asker, stranger] = [await student('FREAK'), await student('PREP')];
    const members = {
      'jocks-house': await student('JOCK'),
      'freaks-house': asker,
      'geeks-house': await student('GEEK'),
      'preps-house': stranger,
    };
    const learned: (readonly [number, string])[] = [];
    for (const house of HOUSE_IDS) {
      const member = members[house];
      if (member !== asker) {
        (await ask(asker, house)).as(Done);
        const [request] = (await board(member, house)).requests.filter((one) => one.username === asker.name);
        learned.push(...digitsOf(request?.quarters ?? [], 'cellar'));
      } else {
        const own = await board(asker, house);
        expect([own.isMember, own.told]).toEqual([true, null]);
        learned.push(...digitsOf(own.quarters, 'cellar'));
      }
    }
    const code = learned
      .toSorted(([one], [other]) => one - other)
      .map(([, digit]) => digit)
      .join('');
    expect(learned.map(([position]) => position).toSorted()).toEqual([1, 2, 3, 4]);
    expect(code).toBe(await codeOf(asker, 'cellar'));
    const codes = await Promise.all([codeOf(asker, 'shed'), codeOf(stranger, 'cellar')]);
    expect(codes.every((one) => /^\d{4}$/.test(one))).toBe(true);
    if (codes[1] !== code) expect((await attempt(stranger, 'cellar', code)).outcome).toBe('refused');
    const opened = await attempt(asker, 'cellar', code);
    expect([opened.outcome, opened.inside?.chapter]).toEqual(['opened', 5]);
    expect((await attempt(asker, 'shed', await codeOf(asker, 'shed'))).inside?.chapter).toBe(6);
  });

  it('are not read by who may not enter the house, and no name is (QUARTER-2, QUARTER-3)', async () => {
    const [jock, geek, nobody] = [await student('JOCK'), await student('GEEK'), await student(null)];
    (await ask(geek, 'jocks-house')).as(Done);
    for (const outsider of [geek, nobody]) {
      const seen = await board(outsider, 'jocks-house');
      expect([seen.isMember, seen.requests, seen.quarters, seen.told]).toEqual([false, [], [], null]);
    }
    expect(await asks(jock, 'jocks-house')).toContain(geek.name);
    expect((await board(nobody, 'jocks-house')).refusal).toBe('NO_FLUNK');
    expect((await ask(nobody, 'jocks-house')).refused()).toEqual([403, 'FORBIDDEN']);
    const author =
      (await board(jock, 'jocks-house')).requests.find((one) => one.username === geek.name)?.author ?? '';
    expect((await told(geek, 'jocks-house', author)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await told(jock, 'geeks-house', author)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await told(jock, 'jocks-house', crypto.randomUUID())).refused()).toEqual([404, 'NOT_FOUND']);
    const ofAnother = await geek.browser.get(`/api/quarters/board?${query(jock, 'jocks-house')}`);
    expect(ofAnother.refused()).toEqual([403, 'FORBIDDEN']);
    expect(
      (await product.visitor().get(`/api/quarters/board?${query(jock, 'jocks-house')}`)).refused()[0],
    ).toBe(401);
    const nameless = await product.member();
    await product.db.asOwner('insert into app.linked_wallets (wallet, linked) values ($1, array[$2])', [
      nameless.wallet,
      walletOf(geek.browser),
    ]);
    const unnamed = await nameless.post('/api/quarters/request', {
      wallet: nameless.wallet,
      house: 'jocks-house',
    });
    expect(unnamed.refused()[1]).toBe('PROFILE_REQUIRED');
  });

  it('are facts that no page says (QUARTER-2, STORY-3)', async () => {
    const { browser } = await student('JOCK');
    for (const fact of [
      'seen:quarter',
      'seen:quarter/jocks-house',
      'seen:second-quarter',
      'won:ten-helped',
      'opened:cellar/chapter-5',
    ]) {
      const forged = await browser.post('/api/story/facts', { wallet: browser.wallet, facts: [fact] });
      expect([fact, ...forged.refused()]).toEqual([fact, 403, 'FORBIDDEN']);
    }
  });

  it('are asked for once a house, for a day, and for another where the name is left again (QUARTER-3)', async () => {
    let [prep, geek] = [await student('PREP'), await student('GEEK')];
    await Promise.all([1, 2, 3].map(() => ask(geek, 'preps-house')));
    expect((await asks(prep, 'preps-house')).filter((name) => name === geek.name)).toHaveLength(1);
    geek = await after(REQUEST_FOR - 60, geek);
    (await ask(geek, 'preps-house')).as(Done);
    prep = await after(120, prep);
    expect(await asks(prep, 'preps-house')).toContain(geek.name);
    const wallet = walletOf(geek.browser);
    (await geek.browser.post('/api/quarters/request/removal', { wallet, house: 'preps-house' })).as(Done);
    expect(await asks(prep, 'preps-house')).not.toContain(geek.name);
    (await ask(geek, 'preps-house')).as(Done);
    prep = await after(REQUEST_FOR, prep);
    geek = await after(0, geek);
    expect(await asks(prep, 'preps-house')).not.toContain(geek.name);
    expect((await board(geek, 'preps-house')).request).toBeNull();
  });

  it('of people whom a block keeps apart are not read, whichever of them blocked (BLOCK-1)', async () => {
    const [jock, other, geek] = [await student('JOCK'), await student('JOCK'), await student('GEEK')];
    (await ask(geek, 'jocks-house')).as(Done);
    const author =
      (await board(jock, 'jocks-house')).requests.find((one) => one.username === geek.name)?.author ?? '';
    const block = async (one: Writer, whom: Writer, blocked: boolean) =>
      (
        await one.browser.post('/api/chat/blocks', {
          wallet_address: walletOf(one.browser),
          username: whom.name,
          blocked,
        })
      ).status;
    for (const [one, whom] of [
      [jock, geek],
      [geek, jock],
    ] as const) {
      expect(await block(one, whom, true)).toBe(200);
      expect(await asks(jock, 'jocks-house')).not.toContain(geek.name);
      expect((await told(jock, 'jocks-house', author)).refused()).toEqual([404, 'NOT_FOUND']);
      expect(await asks(other, 'jocks-house')).toContain(geek.name);
      await block(one, whom, false);
    }
    (await told(jock, 'jocks-house', author)).as(Done);
    expect((await board(geek, 'jocks-house')).told).toEqual({ by: jock.name });
    await block(geek, jock, true);
    expect((await board(geek, 'jocks-house')).told).toEqual({ by: null });
  });

  it('are told by one member, who is thanked once the code was right, and by ten people with a sticker (QUARTER-4, QUARTER-5)', async () => {
    const [jock, late] = [await student('JOCK'), await student('JOCK')];
    const help = async () => {
      const geek = await student('GEEK');
      (await ask(geek, 'jocks-house')).as(Done);
      const author =
        (await board(jock, 'jocks-house')).requests.find((one) => one.username === geek.name)?.author ?? '';
      const both = await Promise.all([told(jock, 'jocks-house', author), told(late, 'jocks-house', author)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      if ((await board(geek, 'jocks-house')).told?.by !== jock.name) return null;
      return geek;
    };
    const balance = () =>
      product.db.asOwner('select sum(amount)::int as sum from app.gum_transactions where wallet = $1', [
        walletOf(jock.browser),
      ]);
    const geek = (await help()) ?? (await help()) ?? (await help());
    if (geek === null) return;
    expect(await asks(late, 'jocks-house')).not.toContain(geek.name);
    const { quarters } = await board(geek, 'jocks-house');
    expect(quarters.map(({ lock }) => lock)).toEqual(['cellar', 'shed']);
    const thanks = async (who: Writer) =>
      (await who.browser.get(`/api/quarters/helpers?wallet=${walletOf(who.browser)}`)).as(HelpersAnswer);
    expect((await thanks(geek)).helpers).toEqual([]);
    const before = await balance();
    await attempt(geek, 'cellar', await codeOf(geek, 'cellar'));
    await attempt(geek, 'cellar', await codeOf(geek, 'cellar'));
    expect((await thanks(geek)).helpers).toMatchObject([
      { username: jock.name, house: 'jocks-house', lock: 'cellar' },
    ]);
    expect((await thanks(jock)).helped).toBe(1);
    expect(await balance()).toEqual(before);
    const news = (await jock.browser.get(`/api/news?wallet=${walletOf(jock.browser)}`)).as(NewsAnswer).news;
    expect(news.map(({ kind, username }) => [kind, username])).toContainEqual(['quarter-thanks', geek.name]);
    const won = async () =>
      (
        await product.db.asOwner('select fact from app.story_facts where wallet = $1 and fact = $2', [
          walletOf(jock.browser),
          'won:ten-helped',
        ])
      ).length;
    await product.db.asOwner(
      `insert into app.quarter_thanks (helper, asker, house, lock)
       select $1::text, wallet, 'jocks-house', 'shed' from app.wallets
       where wallet not in ($1::text, $2::text) limit 8`,
      [walletOf(jock.browser), walletOf(geek.browser)],
    );
    expect(await won()).toBe(0);
    let tenth = await help();
    while (tenth === null) tenth = await help();
    await attempt(tenth, 'shed', await codeOf(tenth, 'shed'));
    expect(await won()).toBe(1);
    const { prizes } = (await jock.browser.get('/api/prizes')).as(PrizesAnswer);
    expect(prizes.filter(({ boughtAt }) => boughtAt !== null).map(({ id }) => id)).toEqual(['red-phone']);
    const buys = await geek.browser.post('/api/prizes/buy', {
      wallet: walletOf(geek.browser),
      prize: 'red-phone',
    });
    expect(buys.refused()).toEqual([409, 'CONFLICT']);
  });

  it('lie at the door after a night in which no one told them (QUARTER-6)', async () => {
    let geek = await student('GEEK');
    (await ask(geek, 'freaks-house')).as(Done);
    geek = await after(NIGHT_FOR - 60, geek);
    expect((await board(geek, 'freaks-house')).quarters).toEqual([]);
    // To ask again does not begin the night anew.
    (await ask(geek, 'freaks-house')).as(Done);
    product.passTime(60_000);
    const found = await board(geek, 'freaks-house');
    expect([found.told, found.quarters.length]).toEqual([{ by: null }, 2]);
    geek = await after(7 * 86_400, geek);
    expect((await board(geek, 'freaks-house')).quarters).toEqual(found.quarters);
  });

  it('open both locks to a person with a Geek alone and one with a Jock alone, who help each other (QUARTER-2 to QUARTER-6)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    let [geek, jock] = [await student('GEEK'), await student('JOCK')];
    const HOME = { geek: 'geeks-house', jock: 'jocks-house' } as const;
    for (const [asker, helper, house] of [
      [geek, jock, HOME.jock],
      [jock, geek, HOME.geek],
    ] as const) {
      for (const closed of HOUSE_IDS) if (!(await board(asker, closed)).isMember) await ask(asker, closed);
      const { author = '' } =
        (await board(helper, house)).requests.find(({ username }) => username === asker.name) ?? {};
      (await told(helper, house, author)).as(Done);
      expect((await board(asker, house)).told).toEqual({ by: helper.name });
    }
    // No one else is up: the other two houses leave their notes by themselves.
    geek = await after(NIGHT_FOR, geek);
    jock = await after(0, jock);
    for (const one of [geek, jock]) {
      const all = (await Promise.all(HOUSE_IDS.map((house) => board(one, house)))).flatMap(
        ({ quarters }) => quarters,
      );
      for (const [lock, chapter] of [
        ['cellar', 5],
        ['shed', 6],
      ] as const) {
        const digits = digitsOf(all, lock).toSorted(([first], [second]) => first - second);
        const opened = await attempt(one, lock, digits.map(([, digit]) => digit).join(''));
        expect([opened.outcome, opened.inside?.chapter]).toEqual(['opened', chapter]);
      }
    }
  });

  it('are worth an objective when read, and another at a second house (OBJECTIVE-1)', async () => {
    let geek = await student('GEEK');
    const done = async () =>
      (await geek.browser.get(`/api/objectives?wallet=${walletOf(geek.browser)}`))
        .as(ObjectivesAnswer)
        .objectives.filter(({ completed }) => completed)
        .map(({ id }) => id);
    await board(geek, 'geeks-house');
    await board(geek, 'geeks-house');
    expect(await done()).toEqual(['chapter5_slacker']);
    await ask(geek, 'jocks-house');
    geek = await after(NIGHT_FOR, geek);
    await board(geek, 'jocks-house');
    await attempt(geek, 'cellar', await codeOf(geek, 'cellar'));
    await attempt(geek, 'shed', await codeOf(geek, 'shed'));
    expect(await done()).toEqual([
      'chapter5_slacker',
      'chapter5_overachiever',
      'chapter6_slacker',
      'chapter6_overachiever',
    ]);
  });

  it('are guessed no faster than any code, and at the door by holders alone (LOCK-5, LOCK-6, LOCK-15)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    let [jock, nobody] = [await student('JOCK'), await student(null)];
    const code = await codeOf(jock, 'shed');
    const wrong = (nth: number) => String((Number(code) + nth) % 10_000).padStart(4, '0');
    const rush = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => attempt(jock, 'shed', wrong(nth + 1))),
    );
    expect(rush.filter(({ outcome }) => outcome === 'refused')).toHaveLength(1);
    product.passTime(10_000);
    expect((await attempt(jock, 'shed', wrong(30))).outcome).toBe('refused');
    product.passTime(60_000);
    expect((await attempt(jock, 'shed', code)).outcome).toBe('locked-out');
    jock = await after(3_540, jock);
    nobody = await after(0, nobody);
    expect((await attempt(jock, 'shed', code)).outcome).toBe('opened');
    const refused = await nobody.browser.post('/api/locks/attempt', { lock: 'shed', code });
    expect(refused.refused()).toEqual([403, 'FORBIDDEN']);
    const trunk = await jock.browser.post('/api/locks/attempt', { lock: 'under-the-bed', code });
    expect(trunk.status).toBe(200);
  });

  it('open nothing while operators have them off, and an operator’s code opens beside them (QUARTER-7, LOCK-10)', async () => {
    const [operator, geek] = [await administrator(product), await student('GEEK')];
    const turn = async (is_on: boolean) =>
      (await operator.post('/api/console/own-codes', { lock: 'cellar', is_on, reason: 'for a test' })).as(
        Done,
      );
    expect(
      (
        await geek.browser.post('/api/console/own-codes', {
          lock: 'cellar',
          is_on: false,
          reason: 'for a test',
        })
      ).status,
    ).toBe(403);
    await turn(false);
    const state = async () =>
      (await geek.browser.get('/api/locks/state?lock=cellar')).as(LockStateAnswer).codeIsSet;
    expect(await state()).toBe(false);
    expect((await board(geek, 'geeks-house')).quarters.map(({ lock }) => lock)).toEqual(['shed']);
    expect((await attempt(geek, 'cellar', await codeOf(geek, 'cellar'))).outcome).toBe('refused');
    product.passTime(60_000);
    await turn(true);
    const code = (await codeOf(geek, 'cellar')) === '1111' ? '2222' : '1111';
    (
      await operator.post('/api/console/lock-codes', {
        lock: 'cellar',
        chapter: 1,
        code,
        reason: 'for a test',
      })
    ).as(Done);
    expect((await attempt(geek, 'cellar', code)).inside?.chapter).toBe(1);
    expect((await attempt(geek, 'cellar', await codeOf(geek, 'cellar'))).inside?.chapter).toBe(5);
  });
});
