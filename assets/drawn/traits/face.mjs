import { eyes, mouth, nose, shutEyes } from './faceParts.mjs';
import { INK, Layer } from './layer.mjs';
import { arc, bar, blob, line, Mask, oval, poly, points } from './mask.mjs';
import { HEAD } from './skeleton.mjs';

const WHITE = '#ffffff';
const SILVER = '#c0cbdc';

/** A face of eyes, nose and mouth. */
function face(lids, noseKind, mouthKind, gaze, layer = new Layer()) {
  eyes(layer, lids, gaze);
  nose(layer, noseKind);
  mouth(layer, mouthKind);
  return layer;
}

/** Nose and mouth, for what hides the eyes. */
function lowerFace(noseKind, mouthKind) {
  const layer = new Layer();
  nose(layer, noseKind);
  mouth(layer, mouthKind);
  return layer;
}

function blush(layer) {
  for (const x of [28, 61])
    layer.fill(
      bar(x, 55, 6, 1)
        .or(bar(x + 1, 56, 6, 1), bar(x, 57, 6, 1))
        .where((px, py) => (px + py) % 2 === 0),
      '#f6757a',
    );
}

/** Two glasses' lenses of this form, a bridge and what goes to the ears. `lens` paints each. */
function spectacles(layer, form, rim, lens) {
  const both = form.mirrored();
  layer.ink(line('25,44 32,46').mirrored());
  layer.ink(both.grown().grown());
  layer.fill(both.grown(), rim);
  layer.ink(both);
  lens(both);
  const bridge = bar(46, 45, 4, 2);
  layer.ink(bridge.grown());
  layer.fill(bridge, rim);
}

const ROUND = oval(37.5, 47, 7.6, 7.6, 2.1);
const SQUARE = oval(37.5, 47, 8.4, 6.4, 6);

/** What covers the face from the nose down. */
const SCARF = HEAD.grown().where((x, y) => y > 54 - Math.abs(x - 47.5) * 0.06);

/** What paint covers: the face below any hair. */
const PAINTED = HEAD.where((x, y) => y > 39 - Math.max(0, Math.abs(Math.abs(x - 47.5) - 10) - 6) * -0.3);

export const templates = {
  chill: () => face('lidded', 'box', 'smile'),
  tongue: () => face('lidded', 'box', 'tongue', { look: 2 }),
  smirk: () => face('sleepy', 'long', 'smirk', { look: 2, down: 1 }),
  grin: () => face('open', 'button', 'grin'),
  gap: () => face('open', 'snub', 'gap', { look: -1 }),
  braces: () => face('wide', 'button', 'braces', { look: 0 }),
  angry: () => face('angry', 'snub', 'frown', { look: 0 }),
  worried: () => face('sad', 'button', 'zigzag', { look: -2, down: -1 }),
  stunned: () => face('wide', 'button', 'oh', { look: 0 }),
  bored: () => face('sleepy', 'box', 'flat', { look: -2, down: 1 }),
  colored: () => face('open', 'button', 'smile', { look: 0, pupil: 'iris' }),
  vampire: () => face('lidded', 'long', 'fangs', { look: 0, pupil: 'iris' }),
  glamour() {
    const layer = face('lidded', 'button', 'lips', { look: 1, pupil: 'iris' });
    for (const [x, y] of points('29,43 28,45 31,41'))
      layer.ink(line([x - 1, y - 1], [x + 1, y + 1]).mirrored());
    return layer;
  },
  laughing() {
    const layer = lowerFace('button', 'laugh');
    shutEyes(layer, 'up');
    blush(layer);
    return layer;
  },
  asleep() {
    const layer = lowerFace('box', 'oh');
    shutEyes(layer, 'down');
    layer.write(['wwwwww', '....w.', '...w..', '..w...', '.w....', 'wwwwww'], { w: WHITE }, 76, 22);
    layer.write(['wwww', '..w.', '.w..', 'wwww'], { w: WHITE }, 84, 15);
    return layer;
  },
  freckles() {
    const layer = face('open', 'snub', 'grin', { look: 0 });
    for (const [x, y] of points('29,55 32,57 35,55 31,60'))
      layer.fill(bar(x, y, 2, 1).mirrored(), 'skin-shade');
    return layer;
  },
  crying() {
    const layer = face('sad', 'snub', 'frown', { look: 0, down: -1 });
    for (const x of [31, 62]) {
      const tear = blob([x + 1, 52], [x + 3, 60], [x + 1, 64], [x - 1, 60]);
      layer.ink(tear.grown());
      layer.fill(tear, '#2ce8f5');
      layer.fill(bar(x, 59, 1, 2), WHITE);
    }
    return layer;
  },
  cyclops() {
    const layer = lowerFace('none', 'grin');
    const ball = oval(48, 45, 13, 10, 2.2);
    layer.ink(ball.grown());
    layer.fill(ball, WHITE);
    layer.fill(ball.minus(ball.moved(0, 3)), SILVER);
    layer.lay(oval(49, 46, 6, 6), 'iris', { depth: 2, light: false });
    layer.ink(oval(49, 46, 3, 3));
    layer.fill(bar(46, 42, 3, 3), WHITE);
    const lid = ball.where((_x, y) => y < 40);
    layer.ink(lid.grown().and(ball));
    layer.fill(lid, 'skin-shade');
    layer.fill(line('42,37 50,37'), 'skin');
    return layer;
  },
  grillz: () => face('lidded', 'box', 'grillz', { look: 2 }),
  bubblegum() {
    const layer = face('open', 'button', 'none', { look: 0 });
    layer.lay(oval(49, 67, 10, 9.4), 'gum', { depth: 4, light: false });
    layer.fill(oval(45, 63, 2.4, 1.8).or(bar(42, 66, 1, 2)), WHITE);
    return layer;
  },
  nerd() {
    const layer = face('open', 'button', 'braces', { look: 0 });
    const ring = (form) => form.grown().minus(form);
    for (const part of [SQUARE.mirrored()]) {
      layer.ink(part.grown().grown().grown().minus(part));
      layer.fill(ring(part.grown()), 'rim');
      layer.ink(bar(45, 44, 6, 4));
      layer.fill(bar(45, 45, 6, 2), 'rim');
      layer.fill(
        ring(part)
          .and(bar(0, 0, 96, 44))
          .minus(bar(0, 0, 96, 40)),
        INK,
      );
      layer.fill(poly('31,41 35,41 31,46').or(poly('52,41 56,41 52,46')), SILVER);
    }
    layer.ink(line('24,44 27,45').mirrored());
    return layer;
  },
  shades() {
    const layer = lowerFace('button', 'smirk');
    const lens = poly('28,41 46,41 45,49 42,53 33,53 29,49');
    spectacles(layer, lens, 'rim', (both) => {
      layer.fill(both, '#262b44');
      layer.fill(
        both.where((x, y) => [0, 1, 2, 5].includes((x + y + 1) % 20) && y < 51),
        '#5a6988',
      );
    });
    return layer;
  },
  aviators() {
    const layer = lowerFace('box', 'flat');
    const lens = blob('30,42 38,41 45,43 45,49 40,55 34,55 29,49');
    spectacles(layer, lens, 'rim', (both) => {
      layer.fill(both, 'glass');
      layer.fill(
        both.where((_x, y) => y < 45),
        'glass-shade',
      );
      layer.fill(
        both.where((x, y) => [0, 1, 2].includes((x + y) % 20) && y < 53),
        'glass-light',
      );
    });
    return layer;
  },
  rounds() {
    const layer = lowerFace('long', 'smile');
    spectacles(layer, ROUND, 'rim', (both) => {
      layer.fill(both, 'glass');
      layer.fill(both.minus(both.moved(-2, -2)), 'glass-shade');
      layer.fill(oval(34, 44, 2.4, 1.8).or(oval(55, 44, 2.4, 1.8)), WHITE);
    });
    return layer;
  },
  hearts() {
    const layer = lowerFace('button', 'lips');
    const lens = oval(33.6, 44.6, 5, 4.6).or(oval(41.4, 44.6, 5, 4.6), poly('28.8,46 46.2,46 37.5,55.5'));
    spectacles(layer, lens, 'rim', (both) => {
      layer.fill(both, 'glass');
      layer.fill(both.minus(both.moved(-2, -2)), 'glass-shade');
      layer.fill(bar(32, 43, 3, 2).or(bar(51, 43, 3, 2)), WHITE);
    });
    return layer;
  },
  threeD() {
    const layer = lowerFace('box', 'laugh');
    const frame = bar(26, 40, 44, 13).minus(poly('44,54 48,49 52,54'));
    layer.ink(line('23,43 26,44').mirrored());
    layer.lay(frame, 'rim', { depth: 2, light: false });
    layer.ink(bar(29, 42, 15, 8).mirrored());
    layer.fill(bar(30, 43, 13, 6), '#e43b44');
    layer.fill(bar(53, 43, 13, 6), '#0099db');
    layer.fill(bar(31, 44, 4, 1), '#f6757a').fill(bar(54, 44, 4, 1), '#2ce8f5');
    return layer;
  },
  visor() {
    const layer = lowerFace('none', 'flat');
    const band = oval(48, 46, 25, 7, 5);
    layer.lay(band, 'rim', { depth: 2 });
    const glow = oval(48, 46, 21, 4, 5);
    layer.ink(glow.grown());
    layer.fill(glow, INK);
    layer.fill(
      glow.where((x, y) => y > 44 && y < 48 && x % 3 !== 0),
      'glass',
    );
    layer.fill(bar(40, 45, 3, 3).or(bar(54, 45, 3, 3)), 'glass-light');
    return layer;
  },
  bandana() {
    const layer = face('angry', 'none', 'none', { look: 0 });
    layer.lay(SCARF, 'cloth', { depth: 4 });
    for (const [x, y] of points('32,60 40,58 48,61 56,58 64,60 36,65 44,66 52,66 60,65'))
      layer.fill(bar(x - 1, y, 3, 1).or(bar(x, y - 1, 1, 3)), 'dots');
    return layer;
  },
  muffler() {
    const layer = face('sad', 'none', 'none', { look: 1 });
    for (const top of [57, 64]) layer.lay(oval(48, top + 5, 27, 5.4, 4), 'cloth', { depth: 2 });
    const end = poly('58,72 68,72 70,92 59,92');
    layer.lay(end, 'cloth', { depth: 2 });
    for (const x of [60, 63, 66, 69]) layer.ink(line([x, 93], [x, 95]));
    layer.fill(
      end.where((_x, y) => y > 82 && y < 86),
      'stripe',
    );
    for (const x of [30, 40, 50, 60])
      layer.fill(
        poly([x, 57], [x + 4, 57], [x + 2, 67], [x - 2, 67]).and(oval(48, 62, 26, 4.6, 4)),
        'stripe',
      );
    return layer;
  },
  warPaint() {
    const layer = face('angry', 'box', 'grin', { look: 0 });
    layer.ink(bar(29, 54, 14, 4).mirrored());
    layer.fill(bar(30, 55, 12, 2).mirrored(), '#262b44');
    return layer;
  },
  starman() {
    const bolt = poly('54,33 66,33 62,42 69,42 56,66 60,48 51,48').and(HEAD);
    const layer = new Layer().lay(bolt, 'paint', { depth: 2, light: false });
    layer.fill(bolt.minus(bolt.moved(3, 1)), 'edge');
    return face('lidded', 'button', 'smile', { look: 0 }, layer);
  },
  gentleman() {
    const layer = face('lidded', 'long', 'none', { look: 1 });
    const half = blob('48,61 42,60 36,62 31,60 33,66 40,67 48,65');
    layer.lay(half.mirrored(), 'hair', { depth: 2 });
    layer.ink(line('44,69 51,69'));
    const glass = oval(58.5, 46.5, 9, 8.4);
    const ring = glass.minus(oval(58.5, 46.5, 7.4, 6.8));
    layer.ink(ring.grown().minus(oval(58.5, 46.5, 6.4, 5.6)));
    layer.fill(ring, 'metal');
    layer.fill(ring.and(bar(50, 36, 9, 9)), 'metal-light');
    layer.fill(
      arc('66,52 69,62 68,74').where((_x, y) => y % 2 === 0),
      'metal',
    );
    return layer;
  },
  smiley() {
    const layer = new Layer().lay(oval(48, 53, 17.6, 17.6), 'disc', { depth: 4 });
    layer.ink(oval(41.5, 48, 2, 4).mirrored());
    layer.ink(
      oval(48, 55, 11, 9)
        .where((_x, y) => y > 56)
        .minus(oval(48, 52.4, 11, 9)),
    );
    return layer.ink(bar(36, 56, 3, 2).mirrored());
  },
  flock() {
    const layer = new Layer();
    /** Diamonds in rows that are shifted by half, the same on both halves of the face. */
    const diamonds = new Mask((x, y) => {
      const [row, across] = [Math.round((y - 43) / 8), Math.abs(x - 47.5) + 0.5];
      const from = (across + (row % 2 === 0 ? 0 : 6)) % 12;
      return Math.min(from, 12 - from) + Math.abs(y - 43 - 8 * row) <= 2;
    });
    const shaded = PAINTED.minus(HEAD.moved(-3, -1).and(HEAD.moved(0, -3)));
    layer.fill(PAINTED, 'ground').fill(shaded, 'ground-shade');
    layer.fill(diamonds.and(PAINTED), 'figure').fill(diamonds.and(shaded), 'figure-shade');
    return face('lidded', 'button', 'smile', {}, layer);
  },
  gradient() {
    const layer = new Layer();
    const bayer = [
      [0, 8, 2, 10],
      [12, 4, 14, 6],
      [3, 11, 1, 9],
      [15, 7, 13, 5],
    ];
    const tones = ['top', 'middle', 'bottom'];
    tones.forEach((tone, index) =>
      layer.fill(
        PAINTED.where((x, y) => {
          const at = Math.max(0, Math.min(1.999, ((y - 38) / 31) * 2));
          const low = Math.floor(at);
          return low + (at - low > 0.25 + bayer[y % 4][x % 4] / 32 ? 1 : 0) === index;
        }),
        tone,
      ),
    );
    return face('open', 'button', 'smile', { look: 0 }, layer);
  },
};
