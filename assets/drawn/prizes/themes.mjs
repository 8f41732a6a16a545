import { Pen, WHITE, chance, standing } from './pen.mjs';

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

/** What stands for the themes. */
export const THEMES = {
  'cafeteria-tray': cafeteriaTray,
  'paper-cup': paperCup,
  'arcade-carpet': arcadeCarpet,
  'lava-lamp': lavaLamp,
};
