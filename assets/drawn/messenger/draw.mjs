/**
 * `npm run messenger-art`: draws the emoji and the personas of the messenger below assets/finished/messenger. Registers what
 * they were made from.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../scripts/lib/contentHash.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { recordSources } from '../../studio/sources.mjs';
import { Grid } from '../fhs-school/grid.mjs';
import { COLORS } from './colors.mjs';
import { EMOJI } from './emoji.mjs';
import { PERSONAS } from './personas.mjs';

const FOLDER = 'messenger';
const pictures = { ...EMOJI, ...PERSONAS };
const files = Object.keys(pictures).map((name) => `${name}.png`);
mkdirSync(join(ROOT, 'assets/finished', FOLDER), { recursive: true });
for (const [name, rows] of Object.entries(pictures)) {
  const picture = new Grid(rows[0].length, rows.length);
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) picture.set(x, y, COLORS[letter] ?? null);
  }
  await picture.save(join(ROOT, 'assets/finished', FOLDER, `${name}.png`));
}
writeFileSync(
  join(ROOT, 'assets/finished', FOLDER, 'bundle.json'),
  `${JSON.stringify({ inline: true, pictures: files }, null, 2)}\n`,
);
recordSources(
  ROOT,
  files.map((file) => `${FOLDER}/${file}`),
  [...filesBelow(ROOT, ['assets/drawn/messenger']), 'assets/drawn/fhs-school/grid.mjs'],
);
console.log(`${files.length} pictures`);
