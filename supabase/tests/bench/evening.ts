// `npm run bench evening`: what an evening of 200, 2,000 and 20,000 people costs. Each call is measured with 20,000 people
// in the database, and the sum is computed from how often a person makes it; half a minute of the busiest time, at one
// part in twenty, shows how long they wait, and a crowd with its sockets what of it is told. It fails above the table in docs/DEPLOY.md.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { newSigningKey, randomToken, sessionKeys, sha256, type SessionKeys } from '@shared/auth/keys.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from '../support/cluster.ts';
import type { ServerOrder, Usage } from './chatServer.ts';
import { databaseCpu } from './databaseCpu.ts';
import { drive } from './drive.ts';
import {
  ACTS,
  COMING,
  HOUR,
  JOINED,
  realtimeOf,
  SIGNING_IN,
  STAYING,
  type Act,
  type Habit,
  type Person,
  type Realtime,
} from './eveningActs.ts';
import { CROWD_PACES, pauseOf, playCrowd } from './eveningCrowd.ts';
import { percentile, printLoad } from './figures.ts';
import { makeWallets, openSessions, tokenOf } from './members.ts';
import { ask, startProgram } from './programs.ts';
import type { BenchCall } from './send.ts';
import type { Evening, SignedIn } from './signInPeople.ts';

const PEOPLE = 20_000;
/** So many of them have a Flunk. */
const FLUNKS = PEOPLE / 2;
const SIZES = [200, 2_000, PEOPLE] as const;
/** How many of each call are measured, after some that are not. */
const CALLS = 400;
const WARM_UP = 100;
const CLIENTS = 10;
/** The busiest time is played for so long (s), by one in so many of the people. */
const PLAYED = 30;
const ONE_IN = 20;
const PROXY_SECRET = 'of the bench alone';
const ORIGIN = 'http://localhost';

const addressOf = (nth: number): string => `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;

/** Members with a profile and a Flunk each, and their browsers. */
async function makePeople(db: Db, keys: SessionKeys): Promise<readonly Person[]> {
  await makeWallets(db, PEOPLE);
  await db.asOwner(`
    insert into app.templates (collection, template_id, name, image, traits)
    select 'Flunks', n, 'Flunk #' || n, 'ipfs://' || n, array['Head:Cap ' || n % 40, 'Torso:Shirt ' || n % 70, 'Backdrop:Hall ' || n % 12]
    from generate_series(1, ${FLUNKS}) as n;
    insert into app.tokens (collection, token_id, template_id, owner)
    select 'Flunks', n, n, '0xbe' || lpad(to_hex(n), 14, '0') from generate_series(1, ${FLUNKS}) as n;
    insert into app.profiles (wallet, username, profile_icon)
    select '0xbe' || lpad(to_hex(n), 14, '0'), 'Member_' || n, case when n % 2 = 0 then 'mohawk' else 'token:Flunks:' || n end
    from generate_series(1, ${PEOPLE}) as n;
    insert into app.story_facts (wallet, fact, said_by)
    select wallet, fact, 'page' from app.profiles, unnest(array['${JOINED.map(({ fact }) => fact).join(`','`)}']) as fact`);
  const sessions = (await openSessions(db)).toSorted((one, other) => (one.wallet < other.wallet ? -1 : 1));
  const made = await Promise.all(
    sessions.map(async (session, nth) => {
      const [refresh, visitor] = [randomToken(), randomToken()];
      const token = await tokenOf(session, keys, ORIGIN);
      return {
        person: { ...session, nth, token, cookies: `refresh=${refresh}; visitor=${visitor}` },
        row: {
          hash: await sha256(refresh),
          session: session.id,
          visitor: await sha256(visitor),
          address: addressOf(nth),
        },
      };
    }),
  );
  await db.asOwner(
    `with one as (select * from json_to_recordset($1::text::json) as one (hash text, session uuid, visitor text, address text)),
       renewed as (insert into app.refresh_tokens (hash, session_id) select hash, session from one)
     insert into app.presence (visitor, wallet, network, site, place)
     select one.visitor, session.wallet, one.address, one.address, 'streets'
     from one join app.sessions as session on session.id = one.session`,
    [JSON.stringify(made.map(({ row }) => row))],
  );
  await db.asOwner('vacuum analyze', []);
  return made.map(({ person }) => person);
}

const sentBy = (person: Person, call: ReturnType<Act['call']>): BenchCall => ({
  ...call,
  token: person.token,
  headers: {
    cookie: person.cookies,
    'x-forwarded-for': addressOf(person.nth),
    'x-proxy-secret': PROXY_SECRET,
    origin: ORIGIN,
  },
});

/** What one call costs (ms of CPU), and how long it takes at the 95th percentile where nothing else is asked (ms). */
interface Cost {
  readonly node: number;
  readonly database: number;
  readonly p95: number;
}

interface Ground {
  readonly url: string;
  readonly server: ChildProcess;
  readonly ticks: () => number;
  readonly people: readonly Person[];
  /** Has so many people sign in, of whom this is the first. */
  readonly signIn: (from: number, people: number, atOnce: number) => Promise<SignedIn>;
}

/** What each of so many deeds costs the server. Throws where one failed. */
async function costOf(
  { server, ticks }: Ground,
  { what }: Habit,
  work: () => Promise<{ readonly failures: number; readonly p95: number }>,
): Promise<Cost> {
  const before = { node: (await ask<Usage>(server, 'usage')).cpu, database: ticks() };
  const { failures, p95 } = await work();
  if (failures > 0) throw new Error(`${what}: ${failures} of ${CALLS} failed`);
  const each = (seconds: number): number => (seconds * 1_000) / CALLS;
  return {
    node: each((await ask<Usage>(server, 'usage')).cpu - before.node),
    database: each(ticks() - before.database),
    p95,
  };
}

async function costOfSigningIn(ground: Ground): Promise<Cost> {
  await ground.signIn(0, WARM_UP, CLIENTS);
  return costOf(ground, SIGNING_IN, async () => {
    const { failures, seconds } = await ground.signIn(WARM_UP, CALLS, CLIENTS);
    // Not each is timed: so long took one of those at once.
    return { failures, p95: (seconds * 1_000 * CLIENTS) / CALLS };
  });
}

/** Measures an act by people of whom each does it once; `turn` is which of the acts it is. */
async function costOfAct(ground: Ground, act: Act, turn: number): Promise<Cost> {
  const { url, people } = ground;
  const from = (turn * (CALLS + WARM_UP)) % PEOPLE;
  const calls = people.slice(from, from + CALLS + WARM_UP).map((person) => sentBy(person, act.call(person)));
  await drive({ url, clients: CLIENTS, calls: calls.slice(0, WARM_UP) });
  return costOf(ground, act, async () => {
    const { failures, latencies } = await drive({ url, clients: CLIENTS, calls: calls.slice(WARM_UP) });
    return { failures, p95: percentile(latencies, 0.95) };
  });
}

/** How many rows all tables have that outlive a crash: not those of limits, and of who is where. */
async function rowsOf(db: Db): Promise<number> {
  const [row] = await db.asOwner<{ rows: number }>(
    `select sum((xpath('/row/count/text()',
       query_to_xml('select count(*) from app.' || quote_ident(relname), false, true, '')))[1]::text::int)::int as rows
     from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' and relpersistence = 'p'`,
    [],
  );
  return row?.rows ?? 0;
}

/** What an evening of so many people comes to, by what each call costs. */
interface Sum {
  /** Calls a second, and cores that they keep busy, while people come: the busiest ten minutes. */
  readonly calls: number;
  readonly node: number;
  readonly database: number;
  readonly realtime: Realtime;
  /** That the evening leaves in the database. */
  readonly rows: number;
}

interface Measured {
  readonly act: Habit;
  readonly cost: Cost;
  readonly rows: number;
}

function sumOf(people: number, measured: readonly Measured[], pause: number): Sum {
  const aSecond = ({ coming = 0, hourly = 0, share }: Habit): number =>
    people * (share?.(people) ?? 1) * (coming / COMING + hourly / HOUR);
  const total = (of: (one: Measured) => number): number => measured.reduce((sum, one) => sum + of(one), 0);
  const rateOf = (what: string): number => {
    const found = measured.find(({ act }) => act.what === what);
    return found ? aSecond(found.act) : 0;
  };
  return {
    calls: total(({ act }) => aSecond(act)),
    node: total(({ act, cost }) => (aSecond(act) * cost.node) / 1_000),
    database: total(({ act, cost }) => (aSecond(act) * cost.database) / 1_000),
    realtime: realtimeOf(people, rateOf, pause),
    rows: total(
      ({ act: { coming = 0, hourly = 0 }, rows }) => people * (coming + (hourly * STAYING) / HOUR) * rows,
    ),
  };
}

/** The table in docs/DEPLOY.md: what each size comes to at most. */
const PROMISED: Readonly<Record<(typeof SIZES)[number], Pick<Sum, 'node' | 'database' | 'realtime'>>> = {
  200: { node: 0.1, database: 0.1, realtime: { sockets: 200, joins: 100, messages: 80, most: 400 } },
  2_000: { node: 0.5, database: 0.3, realtime: { sockets: 1_000, joins: 500, messages: 500, most: 3_500 } },
  20_000: { node: 4, database: 3, realtime: { sockets: 7_500, joins: 2_500, messages: 3_300, most: 29_000 } },
};
/** With this pause (s) 20,000 fit into what hosted Realtime carries without a spend cap, messages a second. */
const LONGER_PAUSE = 3;
const HOSTED_MESSAGES = 2_500;
/** A call in the busiest time, beside all others, takes at most so long at the 95th percentile (ms). */
const PROMISED_P95 = 250;

/** The calls of the busiest time by one in so many people, in no order. */
function busiestTime(people: readonly Person[]): readonly BenchCall[] {
  const playing = PEOPLE / ONE_IN;
  const calls = ACTS.flatMap((act, turn) => {
    const many = Math.round(
      PLAYED *
        playing *
        (act.share?.(playing) ?? 1) *
        ((act.coming ?? 0) / COMING + (act.hourly ?? 0) / HOUR),
    );
    return Array.from({ length: many }, (_, nth) => {
      // The last who have a Flunk, and who have not done it yet: no session is renewed twice.
      const person = people[FLUNKS - 1 - ((turn * 97 + nth) % playing)];
      if (!person) throw new Error('there are too few people');
      return sentBy(person, act.call(person));
    });
  });
  return calls
    .map((call) => ({ call, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ call }) => call);
}

let isKept = true;
function say(line: string, holds = true): void {
  console.log(`  ${line}${holds ? '' : ' NOT AS PROMISED'}`);
  isKept &&= holds;
}

/** Starts people with wallets, an access node that knows them, and a server of its own process. */
async function startGround(db: Db, databaseUrl: string): Promise<Ground & { stop(): Promise<void> }> {
  const keys = await newSigningKey();
  const people = await makePeople(db, await sessionKeys(keys));
  const wallets = startProgram('signInPeople');
  // What signInPeople.ts sends.
  const [{ accessNode }] = (await once(wallets, 'message')) as [{ accessNode: string }];
  const server = startProgram('chatServer');
  const order: ServerOrder = {
    databaseUrl,
    keys,
    port: 0,
    origin: ORIGIN,
    proxySecret: PROXY_SECRET,
    accessNode,
  };
  const url = (await ask<string>(server, order)).replace('localhost', '127.0.0.1');
  return {
    ...{ url, server, people, ticks: await databaseCpu(db) },
    signIn(from, many, atOnce) {
      const evening: Evening = { url, origin: ORIGIN, from, people: many, atOnce };
      return ask<SignedIn>(wallets, evening);
    },
    async stop() {
      wallets.kill();
      const ended = once(server, 'exit');
      server.send('stop');
      await ended;
    },
  };
}

function report(measured: readonly Measured[], pause: number): void {
  for (const { act, cost, rows } of measured) {
    say(
      `${act.what}: ${cost.node.toFixed(1)} ms of CPU in Node, ${cost.database.toFixed(1)} in PostgreSQL, p95 ${cost.p95.toFixed(0)} ms, ${rows.toFixed(1)} rows`,
    );
  }
  const shown = (many: number): string => many.toLocaleString('en', { maximumFractionDigits: 0 });
  for (const size of SIZES) {
    const { calls, rows, node, database, realtime } = sumOf(size, measured, pause);
    const most = PROMISED[size];
    const { sockets, joins, messages } = realtime;
    say(
      `${shown(size)} people: ${shown(calls)} calls a second while they come, ${node.toFixed(2)} cores of Node, ` +
        `${database.toFixed(2)} of PostgreSQL, ${shown(rows)} rows`,
      node <= most.node && database <= most.database,
    );
    say(
      `  of Realtime ${shown(sockets)} sockets, ${shown(messages)} messages a second, never more than ${shown(realtime.most)}; ` +
        `${shown(joins)} joins a second after an outage`,
      (['sockets', 'joins', 'messages', 'most'] as const).every(
        (what) => realtime[what] <= most.realtime[what],
      ),
    );
  }
  const { messages } = sumOf(PEOPLE, measured, LONGER_PAUSE).realtime;
  say(
    `  ${shown(PEOPLE)} with a pause of ${LONGER_PAUSE} s: ${shown(messages)} messages a second`,
    messages <= HOSTED_MESSAGES,
  );
}

/** Plays the busiest time, at one part in so many: what people wait then. */
async function play({ url, people, signIn }: Ground): Promise<void> {
  const calls = busiestTime(people);
  // As many at once as the pace of the evening needs, each after a pause.
  const clients = 50;
  const pause = (PLAYED * 1_000 * clients) / calls.length;
  const coming = Math.round((PEOPLE / ONE_IN / COMING) * PLAYED);
  const [driven, signedIn] = await Promise.all([
    drive({ url, clients, calls, pause }),
    signIn(WARM_UP + CALLS, coming, 1),
  ]);
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(driven.latencies, share));
  const failures = driven.failures + signedIn.failures;
  say(
    `one in ${ONE_IN} of ${PEOPLE.toLocaleString('en')}: ${calls.length} calls and ${coming} who sign in within ${driven.seconds.toFixed(0)} s, ` +
      `p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms, ${failures} failed`,
    failures === 0 && p95 !== undefined && p95 <= PROMISED_P95,
  );
}

async function bench(db: Db, databaseUrl: string): Promise<void> {
  const ground = await startGround(db, databaseUrl);
  try {
    const measured: Measured[] = [];
    const note = async (act: Habit, measure: () => Promise<Cost>): Promise<void> => {
      const before = await rowsOf(db);
      const cost = await measure();
      measured.push({ act, cost, rows: ((await rowsOf(db)) - before) / (CALLS + WARM_UP) });
    };
    await note(SIGNING_IN, () => costOfSigningIn(ground));
    for (const [turn, act] of ACTS.entries()) await note(act, () => costOfAct(ground, act, turn));
    const pause = await pauseOf(db);
    report(measured, pause);
    await play(ground);
    for (const pace of CROWD_PACES) {
      const { line, holds } = await playCrowd({ ...ground, db, sentBy }, pace, pause);
      say(line, holds);
    }
  } finally {
    await ground.stop();
  }
}

const cluster = await startCluster({ durable: true });
try {
  const databaseUrl = await cluster.database('bench');
  const db = openPostgres(databaseUrl, { prepare: true });
  await migrate(db);
  await bench(db, databaseUrl);
  printLoad();
  await db.close();
} finally {
  await cluster.stop();
}
process.exitCode = isKept ? 0 : 1;
