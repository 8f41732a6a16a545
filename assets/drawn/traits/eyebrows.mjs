import { Layer } from './layer.mjs';
import { arc, bar, blob, line, poly } from './mask.mjs';

/** Brows of this form on both sides, in the color of hair; `right` is the other one where they differ. */
function brows(left, right = left.flipped(), { light = false } = {}) {
  return new Layer().lay(left.or(right), 'hair', { depth: 1, light });
}

const FLAT = bar(31, 35, 13, 3);

export const templates = {
  flat: () => brows(FLAT),
  thin: () =>
    new Layer().fill(arc('30,38 36,35 44,36').or(arc('30,37 36,34 44,35')).mirrored(), 'hair-shade'),
  arched: () => brows(blob('29,39 33,35 39,33 45,35 45,37 39,36 34,37')),
  angry: () => brows(poly('29,32 32,31 46,37 45,41 42,40')),
  worried: () => brows(poly('29,38 31,40 46,35 45,31 42,32')),
  raised: () => brows(poly('29,36 45,38 45,41 29,39'), poly('51,32 58,28 67,31 66,34 58,32 52,35')),
  bushy() {
    const form = poly('28,38 30,34 33,35 36,32 39,34 42,32 46,35 46,40 42,39 38,40 34,38');
    const layer = brows(form);
    return layer.fill(
      line('33,36 35,38').or(line('38,35 40,38'), line('42,34 43,37')).mirrored(),
      'hair-light',
    );
  },
  unibrow: () => brows(poly('29,38 32,34 44,34 48,36 48,40 44,38 33,38')),
  slit() {
    const layer = brows(FLAT);
    return layer.clear(poly('58,33 60,33 58,40 56,40'));
  },
  pierced() {
    const layer = brows(poly('30,37 34,34 45,35 45,38 34,37'));
    for (const y of [32, 38]) layer.ink(bar(63, y, 4, 4)).fill(bar(64, y + 1, 2, 2), 'metal');
    return layer;
  },
  bolts: () => brows(poly('29,37 36,32 37,35 45,32 38,40 37,37')),
  dots: () =>
    new Layer()
      .lay(bar(35, 34, 4, 4), 'hair', { depth: 1, light: false })
      .lay(bar(57, 34, 4, 4), 'hair', { depth: 1, light: false }),
};
