/**
 * `npm run music`: renders the tunes whose sources changed into assets/finished. Needs fluidsynth, fluid-soundfont-gm
 * and ffmpeg (Debian); starting, testing and building the product never do.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderLoop } from './tunes/render.mjs';
import { readRegister, recordSources, staleSources } from './sources.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const STUDIO = 'assets/studio/tunes';

/**
 * Every bundle (its name without '-music') and its tunes, each a file under tunes/, with how loud it plays beside the
 * others (1: as rendered). SOUND-3 names the volumes that are not 1.
 */
const BUNDLES = {
  arcade: { arcade: 1 },
  'arcade-lobby': { 'arcade-lobby': 1 },
  town: { 'town-day': 1, 'town-night': 1 },
  homecoming: { homecoming: 0.6 },
  motel: { motel: 0.3 },
  jocks: { jocks: 1 },
  freaks: { freaks: 1 },
  geeks: { geeks: 1 },
  preps: { preps: 1 },
  school: { school: 1 },
  radio: { radio: 1 },
  bar: { bar: 1 },
  lake: { lake: 1 },
  police: { police: 1 },
  diner: { diner: 1 },
  junkyard: { junkyard: 1 },
  zoltar: { zoltar: 0.8 },
  arrival: { arrival: 0.7 },
  'that-friday': { 'that-friday': 0.7 },
  'slow-dance': { 'slow-dance': 0.7 },
  'flunky-uppy': { 'flunky-uppy': 0.7 },
  'flappy-flunk': { 'flappy-flunk': 0.7 },
  jukebox: { 'last-quarter': 1 },
  myplace: { pearls: 1, mirror: 1, 'two-minutes': 1, decimals: 1, 'side-b': 1 },
  'delorean-fund': { 'delorean-fund': 1 },
  stations: { garage: 1, 'room-between': 1, 'two-step': 1 },
};

const register = readRegister(ROOT);
const stale = new Set(staleSources(ROOT).map(({ file }) => file));
for (const [name, tunes] of Object.entries(BUNDLES)) await makeBundle(`${name}-music`, tunes);

async function makeBundle(bundle, tunes) {
  const folder = join(ROOT, 'assets/finished', bundle);
  const finishedOf = (name) => [`${bundle}/${name}.webm`, `${bundle}/${name}.m4a`];
  const isFresh = (name) => finishedOf(name).every((file) => file in register && !stale.has(file));
  if (Object.keys(tunes).every(isFresh)) {
    console.log(`${bundle}: up to date`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  const tracks = {};
  for (const [name, volume] of Object.entries(tunes)) {
    const files = { webm: `${name}.webm`, m4a: `${name}.m4a` };
    const { tune } = await import(`./tunes/${name}.mjs`);
    const { seconds, lead, report } = renderLoop(tune, {
      webm: join(folder, files.webm),
      m4a: join(folder, files.m4a),
    });
    tracks[name] = { ...files, seconds: Number(seconds.toFixed(6)), lead, volume };
    const sources = sourcesOf(`${STUDIO}/render.mjs`, sourcesOf(`${STUDIO}/${name}.mjs`));
    recordSources(ROOT, finishedOf(name), [...sources]);
    console.log(`${name}: ${seconds.toFixed(1)} s`);
    for (const line of report) console.log(`  ${line}`);
  }
  writeFileSync(join(folder, 'bundle.json'), `${JSON.stringify({ tracks }, null, 2)}\n`);
}

/** A module of the studio's and all of its own that it imports, as paths from the root. */
function sourcesOf(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(join(ROOT, path), 'utf8').matchAll(/ from '(\.\.?\/[^']+)';$/gm);
  for (const [, module] of imports) sourcesOf(join(dirname(path), module), found);
  return found;
}
