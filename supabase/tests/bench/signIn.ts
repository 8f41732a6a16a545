// `npm run bench signIn`: the CPU that a sign-in costs Node and PostgreSQL, both of its calls, by account proofs that are
// verified from the keys of an access node. It fails above what is promised.
import { once } from 'node:events';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { chainNodes } from '@shared/chain/accessNode.ts';
import { flowVerifier } from '@shared/chain/flow.ts';
import { flowSettings } from '@shared/chain/settings.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { migrate } from '../../local/migrate.ts';
import { nativeEcdsa } from '../../local/nativeEcdsa.ts';
import { startCluster } from '../support/cluster.ts';
import { databaseCpu } from './databaseCpu.ts';
import { printLoad } from './figures.ts';
import { ask, startProgram } from './programs.ts';
import { startBenchServer } from './server.ts';
import type { Evening, SignedIn } from './signInPeople.ts';

const PEOPLE = 600;
const WARM_UP = 100;
const AT_ONCE = 20;
/** Of either (ms). */
const PROMISED = 10;

async function measure(db: Db): Promise<void> {
  const child = startProgram('signInPeople');
  // What signInPeople.ts sends.
  const [{ accessNode }] = (await once(child, 'message')) as [{ accessNode: string }];
  const settings = flowSettings((name) => ({ FLOW_ACCESS_NODE: accessNode })[name], 'emulator');
  const chain = flowVerifier('emulator', chainNodes(settings, db).signIn, nativeEcdsa);
  const server = await startBenchServer(db, await sessionKeys(await newSigningKey()), { chain });
  const ticks = await databaseCpu(db);
  const signIn = (from: number, people: number): Promise<SignedIn> => {
    const order: Evening = {
      url: server.url.replace('localhost', '127.0.0.1'),
      origin: server.url,
      from,
      people,
      atOnce: AT_ONCE,
    };
    return ask<SignedIn>(child, order);
  };
  try {
    await signIn(0, WARM_UP);
    const [before, database] = [process.cpuUsage(), ticks()];
    const { seconds, failures } = await signIn(WARM_UP, PEOPLE);
    const { user, system } = process.cpuUsage(before);
    const [node, postgres] = [(user + system) / 1000 / PEOPLE, ((ticks() - database) * 1000) / PEOPLE];
    const isKept = failures === 0 && node < PROMISED && postgres < PROMISED;
    console.log(
      `  a sign-in: ${node.toFixed(1)} ms of CPU in Node, ${postgres.toFixed(1)} in PostgreSQL; ${Math.round(PEOPLE / seconds)} a second, ${failures} failed${isKept ? '' : ' NOT AS PROMISED'}`,
    );
    if (!isKept) process.exitCode = 1;
  } finally {
    child.kill();
    await server.close();
  }
}

const cluster = await startCluster({ durable: true });
try {
  const db = openPostgres(await cluster.database('bench'), { prepare: true });
  await migrate(db);
  await measure(db);
  printLoad();
  await db.close();
} finally {
  await cluster.stop();
}
