import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { filesBelow } from '../lib/contentHash.mjs';
import { ROOT } from '../lib/root.mjs';
import { EXAMPLES, INNOCENT } from './importExamples.mjs';

/** What is checked. */
const FOLDERS = ['src', 'supabase', 'cadence'];

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const { enhancedResolveOptions, tsConfig, ...cruiseOptions } = options;

/**
 * Checks who imports whom, after proving that each rule catches what it forbids.
 *
 * @returns {Promise<string[]>} what is wrong, a line each
 */
export async function checkImports() {
  const broken = await checkRules();
  if (broken.length > 0) return broken;
  const onDisk = filesBelow(ROOT, FOLDERS).filter((file) => /\.tsx?$/.test(file));
  const { modules, summary } = await run(ROOT, FOLDERS);
  const seen = new Set(modules.map(({ source }) => source));
  return [
    ...onDisk.filter((file) => !seen.has(file)).map((file) => `${file} was not seen`),
    ...(onDisk.length === 0 ? ['There is nothing to check'] : []),
    ...summary.violations.map(
      ({ rule, from, to, via }) =>
        `${rule.name}: ${[from, ...(via?.map(({ name }) => name) ?? [to])].join(' -> ')}`,
    ),
  ];
}

/** Runs the rules over a small tree in which each is broken once, and nothing else is wrong. */
async function checkRules() {
  const tree = join(ROOT, '.build/import-examples');
  rmSync(tree, { recursive: true, force: true });
  for (const [file, text] of Object.entries(Object.assign({}, INNOCENT, ...Object.values(EXAMPLES).flat()))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${text}\nexport {};\n`);
  }
  const { summary } = await run(tree, FOLDERS);
  const caught = (rule, file) =>
    summary.violations.some(({ rule: { name }, from }) => name === rule && from === file);
  const missed = forbidden.flatMap(({ name }) => {
    const files = [EXAMPLES[name] ?? []].flat().map((tree) => Object.keys(tree)[0]);
    if (files.length === 0) return [`Rule ${name} has no example in scripts/checks/importExamples.mjs`];
    return files
      .filter((file) => !caught(name, file))
      .map((file) => `Rule ${name} did not catch its example, ${file}`);
  });
  const wronged = summary.violations
    .filter(({ from }) => from in INNOCENT)
    .map(({ rule, from, to }) => `Rule ${rule.name} refuses what it should allow: ${from} -> ${to}`);
  return [...missed, ...wronged];
}

async function run(baseDir, folders) {
  const tsConfigFile = join(ROOT, tsConfig.fileName);
  const { output } = await cruise(
    folders,
    { ...cruiseOptions, baseDir, ruleSet: { forbidden }, validate: true },
    { ...enhancedResolveOptions, tsConfig: tsConfigFile },
    { tsConfig: extractTsConfig(tsConfigFile) },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result');
  return output;
}
