/**
 * The register of finished pictures and tracks: what each file under assets/finished was made from. A file is stale when
 * anything that it was made from has changed since; the build and CI refuse it, and a file that no register names,
 * without needing Blender or FluidSynth, which only `npm run art` and `npm run music` do.
 *
 * assets/finished/sources/<bundle>.json is a list of lines, each for the files that were made in one go:
 *
 *     { "files": ["<bundle>/<file>", ...], "programs": ["<path>", ...], "sources": { "<path>": "<hash>", ... } }
 *     { "files": ["<bundle>/<file>", ...], "noSource": "<what they are, and how they came here>" }
 *
 * Paths are from the root. `programs` are the Python programs that made the files, if any did; of a Python file counts
 * what these use of it (python/uses.mjs), of any other source the whole. Each bundle has a register of its own, so that
 * people who make different places do not write into the same one.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentHash } from '../../scripts/lib/contentHash.mjs';
import { pythonUses, STUDIO } from './python/uses.mjs';

const FINISHED = 'assets/finished';
const HASH_LENGTH = 16;

const registerFolder = (root) => join(root, FINISHED, 'sources');
/** The bundle that a file belongs to; what lies beyond assets/finished belongs to the page itself. */
const bundleOf = (file) => (file.startsWith('../') ? 'public' : file.split('/')[0]);
const isPython = (path) => path.endsWith('.py');

/** @typedef {{ programs: string[], sources: Record<string, string>, noSource?: string }} Entry */

/**
 * The register as it stands on disk, by file; empty when there is none yet.
 * @param {string} root the repository
 * @returns {Record<string, Entry>}
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
  const lines = JSON.parse(readFileSync(path, 'utf8'));
  return Object.fromEntries(
    lines.flatMap(({ files, programs = [], sources = {}, noSource }) => {
      const entry = { programs, sources, noSource };
      return files.map((file) => [file, entry]);
    }),
  );
}

/**
 * Writes down that finished files were made from these sources just now. Reads and replaces the register in one go, so
 * that pictures and tracks may be made side by side.
 * @param {string} root
 * @param {readonly string[]} files names under assets/finished, such as 'arcade/arcade-day.png'
 * @param {readonly string[]} sources paths from the root; Python files are the programs that were run
 * @throws when a source is missing
 */
export function recordSources(root, files, sources) {
  const programs = sources.filter(isPython);
  const hashes = sourceHashes(root)(programs, sources);
  const lost = Object.keys(hashes).filter((path) => hashes[path] === null);
  if (lost.length > 0) throw new Error(`${files.join(', ')}: missing sources: ${lost.join(', ')}`);
  const entry = { programs, sources: hashes };
  changeLists(root, files, (list, file) => {
    list[file] = entry;
  });
}

/**
 * Strikes finished files that are no longer made off the register.
 * @param {string} root
 * @param {readonly string[]} files names under assets/finished
 */
export function forgetSources(root, files) {
  changeLists(root, files, (list, file) => {
    delete list[file];
  });
}

function changeLists(root, files, change) {
  mkdirSync(registerFolder(root), { recursive: true });
  for (const bundle of new Set(files.map(bundleOf))) {
    const path = join(registerFolder(root), `${bundle}.json`);
    const list = readList(path);
    for (const file of files) if (bundleOf(file) === bundle) change(list, file);
    writeList(path, list);
  }
}

function writeList(path, list) {
  const lines = new Map();
  for (const [file, { programs, sources, noSource }] of Object.entries(list).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const madeFrom =
      noSource === undefined ? { ...(programs.length > 0 && { programs }), sources } : { noSource };
    const key = JSON.stringify(madeFrom);
    const line = lines.get(key) ?? { files: [], ...madeFrom };
    line.files.push(file);
    lines.set(key, line);
  }
  if (lines.size === 0) {
    rmSync(path, { force: true });
    return;
  }
  writeFileSync(`${path}.tmp`, `${JSON.stringify([...lines.values()], null, 1)}\n`);
  renameSync(`${path}.tmp`, path);
}

/**
 * The finished files that must be made again or accounted for, with the reason: [] when all are fresh.
 * @param {string} root
 * @returns {{ file: string, reason: string }[]}
 * @throws when a Python file cannot be read
 */
export function staleSources(root) {
  const register = readRegister(root);
  const there = new Set(finishedFiles(root));
  const hashesOf = sourceHashes(root);
  const reasons = new Map();
  const stale = [];
  for (const [file, entry] of Object.entries(register)) {
    if (!reasons.has(entry))
      reasons.set(entry, changeIn(entry, hashesOf(entry.programs, Object.keys(entry.sources))));
    const reason = there.has(file) ? reasons.get(entry) : 'is missing';
    if (reason !== null) stale.push({ file, reason });
  }
  const unnamed = [...there].filter((file) => !(file in register));
  return [...stale, ...unnamed.map((file) => ({ file, reason: 'is in no register' }))];
}

/**
 * One hash over all that staleSources reads: while it stays, so does the answer, which takes longer.
 * @param {string} root
 * @returns {string}
 */
export function sourcesStamp(root) {
  const named = new Set(Object.values(readRegister(root)).flatMap(({ sources }) => Object.keys(sources)));
  const elsewhere = [...named].filter((path) => !path.startsWith(`${STUDIO}/`));
  return contentHash(root, [STUDIO, `${FINISHED}/sources`, ...elsewhere], finishedFiles(root).join());
}

/** All that needs a line in a register: what lies under assets/finished, and the icons of the installed app. */
function finishedFiles(root) {
  const folder = join(root, FINISHED);
  const finished = filesIn(folder, { recursive: true }).filter(
    (file) => !file.startsWith('sources/') && !file.endsWith('/bundle.json'),
  );
  const icons = filesIn(join(root, 'public')).filter((file) => file.endsWith('.png'));
  return [...finished, ...icons.map((file) => `../../public/${file}`)].sort();
}

/** The files of a folder as paths from it, without hidden ones; none where there is no folder. */
function filesIn(folder, options) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { ...options, withFileTypes: true })
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) =>
      join(item.parentPath, item.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}

function listed([path, ...others]) {
  return others.length > 0 ? `${path} and ${others.length} more` : path;
}

/** Why what was made from these sources is stale; null when it is not. */
function changeIn({ sources }, hashes) {
  const changed = Object.keys({ ...sources, ...hashes }).filter((path) => sources[path] !== hashes[path]);
  const lost = changed.filter((path) => hashes[path] === null);
  if (lost.length > 0) return `has lost ${listed(lost)}`;
  return changed.length > 0 ? `is older than what it uses of ${listed(changed)}` : null;
}

/**
 * Answers what sources are now, by path: a hash, or null where one is missing. It reads each Python file once.
 * @param {string} root
 * @returns {(programs: readonly string[], paths: readonly string[]) => Record<string, string | null>} Python files among
 *   the paths are left to what the programs use
 */
function sourceHashes(root) {
  const usesOf = pythonUses(root);
  const codeHash = (statements) => hashOf(statements.map(({ code }) => code).join('\n'));
  const wholeHash = (path) => (existsSync(join(root, path)) ? hashOf(readFileSync(join(root, path))) : null);
  return (programs, paths) => {
    const used = [...usesOf(programs)].map(([path, statements]) => [
      path,
      statements && codeHash(statements),
    ]);
    const whole = paths.filter((path) => !isPython(path)).map((path) => [path, wholeHash(path)]);
    return Object.fromEntries([...used, ...whole].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
}

function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
