import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { startServer } from '../../e2e/support/server.ts';
import { FIRST_SCREEN_BUDGET, weighFirstScreen } from '../bench/firstScreen.ts';

/** Fails when the first screen is heavier than its budget, with either renderer. */
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
