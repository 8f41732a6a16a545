// A full crowd of `npm run bench evening`: 250 people hear it by sockets of their own while some of them write.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@shared/db/port.ts';
import { CROWD_MOST, topicOf } from '@shared/domain/people/chat.ts';
import type { ChildProcess } from 'node:child_process';
import type { ClientsOrder, Report } from './chatClients.ts';
import type { Usage } from './chatServer.ts';
import { broadcastsOf, type Person } from './eveningActs.ts';
import { percentile } from './figures.ts';
import { ask, startProgram } from './programs.ts';
import { sendCall, type BenchCall } from './send.ts';

const ROOM = 'General Chat';

/** How many messages a second are written in it, and for how long (s): about as in the evening, and much more. */
export const CROWD_PACES = [
  { written: 0.4, seconds: 30 },
  { written: 20, seconds: 10 },
] as const;
type Pace = (typeof CROWD_PACES)[number];

interface Ground {
  readonly db: Db;
  readonly url: string;
  readonly server: ChildProcess;
  readonly ticks: () => number;
  readonly people: readonly Person[];
  readonly sentBy: (person: Person, call: Pick<BenchCall, 'path' | 'body'>) => BenchCall;
}

/** For how long (s) pages of a crowd are told nothing after they were told something. */
export async function pauseOf(db: Db): Promise<number> {
  const [crowd] = await db.asOwner<{ ms: number }>(
    'select pause_ms as ms from app.chat_rooms where room = $1',
    [ROOM],
  );
  return (crowd?.ms ?? 0) / 1_000;
}

const broadcastsIn = async (db: Db): Promise<number> => {
  const [row] = await db.asOwner<{ many: number }>(
    'select count(*)::int as many from realtime.messages where topic = $1',
    [topicOf(ROOM)],
  );
  return row?.many ?? 0;
};

/** Has people write at moments of chance, and answers the texts as they were written. */
async function write(
  { url, people, sentBy }: Ground,
  { written, seconds }: Pace,
): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true });
  const sent: Promise<{ readonly status: number }>[] = [];
  const texts: string[] = [];
  const until = performance.now() + seconds * 1_000;
  for (const person of people) {
    await sleep((-Math.log(1 - Math.random()) / written) * 1_000);
    if (performance.now() > until) break;
    const text = `${Date.now()} by ${person.nth}`;
    texts.push(text);
    const body = { wallet_address: person.wallet, room_name: ROOM, message_text: text };
    sent.push(sendCall(agent, url, sentBy(person, { path: '/api/chat-messages', body })));
  }
  const answers = await Promise.all(sent);
  agent.destroy();
  const refused = answers.filter(({ status }) => status !== 200).length;
  if (refused > 0) throw new Error(`${refused} messages of the crowd were refused`);
  return texts;
}

/** Plays a crowd at a pace. It holds where each heard each message once, and was told no oftener than promised (CHAT-14). */
export async function playCrowd(
  ground: Ground,
  pace: Pace,
  pause: number,
): Promise<{ readonly line: string; readonly holds: boolean }> {
  const { db, url, server, ticks } = ground;
  // Those who have a profile, and have written nothing yet.
  const people = ground.people.slice(-CROWD_MOST);
  const clients = startProgram('chatClients');
  const order: ClientsOrder = {
    servers: [url],
    tokens: people.map(({ token }) => token),
    rooms: [ROOM],
    catchUp: false,
  };
  await ask(clients, order);
  const report = () => ask<Report>(clients, 'report');
  while ((await report()).live < people.length) await sleep(200);

  const before = {
    broadcasts: await broadcastsIn(db),
    database: ticks(),
    node: (await ask<Usage>(server, 'usage')).cpu,
  };
  const began = performance.now();
  const texts = await write({ ...ground, people: people.toReversed() }, pace);
  await sleep(pause * 1_000 + 500);
  const seconds = (performance.now() - began) / 1_000;
  const cores = ((await ask<Usage>(server, 'usage')).cpu - before.node) / seconds;
  const databaseCores = (ticks() - before.database) / seconds;
  const broadcasts = (await broadcastsIn(db)) - before.broadcasts;
  const { shown, doubled, latencies } = await report();
  clients.kill();

  const missed = shown.filter((heard) => heard.toSorted().join() !== texts.toSorted().join()).length;
  const expected = broadcastsOf(texts.length / pace.seconds, pause) * pace.seconds;
  const sorted = latencies.toSorted((one, other) => one - other);
  return {
    line:
      `a crowd of ${people.length}: ${texts.length} messages within ${pace.seconds} s in ${broadcasts} broadcasts (${expected.toFixed(0)} computed), ` +
      `heard after ${percentile(sorted, 0.5)} ms at the median and ${percentile(sorted, 0.95)} ms at the 95th percentile, ` +
      `${missed} missed one, ${doubled} came twice; ${cores.toFixed(2)} cores of Node, ${databaseCores.toFixed(2)} of PostgreSQL`,
    holds: missed + doubled === 0 && broadcasts <= seconds / pause + 1,
  };
}
