import { Layer } from './layer.mjs';
import { arc, bar, blob, line, oval, poly, stroke, points } from './mask.mjs';

const WHITE = '#ffffff';

export const templates = {
  headphones() {
    const layer = new Layer();
    const arch = oval(48, 44, 35, 39, 2.2)
      .minus(oval(48, 46, 30, 35, 2.2))
      .where((_x, y) => y < 44);
    layer.lay(arch, 'frame', { depth: 2 });
    layer.lay(oval(20, 50, 8, 11, 3).mirrored(), 'cushion', { depth: 3 });
    return layer.lay(oval(15, 50, 4, 7, 3).mirrored(), 'frame', { depth: 2, light: false });
  },
  headset() {
    const layer = templates.headphones();
    layer.lay(stroke(2.4, '20,60 24,68 36,70'), 'frame', { depth: 1, light: false });
    return layer.lay(oval(38, 70, 4, 3), 'cushion', { depth: 1, light: false });
  },
  /** The bars of a football helmet. */
  faceMask() {
    const layer = new Layer();
    for (const y of [64, 71])
      layer.lay(stroke(3, [19, y - 8], [28, y], [48, y + 2], [68, y], [77, y - 8]), 'bars', {
        depth: 1,
        light: false,
      });
    return layer.lay(bar(47, 64, 3, 10), 'bars', { depth: 1, light: false });
  },
  halo() {
    const ring = oval(48, 9, 25, 6).minus(oval(48, 9, 19, 3));
    return new Layer().lay(ring, 'ring', { depth: 2 }).fill(arc('30,6 40,4 50,4'), WHITE);
  },
  horns() {
    const horn = blob('27,28 20,22 15,10 18,1 23,12 32,17 37,22 33,28');
    const layer = new Layer().lay(horn.mirrored(), 'horn', { depth: 3 });
    for (const ring of ['17,12 24,9', '20,20 29,15'])
      layer.fill(line(ring).mirrored().and(horn.mirrored()), 'horn-shade');
    return layer;
  },
  crown() {
    const form = poly('28,24 25,5 36,13 48,2 60,13 71,5 68,24');
    const layer = new Layer().lay(form, 'metal', { depth: 3 });
    layer.lay(poly('28,19 68,19 68,25 28,25'), 'metal', { depth: 2, light: false });
    for (const x of [34, 47, 60])
      layer
        .ink(bar(x, 20, 4, 4))
        .fill(bar(x, 20, 3, 3), 'gem')
        .fill(bar(x, 20, 1, 1), WHITE);
    return layer.lay(oval(25, 5, 2.4, 2.4).or(oval(71, 5, 2.4, 2.4), oval(48, 3, 2.6, 2.6)), 'gem', {
      depth: 1,
      light: false,
    });
  },
  tiara() {
    const layer = new Layer();
    layer.lay(stroke(3, '27,26 36,20 48,17 60,20 69,26'), 'metal', { depth: 1 });
    layer.lay(poly('43,18 48,5 53,18').or(poly('35,20 37,11 41,18'), poly('61,20 59,11 55,18')), 'metal', {
      depth: 2,
      light: false,
    });
    return layer.lay(oval(48, 14.5, 2.4, 3), 'gem', { depth: 1, light: false });
  },
  bow() {
    const layer = new Layer();
    layer.lay(blob('64,17 54,8 49,14 52,24 60,22').or(blob('68,17 78,8 84,14 80,25 72,22')), 'cloth', {
      depth: 3,
    });
    layer.lay(oval(66, 17.5, 4.4, 5), 'cloth', { depth: 2 });
    return layer.fill(arc('55,13 58,16 61,17').or(arc('78,13 75,16 71,17')), 'cloth-shade');
  },
  flower() {
    const layer = new Layer();
    const petals = [0, 1, 2, 3, 4]
      .map((i) => oval(72 + Math.cos(i * 1.257 - 1.57) * 6.4, 28 + Math.sin(i * 1.257 - 1.57) * 6.4, 5, 5))
      .reduce((all, petal) => all.or(petal));
    layer.lay(poly('64,33 56,36 62,40').or(poly('78,34 86,38 78,41')), 'leaf', {
      depth: 1,
      light: false,
    });
    layer.lay(petals, 'petal', { depth: 2, light: false });
    for (const [x, y] of points('72,24 76,27 74,31 69,31 68,27')) layer.fill(bar(x, y, 1, 1), 'petal-shade');
    return layer.lay(oval(72, 28, 3, 3), 'heart', { depth: 1, light: false });
  },
  plaster() {
    const layer = new Layer();
    layer.lay(poly('58,55 61,52 71,60 68,63'), 'plaster', { depth: 1, light: false });
    layer.fill(poly('61,57 63,55 68,59 66,61'), 'plaster-light');
    return layer.ink(bar(63, 57, 1, 1).or(bar(65, 58, 1, 1)));
  },
  starSticker() {
    const star = poly(
      '30,51 31.6,55 36,55.4 32.6,58.2 33.8,62.6 30,60.2 26.2,62.6 27.4,58.2 24,55.4 28.4,55',
    );
    return new Layer().lay(star, 'sticker', { depth: 1, light: false }).fill(bar(29, 54, 1, 3), WHITE);
  },
  smileySticker() {
    const layer = new Layer().lay(oval(65, 58, 5.4, 5.4), 'sticker', { depth: 1, light: false });
    return layer.ink(
      bar(63, 56, 1, 2).or(bar(67, 56, 1, 2), bar(62, 59, 1, 1), bar(68, 59, 1, 1), bar(63, 60, 5, 1)),
    );
  },
  heartSticker() {
    const heart = oval(28.6, 56, 2.8, 2.8).or(oval(33.4, 56, 2.8, 2.8), poly('26,57 36,57 31,62.6'));
    return new Layer().lay(heart, 'sticker', { depth: 1, light: false }).fill(bar(28, 55, 1, 1), WHITE);
  },
  earrings() {
    const layer = new Layer();
    const hoop = oval(20, 61, 4.4, 5)
      .minus(oval(20, 61, 2.4, 3))
      .mirrored();
    return layer.lay(hoop, 'metal', { depth: 1, light: false }).fill(bar(17, 58, 1, 3), WHITE);
  },
  pencil() {
    const layer = new Layer();
    layer.lay(poly('72,43 69,40 88,24 91,27'), 'wood', { depth: 1 });
    layer.lay(poly('88,24 91,21 94,24 91,27'), 'rubber', { depth: 1, light: false });
    return layer.lay(poly('72,43 69,40 65,46'), 'tip', { depth: 1, light: false }).ink(bar(65, 44, 2, 2));
  },
  rain() {
    const cloud = oval(48, 9, 22, 6)
      .or(oval(38, 7, 10, 6.4), oval(56, 6, 12, 6))
      .where((_x, y) => y < 14);
    const layer = new Layer().lay(cloud, 'cloud', { depth: 3 });
    for (const [x, y] of points('30,17 38,19 46,16 54,19 62,17 34,23 58,24'))
      layer.fill(line([x, y], [x - 1, y + 3]), 'drop');
    return layer;
  },
  bee() {
    const layer = new Layer();
    layer.fill(
      arc('60,4 66,10 74,8 79,12').where((x) => x % 3 !== 0),
      WHITE,
    );
    layer.lay(oval(85, 12, 3, 4).or(oval(89, 12, 2.6, 3.6)), 'wing', { depth: 1, light: false });
    layer.lay(oval(86, 18, 6.4, 4.6), 'body', { depth: 1, light: false });
    return layer
      .ink(
        bar(84, 14, 2, 9)
          .or(bar(88, 14, 2, 9))
          .and(oval(86, 18, 6.4, 4.6)),
      )
      .ink(bar(81, 17, 1, 1))
      .fill(bar(82, 16, 1, 1), WHITE);
  },
  goggles() {
    const layer = new Layer();
    layer.lay(oval(48, 27, 26.4, 3.6, 5), 'strap', { depth: 1 });
    layer.lay(oval(37, 26, 9, 7.4).mirrored(), 'frame', { depth: 2 });
    layer.lay(oval(37, 26, 6, 4.8).mirrored(), 'glass', { depth: 2, light: false });
    layer.fill(poly('33,28 36,22 38,22 35,29').or(poly('55,28 58,22 60,22 57,29')), WHITE);
    return layer.lay(bar(46, 25, 4, 3), 'frame', { depth: 1, light: false });
  },
  shadesUp() {
    const layer = new Layer();
    layer.lay(oval(36, 24, 9.4, 6, 3).mirrored(), 'glass', { depth: 2 });
    layer.lay(bar(44, 21, 8, 3), 'frame', { depth: 1, light: false });
    return layer.fill(poly('31,26 35,19 37,19 33,27').or(poly('54,26 58,19 60,19 56,27')), 'glass-light');
  },
  antennae() {
    const layer = new Layer();
    layer.lay(stroke(2, '38,22 32,14 30,6').mirrored(), 'stalk', { depth: 1, light: false });
    return layer.lay(oval(29.5, 5.5, 4.4, 4.4).mirrored(), 'knob', { depth: 2 });
  },
  hearts() {
    const layer = new Layer();
    for (const [x, y] of points('14,30 82,22 88,44 10,50 72,8')) {
      const heart = oval(x - 2.4, y, 3, 3).or(
        oval(x + 2.4, y, 3, 3),
        poly([x - 5.2, y + 1], [x + 5.2, y + 1], [x, y + 7]),
      );
      layer.lay(heart, 'heart', { depth: 1, light: false }).fill(bar(x - 3, y - 2, 2, 1), WHITE);
    }
    return layer;
  },
  paperPlane() {
    const layer = new Layer();
    layer.fill(
      arc('6,40 10,28 20,26 16,18 8,16').where((x, y) => (x + y) % 3 !== 0),
      WHITE,
    );
    layer.lay(poly('4,14 24,2 18,18 13,13'), 'paper', { depth: 2, light: false });
    return layer.ink(line('24,2 13,13')).fill(poly('13,13 22,5 14,18'), 'paper-shade');
  },
};
