/**
 * What a Python program of the studio uses: the statements that run as it starts and, from there on, every function,
 * class and value that is mentioned, through whatever modules of the studio. Read from the text alone, without Python.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from './statements.mjs';

/** The folder in which programs are run: Python finds their modules there. */
export const STUDIO = 'assets/studio';

/**
 * @typedef {import('./statements.mjs').Statement} Statement
 *
 * @typedef {object} Source a module of the studio
 * @property {string} path from the root
 * @property {boolean} missing
 * @property {boolean} isPackage whether its names may be modules
 * @property {readonly Statement[]} statements
 * @property {ReadonlyMap<string, readonly Statement[]>} binders by the name that they bind
 */

/**
 * Answers what programs use. It keeps what it has read: after a file may have changed, make another.
 *
 * @param {string} root the repository
 * @returns {(programs: readonly string[]) => Map<string, Statement[] | null>} from programs to the statements that they
 *   use, by their file; null of a file that is missing. Paths, the programs' too, are from the root. Imports and
 *   functions come first, by name, for it means nothing where in their file they stand
 * @throws where a file cannot be read, or uses files that it does not name
 */
export function pythonUses(root) {
  const sources = new Map();
  const find = (module) => {
    if (!sources.has(module)) sources.set(module, openSource(root, module));
    return sources.get(module);
  };
  return (programs) => {
    const isThere = (path) => existsSync(join(root, path));
    const used = [...walkFrom(programs.filter(isThere).map(moduleAt), find)].map(([source, those]) => [
      source.path,
      source.missing ? null : source.statements.filter((statement) => those.has(statement)),
    ]);
    const lost = programs.filter((path) => !isThere(path)).map((path) => [path, null]);
    return new Map([...used, ...lost].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
}

/** What Python calls the file at a path from the root. */
function moduleAt(path) {
  return path.slice(STUDIO.length + 1, -'.py'.length).replaceAll('/', '.');
}

/** A module by its name; null when it is none of the studio's. */
function openSource(root, module) {
  const base = `${STUDIO}/${module.replaceAll('.', '/')}`;
  const isThere = (path) => existsSync(join(root, path));
  const path = [`${base}.py`, `${base}/__init__.py`].find(isThere);
  if (path === undefined) {
    const isOurs = isThere(`${STUDIO}/${module.split('.')[0]}`);
    return isOurs ? sourceOf(`${base}.py`, { missing: !isThere(base), isPackage: isThere(base) }) : null;
  }
  const isPackage = path !== `${base}.py`;
  try {
    const text = readFileSync(join(root, path), 'utf8');
    const statements = readModule(text, isPackage ? `${module}.__init__` : module);
    return sourceOf(path, { isPackage, statements });
  } catch (error) {
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}

function sourceOf(path, { missing = false, isPackage = false, statements = [] }) {
  const binders = new Map();
  for (const statement of statements) {
    for (const name of statement.binds) binders.set(name, [...(binders.get(name) ?? []), statement]);
  }
  return { path, missing, isPackage, statements: inOrder(statements), binders };
}

function inOrder(statements) {
  const isFree = ({ kind }) => kind === 'import' || kind === 'function';
  const byName = (a, b) => (a.binds[0] < b.binds[0] ? -1 : Number(a.binds[0] > b.binds[0]));
  return [...statements.filter(isFree).sort(byName), ...statements.filter((statement) => !isFree(statement))];
}

/**
 * The statements that programs use, by module. A module that is imported runs: its statements that act are used. What
 * binds a name that is mentioned is used, or the whole module where that cannot be told.
 */
function walkFrom(programs, find) {
  const used = new Map();
  const waiting = [];
  const running = new Set();

  const use = (source, statement) => {
    const those = used.get(source) ?? new Set();
    if (those.has(statement)) return;
    used.set(source, those.add(statement));
    waiting.push([source, statement]);
  };
  const useName = (source, name) => {
    const binders = source.binders.get(name) ?? [];
    for (const statement of binders) use(source, statement);
    return binders.length > 0;
  };
  const useWhole = (source) => {
    for (const statement of source.statements) if (statement.kind !== 'program') use(source, statement);
  };

  /** Runs a module and the packages that it lies in; answers it, or null when it is none of the studio's. */
  const run = (module) => {
    const source = find(module);
    if (source === null || running.has(source)) return source;
    running.add(source);
    if (source.missing) used.set(source, new Set());
    if (module.includes('.')) run(module.slice(0, module.lastIndexOf('.')));
    for (const statement of source.statements) {
      if (statement.acts) use(source, statement);
      if (statement.kind === 'import') statement.imports.forEach(runImport);
    }
    return source;
  };

  /** Runs what an import names; answers the module that a name of a package is, null when it is none. */
  const runImport = ({ module, name }) => {
    const source = run(module);
    if (source === null || !source.isPackage || name === null) return null;
    const part = `${module}.${name}`;
    return find(part).missing ? null : run(part);
  };

  const useImport = (one) => {
    const part = runImport(one);
    const source = find(one.module);
    if (source === null || useName(source, one.name)) return;
    useWhole(part ?? source);
  };

  for (const program of programs) {
    const source = run(program);
    for (const statement of source.statements) if (statement.kind === 'program') use(source, statement);
  }
  while (waiting.length > 0) {
    const [here, { mentions, imports, usesAny }] = waiting.pop();
    for (const name of mentions) useName(here, name);
    imports.forEach(useImport);
    if (usesAny) useWhole(here);
  }
  return used;
}
