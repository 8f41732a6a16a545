import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The older key, which is a token as well, and one of those that take its place and are none. */
export const SERVICE_KEY = 'the service key';
export const SECRET_KEY = 'sb_secret_key';

export interface StoredObject {
  readonly type: string;
  readonly bytes: Buffer;
  /** How long those may keep it who fetch it from Storage itself. */
  readonly cacheControl: string | undefined;
}

/** A stand-in for Supabase Storage, of which it speaks the few calls that the server makes, refusals included. */
export interface StorageService {
  /** Of its project. */
  readonly url: string;
  /** What lies in it, by bucket and name. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** False: every call fails, until it is true again. */
  isUp: boolean;
  stop(): void;
}

/** Whether a bucket may be read by everybody. */
export type Buckets = Readonly<Record<string, 'public' | 'private'>>;

/** Storage answers most of its refusals with 400, and says in the body which they are. */
const refusal = (statusCode: number, error: string, message: string) =>
  [400, JSON.stringify({ statusCode: String(statusCode), error, message })] as const;
const NO_OBJECT = refusal(404, 'not_found', 'Object not found');
const NO_BUCKET = refusal(404, 'Bucket not found', 'Bucket not found');
const TAKEN = refusal(409, 'Duplicate', 'The resource already exists');
const FORBIDDEN = refusal(403, 'Unauthorized', 'Invalid Compact JWS');
const BROKEN = [500, '{}'] as const;

const PATH = /^\/storage\/v1\/object\/(?:(authenticated|public)\/)?([^/]+)(?:\/(.+))?$/;

/** A secret key is no token, and the service key is. */
const isOpenedBy = ({ authorization, apikey }: IncomingMessage['headers']): boolean =>
  apikey === SECRET_KEY
    ? authorization === undefined
    : apikey === SERVICE_KEY && authorization === `Bearer ${SERVICE_KEY}`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // A request of Node has its body in buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts it on a free port of 127.0.0.1, with these buckets, empty. */
export async function startStorage(buckets: Buckets): Promise<StorageService> {
  const objects = new Map<string, StoredObject>();
  const isUp = { now: true };

  function remove(bucket: string, body: Buffer): readonly [number, string] {
    // What the one caller sends.
    const { prefixes } = JSON.parse(body.toString()) as { readonly prefixes: readonly string[] };
    for (const name of prefixes) objects.delete(`${bucket}/${name}`);
    return [200, '[]'];
  }
  function put(at: string, body: Buffer, headers: IncomingMessage['headers']): readonly [number, string] {
    if (objects.has(at) && headers['x-upsert'] !== 'true') return TAKEN;
    const { 'content-type': type = '', 'cache-control': cacheControl } = headers;
    objects.set(at, { type, bytes: body, cacheControl });
    return [200, JSON.stringify({ Key: at })];
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { headers, method } = request;
    const say = ([status, text]: readonly [number, string | Buffer], type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(text);
    const [, reading, bucket = '', name] = PATH.exec(request.url ?? '') ?? [];
    const at = `${bucket}/${name}`;
    if (!isUp.now) say(BROKEN);
    else if (reading !== 'public' && !isOpenedBy(headers)) say(FORBIDDEN);
    else if (buckets[bucket] === undefined || (reading === 'public' && buckets[bucket] !== 'public'))
      say(NO_BUCKET);
    else if (method === 'DELETE') say(remove(bucket, body));
    else if (method === 'POST') say(put(at, body, headers));
    else {
      const found = reading === undefined ? undefined : objects.get(at);
      if (found) say([200, found.bytes], found.type);
      else say(NO_OBJECT);
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // `address()` is a string only for a server on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    get isUp() {
      return isUp.now;
    },
    set isUp(now) {
      isUp.now = now;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
