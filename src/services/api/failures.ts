import { ERROR_CODES, fail, type Failure } from '@shared/kernel/result.ts';
import * as shape from '../../kernel/shape.ts';

/** The messages for failures without a message of the server. */
export const FAILURE_TEXTS = {
  offline: 'The school computer does not answer. Check your connection; nothing you typed is lost.',
  slow: 'The school computer took too long to answer. Please try again.',
  down: 'The school computer is out of order just now. Please try again in a moment.',
  broken: 'Something went wrong on our side. Please try again; everything else goes on.',
  large:
    'That is larger than what the way to the school computer lets through. Please try something smaller.',
  many: 'The way to the school computer is crowded. Please try again in a minute.',
  garbled: 'The school computer answered something that makes no sense. Please try again.',
  signedOut: 'You are signed out. Please sign in again.',
} as const;

/** The answer where there is no session to ask with. */
export const SIGNED_OUT = fail('UNAUTHENTICATED', FAILURE_TEXTS.signedOut);

/** The failure behind an exception of fetch. */
export function failureOf(thrown: unknown): Failure {
  const timedOut = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  return timedOut
    ? { code: 'TIMEOUT', message: FAILURE_TEXTS.slow }
    : { code: 'NETWORK', message: FAILURE_TEXTS.offline };
}

/** By these a gateway says that it has no answer of the server (RFC 9110). */
const GATEWAY_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether this came from the server itself and not from something before it. */
const readOurs = shape.reader(shape.looseObject({ success: shape.unknown }));
export const isOurs = (body: unknown): body is { readonly success: unknown } => readOurs(body) !== null;

/** Whether the server was reached, however it answered: a gateway alone answers for one that was not (OFFLINE-5). */
export const wasReached = (status: number, body: unknown): boolean =>
  isOurs(body) || !GATEWAY_STATUS.has(status);

/** What a proxy, a firewall or a host in front of the server says by its status, in a page of its own. */
const BY_STATUS: Readonly<Record<number, Failure>> = {
  413: { code: 'TOO_LARGE', message: FAILURE_TEXTS.large },
  429: { code: 'RATE_LIMITED', message: FAILURE_TEXTS.many },
};

const readRefusal = shape.reader(shape.object({ code: shape.picklist(ERROR_CODES), error: shape.string }));

/** Reads a refusal of the server, or explains an answer that is not the server's. */
export function refusalOf(status: number, body: unknown): Failure {
  const refusal = readRefusal(body);
  if (refusal !== null) return { code: refusal.code, message: refusal.error };
  const known = BY_STATUS[status];
  if (known !== undefined) return known;
  if (!wasReached(status, body)) return { code: 'UNAVAILABLE', message: FAILURE_TEXTS.down };
  return { code: 'INTERNAL', message: status >= 500 ? FAILURE_TEXTS.broken : FAILURE_TEXTS.garbled };
}
