import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** As scripts/vite/aliases.ts has them. */
const ALIASES = { '@bundles/': 'assets/packed/', '@shared/': 'supabase/functions/_shared/' };

/**
 * @typedef {object} Import
 * @property {string} to a file, `npm:` and a package with its path, or `node:` and a module
 * @property {import('./importRules.mjs').ImportKind} kind
 *
 * @typedef {Map<string, Import[]>} ImportGraph what each file imports, by its path from the root
 */

/**
 * Reads who imports whom. Bundles of pictures and addresses of files (`?url`) are what the build makes, and are no part
 * of it.
 *
 * @param {Map<string, string>} sources the text of each source, by its path from the root
 * @param {{ exists: (path: string) => boolean; packages: ReadonlySet<string> }} known files that are no sources, and the
 *   packages that package.json names
 * @returns {{ graph: ImportGraph; lost: { from: string; to: string }[] }} `lost`: what resolves to nothing, and would
 *   slip past every rule
 */
export function readImports(sources, known) {
  const graph = new Map();
  const lost = [];
  for (const [file, text] of sources) {
    const imports = [];
    for (const { specifier, kind } of specifiersOf(file, text)) {
      if (specifier.endsWith('?url')) continue;
      const to = resolved(file, specifier.replace(/\?.*$/, ''));
      if (isThere(to, sources, known)) imports.push({ to, kind });
      else lost.push({ from: file, to: specifier });
    }
    graph.set(file, imports);
  }
  return { graph, lost };
}

function resolved(file, specifier) {
  if (specifier.startsWith('.'))
    return posix.join(posix.dirname(file), specifier).replace(/^node_modules\//, 'npm:');
  const alias = Object.keys(ALIASES).find((name) => specifier.startsWith(name));
  if (alias !== undefined) return specifier.replace(alias, ALIASES[alias]);
  if (isBuiltin(specifier)) return `node:${specifier.replace(/^node:/, '')}`;
  return `npm:${specifier}`;
}

function isThere(to, sources, { exists, packages }) {
  if (to.startsWith('node:')) return true;
  const name = /^npm:(@[^/]+\/[^/]+|[^/]+)/.exec(to)?.[1];
  return name ? packages.has(name) : sources.has(to) || exists(to);
}

/** Each import, export from, dynamic import and type import of a source. */
function specifiersOf(file, text) {
  const parsed = parseSync(file, text);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const typesAlone = entries.length > 0 ? entries.every(({ isType }) => isType) : isTyped(text, start);
    found.push({ specifier: moduleRequest.value, kind: typesAlone ? 'type' : 'value' });
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, kind: isType ? 'type' : 'value' });
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) found.push({ specifier: literal[1], kind: 'dynamic' });
  }
  // To ask for the whole tree and walk over it is slow, and few files have more than imports that load something.
  const calls = text.match(/\bimport\(/g)?.length ?? 0;
  if (calls > module.dynamicImports.length)
    for (const specifier of typeImports(parsed.program)) found.push({ specifier, kind: 'type' });
  return found;
}

/** `import type {} from` has no entry that could tell. */
function isTyped(text, start) {
  return /^import\s+type\b/.test(text.slice(start, start + 30));
}

/** `import('x').Name` as a type. */
function* typeImports(node) {
  if (Array.isArray(node)) for (const item of node) yield* typeImports(item);
  else if (node && typeof node === 'object') {
    if (node.type === 'TSImportType') yield (node.source ?? node.argument?.literal).value;
    for (const value of Object.values(node)) yield* typeImports(value);
  }
}

/**
 * A circle of imports for each group of files that import one another.
 *
 * @param {ImportGraph} graph
 * @returns {string[][]} files in the order of their imports
 */
export function circlesIn(graph) {
  const state = new Map();
  const circles = [];
  const path = [];
  const visit = (file) => {
    state.set(file, 'open');
    path.push(file);
    for (const { to } of graph.get(file) ?? []) {
      if (state.get(to) === 'open') circles.push([...path.slice(path.indexOf(to)), to]);
      else if (!state.has(to) && graph.has(to)) visit(to);
    }
    path.pop();
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return circles;
}

/**
 * Finds what leads to a target, over any number of files.
 *
 * @param {ImportGraph} graph
 * @param {(to: string) => boolean} isTarget
 * @returns {Map<string, string>} the next step of a shortest way, for each file that reaches a target
 */
export function waysTo(graph, isTarget) {
  const importers = new Map();
  const next = new Map();
  let reached = [];
  for (const [from, imports] of graph)
    for (const { to } of imports) {
      importers.set(to, [...(importers.get(to) ?? []), from]);
      if (isTarget(to) && !next.has(from)) {
        next.set(from, to);
        reached.push(from);
      }
    }
  while (reached.length > 0) {
    const further = [];
    for (const file of reached)
      for (const importer of importers.get(file) ?? [])
        if (!next.has(importer)) {
          next.set(importer, file);
          further.push(importer);
        }
    reached = further;
  }
  return next;
}
