import { z } from 'zod';
import { readSigningKey } from '../functions/_shared/auth/keys.ts';
import { LOG_LEVELS, type LogLevel } from '../functions/_shared/kernel/log.ts';
import { messageOf, readAll } from '../functions/_shared/kernel/readAll.ts';
import type { EpochMs } from '../functions/_shared/kernel/units.ts';
import { flowSettings, pageSources, type FlowSettings } from '../functions/_shared/chain/settings.ts';
import { ChainName } from '../functions/_shared/contract/system/auth.ts';
import { raisedLimits } from '../functions/api/raisedLimits.ts';
import { modelSettings, type ModelSettings } from '../functions/api/model.ts';
import { graduationDay } from '../functions/_shared/domain/collection/graduation.ts';
import type { Limits } from '../functions/_shared/domain/system/limits.ts';
import { pushSettings, type PushSettings } from '../functions/_shared/push/pushService.ts';
import { storageSettings, type StorageSettings } from '../functions/_shared/works/supabaseStore.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';
import type { OutsideSources } from './headers.ts';
import { Misconfigured } from './misconfigured.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The URL of the database's owner, who migrates it. Absent: the user of `databaseUrl` is the owner. */
  readonly migrateDatabaseUrl: string | undefined;
  /** The URL by which the database is listened to, for Realtime. Absent: `databaseUrl`, unless it is a pooler's. */
  readonly listenDatabaseUrl: string | undefined;
  /** Where pages find Realtime that this server does not serve, as their policy names it. Null: at this server. */
  readonly realtime: string | null;
  readonly databaseConnections: number;
  /** Whether a transaction pooler stands before the database; null: none does. Not every one keeps prepared statements. */
  readonly databasePooler: 'prepares' | 'plain' | null;
  readonly chain: { readonly name: 'demo' } | FlowSettings;
  readonly signingKey: string | undefined;
  readonly origin: string | undefined;
  readonly limits: Limits;
  /** When the graduation day begins; null: any day is one. */
  readonly graduationOpensAt: EpochMs | null;
  /** What answers for the personas; null: the built-in engine alone. */
  readonly model: ModelSettings | null;
  /** By what news is pushed; null: none is. */
  readonly push: PushSettings | null;
  /** Where Supabase Storage is, for pictures that people publish; null: they lie under `dataDir`. */
  readonly storage: StorageSettings | null;
  readonly outside: OutsideSources;
  readonly proxySecret: string | undefined;
  readonly connections: ConnectionLimits;
  readonly logLevel: LogLevel;
  /** Absent: what is measured cannot be read. */
  readonly metricsToken: string | undefined;
  readonly dataDir: string;
}

const filled = (value: string | undefined) =>
  value === undefined || value.trim() === '' ? undefined : value.trim();

/** Readers throw an Error that names the variable in one sentence, and never what it is set to: it may be a secret. */
function number(env: Environment, name: string, fallback: number): number {
  const text = filled(env[name]);
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} is not a whole number from 0 to 65535.`);
  return value;
}

function limitsOf(text: string | undefined): Limits {
  const Asked = z.record(z.string(), z.int().positive());
  try {
    return raisedLimits(Asked.parse(JSON.parse(filled(text) ?? '{}')));
  } catch {
    throw new Error(
      'API_LIMITS is not JSON of the form {"wallet":60,"address":600,"POST /api/submit-feedback":10}.',
    );
  }
}

/** A secret that is too long to be guessed. */
function secretOf(env: Environment, name: string): string | undefined {
  const secret = filled(env[name]);
  if (secret !== undefined && secret.length < 32) {
    throw new Error(`${name} is shorter than 32 characters: \`openssl rand -hex 32\` makes one.`);
  }
  return secret;
}

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host);

function databaseUrlOf(env: Environment, name: string): string | undefined {
  const text = filled(env[name]);
  if (text === undefined) return undefined;
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new Error(`${name} is not the URL of a database, such as postgres://user:password@host:5432/name.`);
  }
  return text;
}

function migrateDatabaseUrlOf(env: Environment): string | undefined {
  const url = databaseUrlOf(env, 'MIGRATE_DATABASE_URL');
  if (url !== undefined && filled(env['DATABASE_URL']) === undefined) {
    throw new Error('MIGRATE_DATABASE_URL alone is not enough: DATABASE_URL says who serves (.env.example).');
  }
  return url;
}

function signingKeyOf(env: Environment): string | undefined {
  const key = filled(env['SESSION_SIGNING_KEY']);
  if (key !== undefined) readSigningKey(key);
  else if (filled(env['DATABASE_URL']) !== undefined) {
    throw new Error(
      'With DATABASE_URL the key of the sessions comes from the environment: set SESSION_SIGNING_KEY (.env.example).',
    );
  }
  return key;
}

function databaseConnectionsOf(env: Environment): number {
  const connections = number(env, 'DATABASE_CONNECTIONS', 10);
  if (connections === 0) throw new Error('DATABASE_CONNECTIONS is 0: nothing could be read.');
  return connections;
}

function databasePoolerOf(env: Environment): Settings['databasePooler'] {
  const text = filled(env['DATABASE_POOLED']) ?? '0';
  if (text === '0') return null;
  if (text === '1') return 'plain';
  if (text === 'prepared') return 'prepares';
  throw new Error('DATABASE_POOLED is neither 1 nor prepared (docs/DEPLOY.md).');
}

/** As browsers spell it in the header Origin, with which it is compared. */
function originOf(env: Environment): string | undefined {
  const text = filled(env['PUBLIC_ORIGIN']);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error('PUBLIC_ORIGIN is not an origin, such as https://example.org.');
  }
  return url.origin;
}

const hostOf = (env: Environment): string => filled(env['HOST']) ?? '127.0.0.1';

/** The demo chain lets everyone be anyone, its administrator too: it stays on this machine unless told otherwise. */
function refuseFarDemo(env: Environment): void {
  if (env['ALLOW_DEMO'] === '1') return;
  const refused = (where: string) =>
    new Error(`CHAIN=demo ${where} is refused: anyone could sign in as anyone. ALLOW_DEMO=1 allows it.`);
  const databaseUrl = databaseUrlOf(env, 'DATABASE_URL');
  if (databaseUrl !== undefined && !isLoopback(new URL(databaseUrl).hostname)) {
    throw refused('with a database on another machine (DATABASE_URL)');
  }
  if (!isLoopback(hostOf(env))) throw refused('open to the network (HOST)');
  const origin = originOf(env);
  if (origin !== undefined && !isLoopback(new URL(origin).hostname)) {
    throw refused('with the address of another machine (PUBLIC_ORIGIN)');
  }
}

function requireOrigin(env: Environment, network: string): void {
  if (originOf(env) !== undefined || network !== 'mainnet') return;
  throw new Error(
    'CHAIN=mainnet needs PUBLIC_ORIGIN, the address that people type: wallets sign it (.env.example).',
  );
}

function chainOf(env: Environment): Settings['chain'] {
  const name = ChainName.safeParse(filled(env['CHAIN']));
  if (!name.success) {
    throw new Error('CHAIN is missing: set it to demo, mainnet, testnet or emulator (.env.example).');
  }
  if (name.data === 'demo') {
    refuseFarDemo(env);
    return { name: 'demo' };
  }
  const network = name.data;
  return readAll({
    origin: () => requireOrigin(env, network),
    flow: () => flowSettings((variable) => env[variable], network),
  }).flow;
}

/** What a content security policy names, without what would end the directive. */
const SOURCE = /^(https?|wss?):\/\/[\w.*-]+(:\d+)?(\/[\w./~%-]*)?$/;

function sourcesOf(env: Environment, name: string): readonly string[] {
  const sources = filled(env[name])?.split(/\s+/) ?? [];
  if (!sources.every((source) => SOURCE.test(source))) {
    throw new Error(`${name} is not a list of origins such as https://wallet.example, separated by spaces.`);
  }
  return sources;
}

/** Where pages find Realtime of a hosted project, as their policy names it; null: at the server that they come from. */
function realtimeOf(env: Environment): string | null {
  const text = filled(env['VITE_SUPABASE_URL']);
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe) throw new Error('VITE_SUPABASE_URL is not the https address of a project.');
  return url.origin.replace(/^http/, 'ws');
}

/** Where the page may connect and frame: what the chain's wallets need, and what is named beside it. */
export function outsideOf(env: Environment, chainOf: () => Settings['chain']): OutsideSources {
  const named = readAll<OutsideSources>({
    connect: () => sourcesOf(env, 'CSP_CONNECT'),
    frame: () => sourcesOf(env, 'CSP_FRAME'),
  });
  const realtime = realtimeOf(env);
  const chain = chainOf();
  const needed = chain.name === 'demo' ? { connect: [], frame: [] } : pageSources(chain);
  return {
    connect: [...needed.connect, ...named.connect, ...(realtime === null ? [] : [realtime])],
    frame: [...needed.frame, ...named.frame],
  };
}

/** Behind a proxy all connections come from its address, which then has no limit of its own (OPS-2). */
function connectionsOf(env: Environment): ConnectionLimits {
  const { most, mostOfOne } = CONNECTION_LIMITS;
  const isProxied = filled(env['PROXY_SECRET']) !== undefined;
  const asked = number(env, 'CONNECTIONS_PER_ADDRESS', isProxied ? 0 : (mostOfOne ?? 0));
  return { most, mostOfOne: asked === 0 ? null : asked };
}

function logLevelOf(env: Environment): LogLevel {
  const text = filled(env['LOG_LEVEL']) ?? (filled(env['CHAIN']) === 'demo' ? 'warn' : 'info');
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined) throw new Error(`LOG_LEVEL is none of ${LOG_LEVELS.join(', ')}.`);
  return level;
}

/**
 * Reads the environment (.env.example explains each variable). Throws Misconfigured with a line for each variable that is
 * wrong (OPS-6).
 */
export function settings(env: Environment, root: string): Settings {
  try {
    return readAll<Settings>({
      port: () => number(env, 'PORT', 9595),
      host: () => hostOf(env),
      databaseUrl: () => databaseUrlOf(env, 'DATABASE_URL'),
      migrateDatabaseUrl: () => migrateDatabaseUrlOf(env),
      listenDatabaseUrl: () => databaseUrlOf(env, 'LISTEN_DATABASE_URL'),
      realtime: () => realtimeOf(env),
      databaseConnections: () => databaseConnectionsOf(env),
      databasePooler: () => databasePoolerOf(env),
      chain: () => chainOf(env),
      signingKey: () => signingKeyOf(env),
      origin: () => originOf(env),
      limits: () => limitsOf(env['API_LIMITS']),
      graduationOpensAt: () => graduationDay(env['GRADUATION_OPENS_AT']),
      model: () => modelSettings((name) => env[name]),
      push: () => pushSettings((name) => env[name]),
      storage: () => storageSettings((name) => env[name]),
      outside: () => outsideOf(env, () => chainOf(env)),
      proxySecret: () => secretOf(env, 'PROXY_SECRET'),
      connections: () => connectionsOf(env),
      logLevel: () => logLevelOf(env),
      metricsToken: () => secretOf(env, 'METRICS_TOKEN'),
      dataDir: () => filled(env['DATA_DIR']) ?? `${root}/.data`,
    });
  } catch (error) {
    throw new Misconfigured(messageOf(error));
  }
}
