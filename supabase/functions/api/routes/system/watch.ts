import { ok } from '../../../_shared/kernel/result.ts';
import type { watchRoutes } from '../../../_shared/contract/system/watch.ts';
import type { Handlers } from '../../calls.ts';

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const watchHandlers: Handlers<typeof watchRoutes> = {
  'GET /api/console/watch': {
    async procedure({ deps: { health, sockets, databaseFacts, callMetrics } }) {
      const [{ chain, index, housekeptAt }, { bytes, reconciliation }] = await Promise.all([
        health(),
        databaseFacts(),
      ]);
      const { since, inFlight, routes } = callMetrics.summary();
      return ok({
        since: new Date(since).toISOString(),
        calls_in_flight: inFlight,
        sockets: sockets(),
        routes: [...routes],
        chain,
        index,
        housekept_at: iso(housekeptAt),
        reconciled_at: reconciliation?.at.toISOString() ?? null,
        problems: reconciliation?.problems ?? null,
        database_bytes: bytes,
      });
    },
  },
};
