import { chromium, expect, type Page } from '@playwright/test';
import { chromiumOptions } from '../support/chromium.ts';
import type { Control } from './driver.ts';

/** What a person operates. Words and pictures have roles that each browser calls as it likes. */
const OPERATED = ['button', 'checkbox', 'combobox', 'radio', 'slider', 'tab', 'textbox'];
/** The buttons of a title bar. */
const FEW = 4;

/** Programs with every kind of control, the same for all who open them. */
export const READ = ['settings', 'radio'];

/** The controls in the window of each of `READ`, as Chromium tells a screen reader of them. */
export async function controlsIn(origin: string): Promise<readonly (readonly Control[])[]> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const found: (readonly Control[])[] = [];
    for (const app of READ) {
      await page.goto(`${origin}/?mode=public&renderer=canvas&open=${app}`);
      let heard: readonly Control[] = [];
      await expect(async () => {
        const before = heard;
        heard = await heardIn(page);
        expect(heard.length, `${app} is filled`).toBeGreaterThan(FEW);
        expect(heard, `${app} changes no more`).toEqual(before);
      }).toPass({ intervals: [300] });
      found.push(heard);
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** The controls in the window in front. */
async function heardIn(page: Page): Promise<readonly Control[]> {
  const title = await page.getByRole('dialog').last().getAttribute('aria-label');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInside = (id: string | undefined): boolean => {
    const node = id === undefined ? undefined : byId.get(id);
    if (node === undefined) return false;
    return (node.role?.value === 'dialog' && node.name?.value === title) || isInside(node.parentId);
  };
  return nodes.flatMap(({ nodeId, ignored, role, name }) => {
    const control = { role: String(role?.value), name: String(name?.value) };
    return !ignored && OPERATED.includes(control.role) && isInside(nodeId) ? [control] : [];
  });
}
