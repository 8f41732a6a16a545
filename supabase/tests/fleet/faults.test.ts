import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { WorkAnswer, WorksAnswer } from '@shared/contract/making/works.ts';
import { BalanceAnswer } from '@shared/contract/school/gum.ts';
import { topicOf } from '@shared/domain/people/chat.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { portraitsOf } from '@shared/works/supabaseStore.ts';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startFleet, type Fleet } from '../../../scripts/fleet/fleet.ts';
import { startServerProcess } from '../../../scripts/lib/serverProcess.ts';
import { DEMO_ACCOUNTS } from '../../local/demo/accounts.ts';
import { booksOf } from '../support/books.ts';
import { join, supabaseOf } from '../support/realtime.ts';
import { SECRET_KEY, startStorage, type StorageService } from '../support/storage.ts';
import { walletOf } from '../support/visitor.ts';
import { at, signIn, type Person } from './people.ts';
import { openRoomPage } from './roomPage.ts';

/** All calls come from one machine, and few people do much. */
const LIMITS = { wallet: 100_000, address: 100_000, reads: 100_000, 'POST /api/chat-messages': 100_000 };
const AHEAD = new URL('../../../scripts/lib/clockAhead.mjs?ms=300000', import.meta.url).href;
/** Within which calls have to be answered again after a fault (ms), though the machine is busy. */
const AGAIN_WITHIN_MS = 30_000;

describe('three servers behind nginx and PgBouncer, the third with a clock five minutes ahead', () => {
  let fleet: Fleet;
  let storage: StorageService;
  const people: Person[] = [];
  beforeAll(async () => {
    storage = await startStorage({ works: 'private', portraits: 'public' });
    fleet = await startFleet({
      env: {
        API_LIMITS: JSON.stringify(LIMITS),
        LOG_LEVEL: 'error',
        SUPABASE_URL: storage.url,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
      },
      flagsOf: (nth) => (nth === 2 ? ['--import', AHEAD] : []),
    });
    for (const account of DEMO_ACCOUNTS) people.push(await signIn(fleet.url, account));
  });
  afterAll(async () => {
    await fleet?.stop();
    storage?.stop();
  });

  const person = (uid: string): Person => {
    const found = people[DEMO_ACCOUNTS.findIndex((account) => account.uid === uid)];
    if (!found) throw new Error(`no account ${uid}`);
    return found;
  };
  const there = (nth: number, who: Person) => at(fleet.servers[nth]?.url ?? '', who, fleet.url);
  const inspect = async <Found>(work: (db: Db) => Promise<Found>): Promise<Found> => {
    const db = openPostgres(fleet.administratorUrl, { max: 1 });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };
  const say = (nth: number, writer: Person, message_text: string) =>
    there(nth, writer).post('/api/chat-messages', {
      room_name: 'General Chat',
      wallet_address: walletOf(writer.browser),
      message_text,
    });
  const balance = async (browser: Person['browser']) =>
    (await browser.get(`/api/gum/balance?wallet=${walletOf(browser)}`)).as(BalanceAnswer).balance;

  it('pay a check-in once, whichever of them are asked, and read what another wrote (GUM-2)', async () => {
    const who = person('empty');
    const body = { wallet: walletOf(who.browser) };
    const before = await balance(who.browser);
    const claims = [0, 1, 2].map((nth) => there(nth, who).post('/api/daily-checkin', body));
    const statuses = (await Promise.all(claims)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const after = await Promise.all([0, 1, 2].map((nth) => balance(there(nth, who))));
    expect(new Set(after).size).toBe(1);
    expect(after[0]).toBeGreaterThan(before);
  });

  it('bring what is said on one to those who listen on another, and through the proxy', async () => {
    const [writer, listener] = [person('geek'), person('collector')];
    await writer.browser.post('/api/profile', { username: 'Fleet_Writer' });
    const topic = topicOf('General Chat');
    const sockets = [fleet.servers[2]?.url ?? '', fleet.url];
    const joined = await Promise.all(sockets.map((url) => join(supabaseOf(url, listener.browser), topic)));
    expect(joined.map(({ states }) => states)).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']]);
    expect((await say(0, writer, 'Is the mall open?')).status).toBe(200);
    for (const { heard } of joined) {
      await expect.poll(() => heard).toMatchObject([['message', { message_text: 'Is the mall open?' }]]);
    }
  });

  it('show at each what was published at another, say so while Storage is down, and lose nothing then (WORK-1)', async () => {
    const maker = person('geek');
    const png = sharp({ create: { width: 64, height: 64, channels: 3, background: '#2b7fb8' } }).png();
    const picture = (await png.toBuffer()).toString('base64');
    const body = { wallet: walletOf(maker.browser), kind: 'meme', title: 'Three lockers, one key', picture };
    const act = { 'idempotency-key': crypto.randomUUID() };
    const publish = () => there(0, maker).post('/api/works', body, act);
    const shown = (path: string) =>
      Promise.all(fleet.servers.map(({ url }) => fetch(`${url}${path}`).then(({ status }) => status)));

    storage.isUp = false;
    expect((await publish()).refused()).toEqual([503, 'UNAVAILABLE']);
    storage.isUp = true;
    const { work } = (await publish()).as(WorkAnswer);
    expect(await shown(work.picture)).toEqual([200, 200, 200]);
    storage.isUp = false;
    expect(await shown(work.picture)).toEqual([503, 503, 503]);
    storage.isUp = true;
    expect(await shown(work.picture)).toEqual([200, 200, 200]);
    const { works } = (await maker.browser.get('/api/works')).as(WorksAnswer);
    expect(works.filter(({ title }) => title === body.title)).toHaveLength(1);

    const file = `${'5'.repeat(32)}-96.webp`;
    const bucket = { url: storage.url, key: SECRET_KEY, bucket: 'works', portraitsBucket: 'portraits' };
    await portraitsOf(bucket).put(file, { bytes: new Uint8Array(4), type: 'image/webp' });
    expect(await shown(`/api/portraits/${file}`)).toEqual([200, 200, 200]);
  });

  it('lose nothing, do nothing twice and sign nobody out while a server is killed, all are deployed, the pooler and the database restart, and it takes no writes', async () => {
    const [operator, writer, paid] = [person('administrator'), person('geek'), person('full-collection')];
    const wallet = walletOf(paid.browser);
    const before = await balance(paid.browser);
    const working = { isOn: true };
    const adjusting = async (): Promise<number> => {
      let sum = 0;
      for (; working.isOn; sum += 1) {
        const reply = await operator.act('/api/gum/adjust', { wallet, amount: 1, reason: 'for a test' });
        expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
        await sleep(20);
      }
      return sum;
    };
    const saying = async (): Promise<string[]> => {
      const texts: string[] = [];
      while (working.isOn) {
        const message_text = `Round ${texts.length} of the fair`;
        const body = { room_name: 'General Chat', wallet_address: walletOf(writer.browser), message_text };
        expect((await writer.act('/api/chat-messages', body)).status).toBe(200);
        texts.push(message_text);
        await sleep(50);
      }
      return texts;
    };
    /** While it works, has a fault happen, and measures how long it takes until every person is answered again. */
    const during = async (fault: () => Promise<unknown>): Promise<number> => {
      await sleep(500);
      await fault();
      const began = performance.now();
      await Promise.all(people.map(({ renew }) => renew()));
      return performance.now() - began;
    };

    const hearing = await join(supabaseOf(fleet.url, paid.browser), topicOf('General Chat'));
    const sums = [adjusting(), adjusting(), adjusting(), adjusting()];
    const texts = saying();
    const waits = [
      await during(async () => fleet.servers[0]?.kill()),
      await during(async () => fleet.servers[0]?.start()),
      await during(async () => {
        for (const server of fleet.servers) {
          await server.stop();
          await server.start();
        }
      }),
      await during(() => fleet.pooler.restart()),
      await during(() => fleet.cluster.restart()),
      await during(() => inspect(readOnlyFor(2_000))),
    ];
    working.isOn = false;
    const given = (await Promise.all(sums)).reduce((sum, one) => sum + one, 0);
    const written = await texts;

    for (const wait of waits) expect(wait).toBeLessThan(AGAIN_WITHIN_MS);
    expect(await balance(paid.browser)).toBe(before + given);
    const kept = await inspect((db) =>
      db.asOwner<{ text: string }>(
        `select message_text as text from app.chat_messages where message_text like 'Round %' order by id`,
        [],
      ),
    );
    expect(kept.map(({ text }) => text)).toEqual(written);
    expect(await inspect(booksOf)).toMatchObject({ sum: 0, wrongBalances: 0 });
    // The faults were in the way of calls, and those were asked again.
    expect(operator.unanswered + writer.unanswered).toBeGreaterThan(0);
    // A page that listened all the while hears what is said, at the server that it found again.
    let round = 0;
    const last = () => hearing.heard.at(-1)?.[1];
    await expect
      .poll(
        async () => {
          const message_text = `After the fair, ${(round += 1)}`;
          const body = { room_name: 'General Chat', wallet_address: walletOf(writer.browser), message_text };
          await writer.act('/api/chat-messages', body);
          await sleep(200);
          return last();
        },
        { interval: 1_000 },
      )
      .toMatchObject({ message_text: expect.stringMatching(/^After the fair/) as string });
  });

  it('leave Realtime to a service of its own by a setting: pages hear there what any of them is told, ask while it is gone, and come back (MSG-8)', async () => {
    const [writer, listener] = [person('geek'), person('collector')];
    const realtime = await startServerProcess({
      port: await freePort(),
      env: fleet.env,
      log: `${fleet.folder}/realtime.log`,
      program: 'supabase/tests/fleet/realtimeService.ts',
    });
    onTestFinished(() => realtime.stop());
    // The first is deployed with the setting; the others are of the version before.
    const deployed = fleet.servers[0];
    await deployed?.stop();
    await deployed?.start({ VITE_SUPABASE_URL: realtime.url });
    const { headers } = await fetch(`${deployed?.url}/api/live`);
    expect(headers.get('content-security-policy')).toContain(realtime.url.replace('http', 'ws'));
    expect(await upgradeAt(deployed?.url ?? '')).toBe(404);

    await Promise.all([writer.renew(), listener.renew()]);
    const page = openRoomPage('General Chat', listener, { origin: fleet.url, realtime: realtime.url });
    const line = () => page.get().line;
    const hears = async (nth: number, text: string) => {
      expect((await say(nth, writer, text)).status).toBe(200);
      await expect.poll(() => page.get().log.map(({ message_text }) => message_text)).toContain(text);
    };
    await expect.poll(line).toBe('live');
    await hears(0, 'Who is at the arcade?');
    await realtime.kill();
    await expect.poll(line).toBe('polling');
    await hears(1, 'The jukebox is broken again');
    expect(line()).toBe('polling');
    await realtime.start();
    await expect.poll(line).toBe('live');
    await hears(2, 'It plays one song only');
  });
});

/** Has the database refuse writes for a while, as one does that fails over. */
const readOnlyFor = (ms: number) => async (db: Db) => {
  const set = async (isOn: boolean) => {
    await db.asOwner(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`, []);
    await db.asOwner('select pg_reload_conf()', []);
  };
  await set(true);
  await sleep(ms);
  await set(false);
};

/** The status with which a server answers who asks it for a socket of Realtime. */
const upgradeAt = (url: string): Promise<number | undefined> =>
  new Promise((answered) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`);
    socket.once('open', () => {
      socket.close();
      answered(101);
    });
    socket.once('unexpected-response', (_, { statusCode }) => answered(statusCode));
    socket.on('error', () => undefined);
  });
