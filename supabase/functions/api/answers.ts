import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode, Failure } from '../_shared/kernel/result.ts';
import type { Refusal } from '../_shared/contract/errors.ts';

/** The status of each code (API-1). */
const STATUS: Readonly<Record<ErrorCode, ContentfulStatusCode>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  NONCE_EXPIRED: 401,
  BAD_SIGNATURE: 401,
  PROOF_UNSUPPORTED: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PROFILE_REQUIRED: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  REVERTED: 502,
  // Those that only a browser can see; no route answers them.
  DECLINED: 400,
  WALLET_CLOSED: 400,
  POPUP_BLOCKED: 400,
  WRONG_WALLET: 400,
  WRONG_NETWORK: 400,
  EXPIRED: 400,
  NETWORK: 503,
  TIMEOUT: 503,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

export const statusOf = (code: ErrorCode): ContentfulStatusCode => STATUS[code];

export const refusal = ({ code, message }: Failure): Refusal => ({ success: false, error: message, code });

/**
 * Ends a request with a refusal. Thrown inside a transaction it undoes it; a rule's refusal is a Result instead,
 * so that what it counted or kept stays.
 */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
}

/** Thrown when a client went away in the middle of its request: no one hears the answer, and nothing is at fault. */
export class BrokenOff extends Refused {
  constructor() {
    super('BAD_REQUEST', 'The request broke off.');
  }
}
