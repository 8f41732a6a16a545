import { z } from 'zod';
import { GAME_IDS } from '../domain/games/game.ts';
import {
  ABOUT_MOST,
  COLORS,
  COMMENT_MOST,
  COMMENT_RULE,
  ENTRY_MOST,
  FRIENDS_MOST,
  isSong,
  LAYOUTS,
  listMost,
  MOOD_MOST,
  PAGE_RULE,
  PATTERNS,
  tidyComment,
  tidyPageText,
  type ListName,
} from '../domain/myPlace.ts';
import { USERNAME } from '../domain/username.ts';
import { PageAnswer, PageQuery } from './page.ts';
import type { RouteTable } from './table.ts';
import { Done, IsoTime, RowId, WalletAddress } from './values.ts';

const Username = z.string().regex(USERNAME).meta({ title: 'username' });

/** A text as it is kept. Longer texts are read too, since what is kept of them may be short. */
const text = (most: number, tidy: (raw: string) => string | null, rule: string) =>
  z
    .string()
    .max(most * 4)
    .transform((raw, context) => {
      const tidied = tidy(raw);
      if (tidied !== null) return tidied;
      context.addIssue({ code: 'custom', message: rule });
      return z.NEVER;
    })
    .describe(`at most ${most} characters after white space is made single spaces; no web addresses`);
const pageText = (most: number) => text(most, (raw) => tidyPageText(raw, most), PAGE_RULE);
const list = (name: ListName) =>
  z
    .array(pageText(ENTRY_MOST))
    .max(listMost(name))
    .transform((entries) => entries.filter((entry) => entry !== ''));

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

const Person = z.object({
  username: z.string(),
  wallet: WalletAddress,
  profile_icon: z.string().nullable(),
});

const Page = Person.extend({
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
  commentCount: z.int().min(0),
});
export type PersonPage = z.infer<typeof Page>;

const Comment = z.object({
  id: RowId,
  wallet: WalletAddress.describe('who wrote it'),
  username: z.string().nullable().describe('as they are called now; null: they have no profile'),
  profile_icon: z.string().nullable(),
  text: z.string(),
  created_at: IsoTime,
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
    about:
      "Records that the caller went to Flunko's page from somebody's Top 6, which pays its objective once.",
    body: z.object({ wallet: WalletAddress }),
    example: { wallet },
    owner: 'wallet',
    // To go there again changes nothing.
    idempotency: 'none',
    answer: FoundAnswer,
  },
  'GET /api/myplace/page': {
    caller: 'anyone',
    about: 'The page of a person, in whatever case the name is written. Everybody with a profile has one.',
    query: z.object({ username: Username }),
    example: { username: 'rosie_95' },
    answer: PersonPageAnswer,
    refusals: { NOT_FOUND: 'nobody is called so' },
  },
  'POST /api/myplace/page': {
    caller: 'member',
    about: "Makes or changes the caller's page, as a whole.",
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
    caller: 'anyone',
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
      text: text(COMMENT_MOST, tidyComment, COMMENT_RULE),
    }),
    example: { wallet, username: 'rosie_95', text: 'Nice glitter.' },
    owner: 'wallet',
    limit: { calls: 5, minutes: 10, addressShare: 10 },
    answer: CommentedAnswer,
    refusals: {
      FORBIDDEN: 'an operator has muted the wallet',
      PROFILE_REQUIRED: 'the wallet has no profile',
      NOT_FOUND: 'nobody is called so',
    },
  },
  'POST /api/myplace/comments/removals': {
    caller: 'member',
    about: "Takes a comment away: one on the caller's page, or one that they wrote.",
    body: z.object({ wallet: WalletAddress, id: RowId }),
    example: { wallet, id: '1' },
    owner: 'wallet',
    // A comment that is gone stays gone.
    idempotency: 'none',
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such comment, it is gone already, or it is not theirs to remove' },
  },
  'POST /api/myplace/comments/operator-removals': {
    caller: 'administrator',
    about: 'Takes any comment away. Audited.',
    body: z.object({ id: RowId }),
    example: { id: '1' },
    idempotency: 'none',
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such comment, or it is gone already' },
  },
} as const satisfies RouteTable;
