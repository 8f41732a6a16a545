import type { ErrorCode } from '../_shared/kernel/result.ts';
import { isWrite, type Declaration } from './route.ts';

/** The refusals that do not come from the rule of a route. */
export const COMMON_REFUSALS = {
  BAD_REQUEST: 'the request does not fit its schema, or is no JSON',
  UNAUTHENTICATED:
    'nobody is signed in, or no longer; of a call that guests may make: the token that came is over',
  FORBIDDEN:
    'the wallet that is named is not the one that signed in, or is no administrator; of a write that needs no token: ' +
    "it comes from another site's page",
  METHOD_NOT_ALLOWED: 'the path is known, the method is another',
  CONFLICT: 'the Idempotency-Key was used for another request, or its answer is no longer kept',
  TOO_LARGE: 'the body is larger than 64 KB',
  RATE_LIMITED: 'there were too many calls; Retry-After says for how many seconds',
  INTERNAL: 'something went wrong on the server',
  UNAVAILABLE: 'the server cannot reach its database, or save anything',
} as const satisfies { readonly [Code in ErrorCode]?: string };

/** What every route can be refused with. */
export const OF_EVERY_ROUTE: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
];

/** What a route can be refused with beside that, and the reason that its own rule has; null: it has none. */
export function refusalsOf(declared: Declaration): ReadonlyMap<ErrorCode, string | null> {
  const { caller, owner, refusals = {} } = declared;
  const write = isWrite(declared);
  const needsToken = caller === 'member' || caller === 'administrator';
  const ofItsKind: readonly (readonly [ErrorCode, boolean])[] = [
    ['UNAUTHENTICATED', caller !== 'anyone'],
    ['FORBIDDEN', caller === 'administrator' || owner !== undefined || (write && !needsToken)],
    ['CONFLICT', write && declared.idempotency === undefined],
    ['RATE_LIMITED', write || declared.uncounted !== true],
  ];
  const found = new Map<ErrorCode, string | null>();
  for (const [code, holds] of ofItsKind) if (holds) found.set(code, null);
  // The keys are those of its type.
  for (const [code, when] of Object.entries(refusals)) found.set(code as ErrorCode, when);
  return found;
}
