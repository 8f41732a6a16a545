/**
 * The register of finished pictures and tracks: what each file under assets/finished was made from. A file is stale when
 * anything that it was made from has changed since; the build and CI refuse it, and a file that the register does not
 * name, without needing Blender or FluidSynth, which only `npm run art` and `npm run music` do.
 *
 * assets/finished/sources.json has one line for the files that were made in one go:
 *
 *     { "files": ["<bundle>/<file>", ...], "from": ["<path>", ...], "hash": "<of all that they are made from>" }
 *     { "files": ["<bundle>/<file>", ...], "noSource": "<what they are, and how they came here>" }
 *
 * Paths are from the root. A Python file in `from` stands for itself and all of the studio that it imports.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pythonFiles } from './pythonFiles.mjs';

const FINISHED = 'assets/finished';
const REGISTER = `${FINISHED}/sources.json`;
const HASH_LENGTH = 16;

/** @typedef {{ from: string[], hash: string } | { noSource: string }} Entry */

/**
 * The register as it stands on disk, by file; empty when there is none yet.
 * @param {string} root the repository
 * @returns {Record<string, Entry>}
 */
export function readRegister(root) {
  const path = join(root, REGISTER);
  if (!existsSync(path)) return {};
  const lines = JSON.parse(readFileSync(path, 'utf8'));
  return Object.fromEntries(lines.flatMap(({ files, ...entry }) => files.map((file) => [file, entry])));
}

/**
 * Writes down that finished files were made from these sources just now. Reads and replaces the register in one go, so
 * that pictures and tracks may be made side by side.
 * @param {string} root
 * @param {readonly string[]} files names under assets/finished, such as 'arcade/arcade-day.png'
 * @param {readonly string[]} from paths from the root; Python files are the programs that were run
 * @throws when a source is missing
 */
export function recordSources(root, files, from) {
  const { hash, lost } = sourceHashes(root)(from);
  if (lost.length > 0) throw new Error(`${files.join(', ')}: missing sources: ${lost.join(', ')}`);
  const entry = { from, hash };
  writeRegister(root, { ...readRegister(root), ...Object.fromEntries(files.map((file) => [file, entry])) });
}

/**
 * Strikes finished files that are no longer made off the register.
 * @param {string} root
 * @param {readonly string[]} files names under assets/finished
 */
export function forgetSources(root, files) {
  const register = readRegister(root);
  for (const file of files) delete register[file];
  writeRegister(root, register);
}

function writeRegister(root, register) {
  const lines = new Map();
  for (const [file, entry] of Object.entries(register).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = `${file.split('/')[0]} ${JSON.stringify(entry)}`;
    const line = lines.get(key) ?? { files: [], ...entry };
    line.files.push(file);
    lines.set(key, line);
  }
  const path = join(root, REGISTER);
  mkdirSync(dirname(path), { recursive: true });
  // A line each, so that people who make different places change different ones.
  writeFileSync(
    `${path}.tmp`,
    `[\n${[...lines.values()].map((line) => JSON.stringify(line)).join(',\n')}\n]\n`,
  );
  renameSync(`${path}.tmp`, path);
}

/**
 * The finished files that must be made again or accounted for, with the reason: [] when all are fresh.
 * @param {string} root
 * @returns {{ file: string, reason: string }[]}
 */
export function staleSources(root) {
  const register = readRegister(root);
  const there = new Set(finishedFiles(root));
  const hashOf = sourceHashes(root);
  const reasons = new Map();
  const stale = [];
  for (const [file, entry] of Object.entries(register)) {
    if (!reasons.has(entry)) reasons.set(entry, changeIn(entry, hashOf));
    const reason = there.has(file) ? reasons.get(entry) : 'is missing';
    if (reason !== null) stale.push({ file, reason });
  }
  const unnamed = [...there].filter((file) => !(file in register));
  return [...stale, ...unnamed.map((file) => ({ file, reason: 'is not in the register' }))];
}

/** Why what has this entry is stale; null when it is not. */
function changeIn({ from, hash }, hashOf) {
  if (from === undefined) return null;
  const now = hashOf(from);
  if (now.lost.length > 0) return `has lost ${now.lost.join(', ')}`;
  return now.hash === hash ? null : `is older than ${from.join(', ')}, or than what they import`;
}

/**
 * Answers one hash over the names and contents of all that sources are, and which of them are missing. It reads each file
 * once.
 * @param {string} root
 * @returns {(from: readonly string[]) => { hash: string, lost: string[] }}
 */
function sourceHashes(root) {
  const filesOf = pythonFiles(root);
  const digests = new Map();
  const digestOf = (path) => {
    if (!digests.has(path))
      digests.set(path, existsSync(join(root, path)) ? digest(readFileSync(join(root, path))) : null);
    return digests.get(path);
  };
  return (from) => {
    const files = [
      ...new Set(from.flatMap((path) => (path.endsWith('.py') ? filesOf(path) : [path]))),
    ].sort();
    return {
      hash: digest(files.map((path) => `${path} ${digestOf(path)}`).join('\n')),
      lost: files.filter((path) => digestOf(path) === null),
    };
  };
}

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** All that needs a line in the register: what lies under assets/finished, and the icons of the installed app. */
function finishedFiles(root) {
  const folder = join(root, FINISHED);
  const finished = filesIn(folder, { recursive: true }).filter(
    (file) => file !== 'sources.json' && !file.endsWith('/bundle.json'),
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
