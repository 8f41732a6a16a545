import type { consoleRoutes } from '../../../_shared/contract/office/console.ts';
import type { Handlers } from '../../calls.ts';
import { announcementHandlers } from './announcements.ts';
import { auditHandlers } from './audit.ts';
import { booksHandlers } from './books.ts';
import { codesHandlers } from './codes.ts';
import { featuresHandlers } from '../system/features.ts';
import { hoursHandlers } from '../system/hours.ts';
import { lockCodesHandlers } from '../town/lockCodes.ts';
import { moderationHandlers } from '../people/moderation.ts';
import { peopleHandlers } from '../people/people.ts';
import { reconciliationHandlers } from './reconciliation.ts';
import { scoresHandlers } from '../arcade/scores.ts';
import { sourcesHandlers } from '../school/sources.ts';
import { watchHandlers } from '../system/watch.ts';

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
