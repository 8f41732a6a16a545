import { z } from 'zod';
import { NEWS_KIND_NAMES } from '../../domain/people/news.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, RowId } from '../values.ts';

const NewsItem = z.object({
  id: RowId,
  kind: z.enum(NEWS_KIND_NAMES).describe('domain/people/news.ts has its words and what it is about'),
  subject: z.record(z.string(), z.string()).describe('what it is about, by the names that its kind lists'),
  username: z.string().nullable().describe('who did it, as they are called now; null: it is not told'),
  profile_icon: z.string().nullable().describe('as of a profile; null: it is not told who did it'),
  created_at: IsoTime,
  read: z.boolean().describe('whether the person has seen it, on whichever device'),
});

export type NewsItem = z.infer<typeof NewsItem>;

export const NewsAnswer = PageAnswer.extend({ news: z.array(NewsItem).describe('newest first') });

export const SeenAnswer = Done.extend({ seen: z.int().min(0).describe('how much was unread until then') });
