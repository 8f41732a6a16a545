// `npm run bench chat`: 1,000 people in 8 rooms, on one process of the server and on two, and through a restart of it.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { ROOMS } from '@shared/domain/people/chat.ts';
import { migrate } from '../../local/migrate.ts';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startCluster } from '../support/cluster.ts';
import type { ClientsOrder, Report } from './chatClients.ts';
import type { ServerOrder, Usage } from './chatServer.ts';
import { percentile } from './figures.ts';
import { makeWallets, openSessions, tokenOf } from './members.ts';
import { ask, startProgram } from './programs.ts';

const PEOPLE = 1_000;
const EIGHT_ROOMS = [...ROOMS, 'Room five', 'Room six', 'Room seven', 'Room eight'];
const SECONDS = 20;
/** Messages of each room a second. Each is written to 125 people: 2,000 a second in all. */
const A_SECOND = 2;
/** What is promised of a message at the 95th percentile, and of all people after a restart (ms). */
const PROMISED = 300;
const BACK_WITHIN = 5_000;
/** Of hosted Supabase, Pro without a spend cap: messages a second, counted at each receiver, and at the sender. */
const HOSTED_A_SECOND = 2_500;

const ORIGIN = 'http://localhost';
async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.send('stop');
  await ended;
}

interface Ground {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly keys: string;
  readonly tokens: readonly string[];
}

async function startServerProcess({ databaseUrl, keys }: Ground, port = 0) {
  const child = startProgram('chatServer');
  const order: ServerOrder = { databaseUrl, keys, port, origin: ORIGIN };
  const url = await ask<string>(child, order);
  return { child, url, usage: () => ask<Usage>(child, 'usage') };
}

async function startPeople(order: ClientsOrder) {
  const child = startProgram('chatClients');
  const began = Date.now();
  await ask(child, order);
  const report = () => ask<Report>(child, 'report');
  const untilLive = async (): Promise<Report> => {
    for (;;) {
      const now = await report();
      if (now.live === PEOPLE) return now;
      if (Date.now() - began > 60_000) throw new Error(`only ${now.live} of ${PEOPLE} are live`);
      await sleep(100);
    }
  };
  return { child, began, report, untilLive };
}

/** Writes into each room, as often as is said, and answers what was written, by room. */
async function write(
  db: Db,
  rooms: readonly string[],
  seconds: number,
): Promise<ReadonlyMap<string, string[]>> {
  const written = new Map<string, string[]>(rooms.map((room) => [room, []]));
  for (let nth = 0; nth < seconds * A_SECOND; nth += 1) {
    const due = sleep(1_000 / A_SECOND);
    for (const room of rooms) {
      const text = `${Date.now()} message ${nth} of ${room}`;
      written.get(room)?.push(text);
      await db.asOwner(
        `insert into app.chat_messages (room, author, message_text)
         values ($1, (select id from app.wallets limit 1), $2)`,
        [room, text],
      );
      await sleep(1_000 / A_SECOND / rooms.length / 2);
    }
    await due;
  }
  return written;
}

const said: string[] = [];
function say(line: string, isKept = true): void {
  console.log(`  ${line}${isKept ? '' : ' NOT AS PROMISED'}`);
  if (!isKept) said.push(line);
}

/** How many were not shown exactly what was written in their room, in its order. */
function wrong(
  report: Report,
  servers: number,
  rooms: readonly string[],
  written: ReadonlyMap<string, string[]>,
): number {
  return report.shown.filter((texts, index) => {
    const room = rooms[Math.floor(index / servers) % rooms.length] ?? '';
    return texts.join('\n') !== (written.get(room) ?? []).join('\n');
  }).length;
}

const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

async function measure(ground: Ground, processes: number): Promise<void> {
  const servers = await Promise.all(Array.from({ length: processes }, () => startServerProcess(ground)));
  const before = await Promise.all(servers.map(({ usage }) => usage()));
  const rooms = EIGHT_ROOMS;
  const people = await startPeople({
    servers: servers.map(({ url }) => url),
    tokens: ground.tokens,
    rooms,
    catchUp: false,
  });
  const first = await people.untilLive();
  say(
    `${processes} process${processes > 1 ? 'es' : ''}: ${PEOPLE} people in ${rooms.length} rooms live after ${first.liveAt - people.began} ms`,
  );
  const joined = await Promise.all(servers.map(({ usage }) => usage()));
  const written = await write(ground.db, rooms, SECONDS);
  await sleep(1_000);
  const last = await people.report();
  const after = await Promise.all(servers.map(({ usage }) => usage()));

  const latencies = last.latencies.toSorted((one, other) => one - other);
  const [p50, p95] = [percentile(latencies, 0.5), percentile(latencies, 0.95)];
  const lost = wrong(last, processes, rooms, written);
  say(
    `  ${last.latencies.length.toLocaleString('en')} deliveries: p50 ${p50} ms, p95 ${p95} ms`,
    p95 < PROMISED,
  );
  say(`  ${lost} people missed or mixed up a message, ${last.doubled} came twice`, lost + last.doubled === 0);
  for (const [index, { cpu, rss }] of after.entries()) {
    const load = ((cpu - (joined[index]?.cpu ?? 0)) / (SECONDS + 1)) * 100;
    const joining = (joined[index]?.cpu ?? 0) - (before[index]?.cpu ?? 0);
    say(
      `  process ${index + 1}: ${joining.toFixed(1)} s of CPU for the joins, then ${load.toFixed(0)} % of a core, ${mb(rss)}`,
    );
  }
  if (processes === 1) {
    const each = A_SECOND * (PEOPLE / rooms.length + 1);
    say(
      `  a room of ${PEOPLE / rooms.length} in which ${A_SECOND} a second are written costs ${each} of hosted Realtime's ${HOSTED_A_SECOND} messages a second: ${Math.floor(HOSTED_A_SECOND / each)} such rooms`,
    );
  }
  people.child.kill();
  await Promise.all(servers.map(({ child }) => stop(child)));
}

/** The server is stopped and started again while people write: by the API they are told what they missed. */
async function restart(ground: Ground): Promise<void> {
  const port = await freePort();
  const server = await startServerProcess(ground, port);
  const rooms = [...ROOMS];
  const people = await startPeople({ servers: [server.url], tokens: ground.tokens, rooms, catchUp: true });
  await people.untilLive();
  const writing = write(ground.db, rooms, 12);
  await sleep(4_000);
  await stop(server.child);
  const again = await startServerProcess(ground, port);
  const upAt = Date.now();
  const back = await people.untilLive();
  const took = back.liveAt - upAt;
  say(`restart: all ${PEOPLE} live again ${took} ms after the server was`, took < BACK_WITHIN);
  const written = await writing;
  await sleep(8_000);
  const last = await people.report();
  const lost = wrong(last, 1, rooms, written);
  say(
    `  ${lost} people missed, doubled or mixed up a message; ${last.caughtUp.toLocaleString('en')} came by catching up`,
    lost === 0,
  );
  people.child.kill();
  await stop(again.child);
}

const cluster = await startCluster();
try {
  const databaseUrl = await cluster.database('bench');
  const db = openPostgres(databaseUrl, { prepare: true });
  await migrate(db);
  await makeWallets(db, PEOPLE);
  await db.asOwner(
    `insert into app.chat_rooms (room, of_room) select one, one from unnest(string_to_array($1, ',')) as one`,
    [EIGHT_ROOMS.slice(ROOMS.length).join(',')],
  );
  const keys = await newSigningKey();
  const signing = await sessionKeys(keys);
  const sessions = await openSessions(db);
  const tokens = await Promise.all(sessions.map((session) => tokenOf(session, signing, ORIGIN)));
  const ground = { db, databaseUrl, keys, tokens };
  for (const processes of [1, 2]) {
    await measure(ground, processes);
    await db.asOwner('delete from app.chat_messages', []);
  }
  await restart(ground);
  await db.close();
} finally {
  await cluster.stop();
}
process.exitCode = said.length === 0 ? 0 : 1;
