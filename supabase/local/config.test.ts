import { describe, expect, it } from 'vitest';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { settings } from './config.ts';
import { Misconfigured } from './misconfigured.ts';
import { openFromEnvironment } from './start.ts';

const part = 'x'.repeat(43);
const KEY = JSON.stringify({ kty: 'EC', crv: 'P-256', x: part, y: part, d: part });

describe('the settings', () => {
  const read = (env: Record<string, string>) => settings(env, '/root');
  const key = KEY;

  it('want a chain, and everything that the chain and the database need', () => {
    expect(() => read({})).toThrow(/CHAIN is missing/);
    expect(() => read({ CHAIN: 'dogecoin' })).toThrow(Misconfigured);
    expect(() => read({ CHAIN: 'emulator' })).toThrow(/FLOW_ACCESS_NODE/);
    expect(() => read({ CHAIN: 'testnet' })).toThrow(/FLOW_CONTRACTS.*Flunks/);
    expect(() => read({ CHAIN: 'testnet', FLOW_CONTRACTS: 'Flunks=here' })).toThrow(
      /FLOW_CONTRACTS: An entry is not/,
    );
    expect(() => read({ CHAIN: 'mainnet', DATABASE_URL: 'postgres://db.example/x' })).toThrow(
      /SESSION_SIGNING_KEY/,
    );
    expect(() => read({ CHAIN: 'mainnet' })).toThrow(/PUBLIC_ORIGIN/);
    expect(() => read({ CHAIN: 'demo', GRADUATION_OPENS_AT: 'June' })).toThrow(Misconfigured);
    expect(read({ CHAIN: 'mainnet', PUBLIC_ORIGIN: 'https://flunks.example' })).toMatchObject({
      chain: { contracts: { FCLCrypto: '0xb4b82a1c9d21d284', Flunks: '0x807c3d470888cc48' } },
      port: 9595,
    });
  });

  it('let the page reach what the network’s wallets need, and what is named beside it (API-7)', () => {
    const mainnet = { CHAIN: 'mainnet', PUBLIC_ORIGIN: 'https://flunks.example' };
    expect(read(mainnet).outside).toEqual({
      connect: ['https://rest-mainnet.onflow.org'],
      frame: ['https://fcl-discovery.onflow.org'],
    });
    const more = read({
      CHAIN: 'emulator',
      FLOW_ACCESS_NODE: 'http://127.0.0.1:8888/',
      WALLETCONNECT_PROJECT_ID: 'ab',
      CSP_CONNECT: 'https://wallet.example',
    });
    expect(more.chain).toMatchObject({
      accessNode: 'http://127.0.0.1:8888',
      wallets: { discovery: 'http://localhost:8701/fcl/authn', method: 'IFRAME/RPC' },
    });
    expect(more.outside.connect).toEqual([
      'http://127.0.0.1:8888',
      'wss://relay.walletconnect.com',
      'wss://relay.walletconnect.org',
      'https://explorer-api.walletconnect.com',
      'https://pulse.walletconnect.org',
      'https://wallet.example',
    ]);
    expect(() => read({ ...mainnet, FLOW_WALLETS: 'wallets' })).toThrow(/FLOW_WALLETS/);
    expect(() => read({ ...mainnet, FLOW_WALLETS_METHOD: 'TAB/RPC' })).toThrow(/FLOW_WALLETS_METHOD/);
    expect(read({ CHAIN: 'demo' }).outside).toEqual({ connect: [], frame: [] });
  });

  it('tell of Realtime elsewhere, over https or on this machine', () => {
    const at = (VITE_SUPABASE_URL: string) => read({ CHAIN: 'demo', VITE_SUPABASE_URL });
    expect(read({ CHAIN: 'demo' }).realtime).toBeNull();
    expect(at('https://abc.supabase.co/').realtime).toBe('wss://abc.supabase.co');
    expect(at('http://127.0.0.1:54321').realtime).toBe('ws://127.0.0.1:54321');
    expect(at('https://abc.supabase.co').outside.connect).toEqual(['wss://abc.supabase.co']);
    for (const wrong of ['http://abc.supabase.co', 'abc']) {
      expect(() => at(wrong)).toThrow(/VITE_SUPABASE_URL/);
    }
  });

  it('refuse the demo chain on the database of another machine, unless told to (DEMO-2)', () => {
    const far = { CHAIN: 'demo', SESSION_SIGNING_KEY: key, DATABASE_URL: 'postgres://db.example/x' };
    expect(() => read(far)).toThrow(/refused/);
    expect(read({ ...far, ALLOW_DEMO: '1' }).chain).toEqual({ name: 'demo' });
    expect(read({ ...far, DATABASE_URL: 'postgres://localhost/x' }).chain).toEqual({ name: 'demo' });
  });

  it('refuse the demo chain on the network, where everyone could be its administrator, unless told to (DEMO-2)', () => {
    for (const far of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_ORIGIN: 'https://flunks.example' }]) {
      expect(() => read({ CHAIN: 'demo', ...far })).toThrow(/refused/);
      expect(read({ CHAIN: 'demo', ALLOW_DEMO: '1', ...far }).chain).toEqual({ name: 'demo' });
      expect(read({ CHAIN: 'mainnet', PUBLIC_ORIGIN: 'https://flunks.example', ...far }).chain.name).toBe(
        'mainnet',
      );
    }
    expect(read({ CHAIN: 'demo', HOST: '::1', PUBLIC_ORIGIN: 'http://localhost:5173' }).host).toBe('::1');
  });

  it('know an origin from an address that no browser would ever name', () => {
    const origin = (text: string) => read({ CHAIN: 'mainnet', PUBLIC_ORIGIN: text }).origin;
    expect(origin('https://Flunks.Example:443/')).toBe('https://flunks.example');
    for (const text of ['flunks.example', 'https://flunks.example/app', 'ftp://flunks.example']) {
      expect(() => origin(text)).toThrow(/PUBLIC_ORIGIN/);
    }
    expect(() => read({ CHAIN: 'demo', DATABASE_CONNECTIONS: '0' })).toThrow(/DATABASE_CONNECTIONS/);
  });

  it('want to know who serves, not only who migrates', () => {
    const migrating = { CHAIN: 'demo', MIGRATE_DATABASE_URL: 'postgres://localhost/x' };
    expect(() => read(migrating)).toThrow(/DATABASE_URL says who serves/);
  });

  it('prepare statements unless a pooler keeps none', () => {
    const poolerOf = (DATABASE_POOLED?: string) =>
      read({ CHAIN: 'demo', ...(DATABASE_POOLED !== undefined && { DATABASE_POOLED }) }).databasePooler;
    expect(poolerOf()).toBeNull();
    expect([poolerOf(''), poolerOf('0'), poolerOf('1'), poolerOf('prepared')]).toEqual([
      null,
      null,
      'plain',
      'prepares',
    ]);
  });

  it('take no secret of a proxy that could be guessed', () => {
    expect(() => read({ CHAIN: 'demo', PROXY_SECRET: 'proxy' })).toThrow(/PROXY_SECRET/);
    expect(read({ CHAIN: 'demo', PROXY_SECRET: 'x'.repeat(32) }).proxySecret).toHaveLength(32);
    expect(read({ CHAIN: 'demo' }).proxySecret).toBeUndefined();
  });

  it('can raise the limits and not lower them (API-3)', () => {
    const limits = (asked: unknown) => read({ CHAIN: 'demo', API_LIMITS: JSON.stringify(asked) }).limits;
    expect(limits({ wallet: 5000 })).toEqual({ wallet: 5000 });
    expect(limits({ portraits: 1 })).toEqual({ portraits: 12_000 });
    const code = 'POST /api/validate-access';
    expect(limits({ wallet: 1, [code]: 1 })).toEqual({ wallet: 60, [code]: 20 });
    for (const asked of ['many', { wallets: 5000 }, { 'GET /api/health': 5000 }]) {
      expect(() => limits(asked)).toThrow(/API_LIMITS/);
    }
    expect(() => read({ CHAIN: 'demo', API_LIMITS: '{' })).toThrow(/API_LIMITS/);
  });

  it('of an operator’s command name the chain of a database, which is never taken for the demo’s', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/real', SESSION_SIGNING_KEY: key };
    await expect(openFromEnvironment(env)).rejects.toThrow(/CHAIN is missing/);
  });

  it('limit the connections of an address, but not of the proxy through which all come', () => {
    const most = (env: Record<string, string>) => read({ CHAIN: 'demo', ...env }).connections.mostOfOne;
    expect(most({})).toBe(256);
    expect(most({ CONNECTIONS_PER_ADDRESS: '40' })).toBe(40);
    expect(most({ CONNECTIONS_PER_ADDRESS: '0' })).toBeNull();
    const behindProxy = { PROXY_SECRET: 'x'.repeat(32) };
    expect(most(behindProxy)).toBeNull();
    expect(most({ ...behindProxy, CONNECTIONS_PER_ADDRESS: '40' })).toBe(40);
  });

  it('log every call on a real chain, and what needs a look on the demo chain', () => {
    expect(read({ CHAIN: 'demo' }).logLevel).toBe('warn');
    expect(read({ CHAIN: 'demo', LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
    expect(read({ CHAIN: 'mainnet', PUBLIC_ORIGIN: 'https://flunks.example' }).logLevel).toBe('info');
  });

  it('are told wrong all at once, each in one sentence that does not show its value (GRAD-5, OPS-6)', () => {
    const VALUE = 'bad4711;';
    const wrong = [
      'PORT',
      'DATABASE_URL',
      'MIGRATE_DATABASE_URL',
      'DATABASE_CONNECTIONS',
      'DATABASE_POOLED',
      'SESSION_SIGNING_KEY',
      'PUBLIC_ORIGIN',
      'PROXY_SECRET',
      'METRICS_TOKEN',
      'LOG_LEVEL',
      'CONNECTIONS_PER_ADDRESS',
      'API_LIMITS',
      'GRADUATION_OPENS_AT',
      'AI_CHAT_URL',
      'CSP_CONNECT',
      'CSP_FRAME',
    ];
    const ofFlow = [
      'FLOW_ACCESS_NODE',
      'FLOW_CONTRACTS',
      'FLOW_WALLETS',
      'FLOW_WALLETS_METHOD',
      'FLOW_INDEX_FROM',
    ];
    const ofPictures = ['FLOW_PIXEL_ART', 'PICTURE_HOSTS', 'IPFS_GATEWAY'];
    const linesOf = (env: Record<string, string>): string[] => {
      try {
        read(env);
        return [];
      } catch (error) {
        expect(error).toBeInstanceOf(Misconfigured);
        return String(error instanceof Error && error.message).split('\n');
      }
    };
    const set = (names: string[]) => Object.fromEntries(names.map((name) => [name, VALUE]));
    const namedIn = (lines: string[]) => lines.map((line) => /[A-Z]+(_[A-Z]+)+|PORT/.exec(line)?.[0]).sort();

    const general = linesOf({ CHAIN: 'demo', ...set(wrong) });
    expect(namedIn(general)).toEqual(wrong.sort());
    const flow = linesOf({ CHAIN: 'testnet', PUBLIC_ORIGIN: VALUE, ...set([...ofFlow, ...ofPictures]) });
    expect(namedIn(flow)).toEqual([...ofFlow, ...ofPictures, 'PUBLIC_ORIGIN'].sort());
    expect(linesOf({ CHAIN: VALUE })).toHaveLength(1);
    for (const line of [...general, ...flow, ...linesOf({ CHAIN: VALUE })]) {
      expect(line).not.toContain('4711');
      expect(line).toMatch(/\.$/);
    }
  });

  it('take pictures from hosts, and let the page reach origins', () => {
    const env = { CHAIN: 'mainnet', PUBLIC_ORIGIN: 'https://flunks.example' };
    for (const PICTURE_HOSTS of ['https://a.example', 'a.example/x', 'a.example:8443']) {
      expect(() => read({ ...env, PICTURE_HOSTS })).toThrow(/PICTURE_HOSTS/);
    }
    expect(read({ ...env, PICTURE_HOSTS: 'a.example b.example' }).chain).toMatchObject({
      pictures: { hosts: ['a.example', 'b.example', 'storage.googleapis.com'] },
    });
    for (const CSP_FRAME of ['*', "'unsafe-inline'", 'https://a.example; script-src *']) {
      expect(() => read({ ...env, CSP_FRAME })).toThrow(/CSP_FRAME/);
    }
  });
});

describe('the key of sessions', () => {
  it('is refused without a word of it where it is none', async () => {
    const { d: _, ...open } = JSON.parse(await newSigningKey()) as Record<string, string>;
    const { d } = JSON.parse(await newSigningKey()) as Record<string, string>;
    const halves = [{ ...open }, { ...open, d }, { ...open, x: 'secret', d }];
    for (const text of ['secret', '{"kty":"secret"}', KEY, ...halves.map((half) => JSON.stringify(half))]) {
      const refused = await sessionKeys(text).catch(String);
      expect(refused).toMatch(/^Error: SESSION_SIGNING_KEY is not a private ES256 key in JWK form/);
      expect(refused).not.toContain('secret"');
    }
  });
});
