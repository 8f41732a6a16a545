import type { Clock } from '../_shared/kernel/clock.ts';
import { chainNodes, type AccessNode } from '../_shared/chain/accessNode.ts';
import { faultFields, jsonLog } from '../_shared/kernel/log.ts';
import { newMetrics } from '../_shared/kernel/metrics.ts';
import { readAll } from '../_shared/kernel/readAll.ts';
import type { EpochMs } from '../_shared/kernel/units.ts';
import { readSigningKey, sessionKeys } from '../_shared/auth/keys.ts';
import { verifyEcdsa } from '../_shared/chain/ecdsa.ts';
import { flowVerifier } from '../_shared/chain/flow.ts';
import { flowPictures } from '../_shared/chain/flowPictures.ts';
import { keptPictures } from '../_shared/chain/keptPictures.ts';
import { flowAccounts, followingOf } from '../_shared/chain/flowAccounts.ts';
import {
  drawElsewhere,
  drawNowhere,
  picturesSettings,
  type PicturesSettings,
} from '../_shared/chain/drawElsewhere.ts';
import { flowSource } from '../_shared/chain/flowSource.ts';
import { flowTracker } from '../_shared/chain/flowTracker.ts';
import { flowSettings, isFlowNetwork, pageFacts, type FlowSettings } from '../_shared/chain/settings.ts';
import { graduationDay } from '../_shared/domain/collection/graduation.ts';
import { openPostgres } from '../_shared/db/postgres.ts';
import { makePortraits, type PortraitPorts } from '../_shared/works/makePortraits.ts';
import { picturesElsewhere } from '../_shared/works/picturesElsewhere.ts';
import { SILENT_STORE } from '../_shared/works/pictureStore.ts';
import {
  storageKey,
  portraitsOf,
  storageSettings,
  supabaseStore,
  type StorageSettings,
} from '../_shared/works/supabaseStore.ts';
import { clientAddress, type Front } from './clientAddress.ts';
import { pushSender, pushSettings, type PushSettings } from '../_shared/push/pushService.ts';
import { modelSettings, openAiModel, type ModelSettings } from './model.ts';
import type { ApiDeps, Schedule } from './deps.ts';
import { fetchedPage } from './fetchedPage.ts';

type Read = (name: string) => string | undefined;

function required(read: Read, name: string): string {
  const value = read(name)?.trim();
  if (value === undefined || value === '') throw new Error(`${name} is missing (.env.example explains it).`);
  return value;
}

function networkOf(read: Read): FlowSettings {
  const chain = required(read, 'CHAIN');
  if (chain === 'demo') throw new Error('CHAIN=demo is refused here: set mainnet, testnet or emulator.');
  if (!isFlowNetwork(chain)) throw new Error('CHAIN is none of mainnet, testnet and emulator.');
  return flowSettings(read, chain);
}

function hopsOf(read: Read): number {
  const hops = Number(read('FORWARDED_HOPS') ?? 1);
  if (!Number.isInteger(hops) || hops < 1) throw new Error('FORWARDED_HOPS is not a number from 1.');
  return hops;
}

interface HostedSettings {
  readonly network: FlowSettings;
  readonly origin: string;
  readonly front: Front;
  readonly databaseUrl: string;
  readonly signingKey: string;
  readonly graduationOpensAt: EpochMs | null;
  readonly model: ModelSettings | null;
  readonly push: PushSettings | null;
  /** Null: it has no key, and no picture can be published. */
  readonly storage: StorageSettings | null;
  /** Where pictures are drawn; null: nowhere. */
  readonly drawing: PicturesSettings | null;
}

function signingKeyOf(read: Read): string {
  const key = required(read, 'SESSION_SIGNING_KEY');
  readSigningKey(key);
  return key;
}

/** Supabase gives every function address and key by itself. Without the key all but published pictures works. */
function storageOf(read: Read): StorageSettings | null {
  required(read, 'SUPABASE_URL');
  return storageKey(read) === undefined ? null : storageSettings(read);
}

/**
 * Connections of one worker to the pooler, which many workers share; a worker that is not asked keeps none (s). The
 * third is the one of those who watch.
 */
const CONNECTIONS = { max: 2, idleTimeout: 20 };

const lacksOf = (given: Pick<HostedSettings, 'storage' | 'drawing'>): ApiDeps['lacks'] =>
  (['storage', 'drawing'] as const).filter((name) => given[name] === null);

/** What one call of the schedule makes (ms): it has some 100 s left behind the slice of the index. */
const PORTRAITS = { pictures: 20, ms: 30_000 };

function scheduleOf(
  network: FlowSettings,
  node: AccessNode,
  secret: string,
  portraits: PortraitPorts | null,
): Schedule {
  return {
    source: flowSource(node, network),
    from: network.index.from,
    following: followingOf(node, network),
    ...(portraits && {
      makePortraits: () =>
        makePortraits(portraits, {
          pictures: PORTRAITS.pictures,
          signal: AbortSignal.timeout(PORTRAITS.ms),
        }),
    }),
    secret,
  };
}

/**
 * The API's outside world on Supabase. Throws with a line for each setting that is missing or wrong; there is no demo
 * chain.
 */
export async function hostedDeps(
  read: Read,
  clock: Clock,
  background: ApiDeps['background'] = () => undefined,
): Promise<ApiDeps> {
  const {
    network,
    origin,
    front,
    databaseUrl,
    signingKey,
    graduationOpensAt,
    model,
    push,
    storage,
    drawing,
  } = readAll<HostedSettings>({
    network: () => networkOf(read),
    origin: () => required(read, 'PUBLIC_ORIGIN').replace(/\/$/, ''),
    front: () => readAll<Front>({ secret: () => required(read, 'PROXY_SECRET'), hops: () => hopsOf(read) }),
    databaseUrl: () => required(read, 'API_DB_URL'),
    signingKey: () => signingKeyOf(read),
    graduationOpensAt: () => graduationDay(read('GRADUATION_OPENS_AT')),
    model: () => modelSettings(read),
    push: () => pushSettings(read),
    storage: () => storageOf(read),
    drawing: () => picturesSettings(read),
  });
  const log = jsonLog('info', clock, (line) => console.error(line));
  const secret = read('INDEX_SECRET')?.trim() || undefined;
  const db = openPostgres(databaseUrl, CONNECTIONS);
  const { signIn, holdings, index } = chainNodes(network, db);
  const { resizer, redraw } = picturesElsewhere(drawing === null ? drawNowhere : drawElsewhere(drawing));
  const source = flowPictures(network.pictures);
  const portraitStore = storage === null ? SILENT_STORE : portraitsOf(storage);
  const report: ApiDeps['report'] = (fault, during) =>
    log('error', 'fault', { ...during, ...faultFields(fault) });
  const portraits =
    storage === null || drawing === null
      ? null
      : {
          db,
          pictures: source,
          resizer,
          store: portraitStore,
          report: (fault: unknown) => report(fault, {}),
        };
  return {
    db,
    watchDb: openPostgres(databaseUrl, { ...CONNECTIONS, max: 1 }),
    // Schedules do the work (docs/DEPLOY.md), in whatever process their call reaches.
    work: () => ({ chain: null, housekeptAt: null }),
    sockets: () => null,
    chain: flowVerifier(network.name, signIn, verifyEcdsa),
    source: flowSource(holdings, network),
    tracker: flowTracker(db, flowAccounts(holdings, network), clock),
    fund: network.fund,
    pictures: keptPictures(source, clock),
    pictureStore: storage === null ? SILENT_STORE : supabaseStore(storage),
    portraitStore,
    redraw,
    lacks: lacksOf({ storage, drawing }),
    page: fetchedPage(origin, clock),
    schedule: secret === undefined ? null : scheduleOf(network, index, secret, portraits),
    flow: pageFacts(network),
    graduationOpensAt,
    model: model && openAiModel(model),
    push: push && pushSender(push),
    keys: await sessionKeys(signingKey),
    origin,
    origins: [origin],
    limits: {},
    clock,
    clientAddress: (c) => clientAddress((name) => c.req.header(name), front),
    background,
    report,
    log,
    metrics: newMetrics(),
  };
}
