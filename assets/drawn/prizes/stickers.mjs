import { DARK, Pen, WHITE } from './pen.mjs';

const PAPER = '#f8f6f0';

/** A sheet of backing paper with a corner that curls up; the sticker lies on it. */
function onSheet(draw) {
  const sheet = new Pen();
  sheet.box(11, 6, 50, 54, '#b8b0a0');
  sheet.box(11, 6, 49, 53, '#e8e2d0');
  for (let row = 9; row < 58; row += 4) sheet.box(12, row, 47, 1, '#ddd5c0');
  const sticker = new Pen();
  draw(sticker);
  sticker.outline(PAPER);
  sticker.outline(PAPER);
  const shadow = new Pen();
  for (const [index, color] of sticker.pixels.entries()) if (color !== null) shadow.pixels[index] = '#b8ae96';
  sheet.lay(shadow, 1, 1);
  sheet.lay(sticker, 0, 0);
  // The curl.
  for (let step = 0; step < 10; step += 1) sheet.box(60 - step, 6 + 9 - step, step + 1, 1, null);
  sheet.shape(
    [
      [50, 6],
      [60, 16],
      [50, 16],
    ],
    '#cfc6b0',
  );
  sheet.line(50, 6, 60, 16, '#a89e86');
  sheet.line(50, 16, 60, 16, '#a89e86');
  sheet.line(51, 9, 51, 15, '#f4efe2');
  sheet.outline(DARK);
  return sheet;
}

const slushCup = () =>
  onSheet((pen) => {
    pen.disc(36, 21, 11, '#2ce8f5', 9);
    pen.box(25, 21, 23, 4, '#2ce8f5');
    for (const [x, y] of [
      [31, 17],
      [38, 15],
      [42, 20],
      [34, 21],
      [29, 22],
    ])
      pen.box(x, y, 2, 1, WHITE);
    pen.box(25, 24, 23, 2, '#0099db');
    pen.line(39, 25, 45, 7, '#e43b44');
    pen.line(40, 25, 46, 7, WHITE);
    pen.line(41, 25, 47, 7, '#e43b44');
    pen.shape(
      [
        [25, 26],
        [48, 26],
        [45, 53],
        [28, 53],
      ],
      '#b55088',
    );
    pen.shape(
      [
        [25, 26],
        [30, 26],
        [32, 53],
        [28, 53],
      ],
      '#d878a8',
    );
    pen.shape(
      [
        [44, 26],
        [48, 26],
        [45, 53],
        [42, 53],
      ],
      '#68386c',
    );
    pen.rows(
      [
        '..#####..',
        '.#.....##',
        '.##......',
        '..####...',
        '.....###.',
        '#......##',
        '##....##.',
        '.#####...',
      ],
      { '#': '#fee761' },
      32,
      35,
    );
    pen.box(24, 24, 25, 2, WHITE);
  });

const mixTape = () =>
  onSheet((pen) => {
    pen.box(16, 19, 40, 28, '#3a4466');
    pen.box(16, 19, 40, 1, '#5a6988');
    pen.box(16, 46, 40, 1, '#262b44');
    pen.box(19, 22, 34, 17, '#f4efe2');
    for (const [row, color] of [
      [22, '#e43b44'],
      [23, '#e43b44'],
      [24, '#f77622'],
      [25, '#feae34'],
      [26, '#fee761'],
    ])
      pen.box(19, row, 34, 1, color);
    pen.box(24, 29, 24, 8, DARK);
    for (const x of [29, 43]) {
      pen.disc(x, 33, 4, '#8b9bb4');
      pen.disc(x, 33, 2, WHITE);
      pen.set(x, 33, DARK);
    }
    pen.box(33, 30, 6, 6, '#733e39');
    pen.shape(
      [
        [25, 47],
        [28, 41],
        [44, 41],
        [47, 47],
      ],
      '#262b44',
    );
    for (const x of [30, 36, 42]) pen.box(x, 44, 2, 2, '#8b9bb4');
    for (const [x, y] of [
      [17, 20],
      [53, 20],
      [17, 44],
      [53, 44],
    ])
      pen.set(x + 1, y, '#8b9bb4');
  });

const littleVisitor = () =>
  onSheet((pen) => {
    pen.disc(36, 25, 15, '#63c74d', 14);
    pen.shape(
      [
        [22, 28],
        [51, 28],
        [40, 45],
        [33, 45],
      ],
      '#63c74d',
    );
    pen.tint('#63c74d', '#3e8948', (x, y) => x + y * 0.3 > 56);
    pen.tint('#63c74d', '#a8e890', (x, y) => (x - 29) ** 2 + (y - 17) ** 2 < 12);
    pen.shape(
      [
        [24, 25],
        [33, 29],
        [34, 36],
        [27, 35],
      ],
      DARK,
    );
    pen.shape(
      [
        [49, 25],
        [40, 29],
        [39, 36],
        [46, 35],
      ],
      DARK,
    );
    pen.box(27, 28, 2, 3, WHITE);
    pen.box(43, 28, 2, 3, WHITE);
    pen.box(34, 40, 5, 1, '#265c42');
    pen.box(33, 46, 7, 4, '#3e8948');
    pen.shape(
      [
        [27, 54],
        [30, 49],
        [43, 49],
        [46, 54],
      ],
      '#63c74d',
    );
    // A badge: it is a visitor, after all.
    pen.box(36, 50, 8, 4, WHITE);
    pen.box(37, 51, 6, 1, '#e43b44');
  });

const goldStar = () =>
  onSheet((pen) => {
    const corner = (nth, radius) => [
      36 + radius * Math.sin((nth * Math.PI) / 5),
      33 - radius * Math.cos((nth * Math.PI) / 5),
    ];
    const corners = Array.from({ length: 10 }, (_, nth) => corner(nth, nth % 2 === 0 ? 22 : 9.5));
    // Ten facets, lit from the left; on the lit ones the foil breaks the light into colors.
    for (const [nth, at] of corners.entries()) {
      const lit = nth % 2 === 1;
      pen.shape([[36, 33], at, corners[(nth + 1) % 10]], lit ? '#fee761' : '#f0a020');
    }
    const foil = ['#ffb0d8', '#9ce8f8', '#b8f0a0', '#fff8c8'];
    for (const [nth, color] of foil.entries())
      pen.tint(
        '#fee761',
        color,
        (x, y) => (x * 2 + y * 3) % 23 >= nth * 4 && (x * 2 + y * 3) % 23 < nth * 4 + 3,
      );
    pen.box(20, 17, 1, 5, WHITE);
    pen.box(18, 19, 5, 1, WHITE);
  });

const redPhone = () =>
  onSheet((pen) => {
    pen.shape(
      [
        [27, 29],
        [45, 29],
        [55, 52],
        [17, 52],
      ],
      '#e43b44',
    );
    pen.shape(
      [
        [41, 29],
        [45, 29],
        [55, 52],
        [46, 52],
      ],
      '#9e2835',
    );
    pen.box(17, 50, 39, 3, '#9e2835');
    for (const x of [27, 42]) pen.box(x, 24, 4, 6, '#9e2835');
    pen.disc(23, 23, 6, '#e43b44', 5);
    pen.disc(49, 23, 6, '#e43b44', 5);
    pen.box(20, 16, 33, 6, '#e43b44');
    pen.box(22, 17, 28, 1, '#ff8a80');
    pen.disc(36, 41, 9, PAPER, 8);
    for (let hole = 0; hole < 10; hole += 1) {
      const turn = (hole / 10) * 2 * Math.PI;
      pen.box(Math.round(35 + 6 * Math.cos(turn)), Math.round(40 + 5 * Math.sin(turn)), 2, 2, '#3a4466');
    }
    pen.disc(36, 41, 2, '#e43b44', 2);
  });

/** The same on the door of a locker, where they are small: as text, in the colors below. */
const INKS = {
  w: PAPER,
  k: DARK,
  c: '#2ce8f5',
  b: '#0099db',
  m: '#b55088',
  p: '#68386c',
  y: '#fee761',
  o: '#feae34',
  r: '#e43b44',
  n: '#3a4466',
  s: '#8b9bb4',
  g: '#63c74d',
  d: '#3e8948',
  l: '#f8d0f0',
  t: '#9ce8f8',
};
const ON_THE_DOOR = {
  'slush-cup': [
    '......rw.',
    '.wwwwrrw.',
    'wcccwrcw.',
    'wccccrccw',
    'wcwccccbw',
    'wwwwwwwww',
    'wmmmmmmpw',
    'wmyyymmpw',
    '.wymmmpw.',
    '.wyyympw.',
    '.wmmympw.',
    '.wyyympw.',
    '.wmmmppw.',
    '..wwwww..',
  ],
  'mix-tape': [
    'wwwwwwwwwwwwwwww',
    'wnnnnnnnnnnnnnnw',
    'wnrrrrrrrrrrrrnw',
    'wnoooooooooooonw',
    'wnwkkkkkkkkkkwnw',
    'wnwkswkkkkswkwnw',
    'wnwkkkkkkkkkkwnw',
    'wnwwwwwwwwwwwwnw',
    'wnnnknnnnnnknnnw',
    'wwwwwwwwwwwwwwww',
  ],
  'little-visitor': [
    '..wwwwwww..',
    '.wgggggggw.',
    'wggggggggdw',
    'wggggggggdw',
    'wkkgggggkkw',
    'wkkkgggkkkw',
    'wkwkkgkkwkw',
    '.wkkkgkkkw.',
    '.wggggggdw.',
    '..wggkgdw..',
    '...wgddw...',
    '....www....',
  ],
  'gold-star': [
    '......w......',
    '.....wyw.....',
    '.....wyw.....',
    '....wylyw....',
    'wwwwwylywwwww',
    'wyyttyyyllyow',
    '.wwytyyylyow.',
    '...wyyllyow..',
    '..wyytyyloow.',
    '..wytyyoyoow.',
    '.wyyoowwoyow.',
    '.wyoww..wwow.',
    '.www......ww.',
  ],
  'red-phone': [
    '.wwwwwwwwwwwww.',
    'wrrrrrrrrrrrrrw',
    'wrrrrrrrrrrrrrw',
    'wrrrwwrrrwwrrrw',
    '.www.wrrrw.www.',
    '....wrrrrrw....',
    '...wrrwwwrrw...',
    '..wrrwkwkwrrw..',
    '..wrrwwwwwrrw..',
    '..wrrwkwkwrrw..',
    '.wrrrrwwwrrrrw.',
    '.wrrrrrrrrrrrw.',
    '.wwwwwwwwwwwww.',
  ],
};

export const SHEETS = {
  'slush-cup': slushCup,
  'mix-tape': mixTape,
  'little-visitor': littleVisitor,
  'gold-star': goldStar,
  'red-phone': redPhone,
};

/** Each as it is on the door. */
export const STUCK = Object.fromEntries(
  Object.entries(ON_THE_DOOR).map(([name, lines]) => [
    `door-${name}`,
    () => {
      const pen = new Pen({ width: lines[0].length, height: lines.length });
      pen.rows(lines, INKS, 0, 0);
      return pen;
    },
  ]),
);
