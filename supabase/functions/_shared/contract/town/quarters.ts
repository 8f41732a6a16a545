import { z } from 'zod';
import { HOUSE_IDS, MOST_ON_BOARD } from '../../domain/town/quarters.ts';
import { Done, IsoTime } from '../values.ts';
import { Lock } from './locks.ts';

export const House = z.enum(HOUSE_IDS);

export const Quarter = z.object({
  lock: Lock,
  position: z.int().min(1).max(4).describe('which digit of the code it is'),
  digit: z.string().regex(/^\d$/),
});

const Quarters = z.array(Quarter);

const BoardRequest = z.object({
  author: z.uuid().describe('who asks, as messages name them'),
  username: z.string(),
  profile_icon: z.string(),
  asked_at: IsoTime,
  quarters: Quarters.describe(
    'of the locks that they have not opened; none: they were told, and ask to be let in',
  ),
});

export type BoardRequest = z.infer<typeof BoardRequest>;

export const BoardAnswer = Done.extend({
  house: House,
  isMember: z.boolean().describe('whether the wallet may enter the house, and so reads its board'),
  refusal: z
    .enum(['NO_FLUNK', 'NO_NAME'])
    .nullable()
    .describe('why the wallet cannot leave its name; null: it can'),
  request: z
    .object({ asked_at: IsoTime, ends_at: IsoTime })
    .nullable()
    .describe('the name that the wallet has left here; null: none hangs here'),
  quarters: Quarters.describe('of the wallet itself: in its own house, or once it was told'),
  told: z
    .object({ by: z.string().nullable().describe('who told; null: a note without a name') })
    .nullable()
    .describe('how the wallet came to its quarters; null: it has none, or reads them inside'),
  requests: z
    .array(BoardRequest)
    .max(MOST_ON_BOARD)
    .describe('who asks here now, the longest waiting first; for members alone'),
  helped: z.int().min(0).describe('how many people the wallet has helped to a right code'),
});

export type BoardAnswer = z.infer<typeof BoardAnswer>;

const Helper = z.object({
  username: z.string(),
  house: House,
  lock: Lock,
  thanked_at: IsoTime,
});

export type Helper = z.infer<typeof Helper>;

export const HelpersAnswer = Done.extend({
  helpers: z.array(Helper).describe('who told the wallet a quarter of a code that it has entered since'),
  helped: z.int().min(0),
});

export const GuestAnswer = Done.extend({ until: IsoTime.describe('morning in Arcadia') });
