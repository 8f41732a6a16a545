// `npm run bench ledger`: what the ledger takes, and whether its books stay balanced.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { openPglite } from '@shared/db/pglite.ts';
import { post } from '@shared/db/school/ledger.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { migratedDump } from '../../local/dump.ts';
import { migrate } from '../../local/migrate.ts';
import { booksOf, makeOperator, moveGum } from '../support/books.ts';
import { startCluster } from '../support/cluster.ts';
import { startPooler } from '../support/pooler.ts';
import { databaseCpu } from './databaseCpu.ts';
import { drive } from './drive.ts';
import { percentile, printLoad } from './figures.ts';
import type { Load } from './load.ts';

import { benchWallet, makeWallets, openSessions, tokenOf } from './members.ts';
import type { BenchCall } from './send.ts';
import { startBenchServer } from './server.ts';

/** Of the awards and random operations. */
const CLIENTS = 50;
/** Over HTTP, one after the other. */
const CLIENTS_OVER_HTTP = [50, 500];
/** Of each of them. */
const WRITES = 3_000;
const WARM_UP = 300;
const WALLETS = CLIENTS_OVER_HTTP.length * (WRITES + WARM_UP);
const AWARDS = 5_000;
const OPERATIONS = 10_000;

interface WriteFigures {
  readonly clients: number;
  readonly perSecond: number;
  /** Milliseconds, of one write over HTTP. */
  readonly p50: number;
  readonly p95: number;
  readonly failures: number;
  /** Milliseconds of CPU that a write over HTTP costs this process; null in PostgreSQL where the database is in this process. */
  readonly nodeCpu: number;
  readonly databaseCpu: number | null;
}

export interface LedgerFigures {
  readonly engine: string;
  readonly writes: readonly WriteFigures[];
  /** Awards by the one award path in transactions of their own, without HTTP; `awardP95` in milliseconds. */
  readonly awardsPerSecond: number;
  readonly awardP95: number;
  /** Of the random operations: how many were posted and how many refused, and how many a second. */
  readonly posted: number;
  readonly refused: number;
  readonly operationsPerSecond: number;
  readonly balanced: boolean;
}

async function overHttp(db: Db, isServed: boolean): Promise<WriteFigures[]> {
  const keys = await sessionKeys(await newSigningKey());
  const server = await startBenchServer(db, keys);
  try {
    await makeWallets(db, WALLETS);
    const calls = await Promise.all(
      (await openSessions(db)).map(async (session) => ({
        path: '/api/daily-checkin',
        body: { wallet: session.wallet },
        token: await tokenOf(session, keys, server.url),
      })),
    );
    const url = server.url.replace('localhost', '127.0.0.1');
    const ticks = isServed ? await databaseCpu(db) : null;
    const figures: WriteFigures[] = [];
    for (const [nth, clients] of CLIENTS_OVER_HTTP.entries()) {
      const own = calls.slice(nth * (WRITES + WARM_UP), (nth + 1) * (WRITES + WARM_UP));
      figures.push(await writesOf({ url, clients, calls: own }, ticks));
    }
    return figures;
  } finally {
    await server.close();
  }
}

/** A check-in of one wallet. */
interface CheckIn extends BenchCall {
  readonly body: { readonly wallet: string };
}

interface Writing extends Load {
  readonly calls: readonly CheckIn[];
}

async function writesOf(
  { url, clients, calls }: Writing,
  ticks: (() => number) | null,
): Promise<WriteFigures> {
  await drive({ url, clients, calls: calls.slice(0, WARM_UP) });
  // A page has read the balance before it claims: its token is known.
  const read = calls.map(({ body, token }) => ({
    path: `/api/gum/balance?wallet=${body.wallet}`,
    body: null,
    token,
  }));
  await drive({ url, clients, calls: read });
  const [node, database] = [process.cpuUsage(), ticks?.() ?? 0];
  const { seconds, latencies, failures } = await drive({ url, clients, calls: calls.slice(WARM_UP) });
  const { user, system } = process.cpuUsage(node);
  return {
    clients,
    perSecond: WRITES / seconds,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    failures,
    nodeCpu: (user + system) / 1000 / WRITES,
    databaseCpu: ticks && ((ticks() - database) * 1000) / WRITES,
  };
}

/** Pays each wallet the login reward once. Throws where one is refused. */
async function awards(db: Db): Promise<{ perSecond: number; p95: number }> {
  const latencies: number[] = [];
  let next = 0;
  const client = async () => {
    for (let index = (next += 1); index <= AWARDS; index = next += 1) {
      const wallet = benchWallet(index);
      const sent = performance.now();
      const paid = await db.transaction(wallet, (tx) =>
        post(tx, { wallet, source: 'daily_login', by: 'system' }),
      );
      if (!paid.ok) throw new Error(paid.error.message);
      latencies.push(performance.now() - sent);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const perSecond = AWARDS / ((performance.now() - began) / 1000);
  latencies.sort((one, other) => one - other);
  return { perSecond, p95: latencies[Math.floor(AWARDS * 0.95)] ?? Number.NaN };
}

async function atRandom(db: Db): Promise<{ posted: number; refused: number; perSecond: number }> {
  const random = seededRandom('ledger');
  let left = OPERATIONS;
  let posted = 0;
  const began = performance.now();
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const wallet = benchWallet(1 + random.below(40));
      const amount = random.below(61) - 30 || 1;
      const onceKey = random.fraction() < 0.2 ? `once:${random.below(30)}` : null;
      if (await moveGum(db, { wallet, amount, onceKey })) posted += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const perSecond = OPERATIONS / ((performance.now() - began) / 1000);
  return { posted, refused: OPERATIONS - posted, perSecond };
}

async function measure(engine: string, db: Db): Promise<LedgerFigures> {
  const writes = await overHttp(db, engine !== 'PGlite');
  const awarded = await awards(db);
  await makeOperator(db);
  const random = await atRandom(db);
  const books = await booksOf(db);
  const failures = writes.reduce((sum, one) => sum + one.failures, 0);
  const entries = WALLETS - failures + AWARDS + random.posted;
  return {
    engine,
    writes,
    awardsPerSecond: awarded.perSecond,
    awardP95: awarded.p95,
    posted: random.posted,
    refused: random.refused,
    operationsPerSecond: random.perSecond,
    balanced: books.sum === 0 && books.wrongBalances === 0 && books.transactions === entries,
  };
}

/**
 * Measures on this machine: PGlite on disk, a PostgreSQL whose commits wait for the disk, and, where it is installed, the
 * same through PgBouncer.
 */
export async function benchLedger(): Promise<LedgerFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const embedded = await openPglite({ dataDir: join(folder, 'db'), dump: await migratedDump() });
  const onPglite = await measure('PGlite', embedded);
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });

  const cluster = await startCluster({ durable: true });
  const pooler = await startPooler(cluster.url);
  try {
    const direct = openPostgres(await cluster.database('bench'), { max: 10, prepare: true });
    await migrate(direct);
    const figures = [onPglite, await measure('PostgreSQL', direct)];
    await direct.close();
    if (pooler === null) return figures;

    const owner = openPostgres(await cluster.database('pooled'));
    await migrate(owner);
    await owner.close();
    const pooled = openPostgres(`${pooler.url}/pooled`, { max: 20, prepare: false });
    figures.push(await measure('PostgreSQL through PgBouncer', pooled));
    await pooled.close();
    return figures;
  } finally {
    pooler?.stop();
    await cluster.stop();
  }
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

function report(figures: LedgerFigures): string {
  return [
    ...figures.writes.map(
      ({ clients, perSecond, p50, p95, failures, nodeCpu, databaseCpu: served }) =>
        `  ${figures.engine}: ${whole(perSecond)} writes a second over HTTP with ${clients} clients, ` +
        `p50 ${whole(p50)} ms, p95 ${whole(p95)} ms, ${failures} failed; ` +
        `a write costs ${nodeCpu.toFixed(1)} ms of CPU in Node` +
        (served === null ? '' : ` and ${served.toFixed(1)} in PostgreSQL`),
    ),
    `  ${figures.engine}: ${whole(figures.awardsPerSecond)} awards a second with ${CLIENTS} clients, ` +
      `p95 ${whole(figures.awardP95)} ms`,
    `  ${figures.engine}: ${whole(OPERATIONS)} random operations at once, ${whole(figures.posted)} posted, ` +
      `${whole(figures.refused)} refused, ${whole(figures.operationsPerSecond)} a second, ` +
      `books ${figures.balanced ? 'balanced' : 'NOT BALANCED'}`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const figures = await benchLedger();
  process.stdout.write(`${figures.map(report).join('\n')}\n`);
  printLoad();
  const failed = figures.some(
    ({ balanced, writes }) => !balanced || writes.some(({ failures }) => failures > 0),
  );
  if (failed) process.exitCode = 1;
}
