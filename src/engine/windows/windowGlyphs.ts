import type { TitleButton } from './windowMetrics.ts';

interface Glyph {
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** The size of button that the marks are placed on. */
export const GLYPH_FIELD = { width: 16, height: 14 } as const;

/** The black marks on title-bar buttons and where they sit on a button of GLYPH_FIELD. */
export const GLYPHS: Readonly<Record<TitleButton | 'restore' | 'desktop', Glyph>> = {
  minimize: { x: 4, y: 9, rows: ['######', '######'] },
  maximize: {
    x: 3,
    y: 2,
    rows: [
      '#########',
      '#########',
      '#.......#',
      '#.......#',
      '#.......#',
      '#.......#',
      '#.......#',
      '#.......#',
      '#########',
    ],
  },
  restore: {
    x: 3,
    y: 2,
    rows: [
      '..######',
      '..######',
      '..#....#',
      '######.#',
      '######.#',
      '#....###',
      '#....#..',
      '#....#..',
      '######..',
    ],
  },
  close: {
    x: 4,
    y: 3,
    rows: ['##....##', '.##..##.', '..####..', '...##...', '..####..', '.##..##.', '##....##'],
  },
  /** Two windows, one behind the other. */
  windows: {
    x: 3,
    y: 2,
    rows: [
      '..#######',
      '..#######',
      '..#.....#',
      '#######.#',
      '#######.#',
      '#.....###',
      '#.....#..',
      '#.....#..',
      '#######..',
    ],
  },
  /** A desk with a sheet on it. */
  desktop: {
    x: 3,
    y: 2,
    rows: [
      '#########',
      '#.......#',
      '#.####..#',
      '#.#..#..#',
      '#.####..#',
      '#.......#',
      '#########',
      '..#...#..',
      '.#######.',
    ],
  },
  start: {
    x: 3,
    y: 2,
    rows: [
      '#........',
      '####.....',
      '#######..',
      '#########',
      '#######..',
      '####.....',
      '#........',
      '#........',
      '#........',
    ],
  },
  help: {
    x: 5,
    y: 2,
    rows: [
      '.####.',
      '##..##',
      '##..##',
      '....##',
      '...##.',
      '..##..',
      '..##..',
      '......',
      '..##..',
      '..##..',
    ],
  },
};
