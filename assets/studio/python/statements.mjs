/**
 * What the statements of a Python module bind and mention, as far as the text tells. Where it does not, more counts: each
 * word that a statement mentions is taken for a name of the module, and what may do something as the module is imported
 * `acts`.
 *
 * @typedef {{ module: string, name: string | null }} Import `name`: null for the module itself, '*' for all its names
 *
 * @typedef {object} Statement a statement of the module itself with all in its body, or one name of an import
 * @property {'import' | 'function' | 'program' | 'other'} kind 'program': runs only where the module is the program
 * @property {string} code the same for the same code, however it is laid out
 * @property {readonly string[]} binds the names of the module that it gives a value
 * @property {readonly string[]} mentions names of the module
 * @property {readonly Import[]} imports also those in its body
 * @property {boolean} acts
 * @property {boolean} usesAny whether it may use any name of the module
 */
import { isString, linesOf, openedBy } from './lines.mjs';

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);
const NAMES = /[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*/g;
const STARTS_NAME = /^[A-Za-z_\u0080-\uFFFF]/;
const PROGRAM = /^if __name__ == (['"])__main__\1 :/;
/** With these a statement uses names of its module that it does not spell. */
const USE_ANY_NAME = ['globals', 'vars', 'eval', 'exec'];
/** With these a statement uses files that no import names. */
const USE_ANY_FILE = ['__import__', 'importlib', 'runpy', '__file__'];

/**
 * @param {string} text a Python file
 * @param {string} module its name, such as 'kit.shapes': relative imports start from it
 * @returns {Statement[]}
 * @throws where the text cannot be read, or uses files that it does not name
 */
export function readModule(text, module) {
  const statements = groupedByStatement(linesOf(text)).flatMap((lines) =>
    importAt(lines[0].tokens) === 0
      ? importsOf(lines[0].tokens, module).map(importStatement)
      : [statementOf(lines, module)],
  );
  const names = new Set(statements.flatMap(({ binds }) => binds));
  return statements.map((one) => ({
    ...one,
    mentions: one.mentions.filter((name) => names.has(name)),
  }));
}

/** Decorators belong to what they decorate. An `else` is a statement of its own: like its `if`, it acts. */
function groupedByStatement(lines) {
  const groups = [];
  let decorates = false;
  for (const line of lines) {
    if (groups.length > 0 && (decorates || line.depth > 0)) groups.at(-1).push(line);
    else groups.push([line]);
    if (line.depth === 0) decorates = line.tokens[0] === '@';
  }
  return groups;
}

function statementOf(lines, module) {
  const code = lines.map(({ depth, tokens }) => `${'\t'.repeat(depth)}${tokens.join(' ')}`).join('\n');
  const imports = [];
  const mentions = new Set();
  for (const { tokens } of lines) {
    const at = importAt(tokens);
    for (const name of mentionedIn(tokens.slice(0, at))) mentions.add(name);
    if (at < tokens.length) imports.push(...importsOf(tokens.slice(at), module));
  }
  refuseUnknownFiles([...mentions]);
  const usesAny = USE_ANY_NAME.some((name) => mentions.has(name));
  return { code, mentions: [...mentions], imports, usesAny, ...roleOf(lines, code) };
}

function refuseUnknownFiles(names) {
  const unknown = names.find((name) => USE_ANY_FILE.includes(name));
  if (unknown !== undefined) throw new Error(`it cannot be told which files ${unknown} uses: import them`);
}

function importStatement({ module, name, as }) {
  const code = name === null ? `import ${module} as ${as}` : `from ${module} import ${name} as ${as}`;
  const imports = [{ module, name }];
  return {
    kind: 'import',
    code,
    binds: [as],
    mentions: [],
    imports,
    acts: name === '*',
    usesAny: false,
  };
}

/**
 * What a statement is to its module. A plain function or an assignment that calls nothing only binds names; all else may
 * do something as the module is imported: a decorator or a class body is called then.
 */
function roleOf(lines, code) {
  const [{ tokens: head }] = lines;
  if (PROGRAM.test(code)) return { kind: 'program', binds: [], acts: false };
  // The first call is how the function is written; others are default values.
  if (head[0] === 'def') return { kind: 'function', binds: [head[1]], acts: callsIn(head) > 1 };
  const assigned = assignedIn(head);
  if (assigned !== null) return { kind: 'other', binds: assigned, acts: callsIn(head) > 0 };
  const { tokens } = lines.find((line) => line.depth === 0 && line.tokens[0] !== '@') ?? lines[0];
  const at = tokens.findIndex((token) => token === 'def' || token === 'class');
  return { kind: 'other', binds: at < 0 ? [] : [tokens[at + 1]], acts: true };
}

/** The names that an assignment binds; null when it is none, or gives a value to a part of something. */
function assignedIn(tokens) {
  if (isName(tokens[0]) && tokens[1] === ':') return [tokens[0]];
  let open = 0;
  let end = -1;
  tokens.forEach((token, at) => {
    open += openedBy(token);
    if (open === 0 && /^([-+*/%@&|^]|\*\*|\/\/|<<|>>)?=$/.test(token)) end = at;
  });
  const targets = tokens.slice(0, Math.max(end, 0));
  const plain = targets.every(
    (token, at) =>
      isName(token) || ',=)]*'.includes(token) || ('(['.includes(token) && !isName(targets[at - 1] ?? '')),
  );
  return plain && targets.length > 0 ? targets.filter(isName) : null;
}

/** The names that a line mentions: neither those of attributes nor those of arguments; in f-strings every word counts. */
function mentionedIn(tokens) {
  const found = [];
  let open = 0;
  tokens.forEach((token, at) => {
    open += openedBy(token);
    if (isString(token)) {
      if (/^\w*[fF]/.test(token)) found.push(...(token.match(NAMES) ?? []));
    } else if (isName(token) && tokens[at - 1] !== '.' && !(open > 0 && tokens[at + 1] === '='))
      found.push(token);
  });
  return found;
}

/** How many calls a line makes. */
function callsIn(tokens) {
  return tokens.filter(
    (token, at) => token === '(' && at > 0 && (isName(tokens[at - 1]) || ')]'.includes(tokens[at - 1])),
  ).length;
}

/** Where the import begins in a line; its length when it has none. */
function importAt(tokens) {
  const at = tokens.indexOf('import');
  if (at < 0) return tokens.length;
  const from = tokens.lastIndexOf('from', at);
  return from < 0 ? at : from;
}

/** What an import brings, each with `as`, what the module calls it: [] of no import. */
function importsOf(tokens, importer) {
  const at = tokens.indexOf('import');
  const items = listOf(tokens.slice(at + 1));
  refuseUnknownFiles(tokens[0] === 'from' ? [tokens[1]] : items.map(([path]) => path.split('.')[0]));
  if (tokens[0] === 'from') {
    const module = absolute(tokens.slice(1, at).join(''), importer);
    return items.map(([name, as = name]) => ({ module, name, as }));
  }
  // `import a.b` binds a, of which b is a part; `import a.b as c` binds b alone.
  return items.flatMap(([path, as]) => {
    const parts = path.split('.');
    const modules = as === undefined ? parts.map((_, at) => parts.slice(0, at + 1).join('.')) : [path];
    return modules.map((module) => ({ module, name: null, as: as ?? parts[0] }));
  });
}

/** The items of an import as [dotted name, what it is called]. */
function listOf(tokens) {
  const items = [['']];
  for (const token of tokens.filter((one) => !'()'.includes(one))) {
    const item = items.at(-1);
    if (token === ',') items.push(['']);
    else if (token === 'as') item.push('');
    else item[item.length - 1] += token;
  }
  return items.filter(([path]) => path !== '');
}

/** The module that `from` names: dots lead up from the importer. */
function absolute(path, importer) {
  const [dots] = /^\.*/.exec(path);
  if (dots === '') return path;
  const above = importer.split('.').slice(0, -dots.length);
  return [...above, path.slice(dots.length)].filter((part) => part !== '').join('.');
}

function isName(token) {
  return STARTS_NAME.test(token) && !isString(token) && !KEYWORDS.has(token);
}
