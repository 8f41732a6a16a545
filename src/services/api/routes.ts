// Made by `npm run api` from the tables of the contract; what differs from them does not compile.
import type { KeylessRoutes, OpenRoutes } from '../../../supabase/functions/_shared/contract/index.ts';

/** Routes that need no session: 'guest' takes a token while a person is signed in, 'anyone' takes none. */
export const OPEN_ROUTES: OpenRoutes = {
  'POST /api/validate-access': 'guest',
  'GET /api/access': 'guest',
  'POST /api/auth/nonce': 'anyone',
  'POST /api/auth/verify': 'anyone',
  'POST /api/auth/refresh': 'anyone',
  'POST /api/auth/sign-out': 'anyone',
  'GET /api/chain': 'anyone',
  'GET /api/collection/tokens': 'anyone',
  'GET /api/collection/traits': 'anyone',
  'GET /api/collection/token': 'anyone',
  'POST /api/collection/index': 'anyone',
  'POST /api/submit-feedback': 'guest',
  'GET /api/games/run': 'anyone',
  'GET /api/games/board': 'guest',
  'GET /api/flappyflunk-leaderboard': 'anyone',
  'GET /api/flunky-uppy-leaderboard': 'anyone',
  'GET /api/locker-info': 'anyone',
  'GET /api/locks/state': 'guest',
  'POST /api/locks/attempt': 'guest',
  'GET /api/live': 'anyone',
  'GET /api/health': 'anyone',
  'GET /api/time-config': 'anyone',
  'GET /api/town/access': 'guest',
  'POST /api/town/presence': 'guest',
  'GET /api/town/presence': 'anyone',
  'GET /api/town/news': 'anyone',
};

/** Writes that take no Idempotency-Key. */
export const KEYLESS_ROUTES: KeylessRoutes = {
  'POST /api/auth/nonce': true,
  'POST /api/auth/verify': true,
  'POST /api/auth/refresh': true,
  'POST /api/auth/sign-out': true,
  'POST /api/collection/refresh': true,
  'POST /api/collection/index': true,
  'POST /api/emergency-clique-access': true,
  'POST /api/games/link': true,
  'POST /api/games/close': true,
  'POST /api/flappyflunk-score': true,
  'POST /api/flunky-uppy-score': true,
  'POST /api/locks/attempt': true,
  'POST /api/check-digital-lock-claim': true,
  'POST /api/story/facts': true,
  'POST /api/town/presence': true,
  'POST /api/town/floodlights': true,
  'POST /api/zoltar/commitment': true,
};
