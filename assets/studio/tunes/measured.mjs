/**
 * The figures of every finished tune (measured.json, a line a file), which `npm run music` measures and the asset build and
 * `npm test` read: so a tune that is too loud, or clicks where it begins again, is refused without ffmpeg.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './measure.mjs';

const FINISHED = 'assets/finished';
const REGISTER = 'assets/studio/tunes/measured.json';

/** @typedef {{ file: string, hash: string } & import('./measure.mjs').Measured} Line `hash`: of the file that was measured */

/**
 * The lines of the register, by file.
 * @param {string} root the repository
 * @returns {Record<string, Line>}
 */
function readMeasured(root) {
  const path = join(root, REGISTER);
  const lines = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  return Object.fromEntries(lines.map((line) => [line.file, line]));
}

/**
 * Measures the finished tunes that have changed since they were measured, and writes all down.
 * @param {string} root
 * @param {(file: string, seconds: number) => import('./measure.mjs').Measured} measureFile
 */
export function recordMeasured(root, measureFile) {
  const known = readMeasured(root);
  const lines = finishedTunes(root).map(({ file, seconds }) => {
    const path = join(root, FINISHED, file);
    const hash = hashOf(path);
    return known[file]?.hash === hash ? known[file] : { file, hash, ...measureFile(path, seconds) };
  });
  writeFileSync(join(root, REGISTER), `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`);
}

/**
 * The finished tunes that were not measured as they are, or have a fault, with the reason: [] when there are none.
 * @param {string} root
 * @returns {{ file: string, reason: string }[]}
 */
export function faultyTunes(root) {
  const measured = readMeasured(root);
  return finishedTunes(root).flatMap(({ file }) => {
    const line = measured[file];
    if (line?.hash !== hashOf(join(root, FINISHED, file)))
      return [{ file, reason: 'was not measured as it is' }];
    const faults = faultsOf(line);
    return faults.length > 0 ? [{ file, reason: `has ${faults.join(', ')}` }] : [];
  });
}

/** Both files of every tune of every bundle. */
function finishedTunes(root) {
  const folder = join(root, FINISHED);
  const bundles = existsSync(folder) ? readdirSync(folder).sort() : [];
  return bundles.flatMap((bundle) => {
    const manifest = join(folder, bundle, 'bundle.json');
    if (!existsSync(manifest)) return [];
    const { tracks = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    return Object.values(tracks).flatMap(({ webm, m4a, seconds }) =>
      [webm, m4a].map((name) => ({ file: `${bundle}/${name}`, seconds })),
    );
  });
}

const hashOf = (path) =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16) : null;
