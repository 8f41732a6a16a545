import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { startServer } from '../../e2e/support/server.ts';
import { kilobytes, say } from '../bench/figures.ts';
import { FIRST_SCREEN_BUDGET, weighFirstScreen } from '../bench/firstScreen.ts';
import { APP_CHUNKS, type AppChunks } from '../vite/appChunks.ts';

/** What an app's own scripts may weigh in all, in bytes as served. */
const APP_BUDGET = 30_000;

/** Fails when the first screen, with either renderer, or an app is heavier than its budget. */
const server = await startServer();
const browser = await chromium.launch(chromiumOptions);

for (const renderer of ['canvas', 'webgl'] as const) {
  const { javascript, total, files } = await weighFirstScreen(browser, server.origin, renderer);
  say(`first screen, ${renderer}`, `${kilobytes(javascript)} of JavaScript, ${kilobytes(total)} in all`);
  if (javascript <= FIRST_SCREEN_BUDGET.javascript && total <= FIRST_SCREEN_BUDGET.total) continue;
  process.exitCode = 1;
  const { javascript: scripts, total: everything } = FIRST_SCREEN_BUDGET;
  say('  over its budget', `${kilobytes(scripts)} of JavaScript, ${kilobytes(everything)} in all`);
  for (const { path, bytes } of files) say(`  ${path}`, kilobytes(bytes));
}

await browser.close();
await server.dispose();

const apps = Object.entries(appChunks());
if (apps.length === 0) throw new Error('The build has no apps.');
for (const [id, files] of apps) {
  const bytes = files.reduce((sum, file) => sum + served(file), 0);
  say(`app, ${id}`, `${kilobytes(bytes)} of JavaScript of its own`);
  if (bytes <= APP_BUDGET) continue;
  process.exitCode = 1;
  say('  over its budget', kilobytes(APP_BUDGET));
}

function appChunks(): AppChunks {
  return JSON.parse(readFileSync(APP_CHUNKS, 'utf8')) as AppChunks;
}

/** Bytes of a file of the build as the server sends it. */
function served(file: string): number {
  const path = join('dist', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
