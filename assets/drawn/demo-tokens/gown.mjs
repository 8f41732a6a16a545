import { Layer } from '../traits/layer.mjs';
import { arc, bar, oval, poly } from '../traits/mask.mjs';
import { FACE_AREA } from '../traits/skeleton.mjs';

const GOWN = oval(48, 106, 43, 32, 2.3);
const THROAT = poly('41,70 55,70 48,84');

/** What graduates wear over everything: a gown, and a stole in the hue of their clique. */
export function gown() {
  const layer = new Layer();
  layer.lay(GOWN.minus(THROAT, FACE_AREA), 'cloth', { depth: 4 });
  for (const fold of ['20,86 18,91 18,96', '29,84 28,90 29,96'])
    layer.fill(arc(fold).mirrored(), 'cloth-shade');
  const stole = poly('36,73 30,78 37,96 45,96 45,88 40,77').minus(FACE_AREA);
  layer.lay(stole.mirrored(), 'stole', { depth: 2 });
  layer.fill(
    bar(38, 90, 6, 1)
      .or(bar(39, 92, 5, 1))
      .mirrored()
      .and(stole.mirrored()),
    'stole-light',
  );
  return layer;
}
