/**
 * The register of finished pictures and tracks: for each file under assets/finished the sources it was made from and
 * one hash over them. A finished file whose sources changed since is stale; the build and CI refuse it without needing
 * Blender or FluidSynth, which only `npm run art` and `npm run music` do.
 *
 * assets/finished/sources/<bundle>.json is a list of [{ "files": ["<bundle>/<file>", ...], "sources": ["<path from the
 * root>", ...], "hash": "<sha256>" }]: files made in one go from the same sources share a line. Each bundle has a file of
 * its own, so that people who make different places do not write into the same one.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const finishedFolder = (root) => join(root, 'assets/finished');
const registerFolder = (root) => join(finishedFolder(root), 'sources');
/** The bundle that a file belongs to; what lies beyond assets/finished belongs to the page itself. */
const bundleOf = (file) => (file.startsWith('../') ? 'public' : file.split('/')[0]);

/**
 * One sha256 (hex) over the names and contents of source files; null when one of them is missing.
 * @param {string} root the repository's root
 * @param {readonly string[]} sources paths from the root, in any order
 * @returns {string | null}
 */
export function hashSources(root, sources) {
  const hash = createHash('sha256');
  for (const source of [...sources].sort()) {
    const path = join(root, source);
    if (!existsSync(path)) return null;
    const content = readFileSync(path);
    hash.update(`${source}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * The register as it stands on disk, by file; empty when there is none yet.
 * @param {string} root
 * @returns {Record<string, { sources: string[], hash: string }>}
 */
export function readRegister(root) {
  const folder = registerFolder(root);
  if (!existsSync(folder)) return {};
  const lists = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Object.assign({}, ...lists.map((name) => readList(join(folder, name))));
}

function readList(path) {
  if (!existsSync(path)) return {};
  const groups = JSON.parse(readFileSync(path, 'utf8'));
  return Object.fromEntries(
    groups.flatMap(({ files, sources, hash }) => files.map((file) => [file, { sources, hash }])),
  );
}

/**
 * Writes down that a finished file was made from these sources just now. Reads and replaces the register in one go, so
 * that pictures and tracks may be made side by side.
 * @param {string} root
 * @param {string} file name under assets/finished, such as 'arcade/arcade-day.png'
 * @param {readonly string[]} sources paths from the root
 * @throws when a source is missing
 */
export function recordSources(root, file, sources) {
  const hash = hashSources(root, sources);
  if (hash === null) throw new Error(`${file}: one of its sources is missing: ${sources.join(', ')}`);
  changeList(root, bundleOf(file), (list) => {
    list[file] = { sources: [...sources].sort(), hash };
  });
}

/**
 * Strikes a finished file that is no longer made off the register.
 * @param {string} root
 * @param {string} file name under assets/finished
 */
export function forgetSources(root, file) {
  changeList(root, bundleOf(file), (list) => {
    delete list[file];
  });
}

function changeList(root, bundle, change) {
  mkdirSync(registerFolder(root), { recursive: true });
  const path = join(registerFolder(root), `${bundle}.json`);
  const list = readList(path);
  change(list);
  const groups = new Map();
  for (const [file, { sources, hash }] of Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = [hash, ...sources].join();
    const group = groups.get(key) ?? { files: [], sources, hash };
    group.files.push(file);
    groups.set(key, group);
  }
  if (groups.size === 0) {
    rmSync(path, { force: true });
    return;
  }
  writeFileSync(`${path}.tmp`, `${JSON.stringify([...groups.values()], null, 1)}\n`);
  renameSync(`${path}.tmp`, path);
}

/**
 * Why one finished file may not be shipped: null when it is up to date.
 * @param {string} root
 * @param {string} file name under assets/finished
 * @param {{ sources: readonly string[], hash: string } | undefined} entry its line in the register
 * @param {(sources: readonly string[]) => string | null} [hashOf] hashSources, which may remember
 * @returns {string | null}
 */
export function staleReason(root, file, entry, hashOf = (sources) => hashSources(root, sources)) {
  if (entry === undefined) return 'was never made';
  if (!existsSync(join(finishedFolder(root), file))) return 'is missing';
  const hash = hashOf(entry.sources);
  if (hash === null) return 'has lost a source';
  return hash === entry.hash ? null : 'is older than its sources';
}

/**
 * The finished files that must be made again, with the reason: [] when all are fresh.
 * @param {string} root
 * @returns {{ file: string, reason: string }[]}
 */
export function staleSources(root) {
  const stale = [];
  const hashes = new Map();
  const hashOf = (sources) => {
    const key = sources.join();
    if (!hashes.has(key)) hashes.set(key, hashSources(root, sources));
    return hashes.get(key);
  };
  for (const [file, entry] of Object.entries(readRegister(root))) {
    const reason = staleReason(root, file, entry, hashOf);
    if (reason !== null) stale.push({ file, reason });
  }
  return stale;
}
