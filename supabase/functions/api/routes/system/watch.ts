import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import { isoOf } from '../../../_shared/kernel/units.ts';
import { WatchAnswer } from '../../../_shared/contract/system/watch.ts';
import { route } from '../../route.ts';

/** How the server is, at a glance (CONSOLE-10). */
export const watchRoutes = [
  route(
    'GET /api/console/watch',
    {
      caller: 'administrator',
      about: 'How this process and its database are: what GET /metrics tells, at a glance.',
      query: z.object({}),
      example: {},
      answer: WatchAnswer,
    },
    {
      async procedure({ deps: { health, sockets, databaseFacts, callMetrics } }) {
        const [{ chain, index, housekeptAt }, { bytes, reconciliation }] = await Promise.all([
          health(),
          databaseFacts(),
        ]);
        const { since, inFlight, routes } = callMetrics.summary();
        return ok({
          since: isoOf(since),
          calls_in_flight: inFlight,
          sockets: sockets(),
          routes: [...routes],
          chain,
          index,
          housekept_at: isoOf(housekeptAt),
          reconciled_at: reconciliation?.at.toISOString() ?? null,
          problems: reconciliation?.problems ?? null,
          database_bytes: bytes,
        });
      },
    },
  ),
] as const;
