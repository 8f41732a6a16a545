import { INK } from './layer.mjs';
import { arc, bar, line, oval, poly } from './mask.mjs';

const WHITE = '#ffffff';
const SHADOW = '#c0cbdc';
const MOUTH = '#733e39';
const TONGUE = '#f6757a';
/** The middle of the left eye; the right one is as far to the other side. */
const EYE = { x: 37.5, y: 46.5 };

/** What the lids of an eye leave free, by how it looks. `x` is the middle of the eye, `side` -1 left and 1 right. */
const LIDS = {
  open: (x) => bar(x - 8, 0, 17, 43),
  lidded: (x) => bar(x - 8, 0, 17, 46),
  sleepy: (x) => bar(x - 8, 0, 17, 48),
  wide: () => bar(0, 0, 0, 0),
  angry: (x, side) => poly([x - 9, 43 + side * 3], [x + 9, 43 - side * 3], [x + 9, 30], [x - 9, 30]),
  sad: (x, side) => poly([x - 9, 43 + side * -2.6], [x + 9, 43 + side * 2.6], [x + 9, 30], [x - 9, 30]),
};

/**
 * Both eyes.
 * @param {import('./layer.mjs').Layer} layer
 * @param {keyof typeof LIDS} lids
 * @param {{ look?: number, down?: number, pupil?: string }} [gaze] pixels to the right and down; `pupil` a tone
 */
export function eyes(layer, lids, { look = 1, down = 0, pupil = INK } = {}) {
  const big = lids === 'wide' ? 1 : 0;
  for (const side of [-1, 1]) {
    const x = side < 0 ? EYE.x : 96 - EYE.x;
    const ball = oval(x, EYE.y, 7.4, 5.6 + big, 2.6);
    const lid = LIDS[lids](Math.round(x), side);
    layer.ink(ball.grown());
    layer.fill(ball, WHITE);
    layer.fill(ball.minus(ball.moved(0, 2)), SHADOW);
    const left = Math.round(x - 2.5 + look);
    const top = 44 + down - big;
    const disc = bar(left, top, 5, 6 + big).minus(
      bar(left, top, 1, 1).or(
        bar(left + 4, top, 1, 1),
        bar(left, top + 5 + big, 1, 1),
        bar(left + 4, top + 5 + big, 1, 1),
      ),
    );
    layer.fill(disc.and(ball), pupil);
    if (pupil !== INK) layer.ink(bar(left + 1, top + 2, 3, 3).and(ball));
    layer.fill(bar(left + 1, top + 1, 2, 2).and(ball), WHITE);
    layer.ink(ball.grown().and(lid.moved(0, 1)));
    layer.fill(ball.and(lid), 'skin-shade');
    layer.fill(
      ball
        .and(lid)
        .minus(ball.and(lid).moved(0, 1))
        .where((px) => px < x + 3),
      'skin',
    );
  }
}

/** Both eyes shut: `up` the arch of a laugh, `down` the arch of sleep. */
export function shutEyes(layer, way) {
  const bend = way === 'up' ? -4 : 4;
  for (const x of [38, 57])
    for (const thick of [0, 1])
      layer.ink(
        arc(
          [x - 6, 47 + thick],
          [x - 3, 47 + bend * 0.75 + thick],
          [x, 47 + bend + thick],
          [x + 3, 47 + bend * 0.75 + thick],
          [x + 6, 47 + thick],
        ),
      );
}

const NOSES = {
  none: () => undefined,
  box(layer) {
    const nose = oval(48, 56, 5, 4.4, 4);
    layer.ink(nose.grown().where((_x, y) => y > 53));
    layer.fill(nose, 'skin-shade');
    layer.fill(bar(44, 53, 3, 2), 'skin-light');
  },
  button(layer) {
    layer.fill(oval(48, 57, 4, 2.6), 'skin-shade');
    layer.ink(arc('44,58 46,60 49,60 51,58'));
    layer.fill(bar(46, 56, 2, 1), 'skin-light');
  },
  long(layer) {
    layer.fill(poly('47,48 52,59 45,60'), 'skin-shade');
    layer.ink(line('49,49 52,57 51,59 46,59'));
  },
  snub(layer) {
    layer.fill(oval(48, 56, 5, 3.4, 3), 'skin-shade');
    layer.ink(bar(45, 56, 2, 2).mirrored());
    layer.fill(bar(44, 54, 5, 1), 'skin-light');
  },
};

/** @param {keyof typeof NOSES} kind */
export const nose = (layer, kind) => NOSES[kind](layer);

const MOUTHS = {
  none: () => undefined,
  smile(layer) {
    layer.ink(arc('38,62 42,65 48,66 54,65 58,62'));
    layer.ink(bar(37, 61, 2, 1).or(bar(58, 61, 2, 1)));
    layer.fill(arc('44,68 48,69 52,68'), 'skin-shade');
  },
  smirk(layer) {
    layer.ink(arc('40,65 46,66 53,64 58,60'));
    layer.ink(line('58,58 60,60'));
    layer.fill(line('44,68 50,68'), 'skin-shade');
  },
  flat(layer) {
    layer.ink(line('41,65 55,65'));
    layer.fill(line('44,67 52,67'), 'skin-shade');
  },
  frown(layer) {
    layer.ink(arc('39,67 43,64 48,63 53,64 57,67'));
    layer.fill(line('45,67 51,67'), 'skin-shade');
  },
  grin(layer) {
    const mouth = grinning();
    layer.ink(mouth.grown());
    layer.fill(mouth, WHITE);
    layer.fill(
      mouth.where((_x, y) => y > 65),
      SHADOW,
    );
    for (const x of [42, 48, 53]) layer.fill(mouth.and(line([x, 60], [x, 70])), SHADOW);
  },
  laugh(layer) {
    const mouth = grinning(2);
    layer.ink(mouth.grown());
    layer.fill(mouth, MOUTH);
    layer.fill(mouth.and(oval(48, 70, 6, 4)), TONGUE);
    layer.fill(mouth.and(bar(36, 61, 24, 3)), WHITE);
  },
  gap(layer) {
    MOUTHS.grin(layer);
    layer.ink(bar(46, 61, 4, 4));
  },
  braces(layer) {
    MOUTHS.grin(layer);
    layer.fill(line('38,64 57,64').and(grinning()), '#5a6988');
    for (const x of [40, 44, 48, 52, 56]) layer.fill(bar(x - 1, 63, 2, 2).and(grinning()), '#0099db');
  },
  grillz(layer) {
    const mouth = grinning();
    layer.ink(mouth.grown());
    layer.fill(mouth, 'metal');
    layer.fill(
      mouth.where((_x, y) => y > 65),
      'metal-shade',
    );
    for (const x of [41, 45, 49, 53]) {
      layer.fill(mouth.and(line([x, 60], [x, 70])), 'metal-shade');
      layer.fill(mouth.and(bar(x + 1, 62, 1, 2)), 'metal-light');
    }
  },
  oh(layer) {
    const mouth = oval(48, 65, 3.6, 3.6);
    layer.ink(mouth.grown());
    layer.fill(mouth, MOUTH);
    layer.fill(mouth.and(oval(48, 68, 3, 2)), TONGUE);
  },
  tongue(layer) {
    MOUTHS.smirk(layer);
    const out = oval(54, 66.5, 2.6, 3.6, 3).where((_x, y) => y > 63);
    layer.ink(out.grown().where((_x, y) => y > 63));
    layer.fill(out, TONGUE);
    layer.fill(line('54,64 54,67'), '#b55088');
  },
  fangs(layer) {
    MOUTHS.smile(layer);
    for (const x of [42, 52]) {
      layer.ink(poly([x - 1, 65], [x + 4, 65], [x + 1.5, 71]));
      layer.fill(poly([x, 65], [x + 3, 65], [x + 1.5, 69]), WHITE);
    }
  },
  lips(layer) {
    const lips = oval(44.5, 63.5, 4, 2.2).or(oval(51.5, 63.5, 4, 2.2), oval(48, 65.5, 6.4, 3));
    layer.ink(lips.grown());
    layer.fill(lips, 'lips');
    layer.fill(
      lips.where((_x, y) => y > 65),
      'lips-shade',
    );
    layer.ink(line('41,65 54,65'));
    layer.fill(bar(44, 67, 4, 1), 'lips-light');
  },
  zigzag(layer) {
    layer.ink(line('38,64 41,67 44,63 48,67 52,63 55,67 58,64'));
  },
};

/** @param {keyof typeof MOUTHS} kind */
export const mouth = (layer, kind) => MOUTHS[kind](layer);

function grinning(deeper = 0) {
  return oval(48, 61, 10.5, 6.5 + deeper, 2.4).where((_x, y) => y >= 61);
}
