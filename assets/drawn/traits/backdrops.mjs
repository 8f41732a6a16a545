import { EVERYWHERE, Layer } from './layer.mjs';
import { arc, bar, blob, line, Mask, oval, poly, points } from './mask.mjs';

const BAYER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];

/** Bands of these tones from the top down, dithered into each other. */
function gradient(layer, tones, from = 0, to = 96) {
  tones.forEach((tone, index) =>
    layer.fill(
      new Mask((x, y) => {
        if (y < from || y >= to) return false;
        const at = ((y - from) / (to - from)) * (tones.length - 1);
        const low = Math.min(Math.floor(at), tones.length - 2);
        const next = (at - low - 0.2) / 0.6 > (BAYER[y % 4][x % 4] + 0.5) / 16;
        return low + (next ? 1 : 0) === index;
      }),
      tone,
    ),
  );
  return layer;
}

const plain = (tone = 'ground') => new Layer().fill(EVERYWHERE, tone);

/** A picture repeated in a net of rows, each shifted by half. */
function repeated(layer, rows, tones, { wide, high, x = 0, y = 0 }) {
  for (let row = -1; row * high < 96; row += 1)
    for (let column = -1; column * wide < 96; column += 1)
      layer.write(rows, tones, column * wide + x + (row % 2 === 0 ? 0 : wide / 2), row * high + y);
  return layer;
}

/** Numbers between 0 and 1, the same each time. */
function noise(x, y) {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

function clouds(layer, tone, places) {
  for (const [x, y, size] of places) {
    const puff = oval(x, y, 9 * size, 4 * size)
      .or(
        oval(x - 4 * size, y - 3 * size, 5 * size, 4 * size),
        oval(x + 4 * size, y - 2 * size, 5 * size, 3.4 * size),
      )
      .where((_x, py) => py < y + 2.5 * size);
    layer.fill(puff, tone).fill(puff.minus(puff.moved(-1, -2)), `${tone}-shade`);
  }
  return layer;
}

export const templates = {
  blank: () => plain('ground'),
  solid() {
    const layer = plain();
    return layer.fill(
      new Mask((x, y) => Math.hypot(x - 48, y - 40) > 58 && (x + y) % 2 === 0),
      'ground-shade',
    );
  },
  gradient: () => gradient(new Layer(), ['top', 'middle', 'bottom']),
  daySky() {
    const layer = gradient(new Layer(), ['sky', 'sky', 'sky-light']);
    return clouds(layer, 'cloud', [
      [16, 22, 1.2],
      [78, 14, 1],
      [84, 48, 1.3],
      [10, 60, 1],
      [46, 8, 0.8],
    ]);
  },
  sunset() {
    const layer = gradient(new Layer(), ['high', 'middle', 'low']);
    const sun = oval(72, 46, 15, 15);
    layer.fill(sun, 'sun').fill(
      sun.where((_x, y) => y > 46 && y % 4 < 1),
      'low',
    );
    clouds(layer, 'middle', [
      [14, 20, 1],
      [84, 24, 0.9],
      [12, 52, 1.1],
    ]);
    layer.fill(new Mask((x, y) => y > 70 + Math.sin(x / 9) * 3 + Math.sin(x / 4) * 1.2), 'high-shade');
    return layer;
  },
  night() {
    const layer = gradient(new Layer(), ['sky-shade', 'sky', 'sky-light']);
    for (let i = 0; i < 46; i += 1)
      layer.fill(
        bar(Math.floor(noise(i, 1) * 96), Math.floor(noise(i, 2) * 80), 1, 1),
        i % 4 ? '#c0cbdc' : '#ffffff',
      );
    const moon = oval(78, 18, 11, 11);
    layer.fill(moon, 'moon').fill(moon.minus(moon.moved(-3, -2)), 'moon-shade');
    layer.fill(oval(75, 15, 2, 2).or(oval(81, 21, 2.6, 2), oval(74, 23, 1.6, 1.4)), 'moon-shade');
    const town = new Mask(
      (x, y) =>
        y >
        [72, 72, 66, 66, 66, 76, 76, 62, 62, 70, 70, 70, 58, 58, 74, 74, 68, 68, 68, 76][Math.floor(x / 4.8)],
    );
    layer.fill(town, 'sky-shade');
    layer.fill(
      town.where((x, y) => x % 5 === 2 && y % 6 === 2 && noise(x, y) > 0.35),
      '#fee761',
    );
    return layer;
  },
  galaxy() {
    const layer = plain('sky-shade');
    for (let i = 0; i < 9; i += 1) {
      const form = oval(10 + i * 10, 84 - i * 9 + noise(i, 3) * 8, 14 - Math.abs(i - 4), 9);
      layer.fill(
        form.where((x, y) => (x + y) % 2 === 0 || noise(x, y) > 0.6),
        'sky',
      );
      layer.fill(
        oval(10 + i * 10, 82 - i * 9, 7, 4).where((x, y) => (x + y) % 2 === 0),
        'sky-light',
      );
    }
    for (let i = 0; i < 70; i += 1)
      layer.fill(
        bar(Math.floor(noise(i, 7) * 96), Math.floor(noise(i, 8) * 96), 1, 1),
        i % 5 ? '#c0cbdc' : '#fee761',
      );
    for (const [x, y] of points('14,18 82,60 74,10 24,46'))
      layer.fill(line([x - 2, y], [x + 2, y]).or(line([x, y - 2], [x, y + 2])), '#ffffff');
    const planet = oval(80, 32, 8, 8);
    layer.lay(planet, 'planet', { depth: 3 });
    return layer.fill(arc('66,36 74,37 86,32 94,26').minus(planet.where((x, y) => y < 32)), 'planet-light');
  },
  smileys() {
    const tones = { k: 'figure-shade', w: 'figure' };
    return repeated(
      plain(),
      [
        '...wwwwww...',
        '.wwwwwwwwww.',
        '.wwwwwwwwww.',
        'wwwkwwwwkwww',
        'wwwkwwwwkwww',
        'wwwwwwwwwwww',
        'wwkwwwwwwkww',
        '.wwkwwwwkww.',
        '.wwwkkkkwww.',
        '...wwwwww...',
      ],
      tones,
      { wide: 24, high: 16, x: 4, y: 3 },
    );
  },
  flock() {
    const tones = { w: 'figure' };
    return repeated(
      plain(),
      [
        '.......w.......',
        '......www......',
        '..ww..www..ww..',
        '.wwww..w..wwww.',
        '.ww.ww.w.ww.ww.',
        '..w..wwwww..w..',
        '.....wwwww.....',
        '..w..wwwww..w..',
        '.ww.ww.w.ww.ww.',
        '.wwww..w..wwww.',
        '..ww..www..ww..',
        '......www......',
        '.......w.......',
        '......w.w......',
        '.....w...w.....',
      ],
      tones,
      { wide: 24, high: 18, x: 4, y: 2 },
    );
  },
  crosses() {
    return repeated(
      plain(),
      [
        '....wwww....',
        '....wwww....',
        '....wwww....',
        '....wwww....',
        'wwwwwwwwwwww',
        'wwwwwwwwwwww',
        'wwwwwwwwwwww',
        'wwwwwwwwwwww',
        '....wwww....',
        '....wwww....',
        '....wwww....',
        '....wwww....',
      ],
      { w: 'figure' },
      { wide: 20, high: 18, x: -2, y: -4 },
    );
  },
  checks: () =>
    plain().fill(new Mask((x, y) => (Math.floor(x / 12) + Math.floor(y / 12)) % 2 === 0), 'figure'),
  stripes: () => plain().fill(new Mask((x, y) => (x + y) % 24 < 12), 'figure'),
  sunburst: () =>
    plain().fill(
      new Mask(
        (x, y) => Math.floor(((Math.atan2(y - 46.5, x - 47.5) + Math.PI) / (2 * Math.PI)) * 24) % 2 === 0,
      ),
      'figure',
    ),
  zigzag: () => plain().fill(new Mask((x, y) => (y + Math.abs((x % 16) - 8)) % 16 < 6), 'figure'),
  static() {
    const layer = plain('ground');
    layer.fill(new Mask((x, y) => noise(x >> 1, y >> 1) > 0.55), 'ground-shade');
    layer.fill(new Mask((x, y) => noise((x >> 1) + 50, y >> 1) > 0.78), 'ground-light');
    return layer.fill(
      bar(0, 30, 96, 3)
        .or(bar(0, 66, 96, 2))
        .where((x, y) => noise(x >> 2, y) > 0.3),
      '#ffffff',
    );
  },
  golden() {
    const layer = gradient(new Layer(), ['#fee761', '#feae34', '#d77643']);
    layer
      .fill(new Mask((x, y) => (x + 2 * y) % 40 < 8), '#feae34')
      .fill(new Mask((x, y) => (x + 2 * y) % 40 === 14), '#ffffff');
    for (const [x, y] of points('12,14 84,22 18,62 80,70'))
      layer.fill(
        line([x - 3, y], [x + 3, y]).or(line([x, y - 3], [x, y + 3]), bar(x - 1, y - 1, 3, 3)),
        '#ffffff',
      );
    return layer;
  },
  bulbheads() {
    const rows = [
      '...wwwww...',
      '..wwwwwww..',
      '.wwlwwwwww.',
      '.wlwwwwwww.',
      '.wwwkwkwww.',
      '.wwwwkwwww.',
      '..wwwkwww..',
      '...wwkww...',
      '...kkkkk...',
      '...sssss...',
      '...kkkkk...',
      '....sss....',
    ];
    return repeated(
      plain(),
      rows,
      { w: 'figure', l: 'figure-light', k: 'figure-shade', s: '#c0cbdc' },
      { wide: 24, high: 18, x: 6, y: 3 },
    );
  },
  dapper() {
    const layer = plain().fill(new Mask((x) => x % 8 === 0), 'ground-light');
    const rows = [
      'w.........w',
      'www.....www',
      'wwww.w.wwww',
      'wwwwwwwwwww',
      'wwww.w.wwww',
      'www.....www',
      'w.........w',
    ];
    return repeated(layer, rows, { w: 'figure' }, { wide: 28, high: 16, x: 6, y: 4 });
  },
  lockers() {
    const layer = plain();
    for (let x = 0; x < 96; x += 24) {
      layer
        .ink(bar(x, 0, 1, 96))
        .fill(bar(x + 1, 0, 1, 96), 'ground-light')
        .fill(bar(x + 22, 0, 2, 96), 'ground-shade');
      for (const y of [6, 9, 12])
        layer.ink(bar(x + 7, y, 10, 1)).fill(bar(x + 7, y + 1, 10, 1), 'ground-light');
      layer.ink(bar(x + 18, 34, 3, 7)).fill(bar(x + 18, 35, 2, 3), '#c0cbdc');
    }
    return layer.ink(bar(0, 90, 96, 1)).fill(bar(0, 91, 96, 5), 'ground-shade');
  },
  chalkboard() {
    const layer = plain();
    for (let i = 0; i < 40; i += 1)
      layer.fill(bar(Math.floor(noise(i, 4) * 90), Math.floor(noise(i, 5) * 84), 3, 1), 'ground-light');
    layer.write(
      [
        'wwww....w.w.........www',
        'w........w.....www..w..',
        'www.....w.w..........w.',
        'w..............www..w..',
        'wwww................www',
      ],
      { w: '#c0cbdc' },
      4,
      8,
    );
    layer.write(['....w....', '...w.w...', '..w...w..', '.w.....w.', 'wwwwwwwww'], { w: '#c0cbdc' }, 80, 18);
    layer.write(['w.w', '.w.', 'w.w', '...', 'www', '...', 'www'], { w: '#fee761' }, 6, 34);
    layer.fill(arc('82,40 88,34 90,44 84,48'), '#f6757a');
    return layer
      .fill(bar(0, 0, 96, 3).or(bar(0, 88, 96, 8)), 'frame')
      .ink(bar(0, 3, 96, 1).or(bar(0, 87, 96, 1)))
      .fill(bar(8, 84, 9, 3), '#ffffff')
      .fill(bar(78, 83, 12, 4), '#8b9bb4');
  },
  stadium() {
    const layer = gradient(new Layer(), ['sky-shade', 'sky-shade', 'sky']);
    for (const x of [14, 82]) {
      layer.ink(bar(x - 1, 20, 2, 60)).ink(bar(x - 9, 8, 18, 12));
      for (const dx of [-8, -2, 4])
        for (const dy of [9, 15])
          layer.fill(bar(x + dx, dy, 5, 4), '#ffffff').fill(bar(x + dx, dy + 3, 5, 1), '#fee761');
    }
    layer
      .fill(new Mask((x, y) => y > 54 && y < 76 && (x * 7 + y * 13) % 9 < 3), 'crowd')
      .fill(new Mask((x, y) => y > 54 && y < 76 && (x * 5 + y * 3) % 11 === 0), 'crowd-light');
    return layer
      .fill(bar(0, 76, 96, 20), 'grass')
      .fill(new Mask((x, y) => y >= 76 && Math.floor(x / 12) % 2 === 0), 'grass-shade')
      .fill(bar(0, 76, 96, 1), '#ffffff');
  },
  grid() {
    const layer = gradient(new Layer(), ['sky-shade', 'sky', 'sky'], 0, 58);
    const sun = oval(48, 44, 30, 30).where((_x, y) => y < 58);
    layer
      .fill(sun, 'sun')
      .fill(
        sun.where((_x, y) => y > 30 && (y - 30) % 6 < 2),
        'sky',
      )
      .fill(bar(0, 58, 96, 38), 'sky-shade');
    for (const y of [58, 61, 65, 70, 77, 86]) layer.fill(bar(0, y, 96, 1), 'neon');
    for (let i = -8; i <= 8; i += 1)
      layer.fill(line([Math.max(0, Math.min(95, 48 + i * 7)), 58], [48 + i * 26, 95]), 'neon');
    return layer;
  },
  brick() {
    const layer = plain('ground-shade');
    for (let row = 0; row < 12; row += 1)
      for (let x = (row % 2) * -8; x < 96; x += 16) {
        const stone = bar(x, row * 8, 15, 7);
        layer.fill(stone, 'ground').fill(bar(x, row * 8, 15, 1), 'ground-light');
      }
    return layer;
  },
  hearts: () =>
    repeated(
      plain(),
      [
        '.ww...ww.',
        'wwww.wwww',
        'wwwwwwwww',
        'wwwwwwwww',
        '.wwwwwww.',
        '..wwwww..',
        '...www...',
        '....w....',
      ],
      { w: 'figure' },
      { wide: 20, high: 16, x: 4, y: 3 },
    ),
  palms() {
    const layer = gradient(new Layer(), ['high', 'middle', 'low']);
    for (const [x, y] of points('12,34 84,26')) {
      layer.ink(arc([x + 1, 96], [x - 1, 66], [x, y]).grown());
      for (const [dx, dy] of points('-13,4 -11,-6 11,-6 13,4 0,-10 -8,12 8,12'))
        layer.ink(
          blob(
            [x, y],
            [x + dx * 0.5 - dy * 0.15, y + dy * 0.5 - 3],
            [x + dx, y + dy],
            [x + dx * 0.5, y + dy * 0.5 + 2],
          ),
        );
    }
    return layer.fill(poly('0,96 0,84 96,80 96,96'), 'high-shade');
  },
};
