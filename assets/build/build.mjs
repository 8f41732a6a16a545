import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from '../../scripts/lib/contentHash.mjs';
import { sourcesStamp, staleSources } from '../studio/sources.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const BUILDER = ['assets/build', 'scripts/lib/contentHash.mjs'];

/**
 * Builds the asset bundles that changed since the last build, and answers their names.
 *
 * @param {string} [root] the repository
 * @returns {Promise<string[]>}
 * @throws with a readable message when a finished file is older than its sources or in no register, or a bundle is broken
 */
export async function buildAssets(root = ROOT) {
  const finished = join(root, 'assets/finished');
  const out = join(root, '.build/assets');
  mkdirSync(out, { recursive: true });
  refuseStale(root, join(out, 'fresh.txt'));
  const stampFile = join(out, 'stamp.json');
  const before = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  const builder = contentHash(root, BUILDER);
  const names = bundlesIn(finished);
  const stamps = { ...before };
  const built = [];
  const waiting = names.values();
  const buildWaiting = async () => {
    for (const name of waiting) {
      const inputs = [`assets/finished/${name}`, ...sharedTracks(finished, name)];
      const stamp = contentHash(root, inputs, builder);
      if (stamps[name] === stamp && existsSync(join(out, `${name}.ts`))) continue;
      delete stamps[name];
      const { buildBundle } = await import('./bundle.mjs');
      await buildBundle({ name, from: join(finished, name), out });
      stamps[name] = stamp;
      built.push(name);
    }
  };
  try {
    // Two at a time: one is packed while the other is encoded, which other threads do.
    const outcomes = await Promise.allSettled([buildWaiting(), buildWaiting()]);
    const broken = outcomes.find(({ status }) => status === 'rejected');
    if (broken) throw broken.reason;
    for (const name of Object.keys(before)) {
      if (names.includes(name)) continue;
      delete stamps[name];
      rmSync(join(out, name), { recursive: true, force: true });
      rmSync(join(out, `${name}.ts`), { force: true });
    }
  } finally {
    // One that is broken does not cost those that are whole.
    writeFileSync(stampFile, `${JSON.stringify(stamps, null, 2)}\n`);
  }
  return built.sort();
}

/** A folder is a bundle when it says what it holds: by bundle.json, or by being the fonts. */
function bundlesIn(finished) {
  if (!existsSync(finished)) return [];
  return readdirSync(finished)
    .filter((name) => name === 'fonts' || existsSync(join(finished, name, 'bundle.json')))
    .sort();
}

/** Tracks may lie outside the bundle that plays them. */
function sharedTracks(finished, name) {
  const manifest = join(finished, name, 'bundle.json');
  if (!existsSync(manifest)) return [];
  const { tracks = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.values(tracks)
    .flatMap(({ webm, m4a }) => [webm, m4a])
    .filter((file) => file.startsWith('../'))
    .map((file) => join('assets/finished', name, file));
}

/** `passed` keeps what the last check that passed had before it: what is the same still passes. */
function refuseStale(root, passed) {
  const stamp = sourcesStamp(root);
  if (existsSync(passed) && readFileSync(passed, 'utf8') === stamp) return;
  const stale = staleSources(root).map(({ file, reason }) => `  assets/finished/${file} ${reason}`);
  if (stale.length > 0) {
    throw new Error(
      `Make these again and commit them (assets/studio/README.md tells how):\n${stale.join('\n')}`,
    );
  }
  writeFileSync(passed, stamp);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  try {
    const built = await buildAssets();
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    console.log(
      built.length > 0 ? `Assets: built ${built.join(', ')} in ${seconds} s` : `Assets: nothing changed`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
