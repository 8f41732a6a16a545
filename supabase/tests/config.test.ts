import { describe, expect, it } from 'vitest';
import { settings } from '../local/config.ts';
import { Misconfigured } from '../local/misconfigured.ts';
import { openFromEnvironment } from '../local/start.ts';

describe('the settings', () => {
  const read = (env: Record<string, string>) => settings(env, '/root');
  const key = 'a key';

  it('want a chain, and everything that the chain and the database need', () => {
    expect(() => read({})).toThrow(/CHAIN is missing/);
    expect(() => read({ CHAIN: 'dogecoin' })).toThrow(Misconfigured);
    expect(() => read({ CHAIN: 'emulator' })).toThrow(/FLOW_ACCESS_NODE/);
    expect(() => read({ CHAIN: 'testnet' })).toThrow(/FLOW_CONTRACTS.*Flunks/);
    expect(() => read({ CHAIN: 'testnet', FLOW_CONTRACTS: 'Flunks=here' })).toThrow(
      /FLOW_CONTRACTS.*Flunks=here/,
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

  it('let the page reach what the network’s wallets need, and what is named beside it', () => {
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

  it('refuse the demo chain on the database of another machine, unless told to', () => {
    const far = { CHAIN: 'demo', SESSION_SIGNING_KEY: key, DATABASE_URL: 'postgres://db.example/x' };
    expect(() => read(far)).toThrow(/refused/);
    expect(read({ ...far, ALLOW_DEMO: '1' }).chain).toEqual({ name: 'demo' });
    expect(read({ ...far, DATABASE_URL: 'postgres://localhost/x' }).chain).toEqual({ name: 'demo' });
  });

  it('refuse the demo chain on the network, where everyone could be its administrator, unless told to', () => {
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

  it('take no secret of a proxy that could be guessed', () => {
    expect(() => read({ CHAIN: 'demo', PROXY_SECRET: 'proxy' })).toThrow(/PROXY_SECRET/);
    expect(read({ CHAIN: 'demo', PROXY_SECRET: 'x'.repeat(32) }).proxySecret).toHaveLength(32);
    expect(read({ CHAIN: 'demo' }).proxySecret).toBeUndefined();
  });

  it('can raise the limits and not lower them', () => {
    const limits = (asked: unknown) => read({ CHAIN: 'demo', API_LIMITS: JSON.stringify(asked) }).limits;
    expect(limits({ wallet: 5000 })).toEqual({ wallet: 5000 });
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
});
