import { tidyPublicText } from './guestBook.ts';
import { tidyText } from './profile.ts';

/** What a page of MyPlace can be papered with, as the tiles are called (assets/studio/drawn/patterns.py). */
export const PATTERNS = ['stars', 'hearts', 'checkers', 'flowers', 'glitter', 'tiltedGrid'] as const;
export type Pattern = (typeof PATTERNS)[number];

export const COLORS = ['rose', 'violet', 'red', 'green', 'navy', 'sky', 'sun', 'slate'] as const;
export type Color = (typeof COLORS)[number];

/** Where the narrow column of a page stands; 'one': all is in one column. */
export const LAYOUTS = ['left', 'right', 'one'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The tunes of the product that a page can have as its song. */
export const SONGS = [
  ...['pearls', 'mirror', 'two-minutes', 'decimals', 'side-b'],
  ...['garage', 'room-between', 'two-step'],
] as const;

export const isSong = (name: string): boolean => SONGS.some((song) => song === name);

/** The lists of a page. */
export const LISTS = ['interests', 'music', 'movies', 'books', 'heroes', 'likes', 'dislikes'] as const;
export type ListName = (typeof LISTS)[number];

/** How many entries a list has at most: eight of likes and dislikes, six of the others (MYPLACE-4). */
export const listMost = (list: ListName): number => (list === 'likes' || list === 'dislikes' ? 8 : 6);

/** How many friends are the top ones. */
export const FRIENDS_MOST = 6;

/** How long texts may be, in UTF-16 units; the database counts characters, which are never more. */
export const MOOD_MOST = 60;
export const ABOUT_MOST = 600;
export const ENTRY_MOST = 60;
export const COMMENT_MOST = 240;

/** A text of a page as it is kept, which may be empty. Null: it is too long, unwritable, or leads away from the school. */
export function tidyPageText(text: string, most: number): string | null {
  return tidyText(text, most) === '' ? '' : tidyPublicText(text, most);
}

/** A comment as it is kept; null: it is empty, too long, unwritable, or leads away from the school. */
export const tidyComment = (text: string): string | null => tidyPublicText(text, COMMENT_MOST);

/** What the texts of a page have to be, in the words that a person reads. */
export const PAGE_RULE = 'It is too long, or has a web address or characters that are not seen.';
export const COMMENT_RULE = `A comment has 1 to ${COMMENT_MOST} visible characters, and no web addresses.`;
