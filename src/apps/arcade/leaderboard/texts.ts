import type { BoardId } from '@shared/domain/arcade/games/boards.ts';
import { counted } from '@shared/kernel/counted.ts';

export const LEADERBOARD_TEXTS = {
  failed: 'Failed to load scores',
  tryAgain: 'Try again',
  game: 'Game',
  board: 'Board',
  rank: 'Rank',
  player: 'Player',
  score: 'Score',
  date: 'Date',
  watch: 'Watch',
  watchRun: (name: string, score: number): string => `Watch ${name}, score ${score}`,
  olderRules: 'This run was played by earlier rules and cannot be watched.',
  watchedLater: 'The runs can be watched an hour after the day is over.',
  hasProfile: 'has a profile',
  medals: ['gold medal', 'silver medal', 'bronze medal'],
  players: (total: number): string => counted(total, 'player'),
  listOf: (game: string, board: string): string => `${game}: ${board}`,
  you: 'You',
  notListed: 'You are not on this board yet.',
  needFlunk: 'Prizes need a Flunk.',
  signIn: 'Sign in',
  toBeListed: 'to have your runs counted.',
  prizes: 'Prizes',
  unchecked: 'A prize is given by the school, by hand, when the board is over.',
  lateEnd: 'A run whose end was sent late is on no board with prizes.',
  everyDay: 'One course for all until midnight UTC. Three tries.',
} as const;

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const dateOf = (iso: string): string => DATE.format(new Date(iso));

/** What is said under the choice of a board: when it takes runs. Null: nothing, for it always does. */
export function timeOf(
  board: BoardId,
  { opensAt, closesAt }: { readonly opensAt: string | null; readonly closesAt: string | null },
  now: number,
): string | null {
  if (opensAt === null || closesAt === null) return null;
  if (board === 'today') return LEADERBOARD_TEXTS.everyDay;
  const [first, last] = [new Date(opensAt), new Date(Date.parse(closesAt) - 1)].map((day) => DAY.format(day));
  const days = first === last ? (first ?? '') : `${first} and ${last}`;
  return now < Date.parse(closesAt) ? `Open until the end of ${last} (UTC).` : `Over: ${days}.`;
}
