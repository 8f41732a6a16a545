import { describe, expect, it } from 'vitest';
import { epochMs } from '../../../kernel/units.ts';
import { BOARDS, boardsFor, boardsOf, watchableAt, type BoardId } from './boards.ts';
import { GAME_IDS, type GameId } from './games.ts';
import type { RankedKind } from './run.ts';

const at = (iso: string) => epochMs(Date.parse(iso));
const windowAt = (board: BoardId, iso: string) => {
  const window = BOARDS[board].window(at(iso));
  return window && [window.from, window.to].map((ms) => new Date(ms).toISOString().slice(0, 16));
};
const boardsAt = (iso: string, kind: RankedKind = 'ranked', game: GameId = 'flappy-flunk') =>
  boardsFor(game, kind, at(iso)).map(({ board }) => board);

describe('the boards', () => {
  it('of every game have one of all time and one of the run of the day (RUN-7)', () => {
    for (const game of GAME_IDS) {
      expect([game, boardsAt('2026-11-24T12:00Z', 'ranked', game)]).toEqual([game, ['all']]);
      expect([game, boardsAt('2026-11-24T12:00Z', 'day', game)]).toEqual([game, ['today']]);
    }
  });

  it('keep runs of the day back until no more are taken, and no other runs', () => {
    const watchable = (board: BoardId) => {
      const from = watchableAt(board, BOARDS[board].window(at('2026-11-24T12:00Z')));
      return from && new Date(from).toISOString();
    };
    expect(watchable('today')).toBe('2026-11-25T01:00:00.000Z');
    expect(watchable('yesterday')).toBe('2026-11-24T01:00:00.000Z');
    expect([watchable('all'), watchable('weekend'), watchable('challenge-4')]).toEqual([null, null, null]);
  });

  it('of the weekend take runs of Saturday and Sunday, and show the last weekend until the next (RUN-7)', () => {
    const weekend = ['2026-11-21T00:00', '2026-11-23T00:00'];
    for (const day of ['21T00:00Z', '22T23:59Z', '23T00:00Z', '27T23:59Z']) {
      expect([day, windowAt('weekend', `2026-11-${day}`)]).toEqual([day, weekend]);
    }
    expect(windowAt('weekend', '2026-11-28T00:00Z')).toEqual(['2026-11-28T00:00', '2026-11-30T00:00']);
  });

  it('of the four challenges take the runs of their day, every year (RUN-7)', () => {
    expect(windowAt('challenge-1', '2025-08-30T12:00Z')).toEqual(['2025-08-30T00:00', '2025-08-31T00:00']);
    expect(windowAt('challenge-2', '2025-10-20T12:00Z')).toEqual(['2025-10-04T00:00', '2025-10-05T00:00']);
    expect(windowAt('challenge-3', '2026-01-01T00:00Z')).toEqual(['2025-10-25T00:00', '2025-10-26T00:00']);
    expect(windowAt('challenge-4', '2026-11-21T23:59Z')).toEqual(['2025-11-22T00:00', '2025-11-23T00:00']);
    expect(windowAt('challenge-4', '2026-11-22T00:00Z')).toEqual(['2026-11-22T00:00', '2026-11-23T00:00']);
  });

  it('a run counts on are those of its kind that are open when it is opened (RUN-7)', () => {
    expect(boardsAt('2026-11-24T12:00Z')).toEqual(['all']);
    expect(boardsAt('2026-11-22T12:00Z')).toEqual(['all', 'weekend', 'challenge-4']);
    expect(boardsAt('2026-11-22T12:00Z', 'ranked', 'flunky-uppy')).toEqual(['all', 'challenge-4']);
    expect(boardsAt('2026-10-04T23:59Z')).toEqual(['all', 'weekend', 'challenge-2']);
    expect(boardsAt('2026-10-05T00:00Z')).toEqual(['all']);
    expect(boardsAt('2026-11-22T12:00Z', 'day')).toEqual(['today']);
    expect(boardsOf('flunky-uppy')).not.toContain('weekend');
  });
});
