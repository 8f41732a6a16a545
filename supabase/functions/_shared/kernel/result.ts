/** Every way an operation the product expects to fail can fail; the server's `code` field uses the same names. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'TOO_LARGE',
  'RATE_LIMITED',
  'PROFILE_REQUIRED',
  'NONCE_EXPIRED',
  'BAD_SIGNATURE',
  'PROOF_UNSUPPORTED',
  'DECLINED',
  'WALLET_CLOSED',
  'POPUP_BLOCKED',
  'WRONG_WALLET',
  'WRONG_NETWORK',
  'EXPIRED',
  'REVERTED',
  'NETWORK',
  'TIMEOUT',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected failure: `code` for programs, `message` for the person. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
}

/** What an effect that threw is told as: a fault of ours, and no answer. The person can still try again. */
export const FAULT: Failure = { code: 'INTERNAL', message: 'Something went wrong. Please try again.' };

const OUTAGES: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE']);

/** Whether the server was not reached or could not work, rather than refused. */
export const isOutage = ({ code }: Failure): boolean => OUTAGES.has(code);

/** Whether an act that failed so may have been done all the same: its answer is lost. */
export const mayBeDone = (failure: Failure): boolean => isOutage(failure) || failure.code === 'INTERNAL';

/** Whether the failure is temporary (an outage, or too many requests), so that the same attempt may be repeated. */
export const isPassing = (failure: Failure): boolean => isOutage(failure) || failure.code === 'RATE_LIMITED';

/** The answer of an operation that may fail in an expected way. Unexpected faults are thrown. */
export type Result<Value, Fault = Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Fault };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const fail = (code: ErrorCode, message: string): Result<never> => ({
  ok: false,
  error: { code, message },
});

/** Whether an operation failed in an expected way. */
export const failed = ({ ok: done }: Result<unknown, unknown>): boolean => !done;
