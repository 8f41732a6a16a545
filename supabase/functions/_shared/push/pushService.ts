import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { Device } from '../db/people/pushes.ts';
import { PUSH_HOSTS, isPushService, type PushMessage } from '../domain/people/push.ts';

/** What a push service said to a message. */
export type PushAnswer =
  | { readonly became: 'taken' | 'gone' }
  /** It takes none of this kind, or none of this server: it is not asked again. */
  | { readonly became: 'refused'; readonly status: number }
  /** It takes none now; for how long it asks to be left alone (ms). */
  | { readonly became: 'busy'; readonly afterMs: number | null };

/** Sends messages to browsers by their push services (PUSH-1). */
export interface PushSender {
  /** By which browsers know messages of this server. */
  readonly publicKey: string;
  /** Whether an address is one of a push service that it sends to. */
  accepts(endpoint: string): boolean;
  /** Never rejects. `seconds` is how long the service may keep it for a browser that is away. */
  send(device: Device, message: PushMessage, seconds: number): Promise<PushAnswer>;
}

/** What the server says of itself to push services (RFC 8292). */
export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where its operator is reached: a mailto: or an https: address. */
  readonly subject: string;
  readonly hosts: readonly string[];
}

const PART = /^[A-Za-z0-9_-]{43}$/;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+){1,8}$/;

/** The key in a variable: both halves of a pair for P-256, as `npm run push-key` prints it. */
function keyOf(json: string): Pick<PushSettings, 'publicKey' | 'privateKey'> {
  try {
    // JSON.parse returns any; every field is checked below.
    const { x, y, d } = JSON.parse(json) as Record<string, unknown>;
    if ([x, y, d].every((part) => typeof part === 'string' && PART.test(part)))
      return { publicKey: pointOf(String(x), String(y)), privateKey: String(d) };
  } catch {
    // Told below.
  }
  throw new Error('VAPID_KEY is not a key as `npm run push-key` prints it.');
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** A public key as browsers take it: an uncompressed point in base64url. */
function pointOf(x: string, y: string): string {
  const bytes = [4, ...bytesOf(x), ...bytesOf(y)];
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A new key for VAPID_KEY, to be kept secret. */
export async function newPushKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return JSON.stringify({ x, y, d });
}

/**
 * Reads by what the server sends pushes; null: it sends none.
 *
 * @throws with what is wrong with it
 */
export function pushSettings(read: (name: string) => string | undefined): PushSettings | null {
  const json = read('VAPID_KEY')?.trim() ?? '';
  if (json === '') return null;
  const subject = read('VAPID_SUBJECT')?.trim() || (read('PUBLIC_ORIGIN')?.trim() ?? '');
  if (!/^(mailto:.+@|https:\/\/)/.test(subject))
    throw new Error('VAPID_KEY needs VAPID_SUBJECT, a mailto: or an https: address (.env.example).');
  const more = (read('PUSH_HOSTS') ?? '').split(/\s+/).filter(Boolean);
  if (!more.every((host) => HOST.test(host)))
    throw new Error('PUSH_HOSTS is not a list of hosts such as push.example, separated by spaces.');
  return { ...keyOf(json), subject, hosts: [...PUSH_HOSTS, ...more] };
}

/** How long a push service may take to answer (ms). */
const WITHIN_MS = 5_000;

/** How long an answer asks to be left alone (ms); null: it does not say in seconds. */
function afterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function answerOf(response: Response): PushAnswer {
  const { status, ok } = response;
  if (ok) return { became: 'taken' };
  if (status === 404 || status === 410) return { became: 'gone' };
  if (status === 429 || status >= 500) return { became: 'busy', afterMs: afterOf(response) };
  return { became: 'refused', status };
}

/** Sends by the Web Push protocol (RFC 8030, 8291, 8292). */
export const pushSender = (
  { publicKey, privateKey, subject, hosts }: PushSettings,
  request: typeof fetch = fetch,
  withinMs = WITHIN_MS,
): PushSender => ({
  publicKey,
  accepts: (endpoint) => isPushService(endpoint, hosts),
  async send({ endpoint, p256dh, auth }, message, seconds) {
    if (!isPushService(endpoint, hosts)) return { became: 'gone' };
    try {
      const payload = await buildPushPayload(
        { data: JSON.stringify(message), options: { ttl: seconds, topic: `n${message.tag}` } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { publicKey, privateKey, subject },
      );
      const response = await request(endpoint, {
        ...payload,
        method: 'POST',
        // An address elsewhere is not asked.
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      });
      await response.body?.cancel();
      return answerOf(response);
    } catch (fault) {
      // Keys that are none come from a page that made them up.
      return isOfKeys(fault) ? { became: 'gone' } : { became: 'busy', afterMs: null };
    }
  },
});

/** Whether the keys of a browser cannot be used: then WebCrypto or the library says so, and no request was made. */
const isOfKeys = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'DataError' || fault.message.startsWith('Subscription '));
