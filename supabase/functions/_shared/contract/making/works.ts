import { z } from 'zod';
import { MOST_WORK_BYTES, REACTIONS, TITLE_RULE, WORK_KINDS } from '../../domain/making/works.ts';
import { REPORT_REASONS } from '../../domain/people/writings.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import { writtenText } from '../people/publicText.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, RowId, WalletAddress } from '../values.ts';

/** Base64 takes four letters for three bytes. */
const MOST_LETTERS = Math.ceil(MOST_WORK_BYTES / 3) * 4;

const Reactions = z
  .array(z.object({ reaction: z.enum(REACTIONS), count: z.int().min(1), isMine: z.boolean() }))
  .describe('those that it has, most frequent first');

const Work = z.object({
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
  held: z.boolean().describe('its maker alone sees it until an operator has released it'),
});
export type Work = z.infer<typeof Work>;

export const WorksAnswer = PageAnswer.extend({ works: z.array(Work).describe('newest first') });
export const WorkAnswer = Done.extend({ work: Work });
export const ReactedAnswer = Done.extend({ reactions: Reactions });

const wallet = '0x0000000000000001';
/** The smallest PNG there is: one pixel. */
const EXAMPLE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const NO_WORK = 'there is no such work, or it was taken down';

/** What people make and pin to the wall of the Bulletin Board (WORK-1 to WORK-6). */
export const worksRoutes = {
  'GET /api/works': {
    caller: 'guest',
    about: 'The wall: what people have made, and what the caller made that is held.',
    query: PageQuery.extend({ limit: z.coerce.number().int().min(1).max(30).default(12) }),
    example: { limit: 12 },
    cost: 5,
    answer: WorksAnswer,
  },
  'GET /api/works/one': {
    caller: 'guest',
    about: 'One work of the wall.',
    query: z.object({ id: RowId }),
    example: { id: '1' },
    answer: WorkAnswer,
    refusals: { NOT_FOUND: NO_WORK },
  },
  'POST /api/works': {
    caller: 'member',
    about: 'Publishes a picture. It is decoded and encoded again, so that nothing else of the file is kept.',
    body: z.object({
      wallet: WalletAddress,
      kind: z.enum(WORK_KINDS),
      title: writtenText(TITLE_RULE),
      picture: z.base64().max(MOST_LETTERS).describe('a PNG, JPEG or WebP of at most 4 MB'),
    }),
    example: { wallet, kind: 'meme', title: 'Monday, 8:04', picture: EXAMPLE },
    owner: 'wallet',
    maxBytes: MOST_LETTERS + 4096,
    upload: true,
    // The picture is stored between two transactions.
    idempotency: 'own',
    limit: { calls: 20, minutes: 60, addressShare: 10 },
    answer: WorkAnswer,
    refusals: {
      BAD_REQUEST:
        'it is no picture that is taken, or its title is not (domain/people/moderation.ts says why)',
      FORBIDDEN: 'an operator has muted the wallet, or closed the board',
      PROFILE_REQUIRED: 'a work hangs under the name of its maker',
      CONFLICT: 'the title says again what the same wallet just wrote, or the key was used for another work',
      RATE_LIMITED: 'the wallet has published enough for a day, or has enough on the wall',
      UNAVAILABLE: 'the picture could not be stored',
    },
  },
  'POST /api/works/reactions': {
    caller: 'member',
    about: 'Reacts to a work, or takes the reaction back. To say the same again changes nothing.',
    sets: true,
    body: z.object({ wallet: WalletAddress, id: RowId, reaction: z.enum(REACTIONS), isOn: z.boolean() }),
    example: { wallet, id: '1', reaction: 'joy', isOn: true },
    owner: 'wallet',
    limit: { calls: 120, minutes: 10, addressShare: 10 },
    answer: ReactedAnswer,
    refusals: { NOT_FOUND: NO_WORK },
  },
  'POST /api/works/reports': {
    caller: 'member',
    about: "Reports a work to the operators' queue; once a person and work.",
    body: z.object({ wallet: WalletAddress, id: RowId, reason: z.enum(REPORT_REASONS) }),
    example: { wallet, id: '1', reason: 'spam' },
    owner: 'wallet',
    limit: { calls: 10, minutes: 10, addressShare: 10 },
    answer: Done,
    refusals: { NOT_FOUND: NO_WORK },
  },
  'POST /api/works/removals': {
    caller: 'member',
    about:
      "Takes a work down: the maker's own, whose pictures are deleted, or any by an administrator. Audited.",
    body: z.object({ wallet: WalletAddress, id: RowId }),
    example: { wallet, id: '1' },
    owner: 'wallet',
    // What is gone stays gone.
    idempotency: 'none',
    answer: Done,
    refusals: { NOT_FOUND: NO_WORK },
  },
} as const satisfies RouteTable;
