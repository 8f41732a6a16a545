// `npm run bench chatPages`: what a page of a room takes in PostgreSQL, and over HTTP beside the balance, while 50 and
// 500 clients ask at once.
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { roomChanges, roomPage } from '@shared/db/people/chat.ts';
import type { Db, Parameter, Row, Transaction } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { ROOMS } from '@shared/domain/people/chat.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from '../support/cluster.ts';
import { databaseCpu } from './databaseCpu.ts';
import { drive } from './drive.ts';
import { percentile, printLoad } from './figures.ts';
import type { LoadResult } from './load.ts';
import { benchWallet, makeWallets, openSessions, tokenOf, type BenchSession } from './members.ts';
import type { BenchCall } from './send.ts';
import { startBenchServer } from './server.ts';

const PEOPLE = 1_000;
const MESSAGES = 5_000;
/** How many messages the messenger asks for. */
const LIMIT = 50;
const READS = 200;
const CLIENTS = [50, 500];
const CALLS = 4_000;
/** At the 95th percentile a page takes at most so many times as long as the balance. */
const PROMISED = 3;

/** Rooms in which everybody has written, half of them under the picture of a token. Some replies, some are removed. */
async function fill(db: Db): Promise<void> {
  await makeWallets(db, PEOPLE);
  await db.asOwner(`
    insert into app.tokens (collection, token_id, template_id, owner)
    select 'Flunks', n, n, '0xbe' || lpad(to_hex(n), 14, '0') from generate_series(1, ${PEOPLE}) as n;
    insert into app.profiles (wallet, username, profile_icon)
    select '0xbe' || lpad(to_hex(n), 14, '0'), 'Member_' || n, case when n % 2 = 0 then 'mohawk' else 'token:Flunks:' || n end
    from generate_series(1, ${PEOPLE}) as n;
    insert into app.chat_messages (room, author, message_text, created_at, changed_at, removed_at, removed_by, reply_to)
    select room.room, writer.id, 'What somebody says in this room, number ' || n, at, at,
      case when n % 40 = 0 then at end, case when n % 40 = 0 then 'author' end, case when n % 5 = 0 then n - 1 end
    from generate_series(1, ${MESSAGES}) as n cross join app.chat_rooms as room,
      lateral (select now() - (${MESSAGES} - n) * interval '1 second' as at) as t,
      lateral (select id from app.wallets where wallet = '0xbe' || lpad(to_hex(1 + n * 7919 % ${PEOPLE}), 14, '0')) as writer;
  `);
  await db.asOwner('vacuum analyze', []);
}

/** The same transaction, of which PostgreSQL also says how long it executes each statement (ms). */
function timed(tx: Transaction, took: number[]): Transaction {
  return {
    ...tx,
    async query<Shape extends Row>(sql: string, parameters: readonly Parameter[] = []) {
      const lines = await tx.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off) ${sql}`,
        parameters,
      );
      const said = /^Execution Time: ([\d.]+) ms/.exec(lines.at(-1)?.['QUERY PLAN'] ?? '');
      took.push(Number(said?.[1]));
      return tx.query<Shape>(sql, parameters);
    },
  };
}

async function inPostgres(db: Db): Promise<void> {
  const since = new Date(Date.now() - 20_000).toISOString();
  const reads = {
    'a page': (tx: Transaction, nth: number) => roomPage(tx, roomOf(nth), { limit: LIMIT }),
    'catching up': (tx: Transaction, nth: number) => roomChanges(tx, roomOf(nth), since, { limit: LIMIT }),
  };
  for (const [what, read] of Object.entries(reads)) {
    const took: number[] = [];
    for (let nth = 0; nth < READS; nth += 1) {
      await db.transaction(benchWallet(1 + nth), (tx) => read(timed(tx, took), nth));
    }
    took.sort((one, other) => one - other);
    const [p50, p95] = [percentile(took, 0.5), percentile(took, 0.95)];
    console.log(`  ${what} of ${LIMIT} in PostgreSQL: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
  }
}

const roomOf = (nth: number) => ROOMS[nth % ROOMS.length] ?? 'General Chat';
const PATHS = {
  balance: ({ wallet }: BenchSession) => `/api/gum/balance?wallet=${wallet}`,
  page: (_: BenchSession, nth: number) =>
    `/api/chat-messages?${new URLSearchParams({ room: roomOf(nth), limit: String(LIMIT) }).toString()}`,
};

async function overHttp(db: Db): Promise<void> {
  const keys = await sessionKeys(await newSigningKey());
  const server = await startBenchServer(db, keys);
  const ticks = await databaseCpu(db);
  try {
    const sessions = await openSessions(db);
    const tokens = await Promise.all(sessions.map((session) => tokenOf(session, keys, server.url)));
    const url = server.url.replace('localhost', '127.0.0.1');
    const callsOf = (what: keyof typeof PATHS, count: number): readonly BenchCall[] =>
      Array.from({ length: count }, (_, nth) => {
        const session = sessions[nth % sessions.length];
        if (!session) throw new Error('no session');
        return { path: PATHS[what](session, nth), body: null, token: tokens[nth % tokens.length] ?? null };
      });
    const measure = async (what: keyof typeof PATHS, clients: number): Promise<LoadResult> => {
      await drive({ url, clients, calls: callsOf(what, 500) });
      const [node, database] = [process.cpuUsage(), ticks()];
      const load = await drive({ url, clients, calls: callsOf(what, CALLS) });
      const { user, system } = process.cpuUsage(node);
      const [p50, p95] = [percentile(load.latencies, 0.5), percentile(load.latencies, 0.95)];
      const cost = `${((user + system) / 1000 / CALLS).toFixed(2)} ms of CPU in Node, ${(((ticks() - database) * 1000) / CALLS).toFixed(2)} in PostgreSQL`;
      console.log(
        `  ${clients} clients, ${what}: ${Math.round(CALLS / load.seconds)} a second, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${load.failures} failed; ${cost}`,
      );
      return load;
    };
    for (const clients of CLIENTS) {
      const balance = await measure('balance', clients);
      const page = await measure('page', clients);
      const times = percentile(page.latencies, 0.95) / percentile(balance.latencies, 0.95);
      const isKept = times <= PROMISED && page.failures === 0;
      console.log(
        `  ${clients} clients: a page takes ${times.toFixed(1)} times as long as the balance${isKept ? '' : ' NOT AS PROMISED'}`,
      );
      if (!isKept) process.exitCode = 1;
    }
  } finally {
    await server.close();
  }
}

const cluster = await startCluster({ durable: true });
try {
  const db = openPostgres(await cluster.database('bench'), { prepare: true });
  await migrate(db);
  await fill(db);
  await inPostgres(db);
  await overHttp(db);
  printLoad();
  await db.close();
} finally {
  await cluster.stop();
}
