import { Layer } from './layer.mjs';
import { arc, bar, blob, line, Mask, oval, poly, stroke, points } from './mask.mjs';
import { FACE_AREA } from './skeleton.mjs';

const THROAT = oval(48, 74, 10, 7);
const BODY = oval(48, 104, 40, 29.5, 2.3);

/** A garment over the shoulders: its cloth, the line of its arms, and a neck cut out. */
function garment(layer, hue, { form = BODY, throat = THROAT, depth = 4 } = {}) {
  const cloth = form.minus(throat, FACE_AREA);
  layer.lay(cloth, hue, { depth });
  return cloth;
}

/** Where the arms begin. */
function armLines(layer) {
  layer.ink(arc('25,84 23,90 24,96').or(arc('70,84 72,90 71,96')));
}

/** A rounded collar that is turned down to both sides. */
const COLLAR = poly('38,71 33,76 39,88 47,80').mirrored();

function neckband(layer, hue) {
  const band = oval(48, 75, 12.5, 9)
    .minus(oval(48, 73, 9.5, 7), FACE_AREA)
    .where((_x, y) => y > 70);
  layer.lay(band, hue, { depth: 2, light: false });
}

export const templates = {
  tee() {
    const layer = new Layer();
    garment(layer, 'cloth');
    armLines(layer);
    neckband(layer, 'trim');
    return layer;
  },
  printTee() {
    const layer = templates.tee();
    const invader = [
      '..w.....w..',
      '...w...w...',
      '..wwwwwww..',
      '.ww.www.ww.',
      'wwwwwwwwwww',
      'w.wwwwwww.w',
      'w.w.....w.w',
      '...ww.ww...',
    ];
    layer.write(invader, { w: 'print' }, 43, 87);
    return layer;
  },
  stripedTee() {
    const layer = new Layer();
    const cloth = garment(layer, 'cloth');
    layer.fill(
      cloth.where((_x, y) => (y > 80 && y < 84) || (y > 88 && y < 92)),
      'trim',
    );
    layer.fill(
      cloth.minus(cloth.moved(-4, -1)).where((_x, y) => (y > 80 && y < 84) || (y > 88 && y < 92)),
      'trim-shade',
    );
    armLines(layer);
    neckband(layer, 'trim');
    return layer;
  },
  hoodie() {
    const layer = new Layer();
    const hood = oval(48, 72, 27, 14, 2.6).minus(FACE_AREA);
    layer.lay(hood, 'cloth', { depth: 3 });
    layer.fill(hood.and(oval(48, 73, 21, 12)), 'lining');
    layer.fill(hood.and(oval(48, 70, 21, 12)), 'lining-shade');
    garment(layer, 'cloth', { throat: oval(48, 73, 13, 9.5) });
    armLines(layer);
    for (const [x, to] of points('40,39 55,56')) {
      layer.ink(line([x - 1, 82], [to - 1, 93]).or(line([x + 1, 82], [to + 1, 93])));
      layer.fill(line([x, 81], [to, 93]), 'string').fill(bar(to - 1, 92, 2, 3), 'string');
    }
    return layer;
  },
  puffer() {
    const layer = new Layer();
    const form = oval(48, 106, 45, 32, 2.5);
    garment(layer, 'cloth', { form, depth: 4 });
    for (const y of [84, 92])
      for (const [from, to] of points('3,25 26,46 50,70 71,93')) {
        const seam = arc([from, y], [(from + to) >> 1, y + 2], [to, y]).and(form.minus(FACE_AREA));
        layer
          .fill(seam.moved(0, -1), 'cloth-shade')
          .ink(seam)
          .fill(seam.moved(0, 1).and(form), 'cloth-light');
      }
    armLines(layer);
    layer.lay(oval(48, 75, 20, 7.4, 3).minus(oval(48, 71, 12, 5), FACE_AREA), 'trim', { depth: 3 });
    layer.ink(line('47,79 47,96').or(line('49,79 49,96'))).fill(line('48,79 48,96'), 'zip');
    return layer;
  },
  cosmicPuffer() {
    const layer = templates.puffer();
    const stars = points('14,89 33,82 40,90 61,87 79,93 66,80 22,83 84,86 55,94');
    for (const [x, y] of stars) layer.fill(bar(x, y, 1, 1), '#ffffff');
    for (const [x, y] of points('30,88 76,85'))
      layer.fill(line([x - 1, y], [x + 1, y]).or(line([x, y - 1], [x, y + 1])), '#fee761');
    return layer;
  },
  varsity() {
    const layer = new Layer();
    const cloth = garment(layer, 'cloth');
    const sleeves = cloth.and(poly('4,96 4,76 31,74 27,96').mirrored());
    layer.ink(sleeves.grown().and(cloth));
    layer.fill(sleeves, 'sleeve').shade(sleeves, 'sleeve', 3, sleeves);
    const rib = oval(48, 75, 16, 9)
      .minus(oval(48, 72, 10, 6.5), FACE_AREA)
      .where((_x, y) => y > 69);
    layer.lay(rib, 'trim', { depth: 2, light: false });
    for (let x = 33; x < 64; x += 3) layer.fill(line([x, 70], [x, 90]).and(rib), 'trim-shade');
    layer.ink(line('48,84 48,96')).fill(bar(50, 87, 2, 2).or(bar(50, 93, 2, 2)), 'trim');
    layer.write(
      ['wwwwwww', 'wwwwwww', 'ww.....', 'wwwww..', 'wwwww..', 'ww.....', 'ww.....'],
      { w: 'letter' },
      35,
      86,
    );
    return layer;
  },
  turtleneck() {
    const layer = new Layer();
    const cloth = garment(layer, 'cloth', { throat: bar(0, 0, 0, 0) });
    for (let x = 12; x < 86; x += 5) layer.fill(line([x, 78], [x, 96]).and(cloth.moved(0, 2)), 'cloth-shade');
    armLines(layer);
    const neck = oval(48, 75, 13, 7, 3.4).minus(FACE_AREA);
    layer.lay(neck, 'cloth', { depth: 3 });
    layer.fill(arc('36,76 48,79 60,76'), 'cloth-shade');
    return layer;
  },
  aviator() {
    const layer = new Layer();
    const cloth = garment(layer, 'cloth');
    armLines(layer);
    const inside = poly('40,74 56,74 50,96 46,96').and(cloth.or(THROAT)).minus(FACE_AREA);
    layer.lay(inside, 'shirt', { depth: 2, light: false });
    const fleece = blob('38,70 28,70 24,78 30,86 38,92 45,94 44,86 40,78').mirrored().minus(FACE_AREA);
    layer.lay(fleece, 'fleece', { depth: 3, light: false });
    layer.fill(
      fleece.where((x, y) => (x * 5 + y * 3) % 13 === 0),
      'fleece-shade',
    );
    layer.fill(line('16,88 22,86'), 'cloth-light');
    return layer;
  },
  blazer() {
    const layer = new Layer();
    garment(layer, 'cloth');
    const shirt = poly('36,70 60,70 50,96 46,96').minus(FACE_AREA);
    layer.lay(shirt, 'shirt', { depth: 2, light: false });
    layer.lay(COLLAR.minus(FACE_AREA), 'shirt', { depth: 2, light: false });
    layer.lay(poly('45,78 51,78 52,83 54,96 42,96 44,83'), 'tie', {
      depth: 2,
      light: false,
    });
    for (const y of [84, 89, 94])
      layer.fill(
        poly([42, y + 3], [54, y - 3], [54, y - 1], [42, y + 5]).and(poly('45,83 51,83 54,97 42,97')),
        'tie-light',
      );
    layer.ink(line('44,83 51,83'));
    const lapel = poly('36,70 29,78 36,82 32,86 44,96 47,96 40,84').mirrored().minus(FACE_AREA);
    layer.lay(lapel, 'cloth', { depth: 2 });
    armLines(layer);
    layer.lay(poly('62,87 70,87 70,93 66,96 62,93'), 'crest', { depth: 1, light: false });
    return layer;
  },
  polo() {
    const layer = new Layer();
    garment(layer, 'cloth');
    armLines(layer);
    layer.lay(poly('44,80 52,80 51,94 45,94'), 'cloth', { depth: 1, light: false });
    layer.fill(bar(47, 85, 2, 2).or(bar(47, 90, 2, 2)), 'trim');
    layer.lay(COLLAR.minus(FACE_AREA), 'trim', { depth: 2, light: false });
    return layer.fill(bar(62, 88, 5, 3).or(bar(66, 86, 2, 2)), 'trim');
  },
  sweaterVest() {
    const layer = new Layer();
    const shirt = garment(layer, 'shirt');
    armLines(layer);
    const vest = poly('31,74 26,96 70,96 65,74 48,90').and(shirt);
    layer.lay(vest, 'cloth', { depth: 2 });
    layer.fill(
      vest.where((x, y) => (x + y) % 10 === 0 || (x - y + 100) % 10 === 0),
      'argyle',
    );
    layer.lay(poly('31,73 48,89 65,73 67,76 48,94 29,76').minus(FACE_AREA).and(shirt), 'argyle', {
      depth: 1,
      light: false,
    });
    layer.lay(COLLAR.minus(FACE_AREA), 'shirt', { depth: 2, light: false });
    const bow = poly('40,79 47,82 47,84 40,87').mirrored();
    layer.lay(bow, 'bow', { depth: 2, light: false });
    return layer.lay(bar(46, 81, 4, 4), 'bow', { depth: 1, light: false });
  },
  labCoat() {
    const layer = new Layer();
    garment(layer, 'cloth');
    layer.lay(poly('37,71 59,71 51,96 45,96').minus(FACE_AREA), 'shirt', {
      depth: 2,
      light: false,
    });
    layer.lay(poly('45,78 51,78 52,96 44,96'), 'tie', { depth: 2, light: false });
    layer.lay(poly('36,70 28,77 35,84 42,96 46,96 41,80').mirrored().minus(FACE_AREA), 'cloth', { depth: 2 });
    armLines(layer);
    layer.ink(line('60,90 70,90').or(line('60,90 60,96'), line('70,90 70,96')));
    for (const [x, tone] of [
      [62, '#e43b44'],
      [65, '#0099db'],
      [68, '#3e8948'],
    ])
      layer.ink(bar(x - 1, 85, 3, 5)).fill(bar(x, 86, 1, 5), tone);
    return layer;
  },
  biker() {
    const layer = new Layer();
    garment(layer, 'cloth');
    layer.lay(poly('38,72 58,72 54,96 44,96').minus(FACE_AREA), 'shirt', {
      depth: 2,
      light: false,
    });
    layer.lay(poly('37,70 26,76 34,86 44,96 48,96 40,82').mirrored().minus(FACE_AREA), 'cloth', { depth: 3 });
    armLines(layer);
    for (const [x, y] of points('18,84 23,81 30,79 13,89 33,83 36,88'))
      layer.fill(bar(x, y, 2, 2).mirrored(), 'stud');
    for (let y = 84; y < 96; y += 3) layer.fill(bar(57, y, 2, 2), 'stud');
    return layer;
  },
  overalls() {
    const layer = templates.stripedTee();
    const bib = poly('34,88 62,88 64,96 32,96');
    layer.lay(bib, 'denim', { depth: 2 });
    layer.lay(poly('29,76 35,73 39,90 34,92').mirrored().minus(FACE_AREA), 'denim', {
      depth: 2,
    });
    return layer.lay(oval(37, 90, 2, 2).mirrored(), 'button', { depth: 1, light: false });
  },
  track() {
    const layer = new Layer();
    const cloth = garment(layer, 'cloth');
    for (const dx of [0, 5])
      layer.fill(
        stroke(2, [33 - dx, 75], [22 - dx, 82], [14 - dx, 96])
          .mirrored()
          .and(cloth),
        'stripe',
      );
    armLines(layer);
    layer.lay(oval(48, 75, 16, 7.4, 3).minus(oval(48, 71, 11, 5.5), FACE_AREA), 'cloth', { depth: 3 });
    return layer
      .ink(line('47,80 47,96').or(line('49,80 49,96')))
      .fill(line('48,80 48,96'), 'zip')
      .fill(bar(47, 84, 3, 3), 'zip');
  },
  footballer() {
    const layer = new Layer();
    const pads = oval(48, 104, 46, 33, 3);
    const cloth = garment(layer, 'cloth', { form: pads, depth: 4 });
    for (const dx of [0, 6])
      layer.fill(
        stroke(2.4, [20 - dx, 76], [16 - dx, 84], [14 - dx, 96])
          .mirrored()
          .and(cloth),
        'trim',
      );
    layer.fill(arc('27,80 24,88 25,96').mirrored(), 'cloth-shade');
    const neck = poly('35,70 61,70 61,75 48,86 35,75').minus(
      poly('38,68 58,68 57,74 48,81 39,74'),
      FACE_AREA,
    );
    layer.lay(neck, 'trim', { depth: 1, light: false });
    layer.write(
      [
        'kkkkk.kkkkkk',
        'kwwwk.kwwwwk',
        'kkwwk.kwkkwk',
        '.kwwk.kkkwwk',
        '.kwwk.kwwwkk',
        '.kwwk.kwkkkk',
        'kkwwkkkwwwwk',
        'kwwwwkkwwwwk',
      ],
      { k: '#181425', w: 'number' },
      42,
      88,
    );
    return layer;
  },
  baller() {
    const layer = new Layer();
    const form = poly(
      '28,76 34,72 36,80 42,88 48,90 54,88 60,80 62,72 68,76 68,84 73,92 73,96 23,96 23,92 28,84',
    ).minus(FACE_AREA);
    layer.lay(form, 'cloth', { depth: 3 });
    const edge = form.minus(form.moved(2, 0).and(form.moved(-2, 0)).and(form.moved(0, 2)));
    layer.fill(
      edge.where((_x, y) => y < 94),
      'trim',
    );
    layer.write(['www..www', 'w....w..', 'www..www', '..w....w', 'www..www'], { w: 'number' }, 44, 91);
    return layer;
  },
  champion() {
    const layer = new Layer();
    garment(layer, 'suit', { throat: oval(48, 74, 12, 7) });
    const plate = poly('30,80 66,80 70,96 26,96');
    layer.lay(plate, 'armor', { depth: 3 });
    layer.lay(poly('40,84 56,84 52,91 48,95 44,91'), 'glow', { depth: 2 });
    layer.lay(oval(20, 87, 15, 10).mirrored(), 'armor', { depth: 4 });
    layer.lay(oval(20, 87, 8, 4).mirrored(), 'glow', { depth: 2, light: false });
    return layer.lay(oval(48, 75, 18, 6, 3).minus(oval(48, 71, 12, 5), FACE_AREA), 'armor', { depth: 2 });
  },
  goated() {
    const layer = new Layer();
    const wool = oval(48, 106, 43, 31, 2.3).minus(FACE_AREA);
    garment(layer, 'wool', { form: wool, throat: bar(0, 0, 0, 0) });
    for (const [x, y] of points('18,86 28,81 25,91 68,82 78,88 72,93 14,93'))
      layer.fill(arc([x - 3, y], [x, y + 2], [x + 3, y]), 'wool-shade');
    layer.lay(oval(48, 92, 13, 10), 'belly', { depth: 2, light: false });
    const ruff = [28, 35, 42, 48, 54, 61, 68].map((x, i) =>
      oval(x, 77 + (3 - Math.abs(3 - i)) * 1.2, 5.4, 5),
    );
    for (const tuft of ruff)
      layer.lay(tuft.minus(FACE_AREA), 'wool', { depth: 2, light: false, within: NOT_FACE });
    return layer.lay(oval(48, 87, 3.4, 3.6), 'bell', { depth: 2 }).ink(bar(47, 88, 2, 2));
  },
  flunkFren() {
    const layer = new Layer();
    garment(layer, 'fur', { throat: oval(48, 74, 12, 8) });
    layer.lay(oval(48, 97, 20, 14), 'belly', { depth: 3, light: false });
    for (const x of [41, 54]) layer.ink(bar(x, 88, 2, 3));
    layer.ink(arc('42,93 45,95 51,95 54,93'));
    for (const [x, y] of points('16,88 24,82 72,82 79,88')) layer.fill(oval(x + 0.5, y, 2, 1.6), 'fur-shade');
    armLines(layer);
    neckband(layer, 'belly');
    return layer;
  },
  cheer() {
    const layer = new Layer();
    const cloth = garment(layer, 'cloth', { throat: poly('36,66 60,66 60,74 48,87 36,74') });
    const chevron = (y) =>
      poly([22, y - 9], [48, y + 3], [74, y - 9], [74, y - 5], [48, y + 7], [22, y - 5]).and(cloth);
    layer.fill(chevron(88), 'trim');
    armLines(layer);
    layer.lay(poly('34,71 37,70 38,75 48,85 58,75 59,70 62,71 61,77 48,91 35,77').minus(FACE_AREA), 'trim', {
      depth: 1,
      light: false,
    });
    return layer;
  },
  hawaiian() {
    const layer = new Layer();
    const cloth = garment(layer, 'cloth', { throat: poly('37,68 59,68 58,76 48,90 38,76') });
    for (const [x, y] of points('20,88 34,84 28,94 62,84 76,90 68,95 40,94 56,94')) {
      const petals = bar(x - 2, y, 5, 1).or(bar(x, y - 2, 1, 5), bar(x - 1, y - 1, 3, 3));
      layer.fill(petals.and(cloth), 'flower').fill(bar(x, y, 1, 1), '#fee761');
    }
    armLines(layer);
    layer.lay(poly('37,70 30,75 38,86 46,90 40,78').mirrored().minus(FACE_AREA), 'cloth', {
      depth: 2,
    });
    return layer;
  },
};

const NOT_FACE = new Mask((x, y) => !FACE_AREA.has(x, y));
