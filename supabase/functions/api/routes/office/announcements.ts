import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import {
  announce,
  announcementsPage,
  holdAnnouncement,
  shownAnnouncements,
  withdrawAnnouncement,
} from '../../../_shared/db/office/announcements.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { TEXT_MOST, TITLE_MOST } from '../../../_shared/domain/office/announcements.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { publicText } from '../../../_shared/contract/people/publicText.ts';
import { Done, IsoTime, Nothing, Reason, RowId } from '../../../_shared/contract/values.ts';
import {
  Place,
  AnnouncementsAnswer,
  KeptAnnouncementsAnswer,
  AnnouncedAnswer,
} from '../../../_shared/contract/office/announcements.ts';
import { route } from '../../route.ts';

/** Those who warn of scams use the words of scams. */
const Announced = (most: number) => publicText({ most, links: 0, shortens: false, doubtful: 'kept' });

/** A moment of this millennium, which every PostgreSQL can keep. */
const Moment = IsoTime.refine((text) => text.startsWith('2'), 'expected a year from 2000 on');

/** What operators announce (CONSOLE-14), and what people see of it (WELCOME-5, BOARD-2). */
export const announcementRoutes = [
  route(
    'GET /api/announcements',
    {
      caller: 'anyone',
      about: 'What is announced just now, by the clock of the server.',
      query: Nothing,
      example: {},
      answer: AnnouncementsAnswer,
      cacheSeconds: 30,
    },
    async (tx) => ok({ announcements: await shownAnnouncements(tx) }),
  ),

  route(
    'GET /api/console/announcements',
    {
      caller: 'administrator',
      about: 'Every announcement, those of the past, of the future and withdrawn ones too.',
      query: PageQuery,
      example: { limit: 50 },
      answer: KeptAnnouncementsAnswer,
    },
    async (tx, _admin, asked) => {
      const { items, next } = await announcementsPage(tx, asked);
      return ok({ announcements: items, next });
    },
  ),

  route(
    'POST /api/console/announcements',
    {
      caller: 'administrator',
      about: 'Announces something.',
      body: z.object({
        title: Announced(TITLE_MOST),
        text: Announced(TEXT_MOST),
        place: Place,
        starts_at: Moment.nullable().describe('null: now'),
        ends_at: Moment.nullable().describe('null: until it is withdrawn'),
        reason: Reason,
      }),
      example: {
        title: 'Picture Day',
        text: 'Bring a comb. The photographer has one, and you do not want it.',
        place: 'both',
        starts_at: null,
        ends_at: null,
        reason: 'the photographer called',
      },
      answer: AnnouncedAnswer,
      refusals: { BAD_REQUEST: 'it would end before it begins' },
    },
    async (tx, { wallet }, { reason, ...announcement }) => {
      const id = await announce(tx, wallet, announcement);
      if (id === null) return fail('BAD_REQUEST', 'It would end before it begins.');
      await record(tx, wallet, { act: 'announced', subject: id, became: announcement, reason });
      return ok({ id });
    },
  ),

  route(
    'POST /api/console/announcements/withdrawal',
    {
      caller: 'administrator',
      about: 'Withdraws an announcement, or puts it back. Caches may keep it for half a minute.',
      sets: true,
      body: z.object({ id: RowId, withdrawn: z.boolean(), reason: Reason }),
      example: { id: '1', withdrawn: true, reason: 'it was put off' },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such announcement', CONFLICT: 'it is so already' },
    },
    async (tx, { wallet }, { id, withdrawn, reason }) => {
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
  ),
] as const;
