import { DARK, WHITE, standing } from './pen.mjs';

/** A record half out of its sleeve; a coin is its label. */
const lastQuarter = () =>
  standing((pen) => {
    pen.disc(46, 33, 25, '#262b44');
    for (const radius of [24, 21, 18, 15]) {
      pen.disc(46, 33, radius, '#181425');
      pen.disc(46, 33, radius - 1, '#222038');
    }
    // The light on its grooves.
    const inLight = (x, y) => y < 33 && Math.abs((x - 46) * 0.75 + (y - 33)) < (33 - y) * 0.22;
    pen.tint('#222038', '#5a6988', inLight);
    pen.tint('#181425', '#30304c', inLight);
    pen.disc(46, 33, 9, '#f77622');
    pen.disc(46, 33, 6, '#c0cbdc');
    pen.disc(46, 33, 5, '#e4e8f0');
    pen.rows(['.##', '##.', '###', '.##', '##.'], { '#': '#8b9bb4' }, 45, 31);
    pen.set(46, 33, DARK);
    pen.box(3, 9, 42, 50, '#4c1878');
    pen.box(3, 9, 42, 1, '#9858d0');
    pen.box(44, 9, 1, 50, '#281040');
    // The sleeve: a setting sun of stripes over a grid, and the name.
    for (let y = -13; y <= 13; y += 1) {
      const half = Math.floor(Math.sqrt(13 * 13 - y * y));
      if (y > 0 && y % 4 === 0) continue;
      pen.box(
        24 - half,
        32 + y,
        half * 2 + 1,
        1,
        y < -5 ? '#fee761' : y < 3 ? '#feae34' : y < 8 ? '#f77622' : '#ff4898',
      );
    }
    pen.box(4, 45, 40, 13, '#1c0c38');
    for (const [y, color] of [
      [45, '#ff4898'],
      [48, '#b55088'],
      [52, '#b55088'],
      [57, '#b55088'],
    ])
      pen.box(4, y, 40, 1, color);
    for (let y = 46; y < 57; y += 1) {
      for (const x of [-9, -5, -2, 0, 2, 5, 9]) {
        const at = Math.round(24 + x * (1 + ((y - 45) / 12) * 2));
        if (at > 3 && at < 44) pen.set(at, y, '#b55088');
      }
    }
    pen.box(3, 58, 42, 1, '#281040');
    pen.rows(
      [
        '#....#...##.###....##.',
        '#...#.#.#....#....#..#',
        '#...###..#...#....#..#',
        '###.#.#.##...#.....###',
        '.....................#',
      ],
      { '#': WHITE },
      9,
      12,
    );
  });

/** What stands for the records of the jukebox. */
export const RECORDS = { 'last-quarter': lastQuarter };
