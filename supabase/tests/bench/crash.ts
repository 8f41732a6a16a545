// `npm run bench crash`: whether GUM is lost or paid twice when the server is killed in the middle of its work.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import type { Address } from '@shared/kernel/units.ts';
import { ACCESS_TOKEN_MS } from '@shared/auth/accessToken.ts';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { openPglite } from '@shared/db/pglite.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { migratedDump } from '../../local/dump.ts';
import { migrate } from '../../local/migrate.ts';
import { booksOf } from '../support/books.ts';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startCluster } from '../support/cluster.ts';
import type { Served } from './crashServer.ts';
import { benchWallet, makeWallets, openSessions, tokenOf } from './members.ts';
import { sendCall } from './send.ts';

const OPERATIONS = 100_000;
const CLIENTS = 50;
const KILLS = 10;
const WALLETS = 40;

/** A server that can be killed and started again at the same address. */
async function startServed(served: Served): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./crashServer.ts', import.meta.url)));
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  child.send(served);
  await ready;
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

interface Operation {
  readonly wallet: Address;
  readonly amount: number;
  readonly key: string;
}

/** What was answered to an operation; null: nothing, and it may or may not be done. */
type Answer = { readonly status: number; readonly amount: number } | null;

/** One operation of an operator over HTTP. */
async function send(agent: Agent, url: string, token: string, { key, ...asked }: Operation): Promise<Answer> {
  const call = { path: '/api/gum/adjust', body: { ...asked, reason: 'bench crash' }, token };
  const answer = await sendCall(agent, url, call, key).catch(() => null);
  if (answer === null) return null;
  // What the contract says of the answer; a refusal has no amount.
  const { amount = 0 } = JSON.parse(answer.text) as { amount?: number };
  return { status: answer.status, amount };
}

interface CrashFigures {
  readonly engine: string;
  readonly posted: number;
  readonly refused: number;
  /** Operations that a kill left unanswered, each of which was asked again with its key. */
  readonly askedAgain: number;
  readonly seconds: number;
  readonly sound: boolean;
}

async function measure(engine: string, served: Served, inspect: () => Promise<Db>): Promise<CrashFigures> {
  const before = await inspect();
  // Each client is an administrator, because one gives no more than so much a day.
  await makeWallets(before, WALLETS + CLIENTS);
  const operators = Array.from({ length: CLIENTS }, (_, nth) => benchWallet(WALLETS + 1 + nth));
  await before.asOwner(
    `update app.wallets set role = 'ADMIN' where wallet in (select json_array_elements_text($1::text::json))`,
    [JSON.stringify(operators)],
  );
  const sessions = (await openSessions(before)).filter(({ wallet }) => operators.includes(wallet));
  await before.close();
  const keys = await sessionKeys(served.signingKey);
  const newTokens = () =>
    Promise.all(sessions.map((session) => tokenOf(session, keys, `http://localhost:${served.port}`)));
  let tokens = await newTokens();
  // A slow machine takes longer than a token lasts. Pages renew theirs, too.
  const renewing = setInterval(() => void newTokens().then((next) => (tokens = next)), ACCESS_TOKEN_MS / 2);

  const random = seededRandom('crash');
  const url = `http://127.0.0.1:${served.port}`;
  const expected = new Map<string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let [started, posted, refused, askedAgain, kills] = [0, 0, 0, 0, 0];
  let server = await startServed(served);
  const restarts: Promise<void>[] = [];
  const began = performance.now();

  async function restart(): Promise<void> {
    kills += 1;
    await kill(server);
    server = await startServed(served);
  }
  async function settle(client: number, operation: Operation): Promise<void> {
    for (;;) {
      const answer = await send(agent, url, tokens[client] ?? '', operation);
      if (answer?.status === 200) {
        posted += 1;
        expected.set(operation.wallet, (expected.get(operation.wallet) ?? 0) + answer.amount);
        return;
      }
      if (answer?.status === 409) {
        refused += 1;
        return;
      }
      // 408: a server without processor time did not read it in time, and it is asked again as after a kill.
      const isOpen = answer === null || answer.status >= 500 || answer.status === 408;
      if (!isOpen) throw new Error(`answered with ${answer.status}`);
      askedAgain += 1;
      await sleep(50);
      await restarts.at(-1);
    }
  }
  const work = async (client: number) => {
    while (started < OPERATIONS) {
      started += 1;
      // In the middle of the work of all clients, which goes on while it dies.
      if (started === Math.floor(((kills + 0.5) * OPERATIONS) / KILLS)) restarts.push(restart());
      await settle(client, {
        wallet: benchWallet(1 + random.below(WALLETS)),
        amount: random.below(61) - 30 || 1,
        key: crypto.randomUUID(),
      });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
  await Promise.all(restarts);
  clearInterval(renewing);
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  await kill(server);

  const after = await inspect();
  const books = await booksOf(after);
  await after.close();
  const kept = books.balances.every(({ wallet, balance }) => balance === (expected.get(wallet) ?? 0));
  const sound =
    kept && kills === KILLS && books.sum === 0 && books.wrongBalances === 0 && books.transactions === posted;
  return { engine, posted, refused, askedAgain, seconds, sound };
}

/** Kills a server with PGlite on disk. */
async function onPglite(): Promise<CrashFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const dataDir = join(folder, 'db');
    await (await openPglite({ dataDir, dump: await migratedDump() })).close();
    const signingKey = await newSigningKey();
    const served = { port: await freePort(), signingKey, database: { folder: dataDir } };
    return await measure('PGlite', served, () => openPglite({ dataDir }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills a server with a PostgreSQL whose commits wait for the disk. */
async function onPostgres(): Promise<CrashFigures> {
  const cluster = await startCluster({ durable: true });
  try {
    const url = await cluster.database('bench');
    const owner = openPostgres(url);
    await migrate(owner);
    await owner.close();
    const served = { port: await freePort(), signingKey: await newSigningKey(), database: { url } };
    return await measure('PostgreSQL', served, async () => openPostgres(url));
  } finally {
    await cluster.stop();
  }
}

const ENGINES = { postgresql: onPostgres, pglite: onPglite };
const whole = (value: number) => Math.round(value).toLocaleString('en-US');

const [only] = process.argv.slice(2);
for (const [name, measured] of Object.entries(ENGINES)) {
  if (only !== undefined && only !== name) continue;
  const { engine, posted, refused, askedAgain, seconds, sound } = await measured();
  process.stdout.write(
    `  ${engine}: ${whole(OPERATIONS)} operations of ${CLIENTS} clients over HTTP, killed ${KILLS} times in ` +
      `${whole(seconds)} s: ${whole(posted)} posted, ${whole(refused)} refused, ${askedAgain} asked again, ` +
      `${sound ? 'nothing lost, nothing twice, books balanced' : 'THE BOOKS ARE WRONG'}\n`,
  );
  if (!sound) process.exitCode = 1;
}
