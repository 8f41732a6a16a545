import { expect, it } from 'vitest';
import {
  BoardAnswer,
  CloseRunAnswer,
  FlappyFlunkAnswer,
  FlunkyUppyAnswer,
  LinkRunAnswer,
  OpenRunAnswer,
  RunAnswer,
} from '@shared/contract/arcade/games.ts';
import { Done } from '@shared/contract/values.ts';
import { courseFrom } from '@shared/domain/arcade/games/course.ts';
import { flappyFlunk } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import { decodeInput } from '@shared/domain/arcade/games/inputLog.ts';
import { fromBase64 } from '@shared/kernel/base64.ts';
import { replay } from '@shared/domain/arcade/games/replay.ts';
import { RUN_TEXTS, RUNS_A_DAY } from '@shared/domain/arcade/games/run.ts';
import { deleteOld } from '@shared/db/system/retention.ts';
import { arcade } from '../support/arcade.ts';
import { OF_RULES, onPglite, onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { HIGH_LIMITS, startProduct } from '../support/product.ts';
import type { Reply, Visitor } from '../support/visitor.ts';

const DAY = 24 * 60 * 60_000;
/** What a board says of each player: their wallet's place, score and rank. */
const listed = (reply: Reply) =>
  reply.as(BoardAnswer).entries.map(({ rank, wallet, score }) => [rank, wallet, score]);

onProductionEngine('a run that counts', (open) => {
  const product = startProduct(open);
  const games = arcade(product);
  const named = async (name: string): Promise<Visitor> => {
    const browser = await product.member();
    await browser.post('/api/profile', { wallet: browser.wallet, username: name, profile_icon: 'mohawk' });
    return browser;
  };

  it('gives out the course two chunks ahead, a seed for each link, and the same seed for the same link (RUN-3)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const browser = await product.member();
    const opened = (await games.open(browser)).as(OpenRunAnswer);
    expect(opened.seeds).toHaveLength(3);
    const played = await games.begin(browser, 11);
    product.passTime(5000);
    const { seed } = (await games.link(browser, played, 0)).as(LinkRunAnswer);
    expect((await games.link(browser, played, 0)).as(LinkRunAnswer).seed).toBe(seed);
    product.passTime(5000);
    const next = (await games.link(browser, played, 1)).as(LinkRunAnswer);
    expect(new Set([...opened.seeds, seed, next.seed]).size).toBe(5);
  });

  it('is played again by the server, listed, and can be played back by anybody who knows not whose it is (RUN-9)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const browser = await named('Rosie');
    const { played, reply } = await games.finish(browser, 32);
    expect(played.score).toBeGreaterThan(5);
    const { score, best, isBest } = reply.as(CloseRunAnswer);
    expect([score, best, isBest]).toEqual([played.score, played.score, true]);
    const { own, entries, total } = (await games.board(browser)).as(BoardAnswer);
    expect(entries).toContainEqual(own);
    expect(own).toMatchObject({
      username: 'Rosie',
      profile_icon: 'mohawk',
      hasProfile: true,
      run: played.run,
    });
    expect(total).toBe(entries.length);
    const record = (await product.visitor().get(`/api/games/run?run=${played.run}`)).as(RunAnswer);
    const log = decodeInput(fromBase64(record.log) ?? new Uint8Array(), record.steps) ?? [];
    expect(log).toEqual(played.log);
    const end = replay(flappyFlunk, courseFrom(record.seeds), log, record.steps);
    expect([end.score, end.steps]).toEqual([record.score, played.steps]);
    expect(JSON.stringify(record)).not.toMatch(/0x|Rosie/);
  });

  it('gets the same answer when it is closed again, and is listed once', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const browser = await product.member();
    const { played, reply } = await games.finish(browser, 12);
    const replies = await Promise.all([1, 2, 3].map(() => games.close(browser, played)));
    for (const again of replies) expect(again.text).toBe(reply.text);
    const { entries } = (await games.board(browser)).as(BoardAnswer);
    expect(entries.filter(({ wallet }) => wallet === browser.wallet)).toHaveLength(1);
  });

  it('is listed in the place of the wallet’s best alone where it is better, and what is not listed is not shown (RUN-8)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const browser = await product.member();
    const { played: first } = await games.finish(browser, 20);
    const { reply: worse } = await games.finish(browser, 10);
    expect(worse.as(CloseRunAnswer)).toMatchObject({ best: first.score, isBest: false });
    const { played: better } = await games.finish(browser, 30);
    const own = (await games.board(browser)).as(BoardAnswer).own;
    expect(own).toMatchObject({ score: better.score, run: better.run });
    const seen = await Promise.all(
      [first, better].map(({ run }) => product.visitor().get(`/api/games/run?run=${run}`)),
    );
    expect(seen.map(({ status }) => status)).toEqual([404, 200]);
  });

  it('is sent later where the line was gone at its end, once, and within a day (RUN-5)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const wallet = (await product.member()).wallet ?? undefined;
    const before = await product.member(wallet);
    const played = await games.begin(before, 14);
    product.passTime(5000);
    await games.link(before, played, 0);
    product.passTime(23 * 60 * 60_000);
    const later = await product.member(wallet);
    expect((await games.close(later, played)).as(CloseRunAnswer).score).toBe(played.score);
    const missed = await games.begin(later, 4);
    product.passTime(DAY + 1);
    const tooLate = await games.close(await product.member(wallet), missed);
    expect(tooLate.refused()).toEqual([409, 'CONFLICT']);
    expect(tooLate.text).toContain(RUN_TEXTS.tooLate);
  });

  it('goes on after ten seconds without a line, and after a pause of a minute, but not after a longer one (RUN-3)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const browser = await product.member();
    const played = await games.begin(browser, 31);
    product.passTime(15_000);
    for (const chunk of [0, 1, 2]) (await games.link(browser, played, chunk)).as(LinkRunAnswer);
    product.passTime(65_000);
    for (const chunk of [3, 4, 5]) {
      (await games.link(browser, played, chunk)).as(LinkRunAnswer);
      product.passTime(5000);
    }
    expect((await games.close(browser, played)).as(CloseRunAnswer).score).toBe(played.score);
    const paused = await games.begin(browser, 31);
    product.passTime(76_000);
    const replies = [await games.link(browser, paused, 0), await games.close(browser, paused)];
    for (const reply of replies) {
      expect(reply.refused()).toEqual([409, 'CONFLICT']);
      expect(reply.text).toContain(RUN_TEXTS.pausedTooLong);
    }
  });

  it('of the day has one course for everybody, three tries, and a board that is empty the next day (RUN-6)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const [ann, ben] = [await product.member(), await product.member()];
    const seedsOf = async (browser: Visitor) => (await games.open(browser, 'day')).as(OpenRunAnswer).seeds;
    const today = await seedsOf(ann);
    expect(await seedsOf(ben)).toEqual(today);
    const { reply } = await games.finish(ann, 12, 'day');
    expect(reply.as(CloseRunAnswer).rank).toBe(1);
    expect((await games.open(ann, 'day')).as(OpenRunAnswer).triesLeft).toBe(0);
    const fourth = await games.open(ann, 'day');
    expect([fourth.refused(), fourth.text.includes(RUN_TEXTS.noTriesLeft)]).toEqual([
      [409, 'CONFLICT'],
      true,
    ]);
    expect(listed(await games.board(ben, 'today'))).toEqual([
      [1, ann.wallet, reply.as(CloseRunAnswer).score],
    ]);
    expect((await games.board(ann)).as(BoardAnswer).own).toBeNull();
    product.passTime(DAY);
    const cara = await product.member();
    expect(await seedsOf(cara)).not.toEqual(today);
    expect(listed(await games.board(cara, 'today'))).toEqual([]);
  });

  it('of the day is shown the next day with its board, to be watched by everybody (RUN-9)', async () => {
    const browser = await product.member();
    const { played } = await games.finish(browser, 13, 'day');
    const before = (await games.board(browser, 'today')).as(BoardAnswer);
    expect([before.own?.run, before.watchableAt]).toEqual([
      null,
      new Date(Date.parse(before.closesAt ?? '') + 3_600_000).toISOString(),
    ]);
    product.passTime(DAY);
    const { own, watchableAt } = (
      await games.board(await product.member(browser.wallet ?? undefined), 'yesterday')
    ).as(BoardAnswer);
    expect([own?.score, own?.run, watchableAt]).toEqual([played.score, played.run, null]);
    const record = (await product.visitor().get(`/api/games/run?run=${played.run}`)).as(RunAnswer);
    expect(record.score).toBe(played.score);
  });

  it('counts on the boards of the occasions in whose time it was opened', async () => {
    product.setTime('2025-08-30T23:59:58Z');
    const browser = await product.member();
    await games.giveFlunk(browser);
    const { played } = await games.finish(browser, 9);
    for (const id of ['all', 'weekend', 'challenge-1']) {
      expect((await games.board(browser, id)).as(BoardAnswer).own).toMatchObject({ score: played.score });
    }
    for (const id of ['today', 'challenge-2']) {
      expect((await games.board(browser, id)).as(BoardAnswer).own).toBeNull();
    }
    expect((await games.board(browser, 'weekend', 'flunky-uppy')).refused()).toEqual([404, 'NOT_FOUND']);
    product.setTime('2025-06-02T12:00:00Z');
  });

  it('counts on boards with prizes for who holds a Flunk, or has linked the wallet that does, one place a Flunk (RUN-10)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    product.setTime('2025-08-30T12:00:00Z');
    const [ann, ben, cara] = [await product.member(), await product.member(), await product.member()];
    const boards = ['weekend', 'challenge-1', 'all'] as const;
    const finish = async (browser: Visitor, seconds: number) =>
      (await games.finish(browser, seconds)).reply.as(CloseRunAnswer);
    const entered = async (browser: Visitor) => {
      const answers = await Promise.all(boards.map((id) => games.board(browser, id)));
      return answers.map((answer) => answer.as(BoardAnswer).own?.score ?? null);
    };
    await finish(ann, 10);
    expect((await entered(ann)).slice(0, 2)).toEqual([null, null]);
    const flunk = await games.giveFlunk(ann);
    const { score } = await finish(ann, 14);
    expect(await entered(ann)).toEqual([score, score, score]);
    // The same Flunk, in the hands of another player.
    await games.giveFlunk(ben, flunk);
    const { best } = await finish(ben, 20);
    expect(await entered(ben)).toEqual([null, null, best]);
    // Who has sold it keeps the place and does not rise.
    const { best: better } = await finish(ann, 22);
    expect(await entered(ann)).toEqual([score, score, better]);
    await product.db.asOwner(`insert into app.linked_wallets (wallet, linked) values ($1, array[$2])`, [
      cara.wallet,
      ben.wallet,
    ]);
    await finish(cara, 20);
    expect((await entered(cara)).slice(0, 2)).toEqual([null, null]);
    await games.giveFlunk(ben);
    const linked = await finish(cara, 24);
    expect(await entered(cara)).toEqual([linked.score, linked.score, linked.score]);
    // That second Flunk is used up by the wallet that is linked to it.
    await finish(ben, 26);
    expect((await entered(ben)).slice(0, 2)).toEqual([null, null]);
    product.setTime('2025-06-02T12:00:00Z');
  });

  it('has one place for one Flunk however many send runs at the same time (RUN-10)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    product.setTime('2025-08-30T12:00:00Z');
    const [parent, ...children] = [await product.member(), await product.member(), await product.member()];
    await games.giveFlunk(parent);
    for (const { wallet } of children) {
      await product.db.asOwner(`insert into app.linked_wallets (wallet, linked) values ($1, array[$2])`, [
        wallet,
        parent.wallet,
      ]);
    }
    const players = [parent, ...children];
    const runs = [];
    for (const player of players) runs.push(await games.begin(player, 4));
    product.passTime(4000);
    const replies = await Promise.all(runs.map((run, index) => games.close(players[index] ?? parent, run)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { entries } = (await games.board(parent, 'weekend')).as(BoardAnswer);
    const wallets = players.map(({ wallet }) => wallet);
    expect(entries.filter(({ wallet }) => wallets.includes(wallet))).toHaveLength(1);
    product.setTime('2025-06-02T12:00:00Z');
  });

  it('counts where no prizes are when its end was heard of much later than it was played (RUN-4)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    product.setTime('2025-08-30T12:00:00Z');
    const browser = await product.member();
    await games.giveFlunk(browser);
    const played = await games.begin(browser, 26);
    await games.pass(browser, played, 1, 2);
    product.passTime(60 * 60_000);
    const later = await product.member(browser.wallet ?? undefined);
    (await games.close(later, played)).as(CloseRunAnswer);
    expect((await games.board(later, 'weekend')).as(BoardAnswer).own).toBeNull();
    expect((await games.board(later, 'all')).as(BoardAnswer).own).toMatchObject({ score: played.score });
    product.setTime('2025-06-02T12:00:00Z');
  });

  it('without a point is taken and is on no board (RUN-8)', async () => {
    const browser = await product.member();
    const { played, reply } = await games.finish(browser, 1);
    expect(played.score).toBe(0);
    expect(reply.as(CloseRunAnswer)).toMatchObject({ score: 0, best: 0, rank: null, isBest: false });
    expect((await games.board(browser)).as(BoardAnswer).own).toBeNull();
  });

  it('may be begun so often a day, by one wallet alone (RUN-2)', async () => {
    const browser = await product.member();
    await product.db.asOwner(
      `insert into app.game_runs (wallet, game, kind, secret, state, closed_at, refusal, day)
       select '${browser.wallet ?? ''}', 'flappy-flunk', 'ranked', repeat('0', 32), 'refused', now(), 'ended',
         '${product.now().slice(0, 10)}' from generate_series(1, ${RUNS_A_DAY})`,
    );
    expect((await games.open(browser)).refused()).toEqual([409, 'CONFLICT']);
    expect((await games.open(await product.member())).status).toBe(200);
  });

  it('is forgotten in time, with its links, unless it is listed', async () => {
    const browser = await product.member();
    const { played } = await games.finish(browser, 12);
    const { played: dull } = await games.finish(browser, 6);
    product.passTime(4 * DAY);
    while ((await deleteOld(product.db, 1000)) > 0);
    const left = await product.db.asOwner<{ id: string; links: number }>(
      `select id::text as id, (select count(*)::int from app.game_links where run = id) as links
       from app.game_runs where id in ('${played.run}', '${dull.run}')`,
    );
    expect(left).toEqual([{ id: played.run, links: 0 }]);
  });
});

onPostgresAlone('closing runs', (open) => {
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, 'POST /api/games/close': 2 } });
  const games = arcade(product);

  it('is limited by wallet, so that a class behind one address can play', async () => {
    for (let pupil = 0; pupil < 6; pupil += 1) {
      const browser = await product.member();
      const { played } = await games.finish(browser, 2);
      expect((await games.close(browser, played)).status).toBe(200);
      expect((await games.close(browser, played)).refused()).toEqual([429, 'RATE_LIMITED']);
    }
  });
});

onProductionEngine('the leaderboards', (open) => {
  const product = startProduct(open);
  const games = arcade(product);

  it('have ranks by score and then by time, and always the caller’s own (RUN-8)', async () => {
    const [ann, ben] = [await product.member(), await product.member()];
    const { played } = await games.finish(ann, 30);
    const { played: short } = await games.finish(ben, 7);
    expect(listed(await games.board(ben))).toEqual([
      [1, ann.wallet, played.score],
      [2, ben.wallet, short.score],
    ]);
    // A hundred who were as good as the second, and earlier.
    await product.db.asOwner(
      `insert into app.wallets (wallet) select '0x' || lpad(to_hex(n), 16, 'f') from generate_series(1, 120) n;
       with runs as (
         insert into app.game_runs (wallet, game, kind, secret)
         select '0x' || lpad(to_hex(n), 16, 'f'), 'flappy-flunk', 'ranked', repeat('0', 32) from generate_series(1, 120) n
         returning id, wallet)
       insert into app.game_scores (game, board, period, wallet, run, score, reached_at)
       select 'flappy-flunk', 'all', '1970-01-01', wallet, id, ${short.score}, '2025-01-01' from runs`,
    );
    const { entries, total, own } = (await games.board(ben)).as(BoardAnswer);
    expect([entries.length, total, own?.rank]).toEqual([100, 122, 122]);
    expect(entries.some(({ wallet }) => wallet === ben.wallet)).toBe(false);
    expect((await games.board(product.visitor())).as(BoardAnswer).own).toBeNull();
  });

  it('are answered at the paths of each game too', async () => {
    const { leaderboard } = (await product.visitor().get('/api/flappyflunk-leaderboard')).as(
      FlappyFlunkAnswer,
    );
    expect(leaderboard).toHaveLength(100);
    const uppy = (await product.visitor().get('/api/flunky-uppy-leaderboard')).as(FlunkyUppyAnswer);
    expect(uppy).toEqual({ success: true, leaderboard: [], total_unique_players: 0 });
  });

  it('take no score without its run (RUN-1)', async () => {
    const browser = await product.member();
    const { played } = await games.finish(browser, 8);
    const send = (body: object, path = 'flappyflunk') =>
      browser.post(`/api/${path}-score`, { wallet: browser.wallet, ...body });
    const alone = await send({ score: 1_000_000 });
    expect(alone.refused()).toEqual([400, 'BAD_REQUEST']);
    expect(alone.text).toContain(RUN_TEXTS.scoreAlone);
    expect((await send({ score: 9, username: '0x0000...0001' }, 'flunky-uppy')).refused()[0]).toBe(400);
    expect((await send({ score: played.score + 1, run: played.run })).refused()[0]).toBe(400);
    (await send({ score: played.score, run: played.run })).as(Done);
  });
});
