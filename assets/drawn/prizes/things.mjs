import { chance, Pen } from './pen.mjs';

const WHITE = '#ffffff';
const DARK = '#181425';

/** What stands on the shelf by itself: the drawing, with a dark line round it. */
function standing(draw) {
  const pen = new Pen();
  draw(pen);
  pen.outline(DARK);
  return pen;
}

/** A school tray, seen a little from above: five wells, four of them full. */
const cafeteriaTray = () =>
  standing((pen) => {
    pen.shape(
      [
        [9, 24],
        [63, 24],
        [70, 56],
        [2, 56],
      ],
      '#c89830',
    );
    pen.shape(
      [
        [11, 25],
        [61, 25],
        [67, 53],
        [5, 53],
      ],
      '#e8bc48',
    );
    pen.box(3, 55, 66, 4, '#8a6418');
    pen.box(3, 55, 66, 1, '#f4d880');
    const well = (corners, color, rim) => {
      pen.shape(corners, rim);
      pen.shape(
        corners.map(([x, y]) => [x, y + 1]),
        color,
      );
    };
    well(
      [
        [14, 27],
        [28, 27],
        [27, 37],
        [11, 37],
      ],
      '#708838',
      '#9c7420',
    );
    well(
      [
        [31, 27],
        [42, 27],
        [43, 37],
        [30, 37],
      ],
      '#708838',
      '#9c7420',
    );
    well(
      [
        [45, 27],
        [58, 27],
        [61, 37],
        [46, 37],
      ],
      '#d8d0b8',
      '#9c7420',
    );
    well(
      [
        [11, 40],
        [36, 40],
        [36, 51],
        [8, 51],
      ],
      '#708838',
      '#9c7420',
    );
    well(
      [
        [39, 40],
        [61, 40],
        [64, 51],
        [39, 51],
      ],
      '#708838',
      '#9c7420',
    );
    // Peas, mashed potatoes, a carton of milk, a square of pizza, something red that shakes.
    for (let nth = 0; nth < 26; nth += 1) {
      const [x, y] = [14 + Math.floor(chance(nth, 1) * 12), 29 + Math.floor(chance(nth, 2) * 7)];
      pen.box(x, y, 2, 2, '#63c74d');
      pen.set(x, y, '#b8f090');
    }
    pen.disc(36, 33, 5, '#f4ead0', 3);
    pen.disc(36, 32, 2, '#feae34', 1);
    pen.box(48, 16, 10, 20, '#f4f4f4');
    pen.shape(
      [
        [48, 17],
        [53, 9],
        [58, 17],
      ],
      '#c0cbdc',
    );
    pen.box(51, 7, 5, 4, '#f4f4f4');
    pen.box(48, 22, 10, 6, '#0099db');
    pen.box(50, 24, 6, 1, WHITE);
    pen.box(56, 17, 2, 19, '#c0cbdc');
    pen.shape(
      [
        [13, 42],
        [32, 42],
        [33, 49],
        [11, 49],
      ],
      '#d77643',
    );
    pen.shape(
      [
        [14, 42],
        [31, 42],
        [31, 47],
        [13, 47],
      ],
      '#fee761',
    );
    for (const [x, y] of [
      [17, 43],
      [24, 45],
      [28, 43],
      [20, 45],
    ])
      pen.box(x, y, 3, 2, '#a22633');
    pen.shape(
      [
        [45, 41],
        [57, 41],
        [60, 50],
        [43, 50],
      ],
      '#e43b44',
    );
    pen.shape(
      [
        [46, 41],
        [50, 41],
        [48, 48],
        [45, 48],
      ],
      '#f6757a',
    );
    pen.box(51, 42, 3, 1, WHITE);
  });

/** The cup. */
const paperCup = () =>
  standing((pen) => {
    const left = (y) => 22 + ((y - 8) / 50) * 6;
    const right = (y) => 50 - ((y - 8) / 50) * 6;
    for (let y = 8; y <= 58; y += 1) {
      const [from, to] = [Math.round(left(y)), Math.round(right(y))];
      for (let x = from; x <= to; x += 1) {
        const share = (x - from) / (to - from);
        pen.set(x, y, share > 0.86 ? '#c0cbdc' : share > 0.74 ? '#e4e8f0' : '#fbfbf6');
      }
    }
    // A stroke of teal across it, frayed at its ends, and the purple scribble over that.
    for (let x = 20; x <= 52; x += 1) {
      const y = 38 - (x - 22) * 0.42 + Math.sin(x / 4) * 2;
      const thick = 5 + 3 * Math.sin((x - 20) / 9);
      for (let dy = -thick; dy <= thick; dy += 1) {
        const row = Math.round(y + dy);
        if (pen.at(x, row) === null || chance(x >> 1, row) < 0.12) continue;
        pen.set(x, row, dy > thick * 0.4 ? '#0c8c98' : dy < -thick * 0.5 ? '#50d8d8' : '#18b0b8');
      }
    }
    let before = null;
    for (let nth = 0; nth <= 9; nth += 1) {
      const point = [23 + nth * 3, Math.round(39 - nth * 1.4 + (nth % 2 === 0 ? 7 : -7))];
      if (before !== null) {
        for (const dx of [0, 1]) {
          const probe = new Pen();
          probe.line(before[0] + dx, before[1], point[0] + dx, point[1], '#6828a0');
          for (const [index, color] of probe.pixels.entries())
            if (color !== null && pen.pixels[index] !== null) pen.pixels[index] = color;
        }
      }
      before = point;
    }
    pen.disc(36, 9, 15, '#e4e8f0', 2.4);
    pen.disc(36, 9, 13, '#3e2731', 1.6);
    pen.box(27, 9, 9, 1, '#733e39');
    pen.box(28, 57, 17, 2, '#c0cbdc');
  });

/** A roll of the arcade's carpet; its end lies on the floor and shows what is woven into it. */
const arcadeCarpet = () =>
  standing((pen) => {
    const weave = (x, y) => {
      const squiggle = Math.abs(((y + Math.round(4 * Math.sin(x / 3.2))) % 17) - 8) < 1;
      if (squiggle) return '#2ce8f5';
      const spark = chance(x >> 1, y >> 1);
      if (spark > 0.965) return '#fee761';
      if (spark > 0.93) return '#ff4898';
      if ((x * 2 + y) % 29 < 3 && y % 9 < 6) return '#f77622';
      if ((x - y * 2 + 200) % 31 < 3 && y % 11 < 6) return '#b55cf8';
      return chance(x, y) > 0.86 ? '#241c58' : '#181040';
    };
    // What is unrolled, then the roll, then the spiral at its end.
    for (let y = 40; y <= 58; y += 1) {
      const slant = Math.round((58 - y) * 0.5);
      for (let x = 6 + slant; x <= 60 + slant * 0.2; x += 1) pen.set(Math.round(x), y, weave(x - slant, y));
    }
    for (let x = 8; x <= 64; x += 1) {
      for (let y = 14; y <= 42; y += 1) {
        const color = weave(x, y * 2);
        const bright = y < 20 && color === '#181040' ? '#3c3088' : y > 37 ? '#0c0828' : color;
        pen.set(x, y, bright);
      }
    }
    pen.disc(63, 28, 7, '#0c0828', 14);
    for (const [radius, color] of [
      [13, '#6050c0'],
      [10, '#0c0828'],
      [8, '#6050c0'],
      [6, '#0c0828'],
      [4, '#6050c0'],
      [2, '#0c0828'],
    ])
      pen.disc(63, 28, radius / 2, color, radius);
    // A string holds it.
    for (const x of [22, 23, 46, 47]) pen.box(x, 14, 1, 29, x % 2 === 0 ? '#ead4aa' : '#b86f50');
    pen.box(20, 24, 3, 2, '#ead4aa');
    pen.box(24, 27, 2, 3, '#ead4aa');
  });

const lavaLamp = () =>
  standing((pen) => {
    const half = (y) => (y < 12 ? 6 : y < 42 ? 6 + (y - 12) * 0.2 : 12);
    for (let y = 8; y <= 42; y += 1) {
      const wide = Math.round(half(y));
      for (let x = -wide; x <= wide; x += 1) {
        const light = (x + wide) / (wide * 2);
        pen.set(
          36 + x,
          y,
          light < 0.14
            ? '#c060e8'
            : light > 0.86
              ? '#401060'
              : y > 30
                ? '#a030a8'
                : y > 18
                  ? '#882898'
                  : '#6c2088',
        );
      }
    }
    const blob = (x, y, radius, radiusY = radius) => {
      pen.disc(x, y, radius, '#f04818', radiusY);
      pen.disc(x, y - 0, Math.max(1, radius - 1), '#f77622', Math.max(1, radiusY - 1));
      pen.box(x - Math.floor(radius / 2), y - Math.floor(radiusY / 2), 2, 1, '#fee761');
    };
    blob(36, 40, 10, 4);
    blob(38, 30, 5, 6);
    blob(33, 20, 4, 3);
    blob(37, 12, 2, 2);
    pen.box(36, 34, 4, 3, '#f77622');
    pen.box(29, 14, 1, 22, '#f0c8ff');
    pen.box(28, 24, 1, 12, '#f0c8ff');
    pen.shape(
      [
        [30, 8],
        [43, 8],
        [41, 2],
        [32, 2],
      ],
      '#c0cbdc',
    );
    pen.shape(
      [
        [30, 8],
        [34, 8],
        [35, 2],
        [32, 2],
      ],
      WHITE,
    );
    pen.box(40, 3, 2, 5, '#5a6988');
    pen.shape(
      [
        [24, 43],
        [49, 43],
        [41, 51],
        [32, 51],
      ],
      '#c0cbdc',
    );
    pen.shape(
      [
        [32, 51],
        [41, 51],
        [51, 59],
        [22, 59],
      ],
      '#8b9bb4',
    );
    pen.shape(
      [
        [24, 43],
        [29, 43],
        [34, 51],
        [32, 51],
      ],
      WHITE,
    );
    pen.shape(
      [
        [32, 51],
        [34, 51],
        [28, 59],
        [22, 59],
      ],
      '#e4e8f0',
    );
    pen.shape(
      [
        [45, 43],
        [49, 43],
        [41, 51],
        [39, 51],
      ],
      '#5a6988',
    );
    pen.shape(
      [
        [39, 51],
        [41, 51],
        [51, 59],
        [45, 59],
      ],
      '#5a6988',
    );
  });

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

export const THINGS = {
  'cafeteria-tray': cafeteriaTray,
  'paper-cup': paperCup,
  'arcade-carpet': arcadeCarpet,
  'lava-lamp': lavaLamp,
  'gumball-machine': gumballMachine,
  'claw-machine': clawMachine,
  'fish-tank': fishTank,
  'last-quarter': lastQuarter,
};
