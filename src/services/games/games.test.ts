import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linksOf } from '@shared/domain/arcade/games/chain.ts';
import { practiceChunkSeed } from '@shared/domain/arcade/games/course.ts';
import { encodeInput, type InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import { toBase64 } from '@shared/kernel/base64.ts';
import { packLog } from '@shared/domain/arcade/games/packedLog.ts';
import { RUN_TEXTS } from '@shared/domain/arcade/games/run.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { fakeServer, refusal, type FakeAnswer } from '../../testing/fakeServer.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { ANN, BEN, signIn } from '../../testing/storyServer.ts';
import { createServices } from '../index.ts';
import { KEPT_FOR_A_MOMENT, KEPT_FOR_LATER } from './countedRun.ts';
import type { GameRun } from './gameRun.ts';

const OPEN = 'POST /api/games/open';
const LINK = 'POST /api/games/link';
const CLOSE = 'POST /api/games/close';
const RUN = '00000000-0000-4000-8000-000000000001';

const LOG: InputLog = [
  { step: 40, held: 1 },
  { step: 60, held: 0 },
  { step: 700, held: 1 },
];

/** A server that opens every run, gives a seed for each link and accepts what is closed. */
function arcade() {
  let isDown = false;
  let refuseLinks: FakeAnswer | null = null;
  let refuseClose: FakeAnswer | null = null;
  const closed: unknown[] = [];
  const server = fakeServer({
    'GET /api/gum/balance': () => ({ body: { success: true, balance: 0, streak: 1 } }),
    'GET /api/settings': () => ({ body: { success: true, settings: {} } }),
    'GET /api/time-config': () => refusal(500, 'INTERNAL', 'no hours'),
    [OPEN]: () => ({ body: { success: true, run: RUN, seeds: ['s0', 's1', 's2'], triesLeft: null } }),
    [LINK]: ({ body }) =>
      refuseLinks ?? { body: { success: true, seed: `s${(body as { chunk: number }).chunk + 3}` } },
    [CLOSE]: ({ body }) => {
      if (refuseClose !== null) return refuseClose;
      closed.push(body);
      return { body: { success: true, score: 5, best: 7, rank: 3, isBest: false } };
    },
  });
  const browser = fakeBrowser();
  const pages = new Set<object>();
  const tab = () => {
    const page = {};
    pages.add(page);
    const fetch: typeof server.fetch = (input, init) =>
      isDown || !pages.has(page)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : server.fetch(input, init);
    return createServices({
      clock: systemClock,
      random: () => 0.5,
      fetch,
      storage: browser.storage(),
      tabs: browser.tab(),
      page: new EventTarget(),
    });
  };
  return {
    /** Nothing comes from the pages that are open by now any more. */
    closePages: () => {
      pages.clear();
      browser.closeTabs();
    },
    server,
    closed,
    tab,
    setDown: (down: boolean) => {
      isDown = down;
    },
    refuseLinks: (answer: FakeAnswer | null) => {
      refuseLinks = answer;
    },
    refuseClose: (answer: FakeAnswer | null) => {
      refuseClose = answer;
    },
  };
}
const soon = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

async function opened({ games }: ReturnType<ReturnType<typeof arcade>['tab']>): Promise<GameRun> {
  const run = await games.open('flappy-flunk', 'ranked');
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
}
async function closes(run: GameRun, steps = 900) {
  const end = run.close(steps, LOG, 5);
  await soon(4_000);
  return end;
}
function player(services: ReturnType<ReturnType<typeof arcade>['tab']>, wallet = ANN) {
  signIn(services, wallet);
  return services;
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a practice run', () => {
  it('is on a course that follows from its seed, for guests too, and no server hears of it (GAME-5)', async () => {
    const { server, tab } = arcade();
    const services = tab();
    const run = await services.games.open('flappy-flunk', 'practice', 'monday');
    if (!run.ok) throw new Error('no run');
    expect(run.value.course(7)?.bits()).toBe(seededRandom(practiceChunkSeed('monday', 7)).bits());
    expect(await run.value.close(10, [], 1)).toMatchObject({ status: 'practice' });
    expect(await services.games.open('flappy-flunk', 'ranked')).toMatchObject({
      error: { code: 'UNAUTHENTICATED' },
    });
    expect(server.seen).toEqual([]);
  });
});

describe('a run that counts', () => {
  it('gets one more chunk of its course for each link, which it sends once its chunk was played', async () => {
    const { server, tab } = arcade();
    const run = await opened(player(tab()));
    run.played(599, LOG, 3);
    await soon();
    expect(server.count(LINK)).toBe(0);
    expect(run.course(3)).toBeNull();
    expect(run.standing.get()).toBe('waiting');
    run.played(1_200, LOG, 5);
    await soon();
    const links = server.seen.filter(({ route }) => route === LINK).map(({ body }) => body);
    expect(links).toEqual(
      linksOf(RUN, LOG, 2).map((link, chunk) => ({ wallet: ANN, run: RUN, chunk, link })),
    );
    expect(run.standing.get()).toBe('ranked');
    expect(run.course(4)?.bits()).toBe(seededRandom('s4').bits());
  });

  it('is closed with its log, and says the best and the rank', async () => {
    const { closed, tab } = arcade();
    const services = player(tab());
    const run = await opened(services);
    expect(await closes(run)).toEqual({
      status: 'accepted',
      best: 7,
      isBest: false,
      rank: 3,
      message: null,
    });
    expect(closed).toEqual([
      { wallet: ANN, run: RUN, steps: 900, score: 5, ...(await packLog(encodeInput(LOG))) },
    ]);
    expect(services.games.accepted.get()).toBe(1);
  });

  it('goes on through ten seconds without a line, sends its links again, and stays ranked (RUN-3)', async () => {
    const { setDown, tab } = arcade();
    const run = await opened(player(tab()));
    setDown(true);
    run.played(600, LOG, 3);
    await soon(5_000);
    run.played(1_200, LOG, 5);
    expect([run.course(1), run.course(2)]).not.toContain(null);
    await soon(4_000);
    setDown(false);
    await soon(1_500);
    expect(run.course(4)).not.toBeNull();
    expect(run.standing.get()).toBe('ranked');
  });

  it('waits for a line for a minute; then it goes on without counting, and says so (RUN-3)', async () => {
    const { server, setDown, tab } = arcade();
    const run = await opened(player(tab()));
    setDown(true);
    run.played(1_800, LOG, 5);
    expect(run.course(3)).toBeNull();
    await soon(59_000);
    expect([run.standing.get(), run.reason()]).toEqual(['waiting', null]);
    await soon(1_100);
    expect([run.standing.get(), run.reason()]).toEqual(['unranked', RUN_TEXTS.pausedTooLong]);
    expect(run.course(3)).not.toBeNull();
    setDown(false);
    expect(await closes(run, 1_900)).toMatchObject({ status: 'unranked', message: RUN_TEXTS.pausedTooLong });
    expect(server.count(CLOSE)).toBe(0);
  });

  it('no longer counts when the server says so, in its words', async () => {
    const { refuseLinks, tab } = arcade();
    const run = await opened(player(tab()));
    refuseLinks(refusal(409, 'CONFLICT', RUN_TEXTS.anotherBegan));
    run.played(600, LOG, 3);
    await soon();
    expect([run.standing.get(), run.reason()]).toEqual(['unranked', RUN_TEXTS.anotherBegan]);
  });
});

describe('a run whose end the server did not hear', () => {
  async function unheard() {
    const all = arcade();
    const services = player(all.tab());
    const run = await opened(services);
    all.setDown(true);
    expect(await closes(run)).toMatchObject({ status: 'kept-for-later', message: KEPT_FOR_LATER });
    return { ...all, services };
  }

  it('is sent once when the line is back (RUN-5)', async () => {
    const { closed, setDown, services } = await unheard();
    setDown(false);
    await soon(120_000);
    expect(closed).toHaveLength(1);
    expect(services.games.accepted.get()).toBe(1);
  });

  it('is sent by the next page of its wallet alone, once though there are two (RUN-5)', async () => {
    const { closed, closePages, setDown, tab } = await unheard();
    closePages();
    const [one, two, other] = [tab(), tab(), tab()];
    setDown(false);
    player(other, BEN);
    await soon();
    expect(closed).toEqual([]);
    player(one);
    player(two);
    await soon(120_000);
    expect(closed).toHaveLength(1);
    expect([one, two].map(({ games }) => games.accepted.get())).toEqual([1, 1]);
  });

  it('is told to have met a busy server, not a silent one, where too many runs come in, and is sent soon', async () => {
    const { closed, refuseClose, tab } = arcade();
    const run = await opened(player(tab()));
    refuseClose(refusal(429, 'RATE_LIMITED', 'Too many requests. Please wait a minute.'));
    expect(await closes(run)).toMatchObject({ status: 'kept-for-later', message: KEPT_FOR_A_MOMENT });
    refuseClose(null);
    await soon(30_000);
    expect(closed).toHaveLength(1);
  });

  it('is sent before another one begins', async () => {
    const { closed, server, setDown, services } = await unheard();
    setDown(false);
    await opened(services);
    expect(closed).toHaveLength(1);
    const routes = server.seen.map(({ route }) => route).filter((route) => [OPEN, CLOSE].includes(route));
    expect(routes).toEqual([OPEN, CLOSE, OPEN]);
  });
});

describe('a run that nobody goes on with', () => {
  const EARLIER: InputLog = LOG.slice(0, 2);
  const AS_IT_STOOD = {
    wallet: ANN,
    run: RUN,
    steps: 650,
    score: 4,
    packing: 'none',
    log: toBase64(encodeInput(EARLIER)),
  };

  it('counts as it stood when its page was reloaded: the next page sends it once, and says so (RUN-5)', async () => {
    const { closed, closePages, tab } = arcade();
    const run = await opened(player(tab()));
    run.played(120, EARLIER, 1);
    run.played(650, EARLIER, 4);
    await soon();
    closePages();
    const next = player(tab());
    await soon(120_000);
    expect(closed).toEqual([AS_IT_STOOD]);
    expect(next.games.late.get()).toEqual({ game: 'flappy-flunk', score: 4, refusal: null });
    player(tab());
    await soon(120_000);
    expect(closed).toHaveLength(1);
  });

  it('is left to the page that still plays it', async () => {
    const { closed, tab } = arcade();
    const run = await opened(player(tab()));
    run.played(650, EARLIER, 4);
    player(tab());
    await soon(120_000);
    expect(closed).toEqual([]);
    await closes(run);
    await soon(120_000);
    expect(closed).toHaveLength(1);
  });

  it('counts as it stood when its window is closed, and asks the server for nothing more', async () => {
    const { closed, server, setDown, tab } = arcade();
    const services = player(tab());
    const run = await opened(services);
    setDown(true);
    run.played(650, EARLIER, 4);
    await soon(1_500);
    run.abandon();
    setDown(false);
    await soon(120_000);
    expect(server.count(LINK)).toBe(0);
    expect(closed).toEqual([AS_IT_STOOD]);
    expect(services.games.late.get()?.score).toBe(4);
  });

  it('is dropped where it has no point, or no longer counts (RUN-5)', async () => {
    const { closed, closePages, refuseLinks, tab } = arcade();
    const first = await opened(player(tab()));
    first.played(240, [], 0);
    closePages();
    const second = await opened(player(tab()));
    refuseLinks(refusal(409, 'CONFLICT', RUN_TEXTS.anotherBegan));
    second.played(650, EARLIER, 4);
    await soon();
    closePages();
    player(tab());
    await soon(120_000);
    expect(closed).toEqual([]);
  });

  it('says why it does not count where the server refuses it', async () => {
    const { closePages, refuseClose, tab } = arcade();
    const run = await opened(player(tab()));
    run.played(650, EARLIER, 4);
    closePages();
    refuseClose(refusal(409, 'CONFLICT', RUN_TEXTS.tooLate));
    const next = player(tab());
    await soon(120_000);
    expect(next.games.late.get()).toEqual({ game: 'flappy-flunk', score: 4, refusal: RUN_TEXTS.tooLate });
  });
});
