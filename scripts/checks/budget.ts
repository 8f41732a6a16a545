import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { freePort } from '../../e2e/support/server.ts';
import { staticFiles } from '../../supabase/local/static.ts';
import { kilobytes, say } from '../bench/figures.ts';
import { FIRST_SCREEN_BUDGETS, weighFirstScreen } from '../bench/firstScreen.ts';
import { MANIFEST_BUDGET, weighManifests } from './manifestShare.ts';
import { SCRIPT_GRAPH, type ScriptGraph } from '../vite/scriptGraph.ts';
import { sharesOf } from './scriptShares.ts';

/** What all that an app's windows ask for may weigh, beyond the first screen and what is shared, in bytes as served. */
const APP_BUDGET = 30_000;

/** What several apps use: loaded once, and weighed once. */
const SHARED = [
  { name: 'React in windows', module: 'src/overlays/mountReact.tsx', budget: 62_000 },
  // Canvas, loop and random numbers of every game.
  { name: 'surfaces', module: 'src/engine/surface/surfaceHost.ts', budget: 3_000 },
  // Settings and the preview app load the whole catalogue; at the start a person's own screen is one of it.
  { name: 'loading screens', module: 'src/screens/catalogue.ts', budget: 30_000 },
  // Every drawn layer of the trait catalogue, for each app that shows characters.
  { name: 'trait layers', module: '.build/assets/traits.ts', budget: 50_000 },
  // A place of the town is loaded when the person goes there: about a kilobyte of what is there and what it says.
  { name: 'places of the town', module: 'src/town/places/index.ts', budget: 130_000 },
  // Where there is a real chain: FCL, and WalletConnect for a person who chooses a wallet on a phone.
  { name: 'Flow', module: 'src/services/chain/openFlow.ts', budget: 235_000 },
];

/** What the desktop itself asks for once it is there: sound, menus, dialogs, the service worker. */
const OTHERS_BUDGET = 120_000;

/** Fails when the first screen, with either renderer, or an app, or anything else is heavier than its budget. */
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

const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);
const graph = JSON.parse(readFileSync(SCRIPT_GRAPH, 'utf8')) as ScriptGraph;
const { shared, apps, others } = sharesOf({ graph, scripts, firstScreen, shared: SHARED });
if (apps.size === 0) throw new Error('The build has no apps.');
for (const { name, budget } of SHARED) check(`shared, ${name}`, shared.get(name) ?? [], budget);
for (const [id, asked] of apps) check(`app, ${id}`, asked, APP_BUDGET);
check('everything else, when it is asked for', others, OTHERS_BUDGET);

const manifest = weighManifests();
say('first screen, each manifest', `${manifest} B of JavaScript on average`);
if (manifest > MANIFEST_BUDGET) {
  process.exitCode = 1;
  say('  over its budget', `${MANIFEST_BUDGET} B`);
}

function check(what: string, files: readonly string[], budget: number): void {
  const bytes = files.reduce((sum, file) => sum + served(file), 0);
  say(what, `${kilobytes(bytes)} of JavaScript`);
  if (bytes <= budget) return;
  process.exitCode = 1;
  say('  over its budget', kilobytes(budget));
  for (const file of files) say(`  ${file}`, kilobytes(served(file)));
}

/** Bytes of a file of the build as the server sends it. */
function served(file: string): number {
  const path = join('dist', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
