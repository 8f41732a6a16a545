// `npm run bench pictures`: what hostile and heavy pictures take of the server's memory (Linux alone tells the peak), and
// how long others wait for their balance while a hundred people publish at once.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { migrate } from '../../local/migrate.ts';
import { pngBomb, pngOfZeros } from '../support/bombs.ts';
import { startCluster } from '../support/cluster.ts';
import type { BalancesOrder } from './balances.ts';
import type { ServerOrder } from './chatServer.ts';
import { makeWallets, openSessions, tokenOf } from './members.ts';
import { sendCall } from './send.ts';

const PEOPLE = 100;
/** What is promised of one picture, beside the thread that draws (bytes). */
const PROMISED = 100e6;

const noise = sharp({
  create: {
    width: 2048,
    height: 1536,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
});
const large = new Uint8Array(await noise.clone().jpeg({ progressive: true }).toBuffer());
/** The first begins the thread. What the next takes of memory the others find there: it is the one that takes most alone. */
const PICTURES: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'the thread that draws': () => pngOfZeros(64),
  '2048 x 1536, 16 bits': () => pngOfZeros(2048, 16, 1536),
  'iCCP of 1.5 GB': () => pngBomb('iCCP', 1.5e9),
  'zTXt of 1.5 GB': () => pngBomb('zTXt', 1.5e9),
  'iTXt of 1.5 GB': () => pngBomb('iTXt', 1.5e9),
  'IDAT of 1.5 GB': () => pngBomb('IDAT', 1.5e9),
  '2048 x 1536, 8 bits': () => pngOfZeros(2048, 8, 1536),
  '2048 x 1536, WebP': async () => new Uint8Array(await noise.clone().webp().toBuffer()),
  '2048 x 1536, JPEG': async () => large,
};

const cluster = await startCluster();
const folder = mkdtempSync(join(tmpdir(), 'bench-pictures-'));
const server = fork(fileURLToPath(new URL('./chatServer.ts', import.meta.url)));
try {
  const databaseUrl = await cluster.database('bench');
  const db = openPostgres(databaseUrl, { prepare: true });
  await migrate(db);
  await makeWallets(db, PEOPLE);
  // No two names may look alike.
  await db.asOwner(
    `insert into app.profiles (wallet, username)
     select wallet, 'maker_' || substr('abcdefghjk', nth / 10 + 1, 1) || substr('npqstuvxyz', nth % 10 + 1, 1)
     from (select wallet, row_number() over (order by wallet)::int - 1 as nth from app.wallets) as numbered`,
  );
  const signingKey = await newSigningKey();
  const begun = once(server, 'message');
  const order: ServerOrder = {
    databaseUrl,
    keys: signingKey,
    port: 0,
    origin: 'http://localhost',
    works: folder,
  };
  server.send(order);
  // What chatServer.ts sends.
  const [url] = (await begun) as [string];
  const keys = await sessionKeys(signingKey);
  const sessions = await openSessions(db);
  const people = await Promise.all(
    sessions.map(async (session) => ({
      wallet: session.wallet,
      token: await tokenOf(session, keys, 'http://localhost'),
    })),
  );
  const agent = new Agent({ keepAlive: false });
  let titles = 0;
  const publish = (nth: number, picture: Uint8Array): Promise<string> => {
    const { wallet, token } = people[nth % PEOPLE] ?? { wallet: '', token: '' };
    const body = {
      wallet,
      kind: 'meme',
      title: `No. ${(titles += 1)}`,
      picture: Buffer.from(picture).toString('base64'),
    };
    return sendCall(agent, url, { path: '/api/works', body, token }).then(
      ({ status }) => String(status),
      () => 'broken off',
    );
  };
  const memory = (field: 'VmRSS' | 'VmHWM'): number =>
    1024 *
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);

  for (const [index, [name, make]] of Object.entries(PICTURES).entries()) {
    const picture = await make();
    // Forgets the peak until now.
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    const before = memory('VmRSS');
    const began = performance.now();
    const status = await publish(index, picture);
    const took = performance.now() - began;
    const more = memory('VmHWM') - before;
    const said = more > PROMISED ? ' MORE THAN PROMISED' : '';
    if (said !== '') process.exitCode = 1;
    const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
    console.log(
      `  ${name}: ${mb(picture.length)} MB, ${status} in ${Math.round(took)} ms, ${mb(more)} MB more memory${said}`,
    );
  }

  const asking = fork(fileURLToPath(new URL('./balances.ts', import.meta.url)));
  const { wallet = '', token = '' } = people[0] ?? {};
  const address = `${url}/api/gum/balance?wallet=${wallet}`;
  const asked = once(asking, 'message');
  asking.send({ address, token } satisfies BalancesOrder);
  await asked;
  const began = performance.now();
  const statuses = await Promise.all(people.map((_, nth) => publish(nth, large)));
  const seconds = (performance.now() - began) / 1000;
  const answered = once(asking, 'message');
  asking.send('stop');
  // What balances.ts sends.
  const [waits] = (await answered) as [number[]];
  const counts = new Map<string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  waits.sort((one, other) => one - other);
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? Number.NaN);
  console.log(
    `  ${PEOPLE} uploads at once in ${seconds.toFixed(1)} s: ${[...counts].map(([status, count]) => `${count} x ${status}`).join(', ')}`,
  );
  console.log(
    `  a balance meanwhile: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, ${waits.length} asked`,
  );
  await db.close();
} finally {
  const ended = once(server, 'exit');
  server.send('stop');
  await ended;
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
