import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../functions/_shared/kernel/clock.ts';
import { newSigningKey, sessionKeys, type SessionKeys } from '../functions/_shared/auth/keys.ts';
import { accessNode, INDEX_PACE, nodesForPeople } from '../functions/_shared/chain/accessNode.ts';
import { flowPictures } from '../functions/_shared/chain/flowPictures.ts';
import { keptPictures } from '../functions/_shared/chain/keptPictures.ts';
import { flowSource } from '../functions/_shared/chain/flowSource.ts';
import { flowVerifier } from '../functions/_shared/chain/flow.ts';
import { pageFacts } from '../functions/_shared/chain/settings.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import { settings, type Environment, type Settings } from './config.ts';
import { demoChain, newDemoKeys } from './demo/chain.ts';
import { openDemo } from './demo/open.ts';
import { settleTown } from './demo/town.ts';
import { ownSecret } from './files.ts';
import { followChain } from './followChain.ts';
import { keepHouse } from './housekeeping.ts';
import { openAsOwner, openToServe, type OpenDatabase } from './openDatabase.ts';
import { Misconfigured } from './misconfigured.ts';
import { requireDiskSpace } from './diskSpace.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * The environment of an operator's command. Without CHAIN it means the embedded database of the demo. A database that
 * DATABASE_URL names is never taken for the demo's, which would put its codes and its administrator there.
 */
export const ofOperator = (env: Environment): Environment =>
  env['DATABASE_URL']?.trim() ? env : { CHAIN: 'demo', ...env };

/** The database that the environment names, as its owner: for an operator's commands. Throws Misconfigured. */
export async function openFromEnvironment(env: Environment): Promise<OpenDatabase> {
  const config = settings(ofOperator(env), ROOT);
  return openAsOwner(config, await keysOf(config));
}

async function keysOf({ signingKey, dataDir }: Settings): Promise<SessionKeys> {
  const key = signingKey ?? (await ownSecret(`${dataDir}/session-key.json`, newSigningKey));
  return sessionKeys(key).catch((error: unknown) => {
    throw new Misconfigured(String(error));
  });
}

/** The keys of the server that the environment names. Throws Misconfigured. */
export const keysFromEnvironment = (env: Environment): Promise<SessionKeys> =>
  keysOf(settings(ofOperator(env), ROOT));

type ChainOptions = Pick<ServerOptions, 'chain' | 'demo' | 'flow' | 'source' | 'pictures'>;

async function chainOf(config: Settings): Promise<ChainOptions> {
  const { chain } = config;
  if (chain.name !== 'demo') {
    const { signIn, holdings } = nodesForPeople(chain);
    return {
      chain: flowVerifier(chain.name, signIn),
      source: flowSource(holdings, chain),
      pictures: keptPictures(flowPictures(chain.pictures), systemClock),
      flow: pageFacts(chain),
    };
  }
  const demo = await demoChain(await ownSecret(`${config.dataDir}/demo-keys.json`, newDemoKeys));
  return { chain: demo, demo };
}

/** Keeps the index up with the chain until it is told to stop. */
function follow({ chain }: Settings, db: Db): () => Promise<void> {
  const report = (fault: unknown) => console.error(fault);
  if (chain.name === 'demo') return followChain(db, openDemo(db).source, 1, report);
  const source = flowSource(accessNode({ ...chain, ...INDEX_PACE }), chain);
  return followChain(db, source, chain.index.from, report);
}

/**
 * Starts the product as the environment says: database (migrated), keys, chain, server. Throws Misconfigured with
 * a message for the operator.
 */
export async function startFromEnvironment(env: Environment): Promise<RunningServer> {
  const config = settings(env, ROOT);
  const dist = `${ROOT}/dist`;
  if (config.signingKey === undefined || config.chain.name === 'demo') requireDiskSpace(config.dataDir);
  const keys = await keysOf(config);
  const chain = await chainOf(config);
  const database = await openToServe(config, keys);
  try {
    if (chain.demo) await settleTown(openDemo(database.db).ledger);
    const server = await startServer({
      port: config.port,
      host: config.host,
      db: database.db,
      keys,
      ...chain,
      ...(existsSync(`${dist}/index.html`) && { dist }),
      ...(config.origin !== undefined && { origin: config.origin }),
      limits: config.limits,
      graduationOpensAt: config.graduationOpensAt,
      outside: config.outside,
      ...(config.proxySecret !== undefined && { proxySecret: config.proxySecret }),
    });
    const stopCleaning = keepHouse(database.db, (fault) => console.error(fault));
    const stopFollowing = follow(config, database.db);
    return {
      url: server.url,
      async close() {
        await server.close();
        await Promise.all([stopCleaning(), stopFollowing()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
