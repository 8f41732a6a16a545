import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { freePort } from '../lib/ports.mjs';
import { staticFiles } from '../../supabase/local/static.ts';
import { kilobytes, say } from '../bench/figures.ts';
import { FIRST_SCREEN_BUDGETS, weighFirstScreen } from '../bench/firstScreen.ts';
import { MANIFEST_BUDGET, weighManifests } from './manifestShare.ts';
import { JOINS } from '../../supabase/functions/_shared/domain/town/case/joins.ts';
import { MACHINE_IDS } from '../../supabase/functions/_shared/domain/arcade/games/games.ts';
import { GAME_BUDGET, served, SHARED, sharesOfBuild } from './builtShares.ts';

/** What all that an app's windows ask for may weigh, beyond the first screen and what is shared, in bytes as served. */
const APP_BUDGET = 36_000;

/** What the desktop asks for when a person needs it: sound, dialogs, the service worker. */
const OTHERS_BUDGET = 85_000;

/** Fails when a script has a join of the Case File, and when the first screen, with either renderer, or an app, or anything else is heavier than its budget. */
// The files alone: nothing is asked of the product before its desktop is ready, and to start it costs five seconds.
const port = await freePort();
const server = createServer(staticFiles('dist')).listen(port, '127.0.0.1');
const browser = await chromium.launch(chromiumOptions);
const firstScreen = new Set<string>();

for (const renderer of ['canvas', 'webgl'] as const) {
  const { javascript, total, files } = await weighFirstScreen(browser, `http://localhost:${port}`, renderer);
  for (const { path } of files) firstScreen.add(path.slice(1));
  say(`first screen, ${renderer}`, `${kilobytes(javascript)} of JavaScript, ${kilobytes(total)} in all`);
  const { javascript: scripts, total: everything } = FIRST_SCREEN_BUDGETS[renderer];
  if (javascript <= scripts && total <= everything) continue;
  process.exitCode = 1;
  say('  over its budget', `${kilobytes(scripts)} of JavaScript, ${kilobytes(everything)} in all`);
  for (const { path, bytes } of files) say(`  ${path}`, kilobytes(bytes));
}

await browser.close();
server.close();
server.closeAllConnections();

const { shared, apps, others } = sharesOfBuild(firstScreen);
if (apps.size === 0) throw new Error('The build has no apps.');
for (const { name, budget } of SHARED) check(`shared, ${name}`, shared.get(name) ?? [], budget);
const games: ReadonlySet<string> = new Set(MACHINE_IDS);
for (const [id, asked] of apps) check(`app, ${id}`, asked, games.has(id) ? GAME_BUDGET : APP_BUDGET);
check('everything else, when it is asked for', others, OTHERS_BUDGET);

// The import rules say the same of the source; this looks at what people are sent.
for (const script of readdirSync('dist/assets').filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(`dist/assets/${script}`, 'utf8');
  for (const { name, line } of JOINS) {
    if (!text.includes(line)) continue;
    process.exitCode = 1;
    say('a join of the Case File that everybody can read', `${name} in ${script}`);
  }
}

const manifest = weighManifests();
say('first screen, each manifest', `${manifest} B of JavaScript on average`);
if (manifest > MANIFEST_BUDGET) {
  process.exitCode = 1;
  say('  over its budget', `${MANIFEST_BUDGET} B`);
}

function check(what: string, files: readonly string[], budget: number): void {
  const bytes = served(files);
  say(what, `${kilobytes(bytes)} of JavaScript`);
  if (bytes <= budget) return;
  process.exitCode = 1;
  say('  over its budget', kilobytes(budget));
  for (const file of files) say(`  ${file}`, kilobytes(served([file])));
}
