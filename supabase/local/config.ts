import { z } from 'zod';
import type { EpochMs } from '../functions/_shared/kernel/units.ts';
import { flowSettings, pageSources, type FlowSettings } from '../functions/_shared/chain/settings.ts';
import { ChainName } from '../functions/_shared/contract/auth.ts';
import { raisedLimits } from '../functions/api/limits.ts';
import { graduationDay } from '../functions/_shared/domain/graduation.ts';
import type { Limits } from '../functions/_shared/domain/limits.ts';
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
  readonly databaseConnections: number;
  /** True: a transaction pooler stands before the database, and statements are not prepared. */
  readonly databasePooled: boolean;
  readonly chain: { readonly name: 'demo' } | FlowSettings;
  readonly signingKey: string | undefined;
  readonly origin: string | undefined;
  readonly limits: Limits;
  /** When the graduation day begins; null: any day is one. */
  readonly graduationOpensAt: EpochMs | null;
  readonly outside: OutsideSources;
  readonly proxySecret: string | undefined;
  readonly dataDir: string;
}

const filled = (value: string | undefined) =>
  value === undefined || value.trim() === '' ? undefined : value.trim();

function number(env: Environment, name: string, fallback: number): number {
  const text = filled(env[name]);
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Misconfigured(`${name} is not a number: ${text}`);
  return value;
}

const words = (value: string | undefined): readonly string[] => filled(value)?.split(/\s+/) ?? [];

function limitsOf(text: string | undefined): Limits {
  const Asked = z.record(z.string(), z.int().positive());
  try {
    return raisedLimits(Asked.parse(JSON.parse(filled(text) ?? '{}')));
  } catch {
    throw new Misconfigured(
      'API_LIMITS is not JSON of the form {"wallet":60,"address":600,"POST /api/submit-feedback":10}.',
    );
  }
}

function graduationOf(env: Environment): EpochMs | null {
  try {
    return graduationDay(env['GRADUATION_OPENS_AT']);
  } catch (error) {
    throw new Misconfigured(error instanceof Error ? error.message : String(error));
  }
}

/** Throws Misconfigured where the secret is short enough to be guessed. */
function proxySecretOf(env: Environment): string | undefined {
  const secret = filled(env['PROXY_SECRET']);
  if (secret !== undefined && secret.length < 32) {
    throw new Misconfigured('PROXY_SECRET is shorter than 32 characters: `openssl rand -hex 32` makes one.');
  }
  return secret;
}

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host);

function hostOf(name: string, url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    throw new Misconfigured(`${name} is not a URL.`);
  }
}

/** As browsers spell it in the header Origin, with which it is compared. */
function originOf(env: Environment): string | undefined {
  const text = filled(env['PUBLIC_ORIGIN']);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Misconfigured('PUBLIC_ORIGIN is not an origin, such as https://example.org.');
  }
  return url.origin;
}

/** The demo chain lets everyone be anyone, its administrator too: it stays on this machine unless told otherwise. */
function refuseFarDemo(env: Environment, { host, origin, databaseUrl }: Reach): void {
  if (env['ALLOW_DEMO'] === '1') return;
  const refused = (where: string) =>
    new Misconfigured(
      `CHAIN=demo ${where} is refused: anyone could sign in as anyone. ALLOW_DEMO=1 allows it.`,
    );
  if (databaseUrl !== undefined && !isLoopback(hostOf('DATABASE_URL', databaseUrl))) {
    throw refused('with a database on another machine');
  }
  if (!isLoopback(host)) throw refused(`with HOST=${host}, open to the network,`);
  if (origin !== undefined && !isLoopback(new URL(origin).hostname)) {
    throw refused(`with PUBLIC_ORIGIN=${origin}`);
  }
}

interface Reach {
  readonly host: string;
  readonly origin: string | undefined;
  readonly databaseUrl: string | undefined;
}

function chainOf(env: Environment, reach: Reach): Settings['chain'] {
  const name = ChainName.safeParse(filled(env['CHAIN']));
  if (!name.success) {
    throw new Misconfigured('CHAIN is missing: set it to demo, mainnet, testnet or emulator (.env.example).');
  }
  if (name.data !== 'demo') {
    if (name.data === 'mainnet' && reach.origin === undefined) {
      throw new Misconfigured(
        'CHAIN=mainnet needs PUBLIC_ORIGIN, the address that people type: wallets sign it (.env.example).',
      );
    }
    try {
      return flowSettings((variable) => env[variable], name.data);
    } catch (error) {
      throw new Misconfigured(error instanceof Error ? error.message : String(error));
    }
  }
  refuseFarDemo(env, reach);
  return { name: 'demo' };
}

/** Reads the environment (.env.example explains each variable). Throws Misconfigured. */
export function settings(env: Environment, root: string): Settings {
  const databaseUrl = filled(env['DATABASE_URL']);
  const signingKey = filled(env['SESSION_SIGNING_KEY']);
  if (databaseUrl !== undefined && signingKey === undefined) {
    throw new Misconfigured(
      'With DATABASE_URL the key of the sessions comes from the environment: set SESSION_SIGNING_KEY (.env.example).',
    );
  }
  const migrateDatabaseUrl = filled(env['MIGRATE_DATABASE_URL']);
  if (databaseUrl === undefined && migrateDatabaseUrl !== undefined) {
    throw new Misconfigured(
      'MIGRATE_DATABASE_URL alone is not enough: DATABASE_URL says who serves (.env.example).',
    );
  }
  const databaseConnections = number(env, 'DATABASE_CONNECTIONS', 10);
  if (databaseConnections === 0) throw new Misconfigured('DATABASE_CONNECTIONS is 0: nothing could be read.');
  const reach = { host: filled(env['HOST']) ?? '127.0.0.1', origin: originOf(env), databaseUrl };
  const chain = chainOf(env, reach);
  const needed = chain.name === 'demo' ? { connect: [], frame: [] } : pageSources(chain);
  return {
    ...reach,
    port: number(env, 'PORT', 9595),
    migrateDatabaseUrl,
    databaseConnections,
    databasePooled: env['DATABASE_POOLED'] === '1',
    chain,
    signingKey,
    limits: limitsOf(env['API_LIMITS']),
    graduationOpensAt: graduationOf(env),
    outside: {
      connect: [...needed.connect, ...words(env['CSP_CONNECT'])],
      frame: [...needed.frame, ...words(env['CSP_FRAME'])],
    },
    proxySecret: proxySecretOf(env),
    dataDir: filled(env['DATA_DIR']) ?? `${root}/.data`,
  };
}
