import { z } from 'zod';
import { WORK_REACTIONS, WORK_KINDS } from '../../domain/making/works.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, RowId } from '../values.ts';

const Reactions = z
  .array(z.object({ reaction: z.enum(WORK_REACTIONS), count: z.int().min(1), isMine: z.boolean() }))
  .describe('those that it has, most frequent first');

export const Work = z.object({
  id: RowId,
  kind: z.enum(WORK_KINDS),
  title: z.string(),
  username: z.string().describe('who made it, as they are called now'),
  profile_icon: z.string().describe('the picture of its maker (domain/people/profileIcon.ts)'),
  created_at: IsoTime,
  width: z.int().min(1).describe('of the whole picture, in pixels'),
  height: z.int().min(1),
  picture: z.string().describe('path of the whole picture, signed and good for some hours'),
  small: z.string().describe('the same of the small one'),
  reactions: Reactions,
  isMine: z.boolean().describe("whether the session's wallet made it"),
  theme: z
    .object({
      week: z.iso.date().describe('the Monday of its week'),
      title: z.string(),
      isOpen: z.boolean().describe('whether works are handed in to it, and voted for, now'),
    })
    .nullable()
    .describe('to which it was handed in'),
  isMyVote: z.boolean().describe("whether the session's wallet votes for it"),
  held: z.boolean().describe('its maker alone sees it until an operator has released it'),
});

export type Work = z.infer<typeof Work>;

export const WorksAnswer = PageAnswer.extend({ works: z.array(Work).describe('newest first') });

export const WorkAnswer = Done.extend({ work: Work });

export const ReactedAnswer = Done.extend({ reactions: Reactions });
