import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** What axe finds wrong with a page, or with what is in elements of it (a CSS selector), a readable line each. */
export async function flawsOf(page: Page, within = ':root'): Promise<string[]> {
  // What costs most is to hand over axe itself, half a megabyte, and what it has nothing to say about.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
  return page.evaluate(async (context) => {
    const { axe } = window as unknown as { readonly axe: typeof axeCore };
    // The page has no frames.
    const { violations } = await axe.run(context, { resultTypes: ['violations'], iframes: false });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
    );
  }, within);
}

/** axe as it is served to pages: its readable source, which is the default, is twice as long. */
function axeSource(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
}
