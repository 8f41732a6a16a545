import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { announcementRoutes } from '../../../_shared/contract/office/announcements.ts';
import {
  announce,
  announcementsPage,
  holdAnnouncement,
  shownAnnouncements,
  withdrawAnnouncement,
} from '../../../_shared/db/office/announcements.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import type { Handlers } from '../../calls.ts';

export const announcementHandlers: Handlers<typeof announcementRoutes> = {
  'GET /api/announcements': async (tx) => ok({ announcements: await shownAnnouncements(tx) }),

  async 'GET /api/console/announcements'(tx, _admin, asked) {
    const { items, next } = await announcementsPage(tx, asked);
    return ok({ announcements: items, next });
  },

  async 'POST /api/console/announcements'(tx, { wallet }, { reason, ...announcement }) {
    const id = await announce(tx, wallet, announcement);
    if (id === null) return fail('BAD_REQUEST', 'It would end before it begins.');
    await record(tx, wallet, { act: 'announced', subject: id, became: announcement, reason });
    return ok({ id });
  },

  async 'POST /api/console/announcements/withdrawal'(tx, { wallet }, { id, withdrawn, reason }) {
    const before = await holdAnnouncement(tx, id);
    if (before === null) return fail('NOT_FOUND', 'There is no such announcement.');
    if (before.withdrawn === withdrawn) return fail('CONFLICT', 'It is so already.');
    await withdrawAnnouncement(tx, id, withdrawn);
    await record(tx, wallet, {
      act: withdrawn ? 'announcement-withdrawn' : 'announcement-restored',
      subject: id,
      was: before,
      became: { ...before, withdrawn },
      reason,
    });
    return ok({});
  },
};
