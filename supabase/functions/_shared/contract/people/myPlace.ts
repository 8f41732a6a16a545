import { z } from 'zod';
import { GAME_IDS } from '../../domain/arcade/games/games.ts';
import {
  ABOUT_MOST,
  COLORS,
  COMMENTERS,
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
import { BEGINNING, USERNAME } from '../../domain/people/username.ts';
import { REMOVERS } from '../../domain/people/writings.ts';
import { PageAnswer } from '../page.ts';
import { publicText } from './publicText.ts';
import { Done, IsoTime, RowId, WalletAddress } from '../values.ts';

export const Username = z.string().regex(USERNAME).meta({ title: 'username' });

export const Beginning = z
  .string()
  .regex(BEGINNING)
  .describe('the first letters of a username, two at least, in whatever case');

export const NamesAnswer = Done.extend({
  usernames: z.array(z.string()).describe('by the alphabet, 10 at most'),
});

const pageText = (most: number) => publicText(pageRule(most), { mayBeEmpty: true });

const list = (name: ListName) =>
  z
    .array(pageText(ENTRY_MOST))
    .max(listMost(name))
    .transform((entries) => entries.filter((entry) => entry.trim() !== ''));

/** What the owner of a page chooses and writes. */
const Written = z.object({
  color: z.enum(COLORS),
  pattern: z.enum(PATTERNS),
  layout: z.enum(LAYOUTS),
  song: z.string().refine(isSong, 'There is no such tune.').nullable().describe('null: the page is silent'),
  mood: pageText(MOOD_MOST),
  about: pageText(ABOUT_MOST),
  lists: z
    .object({
      interests: list('interests'),
      music: list('music'),
      movies: list('movies'),
      books: list('books'),
      heroes: list('heroes'),
      likes: list('likes'),
      dislikes: list('dislikes'),
    })
    .partial(),
  comments: z.enum(COMMENTERS).describe('who may write comments'),
  friends: z.array(Username).max(FRIENDS_MOST).describe('usernames, in their order'),
});

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
  themes: z
    .array(z.object({ week: z.iso.date(), title: z.string(), work: RowId }))
    .describe('of the weeks whose theme a work of theirs has won, newest first'),
  signatures: z
    .array(z.object({ id: RowId, username: z.string().nullable(), text: z.string(), created_at: IsoTime }))
    .describe('the newest that others wrote on the Yearbook pages of their students, three at most'),
  objectives: z.array(z.string()).describe('the titles of those they reached, by chapter'),
  clues: z.int().min(0).describe('how much of the story they have found, by the word of the server'),
  comments: z.enum(COMMENTERS).describe('who may write comments'),
  mayComment: z.boolean().describe('whether that is true of the caller, where they are signed in'),
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

/** What is absent stays as it was, a list among the lists too, so that two browsers that change different things keep both. */
export const SaveBody = Written.partial().extend({ wallet: WalletAddress });

export type SavePageBody = z.output<typeof SaveBody>;

export const FoundAnswer = Done.extend({
  isNew: z.boolean().describe('false: the server knew it before'),
});

export const PersonPageAnswer = Done.extend({ page: Page });

export const CommentsAnswer = PageAnswer.extend({ comments: z.array(Comment).describe('newest first') });

export const CommentedAnswer = Done.extend({ comment: Comment });
