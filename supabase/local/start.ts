import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { portTrouble } from '../../scripts/lib/ports.mjs';
import { newSigningKey, sessionKeys, type SessionKeys } from '../functions/_shared/auth/keys.ts';
import { chainNodes } from '../functions/_shared/chain/accessNode.ts';
import { flowPictures } from '../functions/_shared/chain/flowPictures.ts';
import { photonResizer } from '../functions/_shared/chain/photonResizer.ts';
import { keptPictures } from '../functions/_shared/chain/keptPictures.ts';
import { flowAccounts, followingOf } from '../functions/_shared/chain/flowAccounts.ts';
import { flowSource } from '../functions/_shared/chain/flowSource.ts';
import { flowTracker } from '../functions/_shared/chain/flowTracker.ts';
import type { CatchUpOptions } from '../functions/_shared/chain/indexer.ts';
import { flowVerifier } from '../functions/_shared/chain/flow.ts';
import { pageFacts } from '../functions/_shared/chain/settings.ts';
import type { ChainSource } from '../functions/_shared/chain/source.ts';
import { watched } from '../functions/_shared/chain/watched.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import { systemClock } from '../functions/_shared/kernel/clock.ts';
import { faultFields } from '../functions/_shared/kernel/log.ts';
import { newMetrics } from '../functions/_shared/kernel/metrics.ts';
import { messageOf } from '../functions/_shared/kernel/readAll.ts';
import type { Work } from '../functions/api/health.ts';
import type { PictureStore } from '../functions/_shared/works/pictureStore.ts';
import { portraitsOf, supabaseStore } from '../functions/_shared/works/supabaseStore.ts';
import { pushSender, type PushSender } from '../functions/_shared/push/pushService.ts';
import { openAiModel } from '../functions/api/model.ts';
import { settings, type Environment, type Settings } from './config.ts';
import { STOP_PATIENCE } from './connections.ts';
import { consoleLog } from './consoleLog.ts';
import { demoChain, newDemoKeys } from './demo/chain.ts';
import { openDemo } from './demo/open.ts';
import { settleTown } from './demo/town.ts';
import { storeWorks } from './demo/works.ts';
import { ownSecret } from './files.ts';
import { followChain } from './followChain.ts';
import { keepHouse } from './housekeeping.ts';
import { drawOffLoop, type OffLoop } from './drawing/offLoop.ts';
import { reconcileEachNight } from './nightly.ts';
import { openAsOwner, openToServe, type OpenDatabase } from './openDatabase.ts';
import { measuredDb } from './metrics.ts';
import { Misconfigured } from './misconfigured.ts';
import { nativeEcdsa } from './nativeEcdsa.ts';
import { requireDiskSpace } from './diskSpace.ts';
import { pictureFolder } from './pictureFolder.ts';
import { keepPortraits } from './portraits.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';
import { keepTelling } from './telling.ts';

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
    throw new Misconfigured(messageOf(error));
  });
}

/** The keys of the server that the environment names. Throws Misconfigured. */
export const keysFromEnvironment = (env: Environment): Promise<SessionKeys> =>
  keysOf(settings(ofOperator(env), ROOT));

type ChainOptions = Pick<
  ServerOptions,
  'chain' | 'demo' | 'flow' | 'source' | 'pictures' | 'tracker' | 'fund'
>;

async function chainOf(config: Settings, db: Db): Promise<ChainOptions> {
  const { chain } = config;
  if (chain.name !== 'demo') {
    const { signIn, holdings } = chainNodes(chain, db);
    return {
      chain: flowVerifier(chain.name, signIn, nativeEcdsa),
      source: flowSource(holdings, chain),
      pictures: keptPictures(flowPictures(chain.pictures), systemClock),
      flow: pageFacts(chain),
      tracker: flowTracker(db, flowAccounts(holdings, chain), systemClock),
      fund: chain.fund,
    };
  }
  const demo = await demoChain(await ownSecret(`${config.dataDir}/demo-keys.json`, newDemoKeys));
  return { chain: demo, demo };
}

interface Indexing {
  /** Where the index reads the chain. */
  readonly source: ChainSource;
  readonly options: Pick<CatchUpOptions, 'from' | 'following'>;
}

function indexingOf({ chain }: Settings, db: Db): Indexing {
  if (chain.name === 'demo') return { source: openDemo(db).source, options: { from: 1 } };
  const { index } = chainNodes(chain, db);
  return {
    source: flowSource(index, chain),
    options: { from: chain.index.from, following: followingOf(index, chain) },
  };
}

/** What this process does beside its calls, how far it is, and what ends it. */
interface Working {
  readonly work: () => Work;
  /** Ends it, after what it is in the middle of. */
  stop(): Promise<unknown>;
}

/** What this process works with beside its calls. */
interface Tools {
  readonly db: Db;
  readonly drawing: OffLoop;
  readonly portraitStore: PictureStore;
  readonly push: PushSender | null;
  readonly report: (fault: unknown) => void;
}

/** Makes portraits; of the demo chain none are made, since its pictures are drawn in any size. Answers what ends it. */
function beginPortraits(
  { chain }: Settings,
  { db, drawing, portraitStore: store, report }: Tools,
): () => Promise<void> {
  if (chain.name === 'demo') return async () => undefined;
  const resizer = photonResizer(drawing.draw);
  return keepPortraits({ db, pictures: flowPictures(chain.pictures), resizer, store, report });
}

/** Follows the chain, makes portraits, tells and sends news, deletes what is no longer kept, and has the books gone through each night. */
function beginWork(config: Settings, tools: Tools): Working {
  const { db, report } = tools;
  let chain: Work['chain'] = null;
  let housekeptAt: Work['housekeptAt'] = null;
  const { source, options } = indexingOf(config, db);
  const noted = watched(source, systemClock, (sighting) => {
    chain = sighting;
  });
  const stopFollowing = followChain(db, noted, options, report);
  const stopCleaning = keepHouse(db, report, () => {
    housekeptAt = systemClock.now();
  });
  const stopReconciling = reconcileEachNight(db, report);
  const stopMaking = beginPortraits(config, tools);
  const stopTelling = keepTelling({ db, push: tools.push, clock: systemClock, report });
  return {
    work: () => ({ chain, housekeptAt }),
    stop: () =>
      Promise.all([stopFollowing(), stopCleaning(), stopReconciling(), stopMaking(), stopTelling()]),
  };
}

/** Where this server keeps the pictures that people publish, and portraits. */
const storesOf = ({ storage, dataDir }: Settings) =>
  storage === null
    ? {
        pictureStore: pictureFolder(`${dataDir}/works`),
        portraitStore: pictureFolder(`${dataDir}/portraits`),
      }
    : { pictureStore: supabaseStore(storage), portraitStore: portraitsOf(storage) };

/**
 * Starts the product as the environment says: database (migrated), keys, chain, server, which listens once `page` is
 * built. Throws Misconfigured with a message for the operator.
 */
export async function startFromEnvironment(
  env: Environment,
  page: Promise<void> = Promise.resolve(),
): Promise<RunningServer> {
  const config = settings(env, ROOT);
  const dist = `${ROOT}/dist`;
  if (config.signingKey === undefined || config.chain.name === 'demo') requireDiskSpace(config.dataDir);
  const trouble = await portTrouble(config.port, config.host, `PORT=${config.port + 5}`);
  if (trouble !== null) throw new Misconfigured(trouble);
  const log = consoleLog(config.logLevel);
  const metrics = newMetrics();
  const keys = await keysOf(config);
  const database = await openToServe(config, keys, log);
  // An embedded database runs one transaction at a time.
  const connections = config.databaseUrl === undefined ? 1 : config.databaseConnections;
  const db = measuredDb(database.db, metrics, connections);
  const chain = await chainOf(config, db);
  const report = (fault: unknown) => log('error', 'fault', faultFields(fault));
  const drawing = drawOffLoop(report);
  const push = config.push && pushSender(config.push);
  if (database.listen === null && config.realtime === null) log('warn', NO_LISTENING);
  try {
    const { pictureStore, portraitStore } = storesOf(config);
    if (chain.demo) {
      await settleTown(openDemo(db).ledger);
      await storeWorks(pictureStore);
    }
    await page;
    const working: { now?: Working } = {};
    const server = await startServer({
      port: config.port,
      host: config.host,
      db,
      watchDb: database.watchDb,
      ...(database.listen && { listen: database.listen }),
      work: () => working.now?.work() ?? { chain: null, housekeptAt: null },
      keys,
      ...chain,
      ...(existsSync(`${dist}/index.html`) && { dist }),
      earlier: `${ROOT}/.build/earlier`,
      ...(config.origin !== undefined && { origin: config.origin }),
      limits: config.limits,
      graduationOpensAt: config.graduationOpensAt,
      model: config.model && openAiModel(config.model),
      push,
      pictureStore,
      portraitStore,
      draw: drawing.draw,
      outside: config.outside,
      ...(config.proxySecret !== undefined && { proxySecret: config.proxySecret }),
      connections: config.connections,
      log,
      metrics,
      ...(config.metricsToken !== undefined && { metricsToken: config.metricsToken }),
    });
    // Not before the port is ours: a server that cannot start does no work.
    working.now = beginWork(config, { db, drawing, portraitStore, push, report });
    const { stop } = working.now;
    return {
      url: server.url,
      async close() {
        log('info', 'stopping');
        await Promise.all([server.close(), within(STOP_PATIENCE.deadline, stop())]);
        await drawing.close();
        await within(CLOSE_WITHIN_MS, database.close());
        log('info', 'stopped');
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What a server says once that cannot listen to its database (OPS-6). */
const NO_LISTENING =
  'Realtime is not served: DATABASE_URL is a transaction pooler, which passes no notices on. LISTEN_DATABASE_URL names ' +
  'the same database without one (.env.example).';

/** How long the database may take to close (ms): with the deadline less than the ten seconds that Docker waits. */
const CLOSE_WITHIN_MS = 1_000;

/** Waits for what ends by itself, and no longer than this. */
async function within(ms: number, ending: Promise<unknown>): Promise<void> {
  await Promise.race([ending, sleep(ms, undefined, { ref: false })]);
}
