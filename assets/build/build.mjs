import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash, filesBelow } from '../../scripts/lib/contentHash.mjs';
import { staleSources } from '../studio/sources.mjs';
import { faultyTunes } from '../studio/tunes/measured.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** What only says what is to be packed changes nothing of how. */
const DECIDES = /\.test\.mjs$|^assets\/build\/build\.mjs$/;

/**
 * Packs the asset bundles that changed since they were packed, and answers their names. Packed bundles are committed, so
 * that a fresh clone has them at once: encoding them all takes longer than everything else that `npm start` builds.
 *
 * @param {string} [root] the repository
 * @param {{ refuse?: boolean }} [how] refuse: packs nothing, and throws when there is anything to pack
 * @returns {Promise<string[]>}
 * @throws with a readable message when a finished file is older than its sources or not in the register, a tune has a
 *   fault or was not measured, or a bundle is broken
 */
export async function buildAssets(root = ROOT, { refuse = false } = {}) {
  const finished = join(root, 'assets/finished');
  const out = join(root, 'assets/packed');
  refuseStale(root);
  mkdirSync(out, { recursive: true });
  const names = bundlesIn(finished);
  const builder = builderHash(root);
  const wanted = names
    .map((name) => ({ name, stamp: stampOf(root, name, builder) }))
    .filter(({ name, stamp }) => packedFrom(out, name) !== stamp);
  const gone = packedIn(out).filter((name) => !names.includes(name));
  if (refuse && wanted.length + gone.length > 0) {
    const which = [...wanted.map(({ name }) => name), ...gone].sort().join(', ');
    throw new Error(`Run npm run assets and commit assets/packed: what is there of ${which} is out of date`);
  }
  for (const name of gone) remove(out, name);
  const built = [];
  const waiting = wanted.values();
  const packWaiting = async () => {
    for (const { name, stamp } of waiting) {
      const { buildBundle } = await import('./bundle.mjs');
      remove(out, name);
      await buildBundle({ name, from: join(finished, name), out, stamp });
      built.push(name);
    }
  };
  // Two at a time: one is packed while the other is encoded, which other threads do.
  const outcomes = await Promise.allSettled([packWaiting(), packWaiting()]);
  const broken = outcomes.find(({ status }) => status === 'rejected');
  if (broken) throw broken.reason;
  return built.sort();
}

/** What a bundle is packed from: its folder, and the code that packs. */
const stampOf = (root, name, builder) => contentHash(root, [`assets/finished/${name}`], builder);

const builderHash = (root) =>
  contentHash(
    root,
    filesBelow(root, ['assets/build']).filter((file) => !DECIDES.test(file)),
  );

/** The stamp of a bundle that is packed, which its manifest begins with; undefined: it is not, or a file of it is lost. */
function packedFrom(out, name) {
  const manifest = join(out, `${name}.ts`);
  if (!existsSync(manifest)) return undefined;
  const text = readFileSync(manifest, 'utf8');
  const files = [...text.matchAll(/^import \w+ from '([^'?]+)/gm)].map(([, file]) => join(out, file));
  return files.every((file) => existsSync(file)) ? /^\/\/ Packed from (\w+)/.exec(text)?.[1] : undefined;
}

const packedIn = (out) => [...new Set(readdirSync(out).map((file) => file.replace(/\.ts$/, '')))];

/** The manifest goes first: what is left of a bundle whose removal was cut short is packed again. */
function remove(out, name) {
  rmSync(join(out, `${name}.ts`), { force: true });
  rmSync(join(out, name), { recursive: true, force: true });
}

/** A folder is a bundle when it says what it holds: by bundle.json, or by being the fonts. */
function bundlesIn(finished) {
  if (!existsSync(finished)) return [];
  return readdirSync(finished)
    .filter((name) => name === 'fonts' || existsSync(join(finished, name, 'bundle.json')))
    .sort();
}

function refuseStale(root) {
  const stale = [...staleSources(root), ...faultyTunes(root)].map(
    ({ file, reason }) => `  assets/finished/${file} ${reason}`,
  );
  if (stale.length > 0) {
    throw new Error(
      `Make these again and commit them (assets/studio/README.md tells how):\n${stale.join('\n')}`,
    );
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  try {
    const built = await buildAssets(ROOT, { refuse: process.argv.includes('--check') });
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    console.log(
      built.length > 0 ? `Assets: built ${built.join(', ')} in ${seconds} s` : `Assets: nothing changed`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
