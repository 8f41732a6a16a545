import { z } from 'zod';
import { GAME_IDS } from '../../domain/arcade/games/game.ts';
import {
  ABOUT_MOST,
  COLORS,
  COMMENT_RULE,
  ENTRY_MOST,
  FRIENDS_MOST,
  isSong,
  LAYOUTS,
  listMost,
  MOOD_MOST,
  pageRule,
  PATTERNS,
  type ListName,
} from '../../domain/people/myPlace.ts';
import { PRIZE_KINDS } from '../../domain/school/prizes.ts';
import { USERNAME } from '../../domain/people/username.ts';
import { REMOVERS, REPORT_REASONS } from '../../domain/people/writings.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import { publicText, writtenText } from './publicText.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, RowId, WalletAddress } from '../values.ts';

const Username = z.string().regex(USERNAME).meta({ title: 'username' });

const pageText = (most: number) => publicText(pageRule(most), { mayBeEmpty: true });
const list = (name: ListName) =>
  z
    .array(pageText(ENTRY_MOST))
    .max(listMost(name))
    .transform((entries) => entries.filter((entry) => entry.trim() !== ''));

/** What the owner of a page chooses and writes. */
const Written = {
  color: z.enum(COLORS),
  pattern: z.enum(PATTERNS),
  layout: z.enum(LAYOUTS),
  song: z.string().refine(isSong, 'There is no such tune.').nullable().describe('null: the page is silent'),
  mood: pageText(MOOD_MOST),
  about: pageText(ABOUT_MOST),
  lists: z.object({
    interests: list('interests'),
    music: list('music'),
    movies: list('movies'),
    books: list('books'),
    heroes: list('heroes'),
    likes: list('likes'),
    dislikes: list('dislikes'),
  }),
};

const Icon = z.string().describe('as of a profile; the face of their wallet where they chose none');
const Person = z.object({ username: z.string(), profile_icon: Icon });

/** No wallet, and nothing of their GUM. */
const Page = Person.extend({
  isMine: z.boolean().describe("whether it is the page of the session's wallet"),
  bio: z.string(),
  color: z.enum(COLORS),
  pattern: z.enum(PATTERNS),
  layout: z.enum(LAYOUTS),
  song: z.string().nullable(),
  mood: z.string(),
  about: z.string(),
  lists: z.record(z.string(), z.array(z.string())),
  friends: z.array(Person).describe('those who have a profile, in the order of the page'),
  scores: z
    .array(z.object({ game: z.enum(GAME_IDS), score: z.int() }))
    .describe('the best of each game, of all time'),
  prizes: z
    .array(z.object({ kind: z.enum(PRIZE_KINDS), name: z.string() }))
    .describe('as they stand on the shelves'),
  objectives: z.array(z.string()).describe('the titles of those they reached, by chapter'),
  clues: z.int().min(0).describe('how much of the story they have found, by the word of the server'),
  commentCount: z.int().min(0).describe('those that everybody can read'),
});
export type PersonPage = z.infer<typeof Page>;

const Comment = z.object({
  id: RowId,
  isMine: z.boolean().describe("whether the session's wallet wrote it"),
  username: z.string().nullable().describe('as they are called now; null: they have no profile'),
  profile_icon: Icon,
  text: z.string().describe('empty: it was removed'),
  created_at: IsoTime,
  removed: z.enum(REMOVERS).nullable().describe('who took it away; null: it is there'),
  held: z.boolean().describe('its author alone reads it until an operator has released it'),
});
export type PageComment = z.infer<typeof Comment>;

const SaveBody = z.object({
  wallet: WalletAddress,
  ...Written,
  friends: z.array(Username).max(FRIENDS_MOST).describe('usernames, in their order'),
});
export type SavePageBody = z.output<typeof SaveBody>;

export const FoundAnswer = Done.extend({
  isNew: z.boolean().describe('false: the server knew it before'),
});
export const PersonPageAnswer = Done.extend({ page: Page });
export const CommentsAnswer = PageAnswer.extend({ comments: z.array(Comment).describe('newest first') });
export const CommentedAnswer = Done.extend({ comment: Comment });

const wallet = '0x0000000000000001';
const page = {
  color: 'sky',
  pattern: 'glitter',
  layout: 'left',
  song: 'pearls',
  mood: 'fine',
  about: 'I play the trumpet.',
  lists: { interests: ['trumpets'], music: [], movies: [], books: [], heroes: [], likes: [], dislikes: [] },
} as const;

/** MyPlace (MYPLACE rules in docs/product.md). */
export const myPlaceRoutes = {
  'POST /api/myplace/flunko': {
    caller: 'member',
    about: "Records that the caller reached Flunko's page by a Top 6, which pays its objective once.",
    body: z.object({ wallet: WalletAddress }),
    example: { wallet },
    owner: 'wallet',
    // To go there again changes nothing.
    idempotency: 'none',
    answer: FoundAnswer,
  },
  'GET /api/myplace/page': {
    caller: 'guest',
    about: 'The page of a person, in whatever case the name is written. Everybody with a profile has one.',
    query: z.object({ username: Username }),
    example: { username: 'rosie_95' },
    answer: PersonPageAnswer,
    refusals: { NOT_FOUND: 'there is no such person' },
  },
  'POST /api/myplace/page': {
    caller: 'member',
    about: "Makes or changes the caller's page, as a whole.",
    sets: true,
    body: SaveBody,
    example: { wallet, ...page, friends: [] },
    owner: 'wallet',
    limit: { calls: 20, minutes: 10, addressShare: 10 },
    answer: PersonPageAnswer,
    refusals: {
      FORBIDDEN: 'an operator has muted the wallet',
      PROFILE_REQUIRED: 'the wallet has no profile',
      NOT_FOUND: 'one of the friends is nobody',
    },
  },
  'GET /api/myplace/comments': {
    caller: 'guest',
    about: 'What people wrote under the page of a person.',
    query: PageQuery.extend({ username: Username }),
    example: { username: 'rosie_95', limit: 10 },
    answer: CommentsAnswer,
  },
  'POST /api/myplace/comments': {
    caller: 'member',
    about: 'Writes a comment under the page of a person.',
    body: z.object({
      wallet: WalletAddress,
      username: Username.describe('whose page'),
      text: writtenText(COMMENT_RULE),
    }),
    example: { wallet, username: 'rosie_95', text: 'Nice glitter.' },
    owner: 'wallet',
    limit: { calls: 5, minutes: 10, addressShare: 10 },
    answer: CommentedAnswer,
    refusals: {
      BAD_REQUEST: 'it is empty, too long, unreadable, or not allowed (domain/people/moderation.ts says why)',
      FORBIDDEN: 'an operator has muted the wallet',
      PROFILE_REQUIRED: 'the wallet has no profile',
      CONFLICT: 'it says again what the same wallet just wrote',
      NOT_FOUND: 'there is no such person',
    },
  },
  'POST /api/myplace/comments/reports': {
    caller: 'member',
    about: "Reports a comment to the operators' queue; once a person and comment.",
    body: z.object({ wallet: WalletAddress, id: RowId, reason: z.enum(REPORT_REASONS) }),
    example: { wallet, id: '1', reason: 'spam' },
    owner: 'wallet',
    limit: { calls: 10, minutes: 10, addressShare: 10 },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such comment' },
  },
  'POST /api/myplace/comments/removals': {
    caller: 'member',
    about:
      "Takes a comment away: one on the caller's page, or one that they wrote; an administrator any (audited). A tombstone stays.",
    body: z.object({ wallet: WalletAddress, id: RowId }),
    example: { wallet, id: '1' },
    owner: 'wallet',
    // A comment that is gone stays gone.
    idempotency: 'none',
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such comment, it is gone already, or it is not theirs to remove' },
  },
} as const satisfies RouteTable;
