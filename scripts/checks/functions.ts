import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { newSigningKey, sessionKeys } from '../../supabase/functions/_shared/auth/keys.ts';
import { openPostgres } from '../../supabase/functions/_shared/db/postgres.ts';
import { migrate } from '../../supabase/local/migrate.ts';
import { fill } from '../../supabase/tests/bench/collection.ts';
import { makeWallets, openSessions, tokenOf } from '../../supabase/tests/bench/members.ts';
import { freePort } from '../lib/ports.mjs';
import { startCluster } from '../../supabase/tests/support/cluster.ts';
import { kilobytes, say } from '../bench/figures.ts';
import { bundleFunctions } from '../functions/bundle.mjs';

/**
 * Runs the functions as they are deployed, each in one file, under Deno and with as many tokens as the collection has. It
 * fails where they take more than Supabase lets a worker take: 2 s of CPU, 256 MB. What is counted is the CPU of the thread
 * that answers: what compiles and collects garbage beside it goes by the cores that a machine has.
 */
const LIMITS = {
  /** CPU until it answers (ms): 150 on a quiet machine, of which its first answer is 15; up to 470 where others share its cores. */
  boot: 700,
  /** CPU of the first call that asks of the collection (ms): 5 to 25. The database answers, and no token is kept. */
  collection: 60,
  /** CPU of a sheet of fifty portraits (ms): 26. They are read one by one from Storage. */
  sheet: 100,
  /** Memory after the first calls (MB): 43 to 86, by whether garbage was collected. */
  memory: 120,
  /** CPU of the heaviest picture that is taken (ms). */
  picture: 1_500,
  /** Memory after it (MB). */
  drawing: 200,
};
const TOKENS = { Flunks: 10_000, Backpack: 10_000 };

const DENO = process.env['DENO'] ?? 'node_modules/.bin/deno';
const ON_PORT = 'scripts/functions/onPort.js';
const PICTURES_SECRET = 'a secret that both functions have';
const ORIGIN = 'https://desktop.example';

interface Worker {
  readonly url: string;
  readonly process: ChildProcess;
  /** CPU that its first thread has taken (ms). */
  cpu(): number;
  /** Memory that it has now (MB), without the pages of Deno's own program. */
  memory(): number;
}

/** Begins a worker as the platform does: nothing of an earlier one is kept. Resolves once it answers at `path`. */
async function begin(file: string, path: string, env: Record<string, string>): Promise<Worker> {
  const port = await freePort();
  const allowed = [
    '--no-code-cache',
    '--no-check',
    '--no-prompt',
    '--no-config',
    '--no-npm',
    '--cached-only',
  ];
  const child = spawn(DENO, ['run', ...allowed, '--allow-net', '--allow-env', '--allow-read', ON_PORT], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      FUNCTION: pathToFileURL(file).href,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const { pid } = child;
  if (pid === undefined) throw new Error(`${DENO} is not there.`);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${url}${path}`).catch(() => null);
    if (answer?.ok === true) break;
    if (child.exitCode !== null || attempt > 1_000) throw new Error(`${file} does not answer: ${said}`);
    await sleep(20);
  }
  return {
    url,
    process: child,
    // The first number of schedstat is in nanoseconds.
    cpu: () => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6,
    memory: () =>
      Number(/RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024,
  };
}

function check(what: string, value: number, unit: string, limit: number): void {
  say(what, `${value.toFixed(0)} ${unit}`);
  if (value <= limit) return;
  say('  more than', `${limit} ${unit}`);
  process.exitCode = 1;
}

/** What a call takes of the worker's CPU (ms). Throws where it is refused. */
async function costOf(worker: Worker, path: string, init?: RequestInit): Promise<number> {
  const before = worker.cpu();
  const answer = await fetch(`${worker.url}${path}`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 300)}`);
  return worker.cpu() - before;
}

/** Answers any file of Storage with so many bytes, as heavy as a portrait of 96 pixels. */
async function startStorage() {
  const port = await freePort();
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(3_000)),
  );
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** As the index job leaves them once portraits of all are made. */
const PORTRAITS_MADE = `update app.templates set image = 'https://pictures.example/' || template_id;
  update app.templates set portrait = md5(template_id::text) || '.jpg', portrait_due = null`;
const FIFTY = Array.from({ length: 50 }, (_, index) => `Flunks:${index + 1}`).join(',');

async function checkApi(file: string): Promise<void> {
  const [cluster, storage] = [await startCluster(), await startStorage()];
  try {
    const url = await cluster.database('functions');
    const db = openPostgres(url, { max: 2 });
    await migrate(db);
    await fill(db, TOKENS);
    await db.asOwner(PORTRAITS_MADE);
    await makeWallets(db, 1);
    const [session] = await openSessions(db);
    await db.asOwner('analyze');
    await db.close();
    if (session === undefined) throw new Error('there is no session');
    const key = await newSigningKey();
    const token = await tokenOf(session, await sessionKeys(key), ORIGIN);
    const api = await begin(file, '/api/live', {
      CHAIN: 'mainnet',
      PUBLIC_ORIGIN: ORIGIN,
      SESSION_SIGNING_KEY: key,
      API_DB_URL: url,
      SUPABASE_URL: storage.url,
      SUPABASE_SERVICE_ROLE_KEY: 'service key',
      PROXY_SECRET: 'a secret of the site',
      PICTURES_SECRET,
    });
    try {
      check('api, until it answers', api.cpu(), 'ms of CPU', LIMITS.boot);
      say('  memory', `${api.memory().toFixed(0)} MB`);
      const headers = { authorization: `Bearer ${token}` };
      const balance = `/api/gum/balance?wallet=${session.wallet}`;
      const page = '/api/collection/tokens?collection=Flunks&limit=24';
      const asked = [
        ['first balance', balance, null],
        ['next balance', balance, null],
        ['first page of the Yearbook', page, LIMITS.collection],
        ['next page of the Yearbook', `${page}&offset=24`, LIMITS.collection],
        ['its choices', '/api/collection/traits?collection=Flunks', LIMITS.collection],
        ['one student', '/api/collection/token?collection=Flunks&tokenId=12', LIMITS.collection],
        ['its portrait', `/api/portraits/${'0'.repeat(32)}-96.jpg`, LIMITS.collection],
        [
          'fifty portraits, for an earlier page',
          `/api/collection/portraits?size=96&of=${FIFTY}`,
          LIMITS.sheet,
        ],
      ] as const;
      for (const [name, path, limit] of asked) {
        const cost = await costOf(api, path, { headers });
        if (limit === null) say(`  ${name}`, `${cost.toFixed(0)} ms of CPU`);
        else check(`  ${name}`, cost, 'ms of CPU', limit);
      }
      check('api, memory after them', api.memory(), 'MB', LIMITS.memory);
    } finally {
      api.process.kill('SIGKILL');
    }
  } finally {
    storage.stop();
    await cluster.stop();
  }
}

async function checkPictures(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000', noise } });
  const pictures = await begin(file, '/pictures/live', { PICTURES_SECRET });
  try {
    check('pictures, until it answers', pictures.cpu(), 'ms of CPU', LIMITS.boot);
    const asked = [
      ['portraits of 1000x1000', 'portraits', await of(1_000, 1_000).png().toBuffer(), 'image/png'],
      ['portraits of 2048x2048', 'portraits', await of(2_048, 2_048).jpeg().toBuffer(), 'image/jpeg'],
      ['work of 2048x1536', 'work', await of(2_048, 1_536).jpeg({ quality: 95 }).toBuffer(), 'image/jpeg'],
    ] as const;
    let heaviest = 0;
    for (const [name, path, body, type] of asked) {
      const cost = await costOf(pictures, `/pictures/${path}`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-pictures-secret': PICTURES_SECRET },
        body: new Uint8Array(body),
      });
      heaviest = Math.max(heaviest, cost);
      say(`  ${name}`, `${cost.toFixed(0)} ms of CPU, ${pictures.memory().toFixed(0)} MB`);
    }
    check('pictures, the heaviest', heaviest, 'ms of CPU', LIMITS.picture);
    check('pictures, memory after them', pictures.memory(), 'MB', LIMITS.drawing);
  } finally {
    pictures.process.kill('SIGKILL');
  }
}

const version = execFileSync(DENO, ['--version'], { encoding: 'utf8' }).split('\n', 1)[0];
say('Deno', version ?? '');
const files = new Map<string, string>();
for (const { name, file, bytes } of await bundleFunctions()) {
  say(`${name}, one file`, kilobytes(bytes));
  files.set(name, file);
}
await checkApi(files.get('api') ?? '');
await checkPictures(files.get('pictures') ?? '');
