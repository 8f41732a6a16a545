import { chromium } from '@playwright/test';
import { chromiumOptions } from '../support/chromium.ts';
import type { Control } from './driver.ts';

/** What a person operates. Words and pictures have roles that each browser calls as it likes. */
const OPERATED = ['button', 'checkbox', 'combobox', 'radio', 'slider', 'tab', 'textbox'];

/** The controls in the window of each program, as Chromium tells a screen reader of them. */
export async function controlsIn(
  origin: string,
  apps: readonly string[],
): Promise<readonly (readonly Control[])[]> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const found: Control[][] = [];
    for (const app of apps) {
      await page.goto(`${origin}/?mode=public&renderer=canvas&open=${app}`);
      const window = page.getByRole('dialog').last();
      await window.locator('button, input').nth(4).waitFor();
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const title = await window.getAttribute('aria-label');
      const isInside = (id: string | undefined): boolean => {
        const node = id === undefined ? undefined : byId.get(id);
        if (node === undefined) return false;
        return (node.role?.value === 'dialog' && node.name?.value === title) || isInside(node.parentId);
      };
      found.push(
        nodes.flatMap((node) => {
          const [role, name] = [String(node.role?.value), String(node.name?.value)];
          return !node.ignored && OPERATED.includes(role) && isInside(node.nodeId) ? [{ role, name }] : [];
        }),
      );
    }
    return found;
  } finally {
    await browser.close();
  }
}
