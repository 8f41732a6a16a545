// `npm run bench evening`: what an evening of 200, 2,000 and 20,000 people costs, and the moments of its week at which all do
// the same. Each call is measured with 20,000 people in the database, by a server whose database tells the hour that it needs, and the sum
// is computed from how often a person makes it; half a minute of the two busiest times, at one part in twenty, shows how long they wait, and
// a crowd with its sockets what of it is told. It fails above the tables in docs/DEPLOY.md.
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
  HOURS,
  JOINED,
  MOMENTS,
  SIGNING_IN,
  type Act,
  type Habit,
  type Person,
} from './eveningActs.ts';
import { CROWD_PACES, pauseOf, playCrowd } from './eveningCrowd.ts';
import { floodOfOneAddress, onceOf } from './eveningOnce.ts';
import { costText, PEOPLE, rateAt, report, type Cost, type Measured } from './eveningSums.ts';
import { percentile, printLoad } from './figures.ts';
import { makeWallets, openSessions, tokenOf } from './members.ts';
import { ask, startProgram } from './programs.ts';
import type { BenchCall } from './send.ts';
import type { Evening, SignedIn } from './signInPeople.ts';

/** So many of them have a Flunk. */
const FLUNKS = PEOPLE / 2;
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
    insert into app.templates (collection, template_id, name, image, clique, traits)
    select 'Flunks', n, 'Flunk #' || n, 'ipfs://' || n, (array['GEEK', 'JOCK', 'PREP', 'FREAK'])[1 + n % 4], array['Head:Cap ' || n % 40, 'Torso:Shirt ' || n % 70, 'Backdrop:Hall ' || n % 12]
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

/** A server of its own process. */
interface Serving {
  readonly url: string;
  readonly server: ChildProcess;
}

interface Ground extends Serving {
  readonly ticks: () => number;
  readonly people: readonly Person[];
  /** Has so many people sign in, of whom this is the first. */
  readonly signIn: (from: number, people: number, atOnce: number) => Promise<SignedIn>;
  /** The same by another server, whose database tells this hour, until the work is done. */
  readonly at: (hour: keyof typeof HOURS, work: (ground: Ground) => Promise<void>) => Promise<void>;
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
  // They have a Flunk.
  const from = (turn * (CALLS + WARM_UP)) % FLUNKS;
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

/** A call in the busiest time, beside all others, takes at most so long at the 95th percentile (ms). */
const PROMISED_P95 = 250;

/** The times that are played, in one in so many of the people each. */
const PLAYED_MOMENTS = ['coming', 'dark'] as const;
type Played = (typeof PLAYED_MOMENTS)[number];

/** The calls of that time by one in so many people, in no order. */
function callsOf(moment: Played, people: readonly Person[]): readonly BenchCall[] {
  const playing = PEOPLE / ONE_IN;
  // The last who have a Flunk, and who have not done it yet: no session is renewed twice.
  const last = FLUNKS - 1 - playing * PLAYED_MOMENTS.indexOf(moment);
  const calls = ACTS.flatMap((act, turn) => {
    const many = Math.round(PLAYED * rateAt(moment, playing, act));
    return Array.from({ length: many }, (_, nth) => {
      const person = people[last - ((turn * 97 + nth) % playing)];
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
  const serve = async (more: Partial<ServerOrder>): Promise<Serving> => {
    const server = startProgram('chatServer');
    const order: ServerOrder = {
      ...{ databaseUrl, keys, port: 0, origin: ORIGIN, proxySecret: PROXY_SECRET, accessNode },
      ...more,
    };
    return { url: (await ask<string>(server, order)).replace('localhost', '127.0.0.1'), server };
  };
  const end = async ({ server }: Serving): Promise<void> => {
    const ended = once(server, 'exit');
    server.send('stop');
    await ended;
  };
  const now = await serve({});
  const ground: Ground = {
    ...{ ...now, people, ticks: await databaseCpu(db) },
    signIn(from, many, atOnce) {
      const evening: Evening = { url: now.url, origin: ORIGIN, from, people: many, atOnce };
      return ask<SignedIn>(wallets, evening);
    },
    async at(hour, work) {
      const then = await serve({ ahead: HOURS[hour] - Date.now() });
      // A process that has just begun has compiled nothing.
      const calls = people
        .slice(-FLUNKS)
        .map((person) => sentBy(person, { path: '/api/town/week', body: null }));
      await drive({ url: then.url, clients: CLIENTS, calls: calls.slice(0, WARM_UP * 10) });
      await work({ ...ground, ...then });
      await end(then);
    },
  };
  return {
    ...ground,
    async stop() {
      wallets.kill();
      await end(now);
    },
  };
}

/** Plays a time, at one part in so many: what people wait then. */
async function play({ url, people, signIn }: Ground, moment: Played): Promise<void> {
  const calls = callsOf(moment, people);
  // As many at once as the pace of the evening needs, each after a pause.
  const clients = 50;
  const pause = (PLAYED * 1_000 * clients) / calls.length;
  const coming = Math.round((PEOPLE / ONE_IN / COMING) * PLAYED);
  const [driven, signedIn] = await Promise.all([
    drive({ url, clients, calls, pause }),
    signIn(WARM_UP + CALLS + coming * PLAYED_MOMENTS.indexOf(moment), coming, 1),
  ]);
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(driven.latencies, share));
  const failures = driven.failures + signedIn.failures;
  say(
    `one in ${ONE_IN} of ${PEOPLE.toLocaleString('en')} ${MOMENTS[moment].when}: ${calls.length} calls and ${coming} who sign in within ${driven.seconds.toFixed(0)} s, ` +
      `p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms, ${failures} failed`,
    failures === 0 && p95 !== undefined && p95 <= PROMISED_P95,
  );
}

/** Everybody who was in town is there at this hour too. */
const comeTo = (db: Db, hour: keyof typeof HOURS): Promise<unknown> =>
  db.asOwner('update app.presence set seen_at = $1', [new Date(HOURS[hour]).toISOString()]);

async function bench(db: Db, databaseUrl: string): Promise<void> {
  const ground = await startGround(db, databaseUrl);
  try {
    const measured: Measured[] = [];
    const note = async (act: Habit, measure: () => Promise<Cost>): Promise<void> => {
      const before = await rowsOf(db);
      const cost = await measure();
      const one = { act, cost, rows: ((await rowsOf(db)) - before) / (CALLS + WARM_UP) };
      say(costText(one));
      measured.push(one);
    };
    const noteActs = async (at: Ground, hour?: keyof typeof HOURS): Promise<void> => {
      for (const [turn, act] of ACTS.entries())
        if (act.hour === hour) await note(act, () => costOfAct(at, act, turn));
    };
    await note(SIGNING_IN, () => costOfSigningIn(ground));
    await noteActs(ground);
    const pause = await pauseOf(db);
    await play(ground, 'coming');
    for (const pace of CROWD_PACES) {
      const { line, holds } = await playCrowd({ ...ground, db, sentBy }, pace, pause);
      say(line, holds);
    }
    await comeTo(db, 'dark');
    await ground.at('dark', async (dark) => {
      await noteActs(dark, 'dark');
      await play(dark, 'dark');
      await floodOfOneAddress({ ...dark, sentBy }, say);
    });
    for (const hour of ['recording', 'vote'] as const) await ground.at(hour, (then) => noteActs(then, hour));
    await onceOf(db, databaseUrl, say);
    report(measured, pause, say);
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
