import { afterAll, beforeAll } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { epochMs, parseAddress, type Address } from '@shared/kernel/units.ts';
import { mintAccessToken } from '@shared/auth/accessToken.ts';
import { newSigningKey, randomToken, sessionKeys, sha256, type SessionKeys } from '@shared/auth/keys.ts';
import type { ChainVerifier } from '@shared/chain/verifier.ts';
import type { Db } from '@shared/db/port.ts';
import { post } from '@shared/db/school/ledger.ts';
import { openSession } from '@shared/db/system/sessions.ts';
import { ROUTES } from '../../functions/api/routes/index.ts';
import type { Limits } from '@shared/domain/system/limits.ts';
import { issuerOf } from '../../functions/api/deps.ts';
import { STOP_PATIENCE } from '../../local/connections.ts';
import { startServer, type RunningServer, type ServerOptions } from '../../local/server.ts';
import type { Engine, OpenEngine } from './engines.ts';
import { visitor, type Visitor } from './visitor.ts';

/** The signature that `testChain` takes for any wallet; every other one it refuses. */
export const GOOD_SIGNATURE = 'ab'.repeat(64);

/** Takes GOOD_SIGNATURE for any wallet. */
export const testChain: ChainVerifier = {
  name: 'emulator',
  verify: async (proof) =>
    proof.signatures[0]?.signature === GOOD_SIGNATURE
      ? ok(proof.address)
      : fail('BAD_SIGNATURE', 'not this wallet'),
};

let wallets = 0;
/** An address that no other test of this file uses. */
export function newWallet(): Address {
  wallets += 1;
  const address = parseAddress(`0x${wallets.toString(16).padStart(16, '0')}`);
  if (address === null) throw new Error('out of addresses');
  return address;
}

export interface Product {
  readonly db: Db;
  readonly url: string;
  readonly keys: SessionKeys;
  /** A browser without cookies. */
  visitor(): Visitor;
  /**
   * A browser that has signed in, with a wallet of its own unless one is given. Its session is opened in the database, with
   * the GUM of the day, as sign-in does at its end (signIn.test.ts): that takes a third of the calls.
   */
  member(wallet?: Address): Promise<Visitor>;
  /** Sets the clock of server and database. */
  setTime(iso: string): void;
  passTime(ms: number): void;
  /** The time by that clock, as ISO 8601 has it. */
  now(): string;
}

/** A browser signed in with a wallet that the database calls an administrator's. */
export async function administrator(product: Product): Promise<Visitor> {
  const browser = await product.member();
  await product.db.asOwner(`update app.wallets set role = 'ADMIN' where wallet = $1`, [browser.wallet]);
  return browser;
}

/** Above what any test does that is not about them. */
export const HIGH_LIMITS: Limits = {
  wallet: 1000,
  address: 100_000,
  reads: 100_000,
  ...Object.fromEntries(Object.keys(ROUTES).map((route) => [route, 1000])),
};

const HIGH_NOON = Date.parse('2025-06-02T12:00:00Z');

export interface ProductOptions extends Partial<ServerOptions> {
  /** True: Realtime is served too. */
  readonly realtime?: boolean;
}

/** Starts the product for the tests of a describe block, at noon UTC of a Monday. */
export function startProduct(
  open: OpenEngine,
  { realtime = false, ...options }: ProductOptions = {},
): Product {
  let now = HIGH_NOON;
  const clock = options.clock ?? { now: () => epochMs(now) };
  let running: { engine: Engine; server: RunningServer; keys: SessionKeys } | undefined;
  const started = () => {
    if (!running) throw new Error('the product runs only inside tests');
    return running;
  };

  beforeAll(async () => {
    const engine = await open(() => new Date(now));
    const keys = await sessionKeys(await newSigningKey());
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      db: engine.db,
      ...(engine.watchDb && { watchDb: engine.watchDb }),
      ...(realtime && engine.listen && { listen: engine.listen }),
      chain: testChain,
      keys,
      limits: HIGH_LIMITS,
      stopPatience: { ...STOP_PATIENCE, linger: 0 },
      clock,
      log: (level, event, fields) => {
        // The entry of its call comes with each.
        if (event === 'fault') console.error(level, fields);
      },
      ...options,
    });
    running = { engine, server, keys };
  });
  afterAll(async () => {
    await running?.server.close();
    await running?.engine.close();
  });

  const newVisitor = () => visitor(started().server.url);

  async function member(wallet: Address): Promise<Visitor> {
    const { engine, server, keys } = started();
    const sessionId = crypto.randomUUID();
    const refresh = randomToken();
    const refreshHash = await sha256(refresh);
    const opened = await engine.db.transaction(wallet, async (tx) => {
      const session = await openSession(tx, wallet, sessionId, refreshHash);
      await post(tx, { wallet, source: 'daily_login', by: 'system' });
      return session;
    });
    if (!opened.ok) throw new Error(opened.error.message);
    const issuer = issuerOf({ origin: options.origin ?? server.url });
    const access = await mintAccessToken(opened.value, clock.now(), { keys, issuer });
    const browser = newVisitor();
    browser.wallet = wallet;
    browser.accessToken = access.token;
    browser.cookies.set('refresh', refresh);
    return browser;
  }

  return {
    get db() {
      return started().engine.db;
    },
    get url() {
      return started().server.url;
    },
    get keys() {
      return started().keys;
    },
    visitor: newVisitor,
    member: (wallet = newWallet()) => member(wallet),
    setTime: (iso) => {
      now = Date.parse(iso);
    },
    passTime: (ms) => {
      now += ms;
    },
    now: () => new Date(now).toISOString(),
  };
}
