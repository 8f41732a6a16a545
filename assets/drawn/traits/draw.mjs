/**
 * `npm run traits`: draws every layer of the trait catalogue as an SVG below assets/finished/traits, in the colors of
 * the first trait that uses it, and registers what it was made from.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../scripts/lib/contentHash.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { TRAITS } from '../../../supabase/functions/_shared/domain/collection/traits/catalogue.ts';
import { HUES } from '../../../supabase/functions/_shared/domain/collection/traits/hues.ts';
import { forgetSources, readRegister, recordSources } from '../../studio/sources.mjs';
import { templates as backdrops } from './backdrops.mjs';
import { templates as eyebrows } from './eyebrows.mjs';
import { templates as face } from './face.mjs';
import { templates as head } from './head.mjs';
import { templates as headOverlayers } from './headOverlayers.mjs';
import { templates as pigment } from './pigment.mjs';
import { templates as torso } from './torso.mjs';

const CATEGORIES = { pigment, backdrops, torso, head, face, eyebrows, 'head-overlayers': headOverlayers };
const FOLDER = 'traits';
const TONES = ['', 'shade', 'light'];

/** The color that a parameter has in the file: that of the first trait which is drawn with it. */
function colorIn(template) {
  const { colors = {} } = TRAITS.find((trait) => trait.template === template) ?? {};
  return (tone) => {
    const [parameter, kind = ''] = tone.split('-');
    const hue = HUES[colors[parameter] ?? (parameter === 'skin' ? 'peach' : '')];
    if (hue === undefined) throw new Error(`${template}: no trait says what color "${parameter}" is`);
    return hue[TONES.indexOf(kind)];
  };
}

const TRAIT_DATA = 'supabase/functions/_shared/domain/collection/traits';
const sources = filesBelow(ROOT, ['assets/drawn/traits', `${TRAIT_DATA}/catalogue`, `${TRAIT_DATA}/hues.ts`]);
const drawn = new Set();
for (const [category, templates] of Object.entries(CATEGORIES)) {
  const folder = join(ROOT, 'assets/finished', FOLDER, category);
  mkdirSync(folder, { recursive: true });
  for (const [name, draw] of Object.entries(templates)) {
    const template = `${category}/${name}`;
    writeFileSync(join(folder, `${name}.svg`), draw().toSvg(colorIn(template)));
    drawn.add(`${FOLDER}/${template}.svg`);
  }
}
recordSources(ROOT, [...drawn], sources);
const left = Object.keys(readRegister(ROOT)).filter(
  (file) => file.startsWith(`${FOLDER}/`) && !drawn.has(file),
);
for (const file of left) rmSync(join(ROOT, 'assets/finished', file), { force: true });
forgetSources(ROOT, left);
console.log(`${drawn.size} layers`);
