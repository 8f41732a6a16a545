import { describe, expect, it } from 'vitest';
import { epochMs } from '../../../kernel/units.ts';
import { boardName, BOARDS, boardsFor, boardsOf, watchableAt, type BoardId } from './boards.ts';
import { MACHINE_IDS, type GameId } from './games.ts';
import type { RankedKind } from './run.ts';

const at = (iso: string) => epochMs(Date.parse(iso));
const windowAt = (board: BoardId, iso: string, game: GameId = 'flappy-flunk') => {
  const window = BOARDS[board].window(at(iso), game);
  return window && [window.from, window.to].map((ms) => new Date(ms).toISOString().slice(0, 16));
};
const boardsAt = (iso: string, kind: RankedKind = 'ranked', game: GameId = 'flappy-flunk') =>
  boardsFor(game, kind, at(iso)).map(({ board }) => board);

describe('the boards', () => {
  it('of every machine have one of all time and one of the run of the day, of Minesweeper the first (RUN-7, MINES-7)', () => {
    for (const game of MACHINE_IDS) {
      expect([game, boardsAt('2026-11-24T12:00Z', 'ranked', game)]).toEqual([game, ['all']]);
      expect([game, boardsAt('2026-11-24T12:00Z', 'day', game)]).toEqual([game, ['today']]);
    }
    expect(boardsOf('minesweeper-expert')).toEqual(['all']);
  });

  it('keep runs of the day back until no more are taken, and no other runs', () => {
    const watchable = (board: BoardId) => {
      const window = BOARDS[board].window(at('2026-11-24T12:00Z'), 'flappy-flunk');
      const from = watchableAt('flappy-flunk', board, window);
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

  it('of the deal of the day follow the day in Chicago, also when its clocks change (SOLITAIRE-8)', () => {
    const deal = (board: BoardId, iso: string) => windowAt(board, iso, 'solitaire-day');
    expect(boardsOf('solitaire-day')).toEqual(['today', 'yesterday']);
    expect(deal('today', '2026-11-24T05:59Z')).toEqual(['2026-11-23T06:00', '2026-11-24T06:00']);
    expect(deal('today', '2026-11-24T06:00Z')).toEqual(['2026-11-24T06:00', '2026-11-25T06:00']);
    expect(deal('yesterday', '2026-11-24T06:00Z')).toEqual(['2026-11-23T06:00', '2026-11-24T06:00']);
    expect(deal('today', '2026-11-01T05:30Z')).toEqual(['2026-11-01T05:00', '2026-11-02T06:00']);
    expect(deal('today', '2026-03-08T12:00Z')).toEqual(['2026-03-08T06:00', '2026-03-09T05:00']);
    expect(boardsAt('2026-11-24T12:00Z', 'day', 'solitaire-day')).toEqual(['today']);
    expect(boardName('solitaire-day', 'today')).toBe('Deal of the day');
    expect(boardName('flappy-flunk', 'today')).toBe('Run of the day');
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
