import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/contentHash.mjs';
import { ROOT } from '../lib/root.mjs';
import { EXAMPLES, INNOCENT } from './importExamples.mjs';
import { circlesIn, readImports, waysTo } from './importGraph.mjs';
import { IMPORT_RULES } from './importRules.mjs';

/** What is checked. */
const FOLDERS = ['src', 'supabase', 'cadence'];

/**
 * Checks who imports whom, after proving that each rule catches what it forbids.
 *
 * @returns {string[]} what is wrong, a line each
 */
export function checkImports() {
  const unproven = checkRules();
  if (unproven.length > 0) return unproven;
  const files = filesBelow(ROOT, FOLDERS).filter((file) => /\.(tsx?|mjs)$/.test(file));
  if (files.length === 0) return ['There is nothing to check'];
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const violations = violationsIn(sources, (path) => existsSync(join(ROOT, path)));
  return violations.map(({ rule, way }) => `${rule}: ${way.join(' -> ')}`);
}

/**
 * @param {Map<string, string>} sources
 * @param {(path: string) => boolean} exists
 * @returns {{ rule: string; way: string[] }[]} `way`: from the file that breaks the rule to what it may not import
 */
function violationsIn(sources, exists) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const packages = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const { graph, lost } = readImports(sources, { exists, packages });
  return [
    ...lost.map(({ from, to }) => ({ rule: 'no-unresolvable', way: [from, to] })),
    ...circlesIn(graph).map((way) => ({ rule: 'no-cycles', way })),
    ...IMPORT_RULES.flatMap((rule) => [...broken(rule, graph)].map((way) => ({ rule: rule.name, way }))),
  ];
}

/** @returns {Generator<string[]>} each way on which a file comes to what the rule forbids it */
function* broken({ from, to }, graph) {
  if (to.reachable) {
    const next = waysTo(graph, (path) => matches(path, to));
    for (const file of graph.keys()) if (next.has(file) && matches(file, from)) yield wayFrom(file, next);
    return;
  }
  for (const [file, imports] of graph) {
    if (!matches(file, from)) continue;
    const place = new RegExp([from.path ?? ''].flat()[0]).exec(file)?.[1];
    for (const found of imports)
      if ((to.kinds?.includes(found.kind) ?? true) && matches(found.to, to, place)) yield [file, found.to];
  }
}

function wayFrom(file, next) {
  const way = [file];
  for (let step = next.get(file); step && !way.includes(step); step = next.get(step)) way.push(step);
  return way;
}

/** Whether a path is meant; `place` stands for `$1`. */
function matches(path, { path: wanted = '', pathNot = [] }, place = '') {
  const fits = (pattern) => new RegExp(pattern.replaceAll('$1', place)).test(path);
  return [wanted].flat().some(fits) && ![pathNot].flat().some(fits);
}

/** Runs the rules over a small tree in which each is broken once, and nothing else is wrong. */
function checkRules() {
  const trees = Object.assign({}, INNOCENT, ...Object.values(EXAMPLES).flat());
  const violations = violationsIn(new Map(Object.entries(trees)), () => false);
  const caught = (name, file) => violations.some(({ rule, way }) => rule === name && way[0] === file);
  const rules = ['no-unresolvable', 'no-cycles', ...IMPORT_RULES.map(({ name }) => name)];
  const missed = rules.flatMap((name) => {
    const files = [EXAMPLES[name] ?? []].flat().map((tree) => Object.keys(tree)[0]);
    if (files.length === 0) return [`Rule ${name} has no example in scripts/checks/importExamples.mjs`];
    return files
      .filter((file) => !caught(name, file))
      .map((file) => `Rule ${name} did not catch its example, ${file}`);
  });
  const wronged = violations
    .filter(({ way: [from] }) => from in INNOCENT)
    .map(({ rule, way }) => `Rule ${rule} refuses what it should allow: ${way.join(' -> ')}`);
  return [...missed, ...wronged];
}
