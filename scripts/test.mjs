import { freemem } from 'node:os';
import { checkDrafts } from './checks/drafts.mjs';
import { checkStyles } from './checks/styles.mjs';
import { checkPage, checkSources } from './checks/wording.mjs';
import { buildProduct } from './lib/build.mjs';
import { chainTests } from './lib/chainTests.mjs';
import { fleetTests } from './lib/fleetTests.mjs';
import { deployedFunctions } from './lib/deployedFunctions.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { newerNode } from './lib/newerNode.mjs';
import { otherBrowsers } from './lib/otherBrowsers.mjs';
import { runMain } from './lib/process.mjs';
import { command, playwright, program, vitest } from './lib/runners.mjs';
import { Steps } from './lib/steps.mjs';
import { findChromium, installSystemPackages } from './lib/system.mjs';

/**
 * `npm test`: installs what is missing, runs every check, and ends with one line, `N passed, N failed`: tests of the
 * runners and every other check as one each. The exit code is 1 when anything failed. `-- --all` also runs what is proven
 * on a real emulator of Flow (npm run test:chain), the database tests on PGlite and the newest Node, the journeys through single
 * programs, a short run in Firefox and in WebKit, the faults of several servers, and the functions as they are deployed.
 */
const all = process.argv.includes('--all');
/**
 * What all of it may take (seconds of CPU). On two quiet cores it takes some 1,050; in a slow hour the same commit takes up to twice
 * as much, as the machines that share a host make each other slower, and what is beyond that the project has added.
 */
const CPU_BUDGET = all ? 2_200 : 1_000;
const GIGABYTE = 2 ** 30;
if (all) process.env.TEST_ALL = 'yes';
await runMain(async () => {
  requireNode();
  await installPackages({ development: true });
  const steps = new Steps();
  await steps.run([
    { name: 'chromium and postgresql are there', run: installSystemPackages },
    {
      name: 'finished assets are fresh and packed',
      run: () => command(['assets/build/build.mjs', '--check']),
    },
  ]);
  const chromium = findChromium();
  if (chromium) process.env.CHROMIUM = chromium;

  // What needs the page and the database waits for them; where they cannot be made it runs without, and this step says why.
  let endBuilding = () => {};
  const built = new Promise((resolve) => (endBuilding = resolve));
  const onceBuilt = (run) => () => built.then(run);
  // What takes longest begins first. The build waits for one part of it after the other, the browser waits much of its time, and
  // most of what `--all` adds waits as well, for other servers and for an emulator: what only computes fills the gaps.
  await steps.run(
    [
      { name: 'page and database are built', run: () => build(endBuilding) },
      { name: 'types and lint', run: checkTypes },
      ...(all ? [chainTests(() => built)] : []),
      { name: 'format', run: () => command(['node_modules/oxfmt/bin/oxfmt', '--check', '.']) },
      { name: 'who imports whom', run: checkImports },
      { name: 'browser', run: onceBuilt(() => playwright([], 'playwright')) },
      {
        name: 'rules, views and database',
        // The others of them run on PGlite, in a step of their own.
        run: onceBuilt(() => vitest([], 'vitest', all ? { TEST_ENGINE: 'PostgreSQL' } : {})),
      },
      // Slow the first time.
      ...(all ? [newerNode(), fleetTests(), otherBrowsers(), deployedFunctions()] : []),
      { name: 'types under Deno', run: checkDeno },
      {
        name: 'patterns of the server take linear time',
        run: () => command(['--import', 'tsx', 'scripts/checks/linearPatterns.ts']),
      },
      { name: 'nothing committed that should not be', run: checkSources },
      { name: 'each class has one owner', run: () => checkStyles() },
      { name: 'what is written is kept', run: () => checkDrafts() },
      { name: 'a test proves each rule', run: checkRules },
      { name: 'no secret in the page', run: onceBuilt(checkPage) },
      {
        name: 'first screen and apps within their budgets',
        run: onceBuilt(() => command(['--import', 'tsx', 'scripts/checks/budget.ts'])),
      },
    ],
    all ? 3 : 2,
  );
  steps.finish(CPU_BUDGET);
});

/** Makes the page and the database, and says so when it has ended, made or not. */
async function build(ended) {
  await buildProduct().finally(ended);
}

/** Imported late: its parser is there only after the installation. */
async function checkImports() {
  const checks = await import('./checks/imports.mjs');
  return checks.checkImports();
}

/** Imported late for the same reason. */
async function checkRules() {
  const checks = await import('./checks/rules.mjs');
  return checks.checkRules();
}

/**
 * What checks types is a Go program that ends when it has looked once: where there is memory for all that it makes (3.9 GB),
 * it collects no garbage, which takes a quarter of its CPU.
 */
async function checkTypes() {
  const env = freemem() > 8 * GIGABYTE ? { GOGC: 'off', GOMEMLIMIT: '5GiB' } : {};
  return command(['node_modules/oxlint/bin/oxlint', '.'], { env });
}

/** The functions as Supabase runs them, of which Node serves the same. */
async function checkDeno() {
  const options = ['--node-modules-dir=manual', '--no-lock'];
  const checked = ['api', 'pictures'].map((name) => {
    const folder = `supabase/functions/${name}`;
    const config = `--config=${folder}/deno.json`;
    return program('node_modules/.bin/deno', ['check', ...options, config, `${folder}/index.ts`]);
  });
  return (await Promise.all(checked)).flat();
}
