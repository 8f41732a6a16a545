import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  BoardAnswer,
  CloseRunAnswer,
  LinkRunAnswer,
  OpenRunAnswer,
  RunAnswer,
} from '@shared/contract/arcade/games.ts';
import { chunksOf, courseFrom, practiceChunkSeed } from '@shared/domain/arcade/games/course.ts';
import { flappyFlunkWish } from '@shared/domain/arcade/games/flappy-flunk/player.ts';
import { flappyFlunk } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import { encodeInput, type InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import { packLog } from '@shared/domain/arcade/games/packedLog.ts';
import { MOST_CLOSE_BYTES, RUN_TEXTS } from '@shared/domain/arcade/games/run.ts';
import { REACTIONS, simulateRun } from '@shared/domain/arcade/games/simulatedPlayer.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import type { RunRefusal } from '@shared/db/arcade/gameRuns.ts';
import type { Db } from '@shared/db/port.ts';
import { arcade } from '../support/arcade.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import type { Reply, Visitor } from '../support/visitor.ts';

const DAY = 24 * 60 * 60_000;

onPostgresAlone('a forged run', (open) => {
  const product = startProduct(open);
  const games = arcade(product);

  /** The run was refused with this reason, and its player is on no board. */
  async function expectRefused(browser: Visitor, reply: Reply, status: 400 | 409, why: RunRefusal) {
    expect([reply.refused(), reply.text.includes(RUN_TEXTS[why])]).toEqual([
      [status, status === 400 ? 'BAD_REQUEST' : 'CONFLICT'],
      true,
    ]);
    expect((await games.board(browser)).as(BoardAnswer).own).toBeNull();
  }
  /** A run in progress, all of whose time has passed. */
  async function ready(seconds = 16, browser?: Visitor) {
    const player = browser ?? (await product.member());
    const played = await games.begin(player, seconds);
    await games.pass(player, played);
    return { player, played };
  }

  it('is refused where the log was edited after its links were sent', async () => {
    const { player, played } = await ready();
    const [first, ...others] = played.log;
    const log: InputLog = [{ step: (first?.step ?? 0) + 1, held: 1 }, ...others];
    await expectRefused(player, await games.close(player, { ...played, log }), 400, 'otherRun');
    // The right log comes too late.
    await expectRefused(player, await games.close(player, played), 400, 'otherRun');
  });

  it('is refused where the log does not fit its chain (RUN-1)', async () => {
    const player = await product.member();
    const played = await games.begin(player, 16);
    product.passTime(5000);
    await games.link(player, played, 0, { link: 'a'.repeat(64) });
    product.passTime(11_000);
    await expectRefused(player, await games.close(player, played), 400, 'otherRun');
  });

  it('is refused where it says a score that the rules do not give, or goes on where nothing was given out (RUN-1)', async () => {
    const { player, played } = await ready();
    const reply = await games.close(player, { ...played, score: played.score + 1 });
    await expectRefused(player, reply, 400, 'otherEnd');
    const next = await ready(16, player);
    product.passTime(60_000);
    const longer = await games.close(player, { ...next.played, steps: 36 * 120 });
    await expectRefused(player, longer, 400, 'otherRun');
  });

  it('is refused where it was played on a course of other seeds', async () => {
    const player = await product.member();
    const { run } = (await games.open(player)).as(OpenRunAnswer);
    const seeds = Array.from({ length: chunksOf(14 * 120) }, (_, chunk) => practiceChunkSeed('mine', chunk));
    const hand = seededRandom('hand');
    const course = courseFrom(seeds);
    const { log, end } = simulateRun(flappyFlunk, course, flappyFlunkWish, REACTIONS.perfect, hand, 14 * 120);
    const played = { run, log, steps: end.steps, score: end.score };
    await games.pass(player, played);
    await expectRefused(player, await games.close(player, played), 400, 'otherEnd');
  });

  it('is refused where a chunk is asked for early, and gets no more of the course', async () => {
    const player = await product.member();
    const played = await games.begin(player, 16);
    product.passTime(4700);
    await expectRefused(player, await games.link(player, played, 0), 409, 'tooFast');
    product.passTime(5000);
    await expectRefused(player, await games.link(player, played, 0), 409, 'tooFast');
    const other = await games.begin(player, 16);
    product.passTime(16_000);
    expect((await games.link(player, other, 1)).refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('is refused where its clock was sped up', async () => {
    const player = await product.member();
    const played = await games.begin(player, 14);
    product.passTime(5000);
    (await games.link(player, played, 0)).as(LinkRunAnswer);
    product.passTime(5000);
    (await games.link(player, played, 1)).as(LinkRunAnswer);
    // The rest in half of its time.
    product.passTime(2000);
    await expectRefused(player, await games.close(player, played), 409, 'tooFast');
  });

  it('is refused where its clock was slowed down', async () => {
    for (const [seconds, pace] of [
      [30, 2],
      [60, 1.2],
    ] as const) {
      const player = await product.member();
      const played = await games.begin(player, seconds);
      await games.pass(player, played, pace);
      await expectRefused(player, await games.close(player, played), 409, 'pausedTooOften');
    }
  });

  it('is refused where its clock was slowed down and all but the fewest links are left out', async () => {
    for (const wait of [0, 60 * 60_000]) {
      const player = await product.member();
      const played = await games.begin(player, 30);
      await games.pass(player, played, 2, 3);
      product.passTime(wait);
      const later = await product.member(player.wallet ?? undefined);
      await expectRefused(later, await games.close(later, played), 409, 'pausedTooOften');
    }
  });

  it('is refused where a bot plays perfectly but faster than time', async () => {
    const player = await product.member();
    const played = await games.begin(player, 14);
    await expectRefused(player, await games.close(player, played), 409, 'tooFast');
    const longer = await games.begin(player, 60);
    await expectRefused(player, await games.link(player, longer, 0), 409, 'tooFast');
  });

  it('is refused where an earlier run is sent again as another', async () => {
    const { player, played } = await ready();
    (await games.close(player, played)).as(CloseRunAnswer);
    const thief = await product.member();
    const { run } = await games.begin(thief, 16);
    await games.pass(thief, { ...played, run });
    await expectRefused(thief, await games.close(thief, { ...played, run }), 400, 'otherEnd');
    // As a run that was closed before.
    const again = await games.close(player, { ...played, score: played.score + 1 });
    expect(again.refused()).toEqual([409, 'CONFLICT']);
    // With the links of the other run.
    const copied = await games.begin(thief, 16);
    product.passTime(5000);
    const own = await games.link(thief, played, 0, { run: copied.run });
    expect(own.status).toBe(200);
    product.passTime(11_000);
    await expectRefused(thief, await games.close(thief, { ...played, run: copied.run }), 400, 'otherRun');
  });

  it('is refused where it is a copy of another player’s run of the day, as it was or cut short (RUN-6)', async () => {
    const player = await product.member();
    const { played } = await games.finish(player, 40, 'day');
    for (const seconds of [40, 25]) {
      const thief = await product.member();
      // Who never errs plays the same on the same course.
      const copy = await games.begin(thief, seconds, 'day');
      expect(played.log.slice(0, copy.log.length)).toEqual(copy.log);
      await games.pass(thief, copy);
      await expectRefused(thief, await games.close(thief, copy), 400, 'copied');
    }
    const [again, other] = [await games.finish(player, 40, 'day'), await product.member()];
    again.reply.as(CloseRunAnswer);
    // At another course the same beginning is no copy.
    (await games.finish(other, 40)).reply.as(CloseRunAnswer);
  });

  it('of the day cannot be made of the leader’s: nobody is told it, nor its id, while runs are taken (RUN-9)', async () => {
    product.passTime(DAY);
    const leader = await product.member();
    const { played, reply } = await games.finish(leader, 20, 'day');
    reply.as(CloseRunAnswer);
    const thief = await product.member();
    const watched = () => thief.get(`/api/games/run?run=${played.run}`);
    for (const browser of [thief, leader]) {
      const { entries, own } = (await games.board(browser, 'today')).as(BoardAnswer);
      expect([...entries, own].flatMap((entry) => entry?.run ?? [])).toEqual([]);
      expect((await browser.get(`/api/games/run?run=${played.run}`)).refused()).toEqual([404, 'NOT_FOUND']);
    }
    const open = await games.begin(thief, 20, 'day');
    product.setTime(new Date(Date.parse(product.now()) + DAY).toISOString().replace(/T.*/, 'T00:59:59Z'));
    expect((await watched()).status).toBe(404);
    product.passTime(1000);
    (await watched()).as(RunAnswer);
    const late = await games.close(await product.member(thief.wallet ?? undefined), open);
    expect([late.refused()[0], late.text.includes(RUN_TEXTS.dayOver)]).toEqual([409, true]);
  });

  it('is refused where it is sent for a wallet that is someone else’s, or by one', async () => {
    const { player, played } = await ready();
    const thief = await product.member();
    expect((await games.close(thief, played)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await games.link(thief, played, 0)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await games.close(thief, played, { wallet: player.wallet })).refused()).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await games.close(product.visitor(), played, { wallet: player.wallet })).refused()).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    (await games.close(player, played)).as(CloseRunAnswer);
  });

  it('is refused where a wallet plays two at once, but not where the first was over when the second began (RUN-2)', async () => {
    const player = await product.member();
    const first = await games.begin(player, 9);
    const second = await games.begin(player, 9);
    product.passTime(9000);
    expect((await games.link(player, first, 0)).refused()).toEqual([409, 'CONFLICT']);
    await expectRefused(player, await games.close(player, first), 409, 'anotherBegan');
    const third = await games.begin(player, 4);
    product.passTime(4000);
    for (const run of [second, third]) (await games.close(player, run)).as(CloseRunAnswer);
  });

  it('is one of many that were opened at the same time: the last alone goes on', async () => {
    const player = await product.member();
    const opened = await Promise.all([1, 2, 3, 4].map(() => games.open(player)));
    const runs = opened.map((reply) => reply.as(OpenRunAnswer).run);
    product.passTime(5000);
    const replies = await Promise.all(
      runs.map((run) => games.link(player, { run, log: [], steps: 600, score: 0 }, 0)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is refused where no hand is that fast', async () => {
    const player = await product.member();
    const played = await games.begin(player, 4);
    const log = Array.from({ length: 200 }, (_, step) => ({ step, held: (step + 1) % 2 }));
    product.passTime(4000);
    await expectRefused(player, await games.close(player, { ...played, log }), 400, 'notByHand');
  });

  it('is refused at once where its log is too long, packed or not, or is none', async () => {
    const { player, played } = await ready(9);
    const bytes = encodeInput(played.log);
    const bomb = deflateRawSync(new Uint8Array(60_000_000)).toString('base64');
    expect(bomb.length).toBeLessThan(MOST_CLOSE_BYTES);
    const inflated = { packing: 'deflate-raw', log: bomb };
    const plain = { packing: 'none', log: Buffer.alloc(80_000).toString('base64') };
    for (const log of [inflated, plain, { log: '%' }, { log: 7 }, { packing: 'zip' }]) {
      expect((await games.close(player, played, log)).refused()).toEqual([400, 'BAD_REQUEST']);
    }
    const huge = await games.close(player, played, { packing: 'none', log: 'a'.repeat(10_000_000) });
    expect(huge.refused()).toEqual([413, 'TOO_LARGE']);
    expect((await games.open(player)).status).toBe(200);
    const elsewhere = await player.post('/api/games/open', { pad: 'a'.repeat(100_000) });
    expect(elsewhere.refused()).toEqual([413, 'TOO_LARGE']);
    // The right one is taken all the same.
    (await games.close(player, played, await packLog(bytes))).as(CloseRunAnswer);
  });

  it('is refused in any other shape', async () => {
    const player = await product.member();
    const played = await games.begin(player, 4);
    const bad = [
      { run: 'x' },
      { steps: 0 },
      { steps: 1.5 },
      { steps: 72_001 },
      { score: -1 },
      { score: '9' },
    ];
    for (const change of bad) expect((await games.close(player, played, change)).refused()[0]).toBe(400);
    for (const change of [{ chunk: -1 }, { chunk: 120 }, { link: 'A'.repeat(64) }, { link: "'" }]) {
      expect((await games.link(player, played, 0, change)).refused()[0]).toBe(400);
    }
    for (const game of ['pong', "flappy-flunk'", null]) {
      const reply = await player.post('/api/games/open', { wallet: player.wallet, game, kind: 'ranked' });
      expect(reply.refused()).toEqual([400, 'BAD_REQUEST']);
    }
  });
});

onPostgresAlone('a run of which a link comes while the server plays it again', (open) => {
  /** Done once, after a transaction that has read a run. */
  let meanwhile: (() => Promise<unknown>) | null = null;
  const product = startProduct(async (now) => {
    const engine = await open(now);
    const transaction: Db['transaction'] = async (wallet, work) => {
      let hasRead = false;
      const value = await engine.db.transaction(wallet, (tx) =>
        work({
          ...tx,
          query(sql, parameters) {
            hasRead ||= sql.includes('app.game_runs');
            return tx.query(sql, parameters);
          },
        }),
      );
      const next = hasRead ? meanwhile : null;
      if (next) meanwhile = null;
      await next?.();
      return value;
    };
    return { ...engine, db: { ...engine.db, transaction } };
  });
  const games = arcade(product);

  it('is judged with that link when it is closed again, and not before (RUN-1)', async () => {
    const player = await product.member();
    const played = await games.begin(player, 16);
    await games.pass(player, played, 1, 1);
    meanwhile = () => games.link(player, played, 2, { link: 'a'.repeat(64) });
    expect((await games.close(player, played)).refused()).toEqual([503, 'UNAVAILABLE']);
    const again = await games.close(player, played);
    expect([again.refused(), again.text.includes(RUN_TEXTS.otherRun)]).toEqual([[400, 'BAD_REQUEST'], true]);
  });
});
