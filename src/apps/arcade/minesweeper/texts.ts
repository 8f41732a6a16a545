import { LEVELS, type Level } from '@shared/domain/arcade/minesweeper/minefield.ts';
import { counted } from '@shared/kernel/counted.ts';

/** A time in seconds with one decimal, such as `12.5 seconds`. */
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} seconds`;

export const MINESWEEPER_TEXTS = {
  game: 'Game',
  newGame: 'New',
  questions: 'Question Marks',
  sound: 'Sound',
  bestTimes: 'Best Times...',
  flag: 'Flag',
  flagHint: 'With Flag on, a press flags.',
  times: 'Best Times',
  timesOf: 'They are kept in this browser.',
  ok: 'OK',
  forget: 'Reset Times',
  noTime: 'none yet',
  seconds,
  fieldOf: (level: Level): string => `Desks, ${LEVELS[level].name}`,
  left: (count: number): string => `Gum without a flag: ${count}`,
  passed: (passed: number): string => `Time: ${counted(passed, 'second')}`,
  faces: {
    ready: 'New game',
    playing: 'New game',
    pressing: 'New game',
    won: 'Won. New game',
    lost: 'Lost. New game',
  },
  states: {
    ready: 'Press a desk to look under it.',
    playing: 'Mind the gum.',
    lost: 'Gum! The bubble has burst.',
  },
  won: (took: string, isBest: boolean): string =>
    isBest ? `All clean in ${took}: your best time!` : `All clean in ${took}.`,
  best: (took: string): string => `Best: ${took}`,
} as const;
