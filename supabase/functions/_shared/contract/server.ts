import type { RouteTable } from './table.ts';
import { Done, Nothing } from './values.ts';

/** The server itself. */
export const serverRoutes = {
  'GET /api/health': {
    caller: 'anyone',
    about:
      'Whether the server and its database work: for whoever watches over them. The database is asked once a second at most.',
    query: Nothing,
    uncounted: true,
    example: {},
    answer: Done,
  },
} as const satisfies RouteTable;
