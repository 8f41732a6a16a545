import { z } from 'zod';
import { MOST_SHOWN, PLACES } from '../../domain/office/announcements.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, WalletAddress } from '../values.ts';

export const Place = z.enum(PLACES);

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
