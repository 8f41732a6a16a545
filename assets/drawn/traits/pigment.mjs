import { Layer } from './layer.mjs';
import { bar, line, oval, poly, points } from './mask.mjs';
import { EARS, HEAD, NECK, SHOULDERS } from './skeleton.mjs';

/** The bare body: shoulders, neck, ears and head, with the shadow that the chin throws. */
function body() {
  const layer = new Layer();
  layer.lay(SHOULDERS, 'skin', { depth: 4 });
  layer.lay(NECK, 'skin', { light: false, within: bar(0, 0, 96, 80) });
  layer.fill(NECK.or(oval(48, 79, 9, 4)).minus(HEAD), 'skin-shade');
  layer.fill(
    oval(49, 84, 10, 5)
      .minus(oval(48, 80, 12, 5))
      .where((_x, y) => y < 89),
    'skin-shade',
  );
  layer.lay(EARS, 'skin', { depth: 2, light: false });
  layer.fill(
    oval(21.5, 49.5, 2, 3.6)
      .minus(oval(22.8, 48.5, 2, 3.6))
      .mirrored(),
    'skin-shade',
  );
  layer.lay(HEAD, 'skin', { depth: 3 });
  return layer;
}

const star = (x, y) => line([x - 1, y], [x + 1, y]).or(line([x, y - 1], [x, y + 1]));

export const templates = {
  plain: body,
  /** Skin in which stars are to be seen. */
  eternal() {
    const layer = body();
    const dots = points('30,25 38,64 61,27 69,56 27,58 66,38 55,67 22,91 71,88 60,92 36,89');
    for (const [x, y] of dots) layer.fill(line([x, y], [x, y]), '#ffffff');
    for (const [x, y] of points('34,37 64,63 28,84 79,93')) layer.fill(star(x, y), '#fee761');
    return layer;
  },
  /** Polished metal. */
  golden() {
    const layer = body();
    const gleam = poly('33,19 40,19 20,58 20,46').or(poly('44,19 46,19 23,66 22,62'));
    layer.fill(gleam.and(HEAD.moved(1, 1)).and(HEAD.moved(-1, -1)), 'skin-light');
    layer.fill(poly('20,78 27,78 14,97 8,97').and(SHOULDERS.moved(1, 1)), 'skin-light');
    for (const [x, y] of points('66,26 26,62 78,86')) layer.fill(star(x, y), '#ffffff');
    return layer;
  },
};
