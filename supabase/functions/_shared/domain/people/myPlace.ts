import type { TextRule } from './moderation.ts';

/** What a page of MyPlace can be papered with, as the tiles are called (assets/studio/drawn/patterns.py). */
export const PATTERNS = ['stars', 'hearts', 'checkers', 'flowers', 'glitter', 'tiltedGrid'] as const;
export type Pattern = (typeof PATTERNS)[number];

export const COLORS = ['rose', 'violet', 'red', 'green', 'navy', 'sky', 'sun', 'slate'] as const;
export type Color = (typeof COLORS)[number];

/** Where the narrow column of a page stands; 'one': all is in one column. */
export const LAYOUTS = ['left', 'right', 'one'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Who may write under a page: all, those who have signed a student of its owner in the Yearbook, or none (MYPLACE-9). */
export const COMMENTERS = ['all', 'signers', 'none'] as const;
export type Commenters = (typeof COMMENTERS)[number];

/** Why a person may not write under a page, in the words of the refusal. */
export const MAY_NOT_COMMENT: Readonly<Record<Exclude<Commenters, 'all'>, string>> = {
  signers: 'Comments here are for those who have signed a student of this person in the Yearbook.',
  none: 'Comments are closed on this page.',
};

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

/** What a text of a page may be, of which there need be none (domain/people/moderation.ts). */
export const pageRule = (most: number): TextRule => ({
  most,
  links: 0,
  shortens: false,
  doubtful: 'refused',
});

/** What a comment may be. */
export const COMMENT_RULE: TextRule = { most: COMMENT_MOST, links: 0, shortens: true, doubtful: 'held' };
