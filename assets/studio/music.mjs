/**
 * `npm run music`: renders the tunes whose sources changed into assets/finished. Needs fluidsynth, fluid-soundfont-gm
 * and ffmpeg (Debian); starting, testing and building the product never do. `--unchanged` registers all as they are, after a
 * change of their sources that changes no sample.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLES } from './tunes/bundles.mjs';
import { measureFile } from './tunes/measure.mjs';
import { recordMeasured } from './tunes/measured.mjs';
import { renderLoop } from './tunes/render.mjs';
import { readRegister, recordSources, staleSources } from './sources.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const STUDIO = 'assets/studio/tunes';

const register = readRegister(ROOT);
const stale = new Set(staleSources(ROOT).map(({ file }) => file));
const isUnchanged = process.argv.includes('--unchanged');
for (const [name, tunes] of Object.entries(BUNDLES)) await makeBundle(`${name}-music`, tunes);
recordMeasured(ROOT, measureFile);

/** A tune that is up to date is left as it is; how loud it plays may have changed. */
async function makeBundle(bundle, tunes) {
  const folder = join(ROOT, 'assets/finished', bundle);
  const manifest = join(folder, 'bundle.json');
  const made = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).tracks : {};
  mkdirSync(folder, { recursive: true });
  const tracks = {};
  for (const [name, volume] of Object.entries(tunes)) {
    const files = [`${bundle}/${name}.webm`, `${bundle}/${name}.m4a`];
    const isFresh = files.every((file) => file in register && !stale.has(file));
    const isKept = isFresh || (isUnchanged && name in made);
    tracks[name] = { ...(isKept ? made[name] : await makeTune(name, folder)), volume };
    if (isFresh) continue;
    const sources = sourcesOf(`${STUDIO}/render.mjs`, sourcesOf(`${STUDIO}/${name}.mjs`));
    recordSources(ROOT, files, [...sources]);
  }
  writeFileSync(manifest, `${JSON.stringify({ tracks }, null, 2)}\n`);
}

async function makeTune(name, folder) {
  const files = { webm: `${name}.webm`, m4a: `${name}.m4a` };
  const { tune } = await import(`./tunes/${name}.mjs`);
  const { seconds, lead, report } = renderLoop(tune, {
    webm: join(folder, files.webm),
    m4a: join(folder, files.m4a),
  });
  console.log(`${name}: ${seconds.toFixed(1)} s`);
  for (const line of report) console.log(`  ${line}`);
  return { ...files, seconds: Number(seconds.toFixed(6)), lead };
}

/** A module of the studio's and all of its own that it imports, as paths from the root. */
function sourcesOf(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(join(ROOT, path), 'utf8').matchAll(/ from '(\.\.?\/[^']+)';$/gm);
  for (const [, module] of imports) sourcesOf(join(dirname(path), module), found);
  return found;
}
