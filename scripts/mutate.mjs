import { Stryker } from '@stryker-mutator/core';
import { buildProduct } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { Explained, runMain } from './lib/process.mjs';

const REPORT = '.build/mutation.html';

/**
 * `npm run mutate -- src/kernel`: changes the code of that folder in hundreds of small ways, a copy of it and not the
 * folder itself, runs the tests of rules that import it over each change, and says which ones no test notices.
 */
await runMain(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Explained('Name a folder: npm run mutate -- src/kernel');
  requireNode();
  await installPackages({ development: true });
  await buildProduct();
  const code = `${folder.replace(/\/$/, '')}/**/*`;
  await new Stryker({
    mutate: [`${code}.{ts,tsx}`, `!${code}.test.{ts,tsx}`],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate.vitest.config.ts' },
    concurrency: 2,
    inPlace: false,
    incremental: false,
    tempDirName: '.build/mutations',
    // What is not code, but for the packed pictures, whose names the code imports.
    ignorePatterns: [
      '.build/*',
      '!.build/assets',
      '.data',
      'dist',
      'docs',
      'public',
      'test-results',
      'assets/finished',
    ],
    reporters: ['clear-text', 'html'],
    htmlReporter: { fileName: REPORT },
    clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false, reportScoreTable: true },
    thresholds: { high: 85, low: 70, break: null },
  }).runMutationTest();
  console.log(`Every change, and what noticed it: ${REPORT}`);
});
