import type { consoleRoutes } from '../../_shared/contract/console.ts';
import type { Handlers } from '../calls.ts';
import { announcementHandlers } from './announcements.ts';
import { auditHandlers } from './audit.ts';
import { booksHandlers } from './books.ts';
import { codesHandlers } from './codes.ts';
import { featuresHandlers } from './features.ts';
import { hoursHandlers } from './hours.ts';
import { lockCodesHandlers } from './lockCodes.ts';
import { moderationHandlers } from './moderation.ts';
import { peopleHandlers } from './people.ts';
import { reconciliationHandlers } from './reconciliation.ts';
import { scoresHandlers } from './scores.ts';
import { sourcesHandlers } from './sources.ts';
import { watchHandlers } from './watch.ts';

export const consoleHandlers: Handlers<typeof consoleRoutes> = {
  ...announcementHandlers,
  ...auditHandlers,
  ...booksHandlers,
  ...codesHandlers,
  ...featuresHandlers,
  ...hoursHandlers,
  ...lockCodesHandlers,
  ...moderationHandlers,
  ...peopleHandlers,
  ...reconciliationHandlers,
  ...scoresHandlers,
  ...sourcesHandlers,
  ...watchHandlers,
};
