import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { serverRoutes } from '../../../_shared/contract/system/server.ts';
import type { Handlers } from '../../calls.ts';

export const serverHandlers: Handlers<typeof serverRoutes> = {
  'GET /api/live': { procedure: async () => ok({}) },

  'GET /api/health': {
    async procedure({ deps }) {
      const { database, chain, index, housekeptAt } = await deps.health();
      if (!database) return fail('UNAVAILABLE', 'The database does not answer.');
      const housekeepingAt = housekeptAt === null ? null : new Date(housekeptAt).toISOString();
      return ok({ chain, index, housekeepingAt });
    },
  },
};
