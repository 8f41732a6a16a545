import { announcementRoutes } from './announcements.ts';
import { auditRoutes } from './audit.ts';
import { booksRoutes } from './books.ts';
import { codesRoutes } from './codes.ts';
import { featuresRoutes } from './features.ts';
import { hoursRoutes } from './hours.ts';
import { lockCodesRoutes } from './lockCodes.ts';
import { moderationRoutes } from './moderation.ts';
import { peopleRoutes } from './people.ts';
import { reconciliationRoutes } from './reconciliation.ts';
import { scoresRoutes } from './scores.ts';
import { sourcesRoutes } from './sources.ts';
import type { RouteTable } from './table.ts';
import { watchRoutes } from './watch.ts';

/** What the operator's console asks (CONSOLE-1), page by page. */
export const consoleRoutes = {
  ...announcementRoutes,
  ...auditRoutes,
  ...booksRoutes,
  ...codesRoutes,
  ...featuresRoutes,
  ...hoursRoutes,
  ...lockCodesRoutes,
  ...moderationRoutes,
  ...peopleRoutes,
  ...reconciliationRoutes,
  ...scoresRoutes,
  ...sourcesRoutes,
  ...watchRoutes,
} as const satisfies RouteTable;
