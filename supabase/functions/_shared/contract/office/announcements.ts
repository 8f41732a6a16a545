import { z } from 'zod';
import { MOST_SHOWN, PLACES, TEXT_MOST, TITLE_MOST } from '../../domain/office/announcements.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import { publicText } from '../people/publicText.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Nothing, Reason, RowId, WalletAddress } from '../values.ts';

const Place = z.enum(PLACES);

const Announcement = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  place: Place,
  starts_at: IsoTime,
});
export type Announcement = z.infer<typeof Announcement>;
export const AnnouncementsAnswer = Done.extend({
  announcements: z.array(Announcement).describe(`the newest first, ${MOST_SHOWN} at most`),
});

const KeptAnnouncement = Announcement.extend({
  ends_at: IsoTime.nullable().describe('null: until it is withdrawn'),
  withdrawn_at: IsoTime.nullable(),
  created_at: IsoTime,
  created_by: WalletAddress,
});
export type KeptAnnouncement = z.infer<typeof KeptAnnouncement>;
export const KeptAnnouncementsAnswer = PageAnswer.extend({
  announcements: z.array(KeptAnnouncement).describe('newest first'),
});
export const AnnouncedAnswer = Done.extend({ id: z.string() });

/** Those who warn of scams use the words of scams. */
const Announced = (most: number) => publicText({ most, links: 0, shortens: false, doubtful: 'kept' });

/** A moment of this millennium, which every PostgreSQL can keep. */
const Moment = IsoTime.refine((text) => text.startsWith('2'), 'expected a year from 2000 on');

/** What operators announce (CONSOLE-14), and what people see of it (WELCOME-5, BOARD-2). */
export const announcementRoutes = {
  'GET /api/announcements': {
    caller: 'anyone',
    about: 'What is announced just now, by the clock of the server.',
    query: Nothing,
    example: {},
    answer: AnnouncementsAnswer,
    cacheSeconds: 30,
  },
  'GET /api/console/announcements': {
    caller: 'administrator',
    about: 'Every announcement, those of the past, of the future and withdrawn ones too.',
    query: PageQuery,
    example: { limit: 50 },
    answer: KeptAnnouncementsAnswer,
  },
  'POST /api/console/announcements': {
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
  'POST /api/console/announcements/withdrawal': {
    caller: 'administrator',
    about: 'Withdraws an announcement, or puts it back. Caches may keep it for half a minute.',
    sets: true,
    body: z.object({ id: RowId, withdrawn: z.boolean(), reason: Reason }),
    example: { id: '1', withdrawn: true, reason: 'it was put off' },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such announcement', CONFLICT: 'it is so already' },
  },
} as const satisfies RouteTable;
