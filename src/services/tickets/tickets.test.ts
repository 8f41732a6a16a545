import { expect, it } from 'vitest';
import { createTicketReader } from './tickets.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const written = (part: object): string => base64url(new TextEncoder().encode(JSON.stringify(part)));

const NOW = 1_700_000_000_000;
const CLAIMS = {
  topic: 'room:general-chat',
  author: 'a',
  username: 'Zoë',
  profile_icon: 'cap',
  muted: false,
  exp: NOW / 1000 + 600,
};

async function setUp() {
  const make = () =>
    crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const [own, other] = await Promise.all([make(), make()]);
  const sign = async (claims: object, key = own.privateKey, kid = 'k1'): Promise<string> => {
    const text = `${written({ alg: 'ES256', kid })}.${written(claims)}`;
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      new TextEncoder().encode(text),
    );
    return `${text}.${base64url(new Uint8Array(signature))}`;
  };
  let asked = 0;
  const keys = [{ ...(await crypto.subtle.exportKey('jwk', own.publicKey)), kid: 'k1' }];
  const read = createTicketReader(async () => {
    asked += 1;
    return Response.json({ keys });
  });
  return { sign, read, other, asked: () => asked };
}

it('believes a ticket that the server signed for this channel', async () => {
  const { sign, read, asked } = await setUp();
  const ticket = await sign(CLAIMS);
  expect(await read(ticket, CLAIMS.topic, NOW)).toEqual(CLAIMS);
  expect(await read(ticket, CLAIMS.topic, NOW)).toEqual(CLAIMS);
  expect(asked()).toBe(1);
});

it('believes none that another key signed, and none whose claims were changed', async () => {
  const { sign, read, other } = await setUp();
  expect(await read(await sign(CLAIMS, other.privateKey), CLAIMS.topic, NOW)).toBeNull();
  const [head, , signature] = (await sign(CLAIMS)).split('.');
  const forged = `${head}.${written({ ...CLAIMS, username: 'principal' })}.${signature}`;
  expect(await read(forged, CLAIMS.topic, NOW)).toBeNull();
});

it('believes none for another channel, and none that is long over (CHAT-9)', async () => {
  const { sign, read } = await setUp();
  const ticket = await sign(CLAIMS);
  expect(await read(ticket, 'place:arcade', NOW)).toBeNull();
  expect(await read(ticket, CLAIMS.topic, NOW + 700_000)).toBeNull();
});

it.each([null, 7, {}, '', 'a.b.c', 'x'.repeat(100_000)])('takes %s for no ticket', async (ticket) => {
  const { read } = await setUp();
  expect(await read(ticket, CLAIMS.topic, NOW)).toBeNull();
});
