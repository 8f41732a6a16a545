import { Grid } from './grid.mjs';

const PAPER = '#f4efe0';
const [WIDTH, HEIGHT] = [88, 64];

/** Wax on rough paper: one pixel in seven stays white, always the same ones. */
const grain = (x, y) => {
  const mixed = Math.imul((x * 374_761_393) ^ (y * 668_265_263), 1_274_126_177);
  return ((mixed ^ (mixed >>> 15)) & 0xff) > 36;
};

class Sheet extends Grid {
  constructor() {
    super(WIDTH, HEIGHT);
    this.box(0, 0, WIDTH, HEIGHT, PAPER);
    this.box(0, HEIGHT - 1, WIDTH, 1, '#c8bfa4');
    this.box(WIDTH - 1, 0, 1, HEIGHT, '#c8bfa4');
  }

  dab(x, y, color) {
    if (x > 0 && y > 0 && x < WIDTH - 2 && y < HEIGHT - 2 && grain(x, y)) this.set(x, y, color);
  }

  /** A stroke of the crayon, two pixels wide. */
  stroke(points, color) {
    for (const [index, [x, y]] of points.slice(1).entries()) {
      const [fromX, fromY] = points[index];
      const steps = Math.max(Math.abs(x - fromX), Math.abs(y - fromY), 1);
      for (let step = 0; step <= steps; step += 1) {
        const at = [fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps].map(
          Math.round,
        );
        this.dab(at[0], at[1], color);
        this.dab(at[0] + 1, at[1], color);
        this.dab(at[0], at[1] + 1, color);
      }
    }
  }

  /** Scribbled in, with slanting gaps as a hand in a hurry leaves them. */
  scribble(x, y, width, height, color) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        if ((column + row * 2) % 6 !== 0) this.dab(column, row, color);
      }
    }
  }

  disc(centerX, centerY, radius, color) {
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1) {
        if (x * x + y * y <= radius * radius + 1) this.dab(centerX + x, centerY + y, color);
      }
    }
  }

  ring(centerX, centerY, radius, color) {
    const points = Array.from({ length: 17 }, (_, at) => [
      Math.round(centerX + radius * Math.cos((at * Math.PI) / 8)),
      Math.round(centerY + radius * Math.sin((at * Math.PI) / 8)),
    ]);
    this.stroke(points, color);
  }
}

/** The school with more doors than fit. */
function ourSchool() {
  const sheet = new Sheet();
  sheet.scribble(2, 52, 84, 9, '#3e8948');
  sheet.scribble(10, 26, 68, 26, '#be4a2f');
  sheet.scribble(36, 10, 16, 18, '#be4a2f');
  sheet.stroke(
    [
      [36, 10],
      [44, 3],
      [52, 10],
      [36, 10],
    ],
    '#733e39',
  );
  sheet.disc(44, 18, 5, '#fee761');
  sheet.ring(44, 18, 5, '#181425');
  sheet.stroke(
    [
      [44, 18],
      [44, 14],
    ],
    '#181425',
  );
  sheet.stroke(
    [
      [44, 18],
      [47, 19],
    ],
    '#181425',
  );
  for (let door = 0; door < 7; door += 1) {
    sheet.scribble(13 + door * 9, 40, 6, 12, '#124e89');
    sheet.stroke(
      [
        [13 + door * 9, 42],
        [18 + door * 9, 49],
      ],
      '#fee761',
    );
  }
  sheet.disc(76, 9, 5, '#feae34');
  return sheet;
}

/** A bear that looks at the door, which is cut by the edge. */
function bear() {
  const sheet = new Sheet();
  sheet.scribble(2, 50, 84, 11, '#b86f50');
  sheet.scribble(72, 8, 13, 42, '#5a6988');
  sheet.disc(75, 30, 1, '#fee761');
  sheet.disc(34, 42, 12, '#d77643');
  sheet.disc(34, 22, 10, '#d77643');
  sheet.disc(26, 13, 4, '#d77643');
  sheet.disc(42, 13, 4, '#d77643');
  sheet.disc(34, 43, 6, '#ead4aa');
  sheet.disc(38, 25, 4, '#ead4aa');
  sheet.disc(33, 20, 1, '#181425');
  sheet.disc(40, 20, 1, '#181425');
  sheet.disc(40, 24, 1, '#181425');
  sheet.stroke(
    [
      [22, 38],
      [16, 46],
    ],
    '#d77643',
  );
  sheet.stroke(
    [
      [46, 38],
      [54, 36],
    ],
    '#d77643',
  );
  return sheet;
}

/** A train by night, with one window lit. */
function train() {
  const sheet = new Sheet();
  sheet.scribble(2, 2, 84, 48, '#262b44');
  sheet.scribble(2, 54, 84, 7, '#5a6988');
  sheet.stroke(
    [
      [2, 51],
      [85, 51],
    ],
    '#8b9bb4',
  );
  sheet.scribble(6, 30, 30, 18, '#3e8948');
  sheet.scribble(40, 30, 30, 18, '#a22633');
  sheet.scribble(72, 26, 12, 22, '#733e39');
  for (const x of [10, 18, 26, 44, 52, 60]) sheet.scribble(x, 34, 6, 6, x === 52 ? '#fee761' : '#181425');
  for (const x of [11, 29, 45, 63, 77]) sheet.disc(x, 49, 3, '#181425');
  for (const [x, y] of [
    [12, 8],
    [30, 14],
    [48, 6],
    [66, 12],
    [22, 20],
  ])
    sheet.disc(x, y, 1, '#fee761');
  sheet.disc(78, 10, 4, '#ead4aa');
  return sheet;
}

/** Two cups at a counter, one of them with a straw in it. */
function twoCups() {
  const sheet = new Sheet();
  sheet.scribble(2, 2, 84, 40, '#f6757a');
  sheet.scribble(2, 44, 84, 17, '#68386c');
  for (const x of [22, 52]) {
    sheet.scribble(x, 22, 16, 24, '#ffffff');
    sheet.scribble(x, 28, 16, 5, '#0099db');
    sheet.stroke(
      [
        [x, 22],
        [x + 2, 46],
        [x + 14, 46],
        [x + 16, 22],
        [x, 22],
      ],
      '#181425',
    );
  }
  sheet.stroke(
    [
      [60, 22],
      [66, 8],
      [71, 9],
    ],
    '#e43b44',
  );
  return sheet;
}

/** The field on a Friday, with a seat kept free. */
function topRow() {
  const sheet = new Sheet();
  sheet.scribble(2, 2, 84, 26, '#124e89');
  sheet.scribble(2, 44, 84, 17, '#63c74d');
  for (let row = 0; row < 4; row += 1) {
    sheet.stroke(
      [
        [4, 28 + row * 4],
        [84, 28 + row * 4],
      ],
      '#8b9bb4',
    );
    for (let seat = 0; seat < 9; seat += 1) {
      if (row === 0 && seat === 8) continue;
      sheet.disc(8 + seat * 9, 26 + row * 4, 2, ['#e4a672', '#733e39', '#e8b796'][(seat + row) % 3]);
    }
  }
  sheet.scribble(78, 24, 6, 4, '#e43b44');
  sheet.stroke(
    [
      [14, 2],
      [14, 26],
    ],
    '#5a6988',
  );
  sheet.scribble(9, 3, 11, 5, '#fee761');
  sheet.stroke(
    [
      [10, 52],
      [78, 52],
    ],
    '#ffffff',
  );
  return sheet;
}

/** What students drew, by file name. */
export const DRAWINGS = {
  'our-school': ourSchool,
  bear,
  train,
  'two-cups': twoCups,
  'top-row': topRow,
};
