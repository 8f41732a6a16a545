import type { RouteTable } from './table.ts';
import { Done, Nothing } from './values.ts';

/** The server itself. */
export const serverRoutes = {
  'GET /api/health': {
    caller: 'anyone',
    about: 'Says that the function runs; it does not ask the database.',
    query: Nothing,
    example: {},
    answer: Done,
  },
} as const satisfies RouteTable;
