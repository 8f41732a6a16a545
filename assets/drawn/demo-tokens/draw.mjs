/**
 * `npm run demo-tokens`: draws what the pictures of the demo chain's tokens have beside the traits, as SVG below
 * assets/finished/demo-tokens, and registers what it was made from.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../../scripts/lib/contentHash.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { HUES } from '../../../supabase/functions/_shared/domain/collection/traits/hues.ts';
import { recordSources } from '../../studio/sources.mjs';
import { backpacks, patches } from './backpacks.mjs';
import { gown } from './gown.mjs';

const FOLDER = 'demo-tokens';
/** What the files themselves are colored in; who puts a picture together chooses anew. */
const SHOWN = {
  wall: 'steel',
  primary: 'chestnut',
  secondary: 'cream',
  tertiary: 'crimson',
  bone: 'cream',
  screen: 'night',
  cloth: 'coal',
  stole: 'gold',
};
const TONES = ['', 'shade', 'light'];

const pictures = {
  gown,
  ...Object.fromEntries(Object.entries(backpacks).map(([base, draw]) => [`backpack/${base}`, draw])),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((slots) => [`patches/${slots}`, () => patches(slots)])),
};
const sources = filesBelow(ROOT, [
  'assets/drawn/demo-tokens',
  'assets/drawn/traits/layer.mjs',
  'assets/drawn/traits/mask.mjs',
  'assets/drawn/traits/skeleton.mjs',
]);
for (const [name, draw] of Object.entries(pictures)) {
  const file = `${FOLDER}/${name}.svg`;
  const path = join(ROOT, 'assets/finished', file);
  mkdirSync(dirname(path), { recursive: true });
  const svg = draw().toSvg((tone) => {
    const [parameter, kind = ''] = tone.split('-');
    return HUES[SHOWN[parameter]][TONES.indexOf(kind)];
  });
  writeFileSync(path, svg);
}
recordSources(
  ROOT,
  Object.keys(pictures).map((name) => `${FOLDER}/${name}.svg`),
  sources,
);
console.log(`${Object.keys(pictures).length} layers`);
