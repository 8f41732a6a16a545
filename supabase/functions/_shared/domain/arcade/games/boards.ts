import { midnightInChicago } from '../../system/chicagoTime.ts';
import { utcDay } from '../../system/days.ts';
import { epochMs, type EpochMs } from '../../../kernel/units.ts';
import { GAME_IDS, GAMES, isMachine, MACHINE_IDS, type GameId } from './games.ts';
import { DAY_CLOSED_WITHIN_MS, type RankedKind } from './run.ts';

export const BOARD_IDS = [
  'all',
  'today',
  'yesterday',
  'weekend',
  'challenge-1',
  'challenge-2',
  'challenge-3',
  'challenge-4',
] as const;
export type BoardId = (typeof BOARD_IDS)[number];

export const isBoard = (name: string): name is BoardId => BOARD_IDS.some((id) => id === name);

/** When a board takes runs: those that are opened from `from` until just before `to`; null: always. */
export interface BoardWindow {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

interface BoardRule {
  readonly name: string;
  readonly kind: RankedKind;
  readonly games: readonly GameId[];
  /** The window that is open, or else the last one that was. */
  readonly window: (now: EpochMs, game: GameId) => BoardWindow | null;
  /** The board whose scores it lists, of another occasion; absent: its own. */
  readonly of?: BoardId;
}

const DAY_MS = 86_400_000;
const daysFrom = (day: number, days: number): BoardWindow => ({
  from: epochMs(day * DAY_MS),
  to: epochMs((day + days) * DAY_MS),
});

/** Saturday and Sunday; day 0 of the epoch was a Thursday. */
function weekend(now: EpochMs): BoardWindow {
  const today = utcDay(now);
  return daysFrom(today - ((today + 5) % 7), 2);
}

/** A day of the school's calendar, which comes every year. */
const yearly =
  (month: number, day: number) =>
  (now: EpochMs): BoardWindow => {
    const year = new Date(now).getUTCFullYear();
    const dayIn = (inYear: number) => utcDay(epochMs(Date.UTC(inYear, month - 1, day)));
    return daysFrom(dayIn(year) <= utcDay(now) ? dayIn(year) : dayIn(year - 1), 1);
  };

/** The games that have a run of the day. */
const DAILY = GAME_IDS.filter((id) => isMachine(id) || GAMES[id].isDeal);

/** The day of a game that is so many days after the one of `now`: UTC's, or, of a deal, the school's. */
const dayOf = (game: GameId, now: EpochMs, daysAfter: number): BoardWindow =>
  GAMES[game].isDeal
    ? { from: midnightInChicago(now, daysAfter), to: midnightInChicago(now, daysAfter + 1) }
    : daysFrom(utcDay(now) + daysAfter, 1);

/** The boards, in the order in which they are offered. Days are UTC's, as every day of the product is, but that of a deal. */
export const BOARDS: Readonly<Record<BoardId, BoardRule>> = {
  all: {
    name: 'All time',
    kind: 'ranked',
    games: GAME_IDS.filter((id) => !GAMES[id].isDeal),
    window: () => null,
  },
  today: {
    name: 'Run of the day',
    kind: 'day',
    games: DAILY,
    window: (now, game) => dayOf(game, now, 0),
  },
  yesterday: {
    name: "Yesterday's run",
    kind: 'day',
    games: DAILY,
    window: (now, game) => dayOf(game, now, -1),
    of: 'today',
  },
  weekend: {
    name: 'Weekend',
    kind: 'ranked',
    games: GAME_IDS.filter((id) => GAMES[id].hasWeekend),
    window: weekend,
  },
  'challenge-1': { name: '1st arcade challenge', kind: 'ranked', games: MACHINE_IDS, window: yearly(8, 30) },
  'challenge-2': { name: '2nd arcade challenge', kind: 'ranked', games: MACHINE_IDS, window: yearly(10, 4) },
  'challenge-3': { name: '3rd arcade challenge', kind: 'ranked', games: MACHINE_IDS, window: yearly(10, 25) },
  'challenge-4': { name: '4th arcade challenge', kind: 'ranked', games: MACHINE_IDS, window: yearly(11, 22) },
};

export const boardsOf = (game: GameId): readonly BoardId[] =>
  BOARD_IDS.filter((board) => BOARDS[board].games.includes(game));

/** The board of a game that is shown first. */
export const firstBoardOf = (game: GameId): BoardId => boardsOf(game)[0] ?? 'all';

const DEAL_NAMES: Readonly<Partial<Record<BoardId, string>>> = {
  today: 'Deal of the day',
  yesterday: "Yesterday's deal",
};

/** What a board of a game is called. */
export const boardName = (game: GameId, board: BoardId): string =>
  (GAMES[game].isDeal ? DEAL_NAMES[board] : undefined) ?? BOARDS[board].name;

export const isIn = (window: BoardWindow | null, at: EpochMs): boolean =>
  window === null || (at >= window.from && at < window.to);

/**
 * When the runs of a board can be watched; null: at once, or, of a game of the desktop, never. Runs of the day have one course for all, so that a player who sees
 * one could send it as their own: they are kept back until no more are taken.
 */
export const watchableAt = (game: GameId, board: BoardId, window: BoardWindow | null): EpochMs | null =>
  isMachine(game) && BOARDS[board].kind === 'day' && window !== null
    ? epochMs(window.to + DAY_CLOSED_WITHIN_MS)
    : null;

/** The boards on which a run counts that was opened then, each with its window. */
export const boardsFor = (
  game: GameId,
  kind: RankedKind,
  openedAt: EpochMs,
): readonly { readonly board: BoardId; readonly window: BoardWindow | null }[] =>
  boardsOf(game)
    .filter((board) => BOARDS[board].kind === kind)
    .map((board) => ({ board, window: BOARDS[board].window(openedAt, game) }))
    .filter(({ window }) => isIn(window, openedAt));

/** The rules of the boards with prizes (the manual's page of Flappy Flunk), in the words that a person reads. */
export const PRIZE_RULES: readonly string[] = [
  'The top 3 win FLOW tokens and a special reward.',
  'The top 10 win a special semester reward.',
  'Prize winners must own a Flunks NFT.',
  'Keep screenshots of your high scores.',
];

/** Whether the best of a board win something. */
export const hasPrizes = (board: BoardId): boolean => board === 'weekend' || board.startsWith('challenge-');
