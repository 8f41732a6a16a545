import type { Page } from '@playwright/test';
import { grown, type Kept } from '../../e2e/support/kept.ts';
import { head, say } from './figures.ts';
import type {} from './probe.ts';

const ROUNDS = 20;
/** Code that the browser compiles of what runs often is all there by then: a megabyte. */
const WARM_ROUNDS = 12;

/** Opens a program by its id, also one that no menu offers, and waits for its window. */
export async function openProgram(page: Page, app: string): Promise<void> {
  const before = await page.getByRole('dialog').count();
  await page.evaluate((id) => window.desktopProbe?.open(id), app);
  await page.getByRole('dialog').nth(before).waitFor();
}

/** Closes the window that was opened last. */
export async function closeProgram(page: Page): Promise<void> {
  const window = page.getByRole('dialog').last();
  const before = await page.getByRole('dialog').count();
  await window.getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.waitForFunction((count) => document.querySelectorAll('[role=dialog]').length < count, before);
}

/**
 * Says what 20 rounds of opening and closing a program leave behind.
 *
 * @returns a readable line for each kind of which there is more than before
 */
export async function sayLeftBehind(
  page: Page,
  what: string,
  kept: () => Promise<Kept>,
  round: () => Promise<void>,
): Promise<readonly string[]> {
  const look = async () => ({
    kept: await kept(),
    contexts: await page.evaluate(() => benchProbe.contexts()),
  });
  // What comes with the first ones stays.
  for (let count = 0; count < WARM_ROUNDS; count += 1) await round();
  const first = await look();
  for (let count = 0; count < ROUNDS; count += 1) await round();
  const last = await look();
  head(`${what}, ${ROUNDS} times opened and closed`);
  say('heap', `${first.kept.heap.toFixed(1)} MB, then ${last.kept.heap.toFixed(1)} MB`);
  for (const kind of ['objects', 'nodes', 'listeners', 'textures'] as const) {
    say(kind, `${first.kept[kind]}, then ${last.kept[kind]}`);
  }
  const contexts = `${first.contexts}, then ${last.contexts}`;
  say('contexts of canvases', contexts);
  return [
    ...grown(first.kept, last.kept),
    ...(last.contexts > first.contexts ? [`contexts: ${contexts}`] : []),
  ];
}
