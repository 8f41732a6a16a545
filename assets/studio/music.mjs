/**
 * `npm run music`: renders the tunes whose sources changed into assets/finished. Needs fluidsynth, fluid-soundfont-gm
 * and ffmpeg (Debian); starting, testing and building the product never do.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderLoop } from './tunes/render.mjs';
import { readRegister, recordSources, staleReason } from './sources.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const STUDIO = 'assets/studio/tunes';
const KIT = ['theory', 'kit', 'midi', 'render'].map((name) => `${STUDIO}/${name}.mjs`);

/** Every tune: its file under tunes/, and how loud it plays beside the others (1: as rendered). */
const TUNES = [
  { name: 'arcade', volume: 1 },
  { name: 'arcade-lobby', volume: 1 },
];

for (const { name, volume } of TUNES) {
  const bundle = `${name}-music`;
  const sources = [...KIT, `${STUDIO}/${name}.mjs`];
  const files = { webm: `${name}.webm`, m4a: `${name}.m4a` };
  const finished = Object.values(files).map((file) => `${bundle}/${file}`);
  const register = readRegister(ROOT);
  const reasons = finished.map((file) => staleReason(ROOT, file, register[file]));
  if (reasons.every((reason) => reason === null)) {
    console.log(`${name}: up to date`);
    continue;
  }
  const folder = join(ROOT, 'assets/finished', bundle);
  mkdirSync(folder, { recursive: true });
  const { tune } = await import(`./tunes/${name}.mjs`);
  const { seconds, lead, report } = renderLoop(tune, {
    webm: join(folder, files.webm),
    m4a: join(folder, files.m4a),
  });
  const track = { ...files, seconds, lead, volume };
  writeFileSync(join(folder, 'bundle.json'), `${JSON.stringify({ tracks: { [name]: track } }, null, 2)}\n`);
  for (const file of finished) recordSources(ROOT, file, sources);
  console.log(`${name}: ${seconds} s`);
  for (const line of report) console.log(`  ${line}`);
}
