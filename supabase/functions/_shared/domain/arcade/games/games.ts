import type { Feature } from '../../../kernel/features.ts';

/** What page and server both know of a game, beside its rules (rules.ts). */
interface GameRecord {
  readonly name: string;
  /** Off, it is hidden from the page, and operators have switched its runs off. */
  readonly feature: Feature;
  /** Whether its runs of Saturday and Sunday have a board of their own. */
  readonly hasWeekend: boolean;
  /** What its boards say while they are on their way, and while they are empty. */
  readonly boardTexts: { readonly loading: string; readonly none: string };
}

/**
 * The games whose scores are kept, in the order in which they are offered. The key is the game's id: the folder of its
 * rules beside this file, its app, and its name in the database. A new game begins here; the compiler names every other
 * table that then lacks it (docs/adding-a-game.md).
 */
export const GAMES = {
  'flappy-flunk': {
    name: 'Flappy Flunk',
    feature: 'showFlappyFlunk',
    hasWeekend: true,
    boardTexts: { loading: 'Loading', none: 'No scores yet' },
  },
  'flunky-uppy': {
    name: 'Flunky Uppy',
    feature: 'showFlunkyUppy',
    hasWeekend: false,
    boardTexts: { loading: 'Loading leaderboard', none: 'No scores yet! Be the first to play!' },
  },
} as const satisfies Readonly<Record<string, GameRecord>>;

export type GameId = keyof typeof GAMES;

// The keys are those of its type.
export const GAME_IDS = Object.keys(GAMES) as [GameId, ...GameId[]];
