import { ERROR_CODES, fail, type Failure } from '../../../supabase/functions/_shared/kernel/result.ts';

/** The messages for failures without a message of the server. */
export const FAILURE_TEXTS = {
  offline: 'The school computer does not answer. Check your connection; nothing you typed is lost.',
  slow: 'The school computer took too long to answer. Please try again.',
  down: 'The school computer is out of order just now. Please try again in a moment.',
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

/** Reads a refusal of the server, or explains an answer that is not one. */
export function refusalOf(status: number, body: unknown): Failure {
  if (typeof body === 'object' && body !== null && 'error' in body && 'code' in body) {
    const code = ERROR_CODES.find((known) => known === body.code);
    if (code !== undefined && typeof body.error === 'string') return { code, message: body.error };
  }
  return status >= 500
    ? { code: 'UNAVAILABLE', message: FAILURE_TEXTS.down }
    : { code: 'INTERNAL', message: FAILURE_TEXTS.garbled };
}
