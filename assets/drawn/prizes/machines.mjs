import { DARK, WHITE, chance, standing } from './pen.mjs';

const GUMS = ['#e43b44', '#0099db', '#fee761', '#63c74d', '#f77622', '#ff8cc0', '#ffffff', '#b55cf8'];

const gumballMachine = () =>
  standing((pen) => {
    pen.disc(36, 21, 18, '#b8d8e8', 17);
    for (let row = 0; row < 7; row += 1) {
      for (let column = -4; column <= 4; column += 1) {
        const [x, y] = [36 + column * 4 + (row % 2) * 2, 15 + row * 3];
        if ((x - 36) ** 2 + ((y - 21) * 1.05) ** 2 > 240) continue;
        const color = GUMS[Math.floor(chance(column, row + 3) * GUMS.length)];
        pen.disc(x, y, 2, color);
        pen.set(x - 1, y - 1, WHITE);
        pen.set(x + 1, y + 2, '#3a4466');
      }
    }
    pen.line(23, 14, 27, 8, WHITE);
    pen.line(24, 15, 28, 9, WHITE);
    pen.box(22, 17, 1, 3, WHITE);
    pen.box(30, 1, 13, 4, '#e43b44');
    pen.box(34, 0, 5, 2, '#c0cbdc');
    pen.box(30, 1, 13, 1, '#f6757a');
    pen.shape(
      [
        [24, 38],
        [49, 38],
        [47, 42],
        [26, 42],
      ],
      '#a22633',
    );
    pen.shape(
      [
        [25, 42],
        [48, 42],
        [53, 59],
        [20, 59],
      ],
      '#e43b44',
    );
    pen.shape(
      [
        [25, 42],
        [29, 42],
        [26, 59],
        [20, 59],
      ],
      '#f6757a',
    );
    pen.shape(
      [
        [44, 42],
        [48, 42],
        [53, 59],
        [47, 59],
      ],
      '#a22633',
    );
    pen.disc(36, 47, 4, '#c0cbdc');
    pen.box(31, 46, 11, 3, '#8b9bb4');
    pen.box(31, 46, 11, 1, WHITE);
    pen.box(31, 53, 11, 6, '#262b44');
    pen.disc(36, 57, 2, '#ff8cc0');
    pen.set(35, 56, WHITE);
  });

const clawMachine = () =>
  standing((pen) => {
    pen.box(15, 1, 42, 58, '#6828a0');
    pen.box(15, 1, 42, 9, '#f77622');
    pen.box(15, 1, 42, 1, '#feae34');
    // Bulbs round the sign, and what it says.
    for (let x = 17; x < 56; x += 4) pen.box(x, 2, 2, 1, '#fee761');
    pen.rows(
      ['###.#...##..#.#.#.#', '#...#...#.#.#.#.#.#', '#...#...###.#.#.#.#', '###.###.#.#.##.##..'],
      { '#': WHITE },
      27,
      5,
    );
    pen.box(18, 11, 36, 28, '#141838');
    pen.box(18, 11, 36, 12, '#1c2450');
    pen.box(18, 11, 36, 1, '#8b9bb4');
    pen.box(35, 12, 2, 7, '#c0cbdc');
    pen.box(32, 18, 8, 3, '#8b9bb4');
    pen.box(32, 18, 8, 1, WHITE);
    for (const [x0, x1] of [
      [32, 30],
      [40, 42],
    ]) {
      pen.line(x0, 20, x1, 23, '#c0cbdc');
      pen.line(x1, 23, x0 + (x1 > x0 ? -1 : 1), 27, '#c0cbdc');
    }
    const bear = (x, y, fur, shade) => {
      pen.disc(x - 3, y - 5, 1, fur);
      pen.disc(x + 3, y - 5, 1, fur);
      pen.disc(x, y - 2, 4, fur);
      pen.disc(x, y + 4, 5, fur, 4);
      pen.disc(x, y, 2, shade, 1);
      pen.set(x - 2, y - 3, DARK);
      pen.set(x + 2, y - 3, DARK);
      pen.set(x, y - 1, DARK);
    };
    bear(24, 33, '#f6757a', '#fcc8cc');
    bear(48, 34, '#63c74d', '#b8f090');
    bear(36, 33, '#c28569', '#ead4aa');
    for (let x = 18; x < 54; x += 1)
      pen.box(x, 37 + Math.floor(chance(x >> 1, 9) * 2), 1, 2, GUMS[Math.floor(chance(x >> 1, 4) * 8)]);
    pen.line(21, 22, 28, 13, '#4a5890');
    pen.line(23, 23, 31, 13, '#4a5890');
    pen.shape(
      [
        [13, 40],
        [58, 40],
        [60, 45],
        [11, 45],
      ],
      '#f77622',
    );
    pen.box(11, 44, 50, 2, '#a8480c');
    pen.box(24, 37, 1, 5, '#c0cbdc');
    pen.disc(24, 36, 2, '#e43b44');
    pen.set(23, 35, WHITE);
    pen.disc(40, 42, 2, '#63c74d', 1);
    pen.disc(47, 42, 2, '#fee761', 1);
    pen.box(15, 46, 42, 13, '#501c80');
    pen.box(17, 48, 18, 9, DARK);
    pen.box(18, 49, 16, 3, '#3a4466');
    pen.box(42, 49, 9, 7, '#8b9bb4');
    pen.box(46, 50, 1, 4, DARK);
    pen.box(15, 10, 2, 49, '#8848c0');
    pen.box(55, 10, 2, 49, '#381060');
  });

const fishTank = () =>
  standing((pen) => {
    pen.box(4, 8, 64, 4, '#3a4466');
    pen.box(4, 8, 64, 1, '#8b9bb4');
    pen.box(5, 12, 62, 45, '#0878b0');
    for (let y = 15; y < 57; y += 1)
      for (let x = 6; x < 66; x += 1) {
        const depth = (y - 15) / 42;
        pen.set(x, y, depth > 0.72 ? '#0c4c80' : depth > 0.4 ? '#1068a0' : '#1490c8');
      }
    pen.box(6, 12, 60, 3, '#c8e8f4');
    pen.box(6, 15, 60, 1, '#70d8f4');
    for (let x = 6; x < 66; x += 1) {
      const top = 51 + Math.round(Math.sin(x / 7) * 1.5);
      for (let y = top; y < 57; y += 1)
        pen.set(x, y, ['#ead4aa', '#e4a672', '#c28569'][Math.floor(chance(x, y) * 3)]);
    }
    const weed = (x, height, color) => {
      for (let y = 0; y < height; y += 1) pen.box(x + Math.round(Math.sin(y / 3) * 1.6), 52 - y, 2, 1, color);
    };
    weed(10, 26, '#3e8948');
    weed(14, 18, '#63c74d');
    weed(60, 22, '#3e8948');
    // A castle with a door that is a little open.
    pen.box(41, 38, 14, 15, '#8b9bb4');
    for (const x of [41, 46, 51]) pen.box(x, 35, 4, 3, '#8b9bb4');
    pen.box(52, 38, 3, 15, '#5a6988');
    pen.box(45, 45, 5, 8, DARK);
    pen.box(48, 45, 2, 8, '#733e39');
    const fish = (x, y, body, fin, faces) => {
      pen.disc(x, y, 5, body, 3);
      pen.shape(
        [
          [x - faces * 4, y],
          [x - faces * 9, y - 4],
          [x - faces * 9, y + 4],
        ],
        fin,
      );
      pen.box(x - 1, y - 4, 3, 1, fin);
      pen.box(x - 1, y - 2, 1, 5, WHITE);
      pen.set(x + faces * 3, y - 1, DARK);
    };
    fish(24, 26, '#f77622', '#feae34', 1);
    fish(48, 24, '#fee761', '#feae34', -1);
    fish(30, 42, '#b55cf8', '#ff8cc0', 1);
    for (const [x, y] of [
      [37, 22],
      [38, 30],
      [36, 17],
      [54, 30],
      [55, 20],
    ]) {
      pen.set(x, y, '#d8f8ff');
      pen.set(x + 1, y, '#70d8f4');
    }
    pen.line(8, 34, 14, 18, '#70c8ec');
    pen.line(9, 38, 17, 17, '#70c8ec');
    pen.box(4, 57, 64, 2, '#262b44');
    pen.box(4, 12, 1, 45, '#c8e8f4');
    pen.box(67, 12, 1, 45, '#5a6988');
  });

/** What stands for the boot pictures. */
export const MACHINES = {
  'gumball-machine': gumballMachine,
  'claw-machine': clawMachine,
  'fish-tank': fishTank,
};
