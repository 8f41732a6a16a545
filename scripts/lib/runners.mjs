import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run, runNode } from './process.mjs';
import { ROOT } from './root.mjs';

/** Tests throw away most of what they make: with 128 MB for it, a thread spends a tenth less CPU. */
const ROOM_FOR_YOUNG = ['--max-semi-space-size=128'];

const REPORTS = join(ROOT, '.build/reports');

/** A step that is one command: what it wrote, when it failed. */
export async function command(args, options) {
  const { code, output } = await runNode(args, options);
  return code === 0 ? [] : [output.trim() || `exit code ${code}`];
}

/** Like `command`, for a program that is not Node's. */
export async function program(name, args, options) {
  const { code, output } = await run(name, args, options);
  return code === 0 ? [] : [output.trim() || `exit code ${code}`];
}

/**
 * Runs vitest and counts its tests.
 *
 * @param {readonly string[]} args
 * @param {string} report the name of its report
 * @param {Record<string, string>} [env]
 * @param {string} [node] the Node that runs it; this one when absent
 */
export async function vitest(args, report, env = {}, node = process.execPath) {
  const file = freshReport(report);
  const { code, output } = await run(
    node,
    [
      ...ROOM_FOR_YOUNG,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { env },
  );
  const result = read(file);
  const tests = (result?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      title: `${relative(ROOT, name)}: ${fullName}`,
      ms: duration ?? 0,
      ...(status === 'failed' && { problem: failureMessages.join('\n') }),
    })),
  );
  return { ...countOf(code, output, result?.numPassedTests, result?.numFailedTests), tests };
}

/** Runs playwright and counts its tests. See `vitest`. */
export async function playwright(args, report, env = {}) {
  const file = freshReport(report);
  const { code, output } = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', ...args],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const result = read(file);
  const stats = result?.stats;
  return {
    ...countOf(code, output, stats?.expected, stats && stats.unexpected + stats.flaky),
    tests: (result?.suites ?? []).flatMap(journeysOf),
  };
}

/** Each test of a suite of Playwright's report, and of the suites in it. */
function journeysOf({ file, specs = [], suites = [] }) {
  const journeys = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      title: `${file}: ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      ...((status === 'unexpected' || status === 'flaky') && { problem: results.map(errorOf).join('\n') }),
    })),
  );
  return [...journeys, ...suites.flatMap(journeysOf)];
}

/** What a run of a journey ended with, without the colors of a terminal. */
function errorOf({ status, error }) {
  return stripVTControlCharacters(error?.message ?? status);
}

/** A runner that fails without a failed test (a file that does not load, a crash) counts as one failure. */
function countOf(code, output, passed = 0, failed = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output };
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
