import { announcementRoutes } from './announcements.ts';
import { auditRoutes } from './audit.ts';
import { booksRoutes } from './books.ts';
import { codesRoutes } from './codes.ts';
import { featuresRoutes } from '../system/features.ts';
import { hoursRoutes } from '../system/hours.ts';
import { lockCodesRoutes } from '../town/lockCodes.ts';
import { moderationRoutes } from '../people/moderation.ts';
import { peopleRoutes } from '../people/people.ts';
import { reconciliationRoutes } from './reconciliation.ts';
import { scoresRoutes } from '../arcade/scores.ts';
import { sourcesRoutes } from '../school/sources.ts';
import type { RouteTable } from '../table.ts';
import { watchRoutes } from '../system/watch.ts';

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
