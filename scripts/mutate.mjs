import { statSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { buildProduct } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { Explained, runMain } from './lib/process.mjs';

const REPORT = '.build/mutation.html';

/**
 * `npm run mutate -- src/kernel`: changes the code of the folders or files named in hundreds of small ways, a copy of
 * it and not the code itself, runs the tests that reach it over each change, and says which ones no test notices.
 */
await runMain(async () => {
  const paths = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
  if (paths.length === 0) throw new Explained('Name a folder or files: npm run mutate -- src/kernel');
  requireNode();
  await installPackages({ development: true });
  await buildProduct();
  await new Stryker({
    mutate: [
      ...paths.map((path) => (statSync(path).isDirectory() ? `${path}/**/*.{ts,tsx}` : path)),
      '!**/*.test.{ts,tsx}',
    ],
    mutator: { excludedMutations: ['StringLiteral'] },
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate.vitest.config.ts' },
    concurrency: 1,
    timeoutMS: 20_000,
    // Vitest checks no types, and a test compares files that are made with what they are made from.
    disableTypeChecks: false,
    inPlace: false,
    incremental: false,
    // A constant is made once for all tests: each change of one would run all of them again.
    ignoreStatic: true,
    tempDirName: '.build/mutations',
    // What was built or downloaded.
    ignorePatterns: ['.build', '.data', 'dist', 'test-results'],
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: REPORT },
    clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false, reportScoreTable: true },
    thresholds: { high: 85, low: 70, break: null },
  }).runMutationTest();
  console.log(`Every change, and what noticed it: ${REPORT}`);
});
