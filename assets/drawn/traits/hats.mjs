import { CLOSE, hair } from './hair.mjs';
import { Layer } from './layer.mjs';
import { arc, bar, blob, line, oval, poly, stroke, points } from './mask.mjs';

/** A dome over the skull, down to this row. */
const dome = (bottom, wide = 27.5, top = 14) =>
  oval(48, bottom, wide, bottom - top, 2.4).where((_x, y) => y < bottom);

const sides = CLOSE.where((_x, y) => y > 28 && y < 44);

/** The band of knitted cloth that is turned up. */
function cuff(layer, y, high, hue) {
  const band = oval(48, y + high / 2, 29, high / 2, 8);
  layer.lay(band, hue, { depth: 2 });
  for (let x = 22; x < 76; x += 4) layer.fill(line([x, y], [x, y + high]).and(band), `${hue}-shade`);
}

export const templates = {
  beanie() {
    const layer = hair(sides);
    layer.lay(dome(30, 27.5, 5), 'wool', { depth: 4 });
    for (const [x, toX] of points('28,40 38,45 48,48 58,51 68,56'))
      layer.fill(arc([x, 30], [(x + toX) / 2, 16], [toX, 7]).and(dome(30, 26, 7)), 'wool-shade');
    cuff(layer, 24, 9, 'cuff');
    return layer;
  },
  pompom() {
    const layer = new Layer();
    layer.lay(dome(30, 27.5, 10), 'wool', { depth: 4 });
    layer.fill(
      dome(30, 27.5, 10).where((x, y) => y > 15 && y < 21 && (x + y) % 6 < 3),
      'cuff',
    );
    const ball = oval(48, 8, 8, 7.4);
    layer.lay(ball, 'cuff', { depth: 3, light: false });
    for (const [x, y] of points('44,5 49,3 52,8 46,10')) layer.fill(bar(x, y, 2, 1), 'cuff-shade');
    cuff(layer, 24, 9, 'cuff');
    const flap = blob('18,36 28,36 28,52 23,60 18,52');
    layer.lay(flap.mirrored(), 'wool', { depth: 2 });
    return layer;
  },
  backwardsCap() {
    const layer = hair(sides);
    layer.lay(dome(32, 27.5, 9), 'cloth', { depth: 4 });
    layer.fill(arc('48,10 40,18 38,31').or(arc('48,10 58,18 60,31')).and(dome(32)), 'cloth-shade');
    const gap = oval(48, 32, 10, 9).where((_x, y) => y < 31);
    layer.ink(gap.grown());
    layer.fill(gap, 'hair');
    layer.fill(
      gap.where((x, y) => y < 26 && x < 50),
      'hair-shade',
    );
    const strap = bar(35, 29, 26, 4);
    layer.lay(strap, 'strap', { depth: 1, light: false });
    for (const x of [42, 46, 50, 54]) layer.ink(bar(x, 30, 1, 2));
    return layer.lay(oval(48, 9, 2.6, 1.6), 'strap', { depth: 1, light: false });
  },
  cap() {
    const layer = hair(sides);
    layer.lay(dome(30, 27.5, 8), 'cloth', { depth: 4 });
    layer.fill(arc('48,9 40,18 38,31').or(arc('48,9 57,18 59,31')).and(dome(32)), 'cloth-shade');
    layer.lay(oval(48, 18, 7, 7), 'strap', { depth: 2, light: false });
    layer.write(['kkkkkk', 'kk....', 'kkkk..', 'kk....', 'kk....'], { k: 'cloth-shade' }, 45, 15);
    const peak = oval(48, 30, 31, 5, 2.6).where((_x, y) => y > 25);
    layer.lay(peak, 'cloth', { depth: 2 });
    layer.fill(arc('20,30 34,28 48,27 62,28 75,30').and(peak), 'cloth-shade');
    return layer.lay(oval(48, 7.6, 2.6, 1.6), 'strap', { depth: 1, light: false });
  },
  bucketHat() {
    const layer = hair(sides);
    layer.lay(poly('27,30 31,11 37,8 59,8 65,11 69,30'), 'cloth', { depth: 4 });
    const brim = poly('26,25 70,25 80,38 74,40 22,40 16,38').minus(oval(48, 41, 23, 8));
    layer.lay(brim, 'cloth', { depth: 3 });
    for (const y of [30, 34])
      layer.fill(
        line([22, y], [74, y])
          .and(brim)
          .where((x) => x % 3 !== 0),
        'cloth-shade',
      );
    layer.lay(bar(28, 21, 40, 4), 'band', { depth: 1, light: false });
    return layer;
  },
  beret() {
    const layer = hair(sides.or(CLOSE.where((_x, y) => y < 44)));
    layer.lay(blob('20,30 14,20 26,9 48,5 70,9 80,20 72,28 48,31 30,33'), 'cloth', { depth: 5 });
    layer.lay(bar(47, 1, 3, 5), 'cloth', { depth: 1, light: false });
    layer.fill(arc('28,30 48,26 70,26'), 'cloth-shade');
    return layer;
  },
  topHat() {
    const layer = hair(sides);
    layer.lay(poly('31,28 28,4 30,2 66,2 68,4 65,28'), 'cloth', { depth: 5 });
    layer.lay(
      bar(31, 19, 34, 6).where((x, y) => x > 30 && x < 65 && y > 0),
      'band',
      { depth: 2, light: false },
    );
    layer.lay(oval(48, 29, 31, 4, 3), 'cloth', { depth: 2 });
    return layer;
  },
  propeller() {
    const layer = hair(sides);
    const form = dome(31, 27.5, 11);
    layer.lay(form, 'cloth', { depth: 4 });
    const wedge = poly('48,10 39,14 36,34 60,34 57,14').and(form);
    layer.fill(wedge, 'panel');
    layer.fill(
      wedge.where((x) => x > 56),
      'panel-shade',
    );
    layer.ink(arc('46,12 39,20 36,32').or(arc('49,12 57,20 60,32')).and(form));
    layer.lay(oval(48, 30.5, 29, 2.6, 5), 'band', { depth: 1, light: false });
    layer.lay(bar(47, 6, 3, 6), 'band', { depth: 1, light: false });
    layer.lay(blob('47,7 36,3 28,6 36,9').or(blob('49,7 60,3 68,6 60,9')), 'blade', {
      depth: 2,
      light: false,
    });
    return layer.lay(oval(48.5, 6.5, 2, 2), 'band', { depth: 1, light: false });
  },
  helmet() {
    const shell = oval(48, 42, 33, 35, 2.4)
      .minus(oval(48, 57, 24, 24, 4))
      .where((_x, y) => y < 66);
    const layer = new Layer();
    layer.lay(shell, 'cloth', { depth: 5 });
    const stripes = bar(43, 5, 10, 30).and(shell);
    layer.fill(stripes, 'band');
    layer.fill(
      stripes.where((x) => x > 50),
      'band-shade',
    );
    layer.lay(oval(20, 53, 4, 4).mirrored(), 'band', { depth: 1, light: false });
    return layer;
  },
  cowboy() {
    const layer = hair(sides);
    layer.lay(blob('29,30 30,14 36,5 44,9 48,11 52,9 60,5 66,14 67,30'), 'cloth', { depth: 5 });
    layer.fill(arc('40,10 44,18 48,22 52,18 56,10'), 'cloth-shade');
    layer.lay(poly('29,23 67,23 68,28 28,28'), 'band', { depth: 2, light: false });
    layer.lay(blob('4,20 12,28 28,30 48,28 68,30 84,28 92,20 88,32 70,38 48,35 26,38 8,32'), 'cloth', {
      depth: 2,
    });
    return layer;
  },
  wizard() {
    const layer = hair(sides);
    layer.lay(poly('25,31 38,12 44,1 60,0 54,7 58,14 71,31'), 'cloth', { depth: 5 });
    for (const [x, y] of points('38,23 56,25 48,13'))
      layer.fill(line([x - 2, y], [x + 2, y]).or(line([x, y - 2], [x, y + 2])), 'stars');
    layer.fill(bar(61, 28, 1, 1).or(bar(46, 27, 1, 1), bar(43, 16, 1, 1), bar(52, 19, 1, 1)), 'stars');
    layer.lay(oval(48, 30, 37, 4.4, 2.4), 'cloth', { depth: 2 });
    return layer;
  },
  mortarboard() {
    const layer = hair(sides);
    layer.lay(dome(33, 26.5, 15), 'cloth', { depth: 4 });
    layer.lay(poly('48,3 88,15 48,27 8,15'), 'cloth', { depth: 2 });
    layer.lay(oval(48, 15, 2.6, 1.6), 'tassel', { depth: 1, light: false });
    layer.fill(line('50,15 76,21 76,34'), 'tassel');
    return layer.lay(poly('74,33 79,33 80,43 73,43'), 'tassel', { depth: 2, light: false });
  },
  bulb() {
    const glass = oval(48, 31, 31, 29, 2.1)
      .minus(oval(48, 57, 23, 23, 3))
      .where((_x, y) => y < 50);
    const layer = new Layer();
    layer.lay(glass, 'glass', { depth: 5 });
    const wire = arc('38,31 38,20 43,14 48,22 53,14 58,20 58,31');
    layer.fill(wire.grown(), 'glow').ink(wire.where((_x, y) => y > 26));
    layer.fill(arc('24,30 27,19 34,10').grown(), '#ffffff');
    return layer;
  },
  trafficCone() {
    const cone = poly('28,32 43,2 53,2 68,32');
    const layer = hair(sides);
    layer.lay(cone, 'cloth', { depth: 4 });
    for (const [top, bottom] of points('9,15 21,27')) {
      const band = cone.where((_x, y) => y >= top && y < bottom);
      layer.fill(band, 'band').shade(band, 'band', 4, cone);
    }
    return layer.lay(oval(48, 30.5, 30, 3, 6), 'cloth', { depth: 1, light: false });
  },
  durag() {
    const layer = new Layer();
    const form = oval(48, 40, 27, 26.5, 2.5)
      .minus(oval(48, 58, 23.4, 26, 2.9))
      .where((_x, y) => y < 48);
    const tail = blob('72,38 84,46 88,62 80,72 77,58 70,46');
    layer.lay(tail, 'cloth', { depth: 3 });
    layer.lay(form, 'cloth', { depth: 4 });
    for (const fold of ['30,34 42,24 48,15', '66,34 54,24 48,15', '38,32 45,22 48,15'])
      layer.fill(arc(fold).and(form), 'cloth-shade');
    layer.fill(stroke(2, '24,38 34,31 48,29.5 62,31 72,38').and(form), 'cloth-shade');
    return layer;
  },
  headband() {
    const layer = hair(
      CLOSE.where((_x, y) => y < 44),
      {
        shades: ['38,18 36,28', '48,17 48,28', '58,18 60,28'],
        lights: ['31,25 37,19'],
      },
    );
    const band = oval(48, 29, 26.4, 4, 4);
    layer.lay(band, 'band', { depth: 2 });
    layer.fill(
      band.where((_x, y) => y === 28 || y === 29),
      'stripe',
    );
    return layer;
  },
  bandanna() {
    const layer = new Layer();
    layer.lay(blob('74,30 86,24 90,32 82,36').or(blob('74,34 84,38 84,48 77,42')), 'cloth', { depth: 2 });
    const form = oval(48, 40, 27, 27, 2.5)
      .minus(oval(48, 60, 30, 25, 2.2))
      .where((_x, y) => y < 42);
    layer.lay(form, 'cloth', { depth: 4 });
    for (const [x, y] of points('34,26 46,21 58,25 40,31 53,31 27,33 66,32'))
      layer.fill(bar(x, y, 3, 3).minus(bar(x + 1, y + 1, 1, 1)), 'dots');
    return layer;
  },
  headphones() {
    const layer = hair(
      CLOSE.where((_x, y) => y < 44),
      {
        shades: ['38,18 36,30', '48,17 48,30', '58,18 60,30'],
      },
    );
    const arch = oval(48, 44, 34, 38, 2.2)
      .minus(oval(48, 46, 29, 34, 2.2))
      .where((_x, y) => y < 44);
    layer.lay(arch, 'frame', { depth: 2 });
    layer.lay(oval(20, 50, 8, 11, 3).mirrored(), 'cushion', { depth: 3 });
    layer.lay(oval(15, 50, 4, 7, 3).mirrored(), 'frame', { depth: 2, light: false });
    return layer;
  },
  catHood() {
    const layer = new Layer();
    const ear = poly('21,30 17,3 40,15');
    const inner = poly('24,22 21,9 32,16');
    const hood = oval(48, 44, 34, 36, 2.4)
      .minus(oval(48, 51, 24, 23, 2.9))
      .where((_x, y) => y < 78);
    layer.lay(ear.mirrored(), 'cloth', { depth: 3 });
    layer.fill(inner.mirrored(), 'inner');
    layer.lay(hood, 'cloth', { depth: 5 });
    layer.fill(oval(48, 51, 26, 25, 2.9).minus(oval(48, 51, 25, 24, 2.9)), 'inner');
    return layer;
  },
  frogHat() {
    const layer = hair(sides);
    layer.lay(oval(32, 12, 9, 9).mirrored(), 'cloth', { depth: 2 });
    layer.lay(dome(33, 28, 12), 'cloth', { depth: 4 });
    layer.fill(
      oval(32, 12, 9, 9)
        .mirrored()
        .and(bar(0, 10, 96, 9)),
      'cloth',
    );
    layer.lay(oval(32, 11, 5.4, 5.4).mirrored(), 'eye', { depth: 1, light: false });
    layer.ink(bar(32, 9, 4, 5).or(bar(63, 9, 4, 5)));
    layer.ink(arc('36,25 42,28 48,29 54,28 60,25'));
    layer.fill(bar(28, 24, 5, 2).mirrored(), '#f6757a');
    return layer;
  },
};
