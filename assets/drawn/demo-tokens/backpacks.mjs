import { Layer } from '../traits/layer.mjs';
import { bar, blob, line, oval, points, poly, stroke } from '../traits/mask.mjs';

const BODY = oval(48, 57, 27, 31, 3.4);
const POCKET = oval(48, 71, 20, 12, 3.6);

/** A wall behind, with a floor for it to stand on. */
function room() {
  const layer = new Layer();
  layer.fill(bar(0, 0, 96, 96), 'wall');
  layer.fill(
    bar(0, 0, 96, 84).where((x, y) => (x + y) % 16 < 2),
    'wall-light',
  );
  layer.fill(bar(0, 82, 96, 14), 'wall-shade');
  return layer.ink(bar(0, 82, 96, 1)).ink(oval(48, 88, 30, 3.4));
}

/** Straps at both sides and the loop at the top. */
function straps(layer) {
  layer.lay(stroke(6, '28,36 16,46 15,66 22,80').mirrored(), 'tertiary', { depth: 2 });
  layer.lay(stroke(4, '40,28 42,19 54,19 56,28'), 'tertiary', { depth: 1, light: false });
}

/** The body with its seam and zip. */
function body(layer) {
  layer.lay(BODY, 'primary', { depth: 5 });
  layer.fill(
    oval(48, 57, 23, 27, 3.4)
      .minus(oval(48, 57, 22, 26, 3.4))
      .where((x, y) => (x + y) % 3 > 0),
    'primary-shade',
  );
}

/** The pocket with its zip. */
function pocket(layer) {
  layer.lay(POCKET, 'secondary', { depth: 3 });
  layer.ink(bar(32, 64, 32, 1)).fill(bar(33, 65, 30, 1), 'secondary-light');
  layer.lay(bar(60, 64, 3, 5), 'tertiary', { depth: 1, light: false });
}

/** Stitched places for so many patches on the pocket. */
export function patches(slots) {
  const layer = new Layer();
  const wide = 7;
  const from = 48 - (slots * wide) / 2;
  for (let slot = 0; slot < slots; slot += 1) {
    const place = bar(Math.round(from + slot * wide) + 1, 72, wide - 2, 5);
    layer.fill(place, 'secondary-shade');
    layer.fill(
      place.where((x, y) => (x + y) % 2 === 0 && (y === 72 || y === 76)),
      'secondary-light',
    );
  }
  return layer;
}

/** Eyes that look out from under the light. */
function eyes(layer, apart, y, wide, high) {
  const eye = oval(48 - apart, y, wide, high);
  layer.ink(eye.mirrored());
  for (const x of [48 - apart, 47 + apart]) layer.fill(bar(Math.floor(x) - 1, y - 2, 2, 2), '#ffffff');
}

/** What each base puts on the bag, behind the body and in front of it. */
const BASES = {
  teddy: {
    behind(layer) {
      const ear = oval(28, 29, 10, 10);
      layer.lay(ear.mirrored(), 'primary', { depth: 2 });
      layer.fill(oval(28, 30, 5, 5).mirrored(), 'secondary');
    },
    front(layer) {
      layer.lay(oval(48, 52, 12, 8.6), 'secondary', { depth: 2 });
      layer
        .ink(oval(48, 48, 4, 2.6))
        .ink(line('48,50 48,55'))
        .ink(line('43,55 48,56 53,55'));
      eyes(layer, 13, 42, 3, 3.4);
      layer.fill(oval(29, 50, 4, 2).mirrored(), 'primary-light');
    },
  },
  skull: {
    behind(layer) {
      layer.lay(poly('24,36 31,22 36,32').mirrored(), 'tertiary', { depth: 2 });
    },
    front(layer) {
      layer.lay(oval(48, 43, 18, 14, 2.4).or(bar(38, 52, 20, 7)), 'bone', { depth: 3 });
      layer.ink(oval(40, 43, 5, 5.6).mirrored()).ink(poly('48,46 45,52 51,52'));
      for (const x of [41, 45, 50, 54]) layer.ink(bar(x, 54, 1, 5));
      layer.fill(bar(38, 41, 2, 2), 'tertiary-light').fill(bar(54, 41, 2, 2), 'tertiary-light');
    },
  },
  cat: {
    behind(layer) {
      layer.lay(poly('22,44 22,16 42,32').mirrored(), 'primary', { depth: 2 });
      layer.fill(poly('26,36 26,25 34,32').mirrored(), 'secondary');
    },
    front(layer) {
      for (const x of [38, 47, 56]) layer.fill(bar(x, 30, 2, 6), 'primary-shade');
      const eye = oval(37, 44, 5, 4.4);
      layer.lay(eye.mirrored(), 'tertiary', { depth: 1 });
      layer.ink(oval(37, 44, 1.4, 4).mirrored());
      layer.lay(poly('45,50 51,50 48,54'), 'secondary', { depth: 1, light: false });
      layer.ink(line('48,54 48,57')).ink(line('42,57 45,58 48,57 51,58 54,57'));
      for (const [from, to] of [
        ['24,50', '36,52'],
        ['24,56', '36,55'],
      ])
        layer.ink(line(from, to).mirrored());
    },
  },
  robot: {
    behind(layer) {
      layer.lay(bar(46, 8, 4, 20), 'tertiary', { depth: 1, light: false });
      layer.lay(oval(48, 9, 4.6, 4.6), 'secondary', { depth: 2 });
      layer.lay(bar(17, 38, 8, 12).mirrored(), 'secondary', { depth: 2 });
    },
    front(layer) {
      layer.lay(oval(48, 44, 20, 12, 6), 'screen', { depth: 2 });
      layer.fill(bar(35, 39, 8, 6).mirrored(), 'tertiary-light');
      layer.fill(bar(37, 41, 3, 3).mirrored(), 'tertiary-shade');
      for (let x = 38; x < 58; x += 4) layer.fill(bar(x, 50, 3, 2), 'secondary-light');
      for (const [x, y] of points('25,33 69,33 25,58 69,58')) layer.ink(bar(x, y, 2, 2));
    },
  },
  alien: {
    behind(layer) {
      layer.lay(stroke(3, '36,32 30,20 24,14').mirrored(), 'primary', { depth: 1, light: false });
      layer.lay(oval(23, 13, 4.4, 4.4).mirrored(), 'tertiary', { depth: 2 });
    },
    front(layer) {
      layer.ink(blob('28,36 38,38 45,50 36,54 28,46').mirrored());
      layer.fill(blob('30,39 36,40 41,48 35,49').mirrored(), 'tertiary-shade');
      layer.fill(bar(32, 40, 3, 3).or(bar(55, 40, 3, 3)), '#ffffff');
      layer
        .ink(bar(44, 56, 8, 1))
        .ink(bar(46, 52, 1, 1))
        .ink(bar(49, 52, 1, 1));
      for (const [x, y] of points('46,31 40,33 55,33')) layer.fill(bar(x, y, 3, 2), 'primary-light');
    },
  },
};

/** A backpack of each base, in the parameters `wall`, `primary`, `secondary`, `tertiary`, `bone` and `screen`. */
export const backpacks = Object.fromEntries(
  Object.entries(BASES).map(([base, { behind, front }]) => [
    base,
    () => {
      const layer = room();
      behind(layer);
      straps(layer);
      body(layer);
      front(layer);
      pocket(layer);
      return layer;
    },
  ]),
);
