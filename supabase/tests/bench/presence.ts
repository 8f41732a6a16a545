// `npm run bench presence`: what who is where costs PostgreSQL, where 20,000 people are in town.
import { newSigningKey, randomToken, sessionKeys, sha256 } from '@shared/auth/keys.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { refreshTownSnapshot } from '@shared/db/town/townSnapshot.ts';
import { HEARTBEAT_MS, SNAPSHOT_FOR } from '@shared/domain/town/presence.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from '../support/cluster.ts';
import { databaseCpu } from './databaseCpu.ts';
import { drive } from './drive.ts';
import { printLoad } from './figures.ts';
import { makeWallets, openSessions, tokenOf } from './members.ts';
import type { BenchCall } from './send.ts';
import { startBenchServer } from './server.ts';

const PEOPLE = 20_000;
/** Those who are in town from the beginning; the others come. */
const IN_TOWN = 19_000;
const CALLS = 3_000;
const WARM_UP = 300;
const CLIENTS = 20;
const REFRESHES = 20;
/** What is read costs PostgreSQL less than this (ms of CPU). */
const MOST_MS = 1;
const PROXY_SECRET = 'of the bench alone';
/** Where each with a Flunk may be. */
const PLACES = ['streets', 'arcade', 'high-school', 'junkyard', 'shed'];
const placeOf = (nth: number): string => PLACES[nth % PLACES.length] ?? 'streets';
const addressOf = (nth: number): string => `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;

/** Members with a profile and a Flunk, half of them under its picture, each in a network of their own. */
async function fill(db: Db, visitors: readonly string[]): Promise<void> {
  await makeWallets(db, PEOPLE);
  await db.asOwner(`
    insert into app.tokens (collection, token_id, template_id, owner)
    select 'Flunks', n, n, '0xbe' || lpad(to_hex(n), 14, '0') from generate_series(1, ${PEOPLE}) as n;
    insert into app.profiles (wallet, username, profile_icon)
    select '0xbe' || lpad(to_hex(n), 14, '0'), 'Member_' || n, case when n % 2 = 0 then 'mohawk' else 'token:Flunks:' || n end
    from generate_series(1, ${PEOPLE}) as n;`);
  const rows = await Promise.all(
    visitors.slice(0, IN_TOWN).map(async (visitor, nth) => ({
      visitor: await sha256(visitor),
      nth: nth + 1,
      network: addressOf(nth),
      place: placeOf(nth),
    })),
  );
  await db.asOwner(
    `insert into app.presence (visitor, wallet, network, site, place)
     select visitor, '0xbe' || lpad(to_hex(nth), 14, '0'), network, network, place
     from json_to_recordset($1::text::json) as one (visitor text, nth integer, network text, place text)`,
    [JSON.stringify(rows)],
  );
  await db.asOwner('vacuum analyze', []);
}

/** Runs the work so often and answers what one costs PostgreSQL (ms of CPU). */
async function costOf(ticks: () => number, times: number, work: () => Promise<unknown>): Promise<number> {
  const before = ticks();
  await work();
  return ((ticks() - before) * 1000) / times;
}

async function bench(db: Db): Promise<void> {
  const visitors = Array.from({ length: PEOPLE }, randomToken);
  await fill(db, visitors);
  const keys = await sessionKeys(await newSigningKey());
  const server = await startBenchServer(db, keys, { proxySecret: PROXY_SECRET });
  const ticks = await databaseCpu(db);
  const url = server.url.replace('localhost', '127.0.0.1');
  try {
    const sessions = (await openSessions(db)).toSorted((one, other) => (one.wallet < other.wallet ? -1 : 1));
    const post = async (nth: number, place: string): Promise<BenchCall> => {
      const session = sessions[nth];
      if (!session) throw new Error('no session');
      return {
        path: '/api/town/presence',
        body: { place },
        token: await tokenOf(session, keys, server.url),
        headers: {
          cookie: `visitor=${visitors[nth] ?? ''}`,
          'x-forwarded-for': addressOf(nth),
          'x-proxy-secret': PROXY_SECRET,
        },
      };
    };
    const many = (from: number, make: (nth: number) => Promise<BenchCall>) =>
      Promise.all(Array.from({ length: CALLS }, (_, nth) => make(from + nth)));
    const get: BenchCall = { path: '/api/town/presence', body: null, token: null };
    const measured: Readonly<Record<string, readonly BenchCall[]>> = {
      'who is where': await many(0, async () => get),
      'a beat': await many(0, (nth) => post(nth, placeOf(nth))),
      'a move': await many(CALLS, (nth) => post(nth, placeOf(nth + 1))),
    };
    const come = await Promise.all(
      Array.from({ length: PEOPLE - IN_TOWN }, (_, nth) => post(IN_TOWN + nth, placeOf(nth))),
    );
    const warmUp = Object.values(measured).flatMap((calls) => calls.slice(0, WARM_UP));
    await drive({ url, clients: CLIENTS, calls: warmUp });
    for (const [what, calls] of Object.entries({ ...measured, 'a person who comes': come })) {
      const told = { failures: 0 };
      const cost = await costOf(ticks, calls.length, async () => {
        told.failures = (await drive({ url, clients: CLIENTS, calls })).failures;
      });
      const isKept = told.failures === 0 && (calls.some(({ body }) => body !== null) || cost < MOST_MS);
      console.log(
        `  ${what}: ${cost.toFixed(2)} ms of CPU in PostgreSQL, ${told.failures} failed${isKept ? '' : ' NOT AS PROMISED'}`,
      );
      if (!isKept) process.exitCode = 1;
    }
  } finally {
    await server.close();
  }
  const refresh = await costOf(ticks, REFRESHES, async () => {
    for (let turn = 0; turn < REFRESHES; turn += 1) await db.transaction(null, refreshTownSnapshot);
  });
  const callers = (IN_TOWN * SNAPSHOT_FOR * 2_000) / (HEARTBEAT_MS.least + HEARTBEAT_MS.most);
  console.log(
    `  what everybody sees, written anew: ${refresh.toFixed(0)} ms of CPU, ${(refresh / callers).toFixed(2)} for each of those who beat in ${SNAPSHOT_FOR} s`,
  );
}

const cluster = await startCluster({ durable: true });
try {
  const db = openPostgres(await cluster.database('bench'), { prepare: true });
  await migrate(db);
  await bench(db);
  printLoad();
  await db.close();
} finally {
  await cluster.stop();
}
