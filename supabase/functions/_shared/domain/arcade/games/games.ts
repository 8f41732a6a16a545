import type { Feature } from '../../../kernel/features.ts';

/** What page and server both know of a game, beside its rules (rules.ts). */
interface GameRecord {
  readonly name: string;
  /** Off, it is hidden from the page, and operators have switched its runs off; null: it is there for everybody. */
  readonly feature: Feature | null;
  /** Whether its runs of Saturday and Sunday have a board of their own. */
  readonly hasWeekend: boolean;
  /** Whether its points are the steps that were left when it was won, so that a person reads a time (scoreText.ts). */
  readonly isTimed: boolean;
  /**
   * Whether it is one deal for all by the school's day, which every page knows: its boards are those of the day, and tries are
   * not counted.
   */
  readonly isDeal: boolean;
  /** What its boards say while they are on their way, and while they are empty. */
  readonly boardTexts: { readonly loading: string; readonly none: string };
}

/**
 * The machines of the arcade, in the order in which they are offered. A machine is played by one button, shows itself in the
 * lobby, and its runs can be watched and raced. The key is the game's id: the folder of its rules beside this file, its app,
 * and its name in the database. A new machine begins here; the compiler names every other table that then lacks it
 * (docs/adding-a-game.md).
 */
export const MACHINES = {
  'flappy-flunk': {
    name: 'Flappy Flunk',
    feature: 'showFlappyFlunk',
    hasWeekend: true,
    isTimed: false,
    isDeal: false,
    boardTexts: { loading: 'Loading', none: 'No scores yet' },
  },
  'flunky-uppy': {
    name: 'Flunky Uppy',
    feature: 'showFlunkyUppy',
    hasWeekend: false,
    isTimed: false,
    isDeal: false,
    boardTexts: { loading: 'Loading leaderboard', none: 'No scores yet! Be the first to play!' },
  },
} as const satisfies Readonly<Record<string, GameRecord>>;

export type MachineId = keyof typeof MACHINES;

const ofMinesweeper = (level: string) =>
  ({
    name: `Minesweeper, ${level}`,
    feature: null,
    hasWeekend: false,
    isTimed: true,
    isDeal: false,
    boardTexts: { loading: 'Loading', none: 'No times yet' },
  }) as const satisfies GameRecord;

/**
 * The games of the desktop whose best are on boards too. They are played by moves (moves.ts), and no page can watch their
 * runs. One program may have several: each has its own boards.
 */
export const DESK_GAMES = {
  'minesweeper-beginner': ofMinesweeper('Beginner'),
  'minesweeper-intermediate': ofMinesweeper('Intermediate'),
  'minesweeper-expert': ofMinesweeper('Expert'),
  'solitaire-day': {
    name: 'Solitaire',
    feature: null,
    hasWeekend: false,
    isTimed: false,
    isDeal: true,
    boardTexts: { loading: 'Loading', none: 'Nobody has brought this deal home yet' },
  },
} as const satisfies Readonly<Record<string, GameRecord>>;

export type DeskGameId = keyof typeof DESK_GAMES;

/** The games whose scores are kept. */
export const GAMES = { ...MACHINES, ...DESK_GAMES } as const;

export type GameId = keyof typeof GAMES;

// The keys are those of their types.
export const MACHINE_IDS = Object.keys(MACHINES) as [MachineId, ...MachineId[]];
export const GAME_IDS = Object.keys(GAMES) as [GameId, ...GameId[]];

export const isGame = (name: string): name is GameId => Object.hasOwn(GAMES, name);
export const isMachine = (name: string): name is MachineId => Object.hasOwn(MACHINES, name);
