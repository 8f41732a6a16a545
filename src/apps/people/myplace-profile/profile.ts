import type { bundle as music } from '@bundles/myplace-music.ts';
import type { Portrait } from '../../../overlays/portrait/portrait.ts';
import type { Look } from './looks.ts';
import type { ProfileId } from './pages.ts';

/** One of the Top 6. */
export interface Friend {
  readonly name: string;
  /** What the page's owner says of them. */
  readonly status: string;
  readonly portrait: Portrait;
}

/** What a friend wrote under a page. */
export interface Comment {
  readonly by: string;
  readonly face: Portrait;
  readonly text: string;
  /** When, as the page has it. */
  readonly when: string;
}

/** The lists that a page has, six entries at most, and those of what its owner likes and dislikes, eight. */
export interface Tastes {
  readonly interests: readonly string[];
  readonly music: readonly string[];
  readonly movies: readonly string[];
  readonly books: readonly string[];
  readonly heroes: readonly string[];
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
}

export const LIST_MOST = 6;
export const LIKES_MOST = 8;
export const FRIENDS_MOST = 6;

/** A page of one of the four cliques, or Flunko's. */
export interface Profile extends Tastes {
  readonly id: ProfileId;
  readonly name: string;
  /** Of the window's title. */
  readonly label: string;
  readonly portrait: Portrait;
  readonly look: Look;
  readonly mood: string;
  readonly location: string;
  readonly age: string;
  readonly lastLogin: string;
  readonly profileViews: number;
  /** Paragraphs. */
  readonly aboutMe: readonly string[];
  readonly favoriteQuote: string;
  readonly topFriends: readonly Friend[];
  /** 'Artist - Title'. */
  readonly profileSong: string;
  readonly track: keyof (typeof music)['tracks'];
  /** The second at which the song begins. */
  readonly songFrom: number;
  /** What always stands under it; absent: three of the pool, chosen anew each time. */
  readonly comments?: readonly Comment[];
}
