/**
 * `npm run school-art`: draws the crowd and the students' drawings of the school's web site below
 * assets/finished/fhs-school, and registers what they were made from.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../scripts/lib/contentHash.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { recordSources } from '../../studio/sources.mjs';
import { drawCrowd } from './crowd.mjs';
import { DRAWINGS } from './drawings.mjs';

const FOLDER = 'fhs-school';
const pictures = { crowd: drawCrowd, ...DRAWINGS };
mkdirSync(join(ROOT, 'assets/finished', FOLDER), { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  await draw().save(join(ROOT, 'assets/finished', FOLDER, `${name}.png`));
}
recordSources(
  ROOT,
  Object.keys(pictures).map((name) => `${FOLDER}/${name}.png`),
  filesBelow(ROOT, ['assets/drawn/fhs-school']),
);
console.log(`${Object.keys(pictures).length} pictures`);
