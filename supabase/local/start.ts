import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newSigningKey, sessionKeys } from '../functions/_shared/auth/keys.ts';
import { accessNode } from '../functions/_shared/chain/accessNode.ts';
import { flowVerifier } from '../functions/_shared/chain/flow.ts';
import { pageFacts } from '../functions/_shared/chain/settings.ts';
import { settings, type Environment, type Settings } from './config.ts';
import { demoChain, newDemoKeys } from './demo/chain.ts';
import { openDemo } from './demo/open.ts';
import { settleTown } from './demo/town.ts';
import { ownSecret } from './files.ts';
import { keepHouse } from './housekeeping.ts';
import { openAsOwner, openToServe, type OpenDatabase } from './openDatabase.ts';
import { Misconfigured } from './misconfigured.ts';
import { requireRoom } from './room.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The database that the environment names, as its owner: for an operator's commands. Throws Misconfigured. */
export const openFromEnvironment = (env: Environment): Promise<OpenDatabase> =>
  openAsOwner(settings(env, ROOT));

async function chainOf(config: Settings): Promise<Pick<ServerOptions, 'chain' | 'demo' | 'flow'>> {
  if (config.chain.name !== 'demo') {
    return {
      chain: flowVerifier(config.chain.name, accessNode(config.chain)),
      flow: pageFacts(config.chain),
    };
  }
  const demo = await demoChain(await ownSecret(`${config.dataDir}/demo-keys.json`, newDemoKeys));
  return { chain: demo, demo };
}

/**
 * Starts the product as the environment says: database (migrated), keys, chain, server. Throws Misconfigured with
 * a message for the operator.
 */
export async function startFromEnvironment(env: Environment): Promise<RunningServer> {
  const config = settings(env, ROOT);
  const dist = `${ROOT}/dist`;
  if (config.signingKey === undefined || config.chain.name === 'demo') requireRoom(config.dataDir);
  const key = config.signingKey ?? (await ownSecret(`${config.dataDir}/session-key.json`, newSigningKey));
  const keys = await sessionKeys(key).catch((error: unknown) => {
    throw new Misconfigured(String(error));
  });
  const chain = await chainOf(config);
  const database = await openToServe(config);
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
      outside: config.outside,
      ...(config.proxySecret !== undefined && { proxySecret: config.proxySecret }),
    });
    const stopCleaning = keepHouse(database.db, (fault) => console.error(fault));
    return {
      url: server.url,
      async close() {
        await server.close();
        await stopCleaning();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
