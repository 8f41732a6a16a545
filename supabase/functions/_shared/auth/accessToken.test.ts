import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { epochMs, parseAddress, type Address } from '../kernel/units.ts';
import {
  ACCESS_TOKEN_MS,
  mintAccessToken,
  readAccessToken,
  type Bearer,
  type TokenOptions,
} from './accessToken.ts';
import { newSigningKey, sessionKeys } from './keys.ts';

const NOW = epochMs(Date.parse('2026-01-05T12:00:00Z'));
const after = (ms: number) => epochMs(NOW + ms);
const wallet: Address | null = parseAddress('0x0000000000000001');
if (wallet === null) throw new Error('not an address');
const bearer: Bearer = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID(), wallet };

describe('an access token', () => {
  let options: TokenOptions;
  beforeAll(async () => {
    options = { keys: await sessionKeys(await newSigningKey()), issuer: 'https://school.test/auth/v1' };
  });
  afterEach(() => vi.restoreAllMocks());
  const minted = async () => (await mintAccessToken(bearer, NOW, options)).token;

  it('is verified once, and believed until it expires', async () => {
    const token = await minted();
    const verify = vi.spyOn(crypto.subtle, 'verify');
    for (const ms of [0, 1_000, ACCESS_TOKEN_MS - 1_000]) {
      expect(await readAccessToken(token, after(ms), options)).toEqual(bearer);
    }
    expect(verify).toHaveBeenCalledTimes(1);
    expect(await readAccessToken(token, after(ACCESS_TOKEN_MS), options)).toBeNull();
  });

  it('names a key of the project where its key was imported, as hosted Realtime asks (SIGN-IN-4)', async () => {
    const [imported, ...others] = await Promise.all(Array.from({ length: 3 }, newSigningKey));
    const open = (key: string): JWK => {
      // It is a JWK, of which the project shows all but what is secret.
      const { d: _, ...shown } = JSON.parse(key) as JWK;
      return { ...shown, key_ops: ['verify'] };
    };
    const keys = await sessionKeys(imported ?? '');
    const { token } = await mintAccessToken(bearer, NOW, { ...options, keys });
    const project = createLocalJWKSet({ keys: [...others, imported ?? ''].map(open) });
    const read = (list: typeof project) => jwtVerify(token, list, { currentDate: new Date(NOW) });
    expect((await read(project)).payload).toMatchObject({ sub: bearer.userId, role: 'authenticated' });
    await expect(read(createLocalJWKSet({ keys: others.map(open) }))).rejects.toThrow(/no applicable key/);
  });

  it('is believed by no other issuer and no other key, after it was verified', async () => {
    const token = await minted();
    expect(await readAccessToken(token, NOW, options)).toEqual(bearer);
    expect(
      await readAccessToken(token, NOW, { ...options, issuer: 'https://other.test/auth/v1' }),
    ).toBeNull();
    const keys = await sessionKeys(await newSigningKey());
    expect(await readAccessToken(token, NOW, { ...options, keys })).toBeNull();
  });

  it('is refused when one letter of it differs from one that was verified', async () => {
    const token = await minted();
    expect(await readAccessToken(token, NOW, options)).toEqual(bearer);
    const [head = '', claims = '', seal = ''] = token.split('.');
    const other = seal.startsWith('A') ? `B${seal.slice(1)}` : `A${seal.slice(1)}`;
    expect(await readAccessToken(`${head}.${claims}.${other}`, NOW, options)).toBeNull();
  });

  it('is verified again when many others were used since', async () => {
    const token = await minted();
    const others = await Promise.all(Array.from({ length: 5_000 }, minted));
    expect(await readAccessToken(token, NOW, options)).toEqual(bearer);
    for (const other of others) await readAccessToken(other, NOW, options);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    expect(await readAccessToken(token, NOW, options)).toEqual(bearer);
    expect(verify).toHaveBeenCalledTimes(1);
  });
});
