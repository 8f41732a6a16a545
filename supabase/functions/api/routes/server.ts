import { fail, ok } from '../../_shared/kernel/result.ts';
import type { serverRoutes } from '../../_shared/contract/server.ts';
import type { Handlers } from '../calls.ts';

export const serverHandlers: Handlers<typeof serverRoutes> = {
  'GET /api/health': {
    procedure: async ({ deps }) =>
      (await deps.databaseAnswers()) ? ok({}) : fail('UNAVAILABLE', 'The database does not answer.'),
  },
};
