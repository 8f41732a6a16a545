import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder in which programs are run: Python finds their modules there. */
const STUDIO = 'assets/studio';
const IMPORT = /^[ \t]*(?:from[ \t]+([.\w]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]+)|import[ \t]+([^\n#]+))/gm;

/**
 * Answers which files of the studio a Python program is made of: itself, and all that it imports, directly or not. The text
 * is read line by line, so that an import in a docstring counts too. It keeps what it has read: after a file may have
 * changed, make another.
 *
 * @param {string} root the repository
 * @returns {(program: string) => string[]} from a path to paths, all from the root; the program also where it is missing
 */
export function pythonFiles(root) {
  const imported = new Map();
  const importsOf = (path) => {
    if (!imported.has(path)) imported.set(path, readImports(root, path));
    return imported.get(path);
  };
  return (program) => {
    const found = new Set([program]);
    for (const path of found) for (const file of importsOf(path)) found.add(file);
    return [...found];
  };
}

function readImports(root, path) {
  if (!existsSync(join(root, path))) return [];
  const modules = [...modulesIn(readFileSync(join(root, path), 'utf8'), path)];
  return modules.flatMap((module) => filesOf(root, module));
}

/** The dotted names of all modules that a text may import: `from a import b` brings a, and perhaps a.b. */
function* modulesIn(text, path) {
  for (const [, from, names, whole] of text.matchAll(IMPORT)) {
    if (from === undefined) yield* itemsOf(whole);
    else {
      const module = absolute(from, path);
      yield module;
      for (const name of itemsOf(names)) yield `${module}.${name}`;
    }
  }
}

const itemsOf = (list) =>
  list
    .replace(/[()]|#.*/g, '')
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+/)[0])
    .filter((name) => /^[\w.]+$/.test(name));

/** The module that `from` names: dots lead up from the importer. */
function absolute(from, path) {
  const dots = /^\.*/.exec(from)[0].length;
  if (dots === 0) return from;
  const above = path
    .slice(STUDIO.length + 1)
    .split('/')
    .slice(0, -dots);
  return [...above, from.slice(dots)].filter((part) => part !== '').join('.');
}

/** The file of a module, and those of the packages that it lies in, which run before it; none of a library's. */
function filesOf(root, module) {
  const parts = module.split('.');
  return parts.flatMap((_, at) => {
    const base = `${STUDIO}/${parts.slice(0, at + 1).join('/')}`;
    return [`${base}.py`, `${base}/__init__.py`].filter((path) => existsSync(join(root, path)));
  });
}
