import { Layer } from './layer.mjs';
import { arc, bar, blob, line, oval, poly } from './mask.mjs';
import { EARS, HEAD } from './skeleton.mjs';

/** The part of the face that hair leaves free. */
export const WINDOW = oval(48, 54, 22, 23, 2.9);
/** Hair that lies close to the skull. */
export const CLOSE = oval(48, 44, 26.4, 27, 2.6)
  .minus(WINDOW)
  .where((_x, y) => y < 46);

/** Lays hair with strands in its shade and in its light. */
export function hair(form, { shades = [], lights = [], depth = 3, hue = 'hair', layer = new Layer() } = {}) {
  layer.lay(form, hue, { depth });
  for (const strand of shades) layer.fill(arc(strand).and(form), `${hue}-shade`);
  for (const strand of lights) layer.fill(arc(strand).and(form), `${hue}-light`);
  return layer;
}

const dots = (centers, radius) =>
  centers.map(([x, y]) => oval(x, y, radius, radius)).reduce((all, one) => all.or(one));

/** Small curls: each a ball with a light of its own. */
function curly(layer, centers, radius) {
  const form = dots(centers, radius);
  layer.ink(form.grown());
  for (const [x, y] of centers)
    layer.lay(oval(x, y, radius - 0.5, radius - 0.5), 'hair', { depth: 2, light: false, within: form });
  for (const [x, y] of centers)
    layer.fill(bar(Math.round(x - radius / 2), Math.round(y - radius / 2), 2, 1), 'hair-light');
  return layer;
}

export const templates = {
  /** Nothing but a gleam. */
  bald() {
    const layer = new Layer();
    layer.fill(gleam('34,24 42,21').or(gleam('30,30 31,28')), '#ffffff');
    return layer;
  },
  crewCut() {
    const layer = hair(
      CLOSE.where((_x, y) => y < 40),
      { depth: 4 },
    );
    layer.fill(
      CLOSE.where((x, y) => y < 36 && y > 19 && (x * 5 + y * 3) % 11 === 0),
      'hair-shade',
    );
    return layer;
  },
  flatTop() {
    const top = poly('22,44 21,10 24,8 72,8 75,10 74,44').minus(WINDOW);
    return hair(top, {
      depth: 4,
      shades: ['30,9 30,24', '40,9 40,20', '50,9 50,22', '60,9 60,20'],
      lights: ['34,10 34,16', '45,10 45,18'],
    });
  },
  curls() {
    const centers = [];
    for (let i = 0; i < 9; i += 1) {
      const angle = Math.PI * (0.94 + (i * 1.12) / 8);
      centers.push([48 + Math.cos(angle) * 26, 38 + Math.sin(angle) * 21]);
    }
    const layer = new Layer();
    return curly(
      layer,
      [
        [22, 44],
        [74, 44],
        ...centers,
        [34, 25],
        [43, 23],
        [53, 23],
        [62, 25],
        [29, 32],
        [67, 32],
        [39, 16],
        [57, 16],
        [48, 14],
      ],
      7,
    );
  },
  afro() {
    const form = oval(48, 31, 34, 28, 2.3)
      .minus(oval(48, 55, 22.5, 24, 2.9))
      .minus(bar(0, 56, 96, 40));
    const layer = hair(form, { depth: 5 });
    layer.fill(
      form.where((x, y) => (x * 7 + y * 5) % 23 === 0 || (x * 3 + y * 11) % 29 === 0),
      'hair-shade',
    );
    layer.fill(
      form.where((x, y) => (x * 5 + y * 9) % 31 === 0 && x + y < 62),
      'hair-light',
    );
    return layer;
  },
  mohawk() {
    const comb = poly('40,32 36,15 41,18 40,5 46,12 48,2 52,12 57,5 56,18 61,15 57,32 52,35 44,35');
    const layer = new Layer();
    layer.fill(
      CLOSE.where((x, y) => y < 38 && (x + y) % 2 === 0),
      'skin-shade',
    );
    return hair(comb, {
      layer,
      depth: 3,
      shades: ['44,16 45,33', '53,14 51,33'],
      lights: ['48,8 48,22'],
    });
  },
  spikes() {
    const form = poly(
      '21,45 14,36 21,34 11,22 23,24 18,8 31,17 34,2 43,13 50,1 56,13 66,4 67,18 80,11 74,25 86,25 76,34 82,38 75,45',
    ).minus(WINDOW);
    const fringe = poly('26,30 70,30 67,38 62,32 56,39 51,32 45,39 40,32 34,39 30,33');
    return hair(form.or(fringe), {
      depth: 4,
      shades: ['31,18 36,28', '43,14 45,28', '57,14 54,28', '67,19 62,29'],
      lights: ['36,8 39,18', '24,28 31,30'],
    });
  },
  quiff() {
    const form = blob(
      '21,46 20,30 22,18 30,9 44,4 62,4 74,11 77,24 75,46 72,40 70,33 58,33 42,32 30,34 25,40',
    );
    return hair(form, {
      depth: 4,
      shades: ['26,30 38,20 56,17 70,22', '28,24 42,14 60,12', '34,33 48,26 66,29'],
      lights: ['28,18 38,10 52,8', '34,26 48,20 60,20'],
    });
  },
  sidePart() {
    const form = oval(48, 41, 27.6, 28, 2.5)
      .minus(blob('27,46 29,37 36,33 45,27 52,32 64,35 69,40 71,60 48,78 24,60'))
      .where((_x, y) => y < 48);
    return hair(form, {
      depth: 4,
      shades: ['45,27 48,18 54,14', '46,28 56,24 68,30', '44,27 34,26 25,36'],
      lights: ['32,24 38,18 44,16', '54,19 62,22'],
    });
  },
  bowl() {
    const form = oval(48, 40, 29, 30, 2.4)
      .minus(bar(0, 47, 96, 60))
      .minus(poly('27,47 27,38 69,38 69,47'));
    return hair(form, {
      depth: 4,
      shades: ['33,36 35,20', '41,37 43,16', '49,37 50,18', '57,37 56,16', '64,36 62,20'],
      lights: ['28,26 36,20 44,18 52,18', '28,27 36,21'],
    });
  },
  bob() {
    const form = oval(48, 43, 31, 33, 2.6)
      .minus(bar(0, 72, 96, 30))
      .minus(poly('27,80 27,37 69,37 69,80'));
    return hair(form, {
      depth: 4,
      shades: ['34,36 36,22', '43,36 44,18', '53,36 52,18', '62,36 60,22', '21,44 22,68', '74,44 73,68'],
      lights: ['27,24 36,18 46,16', '24,44 24,56'],
    });
  },
  long() {
    const form = blob(
      '48,12 66,15 76,28 78,50 82,72 79,90 70,92 68,76 71,58 69,40 60,34 48,27 36,34 27,40 25,58 28,76 26,92 17,90 14,72 18,50 20,28 30,15',
    );
    return hair(form, {
      depth: 3,
      shades: ['48,13 48,27', '46,20 34,28 24,44 22,70 22,88', '50,20 62,28 72,44 74,70 75,88'],
      lights: ['30,20 24,32 21,50 18,68', '56,17 66,24'],
    });
  },
  waves() {
    const form = blob(
      '46,13 62,14 74,24 77,38 82,48 78,56 84,66 79,76 82,86 73,88 70,76 73,66 70,52 66,40 54,33 40,24 34,36 26,42 24,56 26,66 24,76 28,86 18,88 13,80 18,70 12,60 18,50 16,40 22,24 32,15',
    );
    return hair(form, {
      depth: 3,
      shades: [
        '40,22 30,30 24,40 20,56 22,74 20,86',
        '44,20 58,28 70,36 76,50 74,64 78,78',
        '48,15 64,20 72,32',
      ],
      lights: ['28,22 22,34 20,44', '52,18 64,26', '17,62 18,76'],
    });
  },
  pigtails() {
    const tail = blob('22,38 14,36 6,46 8,62 4,74 12,80 17,70 20,54');
    const layer = hair(tail.mirrored(), {
      depth: 3,
      shades: ['14,40 12,54 10,74', '82,40 84,54 86,74'],
      lights: ['11,46 11,56', '79,44 80,54'],
    });
    const cap = oval(48, 42, 27, 28, 2.5)
      .minus(blob('26,60 28,42 38,36 48,26 58,36 68,42 70,60 48,80'))
      .where((_x, y) => y < 46);
    hair(cap, {
      layer,
      depth: 3,
      shades: ['48,15 48,26', '46,22 36,26 27,36', '50,22 60,26 69,36'],
      lights: ['30,26 36,20 42,18'],
    });
    return layer.lay(oval(20, 38, 3.4, 4).mirrored(), 'band', { depth: 1, light: false });
  },
  braids() {
    const layer = new Layer();
    const cap = CLOSE.where((_x, y) => y < 44);
    hair(cap, {
      layer,
      depth: 3,
      shades: ['38,20 36,32', '44,18 43,32', '51,18 52,32', '58,20 60,32'],
      lights: ['34,22 33,28'],
    });
    for (const y of [44, 51, 58, 65, 72, 79])
      for (const x of [17.5, 25.5].flatMap((at) => [at, 96 - at]))
        layer
          .lay(oval(x, y, 4, 4.4, 2.6), 'hair', { depth: 2, light: false, within: HEAD_SIDE })
          .fill(bar(Math.round(x - 2), y - 2, 2, 1), 'hair-light');
    for (const x of [17.5, 25.5].flatMap((at) => [at, 96 - at]))
      layer.lay(oval(x, 86, 3, 3, 4), 'band', { depth: 1, light: false });
    return layer;
  },
  dreads() {
    const layer = new Layer();
    for (const [x, y, toX, toY] of [
      [24, 30, 12, 62],
      [22, 36, 18, 72],
      [72, 30, 84, 62],
      [74, 36, 78, 72],
      [28, 24, 9, 46],
      [68, 24, 87, 46],
    ])
      lock(layer, [x, y], [(x + toX) / 2 - 1, (y + toY) / 2 - 4], [toX, toY]);
    hair(
      CLOSE.where((_x, y) => y < 40),
      { layer, depth: 3 },
    );
    for (const [x, toX, toY] of [
      [30, 26, 38],
      [36, 34, 36],
      [43, 42, 37],
      [49, 50, 36],
      [56, 57, 37],
      [63, 64, 36],
      [68, 71, 39],
    ])
      lock(layer, [48 + (x - 48) * 0.6, 15], [x, 24], [toX, toY]);
    return layer;
  },
  spaceBuns() {
    const layer = hair(oval(25, 16, 11, 10.4).mirrored(), {
      depth: 3,
      shades: ['19,18 24,21 30,17', '65,18 71,21 77,17', '21,12 26,11 30,14', '67,12 72,11 76,14'],
    });
    const cap = oval(48, 42, 27, 28, 2.5)
      .minus(blob('26,60 27,44 33,37 48,33 63,37 69,44 70,60 48,80'))
      .where((_x, y) => y < 48);
    hair(cap, {
      layer,
      depth: 3,
      shades: ['48,15 48,32', '40,17 36,34', '56,17 60,34'],
      lights: ['30,27 36,20 43,18'],
    });
    return layer.lay(poly('27,26 34,22 36,25 29,29').mirrored(), 'band', {
      depth: 1,
      light: false,
    });
  },
  ponytail() {
    const tail = blob('66,18 80,18 90,32 88,52 92,66 82,72 79,60 77,44 72,32');
    const layer = hair(tail, {
      depth: 3,
      shades: ['72,24 82,36 83,54 86,68'],
      lights: ['76,24 82,30'],
    });
    hair(
      CLOSE.where((_x, y) => y < 44),
      {
        layer,
        depth: 3,
        shades: ['30,34 44,24 66,20', '38,32 52,26 68,24', '26,28 44,18 62,17'],
        lights: ['30,26 40,20'],
      },
    );
    return layer.lay(oval(69, 20, 4.4, 5), 'band', { depth: 2, light: false });
  },
  mullet() {
    const back = poly('20,40 28,40 30,66 34,88 16,84 12,76 18,66')
      .mirrored()
      .minus(EARS.grown(), HEAD.grown());
    const layer = hair(back, {
      depth: 3,
      shades: ['22,60 20,82', '26,64 28,84', '74,60 76,82', '70,64 68,84'],
    });
    const top = oval(48, 40, 28, 28, 2.6)
      .minus(WINDOW)
      .where((_x, y) => y < 46);
    const fringe = poly('26,28 70,28 68,37 60,33 54,38 48,33 41,38 35,33 29,38');
    return hair(top.or(fringe), {
      layer,
      depth: 4,
      shades: ['36,18 33,30', '46,15 45,30', '56,16 58,30'],
      lights: ['28,26 34,19 42,16'],
    });
  },
  emo() {
    const form = blob(
      '22,50 19,34 24,18 40,11 60,12 74,22 77,40 75,52 71,46 67,36 60,28 54,34 44,39 30,41 26,50',
    );
    return hair(form, {
      depth: 4,
      shades: ['59,26 48,35 32,39', '54,20 40,32 25,42', '60,18 70,28 74,42'],
      lights: ['30,22 42,16 52,16', '34,32 44,26'],
    });
  },
};

/** Beside the face. */
const HEAD_SIDE = bar(0, 0, 30, 96).mirrored();

/** A gleam along a line. */
function gleam(path) {
  return line(path).grown().minus(line(path).moved(0, 3));
}

/** One lock of felted hair, thick as a finger. */
function lock(layer, ...points) {
  const steps = arc(...points.map(([x, y]) => [Math.round(x), Math.round(y)]));
  const thick = steps
    .grown()
    .or(steps.moved(1, 1), steps.moved(-1, -1), steps.moved(1, -1), steps.moved(-1, 1));
  layer.ink(thick.grown());
  layer.fill(thick, 'hair');
  layer.fill(
    thick.where((_x, y) => y % 4 === 0),
    'hair-shade',
  );
  layer.fill(
    steps.moved(-1, 0).where((_x, y) => y % 4 === 2),
    'hair-light',
  );
}
