import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { PushMessage } from '@shared/domain/people/push.ts';
import { newPushKey, pushSender, pushSettings } from '@shared/push/pushService.ts';

const HOST = 'push.example';
const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  Buffer.from(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)).toString('base64url');

/** A browser that takes messages: the keys of its subscription, by which it alone reads them (RFC 8291). */
export async function newReceiver(name: string) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const own = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const derive = async (secret: BufferSource, salt: BufferSource, info: BufferSource, bytes: number) => {
    const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
    const bits = await crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt, info },
      key,
      bytes * 8,
    );
    return new Uint8Array(bits);
  };
  const text = (value: string) => new TextEncoder().encode(value);
  return {
    endpoint: `https://${HOST}/${name}`,
    p256dh: base64url(own),
    auth: base64url(auth),
    /** Reads a body as a browser does. */
    async read(body: Uint8Array): Promise<PushMessage> {
      const bytes = Uint8Array.from(body);
      const length = bytes[20] ?? 0;
      const [salt, theirs, sealed] = [
        bytes.slice(0, 16),
        bytes.slice(21, 21 + length),
        bytes.slice(21 + length),
      ];
      const key = { name: 'ECDH', namedCurve: 'P-256' };
      const sender = await crypto.subtle.importKey('raw', theirs, key, false, []);
      const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: sender }, pair.privateKey, 256);
      const info = Uint8Array.from([...text('WebPush: info\0'), ...own, ...theirs]);
      const secret = await derive(shared, auth, info, 32);
      const [content, nonce] = await Promise.all([
        derive(secret, salt, text('Content-Encoding: aes128gcm\0'), 16),
        derive(secret, salt, text('Content-Encoding: nonce\0'), 12),
      ]);
      const opener = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
      const open = new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, opener, sealed),
      );
      // What follows the delimiter pads.
      const said = new TextDecoder().decode(open.slice(0, open.lastIndexOf(2)));
      return JSON.parse(said) as PushMessage;
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof newReceiver>>;

interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a push service does with a message: the status that it answers, after how many seconds it may be asked again, or nothing. */
export type Manner =
  | { readonly status: number; readonly retryAfter?: number; readonly location?: string }
  | 'hangs';

/** A push service over HTTP on this machine, and a sender of a server's that takes it for that of `push.example`. */
export async function startPushService(withinMs = 5_000) {
  const taken: Taken[] = [];
  let manner: Manner = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (manner === 'hangs') return;
      const { status, retryAfter, location } = manner;
      response.writeHead(status, {
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
        ...(location !== undefined && { location }),
      });
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const key = await newPushKey();
  const env: Readonly<Record<string, string>> = {
    VAPID_KEY: key,
    VAPID_SUBJECT: 'mailto:office@school.example',
    PUSH_HOSTS: HOST,
  };
  const settings = pushSettings((name) => env[name]);
  if (settings === null) throw new Error('no key');
  const atHome: typeof fetch = (input, init) =>
    fetch(
      (typeof input === 'string' ? input : '').replace(`https://${HOST}`, `http://127.0.0.1:${port}`),
      init,
    );
  const { x, y } = JSON.parse(key) as { x: string; y: string };
  return {
    push: pushSender(settings, atHome, withinMs),
    taken,
    behave(next: Manner): void {
      manner = next;
    },
    /** The claims of a message's sender, once its signature was verified as push services do. */
    async sender({ headers }: Taken) {
      const token = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
      return (await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))).payload;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
