import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { startServer } from '../../e2e/support/server.ts';
import { FIRST_SCREEN_BUDGET, weighFirstScreen } from '../bench/firstScreen.ts';
import { APP_CHUNKS, type AppChunks } from '../vite/appChunks.ts';

/** What an app's own scripts may weigh in all, in bytes as served. */
const APP_BUDGET = 30_000;

/** Fails when the first screen, with either renderer, or an app is heavier than its budget. */
const server = await startServer();
const browser = await chromium.launch(chromiumOptions);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

for (const renderer of ['canvas', 'webgl'] as const) {
  const { javascript, total, files } = await weighFirstScreen(browser, server.origin, renderer);
  console.log(`${renderer}: ${kilobytes(javascript)} KB of JavaScript, ${kilobytes(total)} KB in all`);
  if (javascript <= FIRST_SCREEN_BUDGET.javascript && total <= FIRST_SCREEN_BUDGET.total) continue;
  process.exitCode = 1;
  const { javascript: scripts, total: everything } = FIRST_SCREEN_BUDGET;
  console.log(`Over the budget of ${kilobytes(scripts)} and ${kilobytes(everything)} KB:`);
  for (const { path, bytes } of files) console.log(`  ${kilobytes(bytes).padStart(6)} ${path}`);
}

await browser.close();
await server.dispose();

const apps = Object.entries(appChunks())
  .map(([id, files]) => ({ id, bytes: files.reduce((sum, file) => sum + served(file), 0) }))
  .sort((a, b) => b.bytes - a.bytes);
for (const { id, bytes } of apps.slice(0, 3))
  console.log(`${id}: ${kilobytes(bytes)} KB of JavaScript of its own`);
const heavy = apps.filter(({ bytes }) => bytes > APP_BUDGET);
if (apps.length === 0 || heavy.length > 0) process.exitCode = 1;
if (apps.length === 0) console.log('The build has no apps.');
for (const { id, bytes } of heavy) {
  console.log(`${id} is over the budget of ${kilobytes(APP_BUDGET)} KB for an app: ${kilobytes(bytes)} KB`);
}

function appChunks(): AppChunks {
  return JSON.parse(readFileSync(APP_CHUNKS, 'utf8')) as AppChunks;
}

/** Bytes of a file of the build as the server sends it. */
function served(file: string): number {
  const path = join('dist', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
