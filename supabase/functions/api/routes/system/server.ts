import { fail, ok } from '../../../_shared/kernel/result.ts';
import { Done, Nothing } from '../../../_shared/contract/values.ts';
import { HealthAnswer } from '../../../_shared/contract/system/server.ts';
import { route } from '../../route.ts';
import { isoOf } from '../../../_shared/kernel/units.ts';

/** The server itself. */
export const serverRoutes = [
  route(
    'GET /api/live',
    {
      caller: 'anyone',
      about: 'Whether the process answers at all: for what restarts it. Nothing else is asked.',
      query: Nothing,
      uncounted: true,
      example: {},
      answer: Done,
    },
    { procedure: async () => ok({}) },
  ),

  route(
    'GET /api/health',
    {
      caller: 'anyone',
      about:
        'Whether the server can answer: for what sends people to it. 503 when the database does not answer, which is asked once a second at most.',
      query: Nothing,
      uncounted: true,
      example: {},
      answer: HealthAnswer,
    },
    {
      async procedure({ deps }) {
        const { database, chain, index, housekeptAt } = await deps.health();
        if (!database) return fail('UNAVAILABLE', 'The database does not answer.');
        const housekeepingAt = isoOf(housekeptAt);
        return ok({ chain, index, lacks: [...deps.lacks], push: deps.push !== null, housekeepingAt });
      },
    },
  ),
] as const;
