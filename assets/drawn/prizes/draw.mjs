/**
 * `npm run prize-art`: draws what stands on the shelves of the prize counter, and the stickers as they are on a locker's
 * door, below assets/finished/prizes. Registers what they were made from.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../scripts/lib/contentHash.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { recordSources } from '../../studio/sources.mjs';
import { MACHINES } from './machines.mjs';
import { RECORDS } from './record.mjs';
import { SHEETS, STUCK } from './stickers.mjs';
import { THEMES } from './themes.mjs';

const FOLDER = 'prizes';
const pictures = { ...SHEETS, ...STUCK, ...THEMES, ...MACHINES, ...RECORDS };
const files = Object.keys(pictures).map((name) => `${name}.png`);
mkdirSync(join(ROOT, 'assets/finished', FOLDER), { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  await draw().save(join(ROOT, 'assets/finished', FOLDER, `${name}.png`));
}
writeFileSync(
  join(ROOT, 'assets/finished', FOLDER, 'bundle.json'),
  `${JSON.stringify({ atlas: '*' }, null, 2)}\n`,
);
recordSources(
  ROOT,
  files.map((file) => `${FOLDER}/${file}`),
  [...filesBelow(ROOT, ['assets/drawn/prizes']), 'assets/drawn/fhs-school/grid.mjs'],
);
console.log(`${files.length} pictures`);
