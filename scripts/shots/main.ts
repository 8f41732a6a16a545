import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { Desktop } from '../../e2e/support/desktop.ts';
import { startServer } from '../../e2e/support/server.ts';
import { Troubles } from '../../e2e/support/watch.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { heroPicture } from './hero.ts';

const FOLDER = 'docs/shots';
const SETTLE_MS = 2000;
const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const TIMES = { day: '2025-10-01T18:00:00Z', night: '2025-10-02T03:00:00Z' };
/** The administrator sees every app there is. */
const PEOPLE = { member: 'administrator', guest: null } as const;

const server = await startServer();
const browser = await chromium.launch(chromiumOptions);
const troubles = new Troubles();
const shots: Shot[] = [];
await mkdir(FOLDER, { recursive: true });

for (const [device, options] of Object.entries(DEVICES)) {
  for (const [who, account] of Object.entries(PEOPLE)) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    await troubles.watch(context);
    const page = await context.newPage();
    const touch = options.hasTouch === true;
    const desktop = new Desktop(page, { origin: server.origin, troubles, touch, defaults: {} });
    await desktop.open();
    if (account) await desktop.signIn(account);
    for (const [time, now] of Object.entries(TIMES)) {
      for (const { name, picture } of await photograph(desktop, now)) {
        shots.push({ row: name, column: `${device}, ${who}, ${time}`, picture });
        if (account) await writeFile(`${FOLDER}/${name}-${device}-${time}.png`, picture);
      }
    }
    await context.close();
  }
}

const context = await browser.newContext({ ...DEVICES['wide'], reducedMotion: 'reduce' });
await troubles.watch(context);
const page = await context.newPage();
const member = new Desktop(page, { origin: server.origin, troubles, touch: false, defaults: {} });
await writeFile(`${FOLDER}/desktop.png`, await heroPicture(member, TIMES.night));

await browser.close();
await server.dispose();
await writeFile(`${FOLDER}/contact-sheet.png`, await contactSheet(shots));
console.log(`${shots.length} pictures in ${FOLDER}, all of them on contact-sheet.png`);
if (troubles.list.length > 0) {
  console.error(troubles.list.join('\n'));
  process.exitCode = 1;
}

/** The desktop by itself, and with each app open. */
async function photograph(desktop: Desktop, now: string): Promise<{ name: string; picture: Buffer }[]> {
  const pictures = [];
  const apps = await desktop.page.evaluate(() => window.desktopProbe?.apps() ?? []);
  for (const app of [undefined, ...apps]) {
    await desktop.open({ now, ...(app && { app }) });
    await desktop.page.waitForTimeout(SETTLE_MS);
    pictures.push({ name: app ?? 'desktop', picture: await desktop.page.screenshot() });
    await closeWindows(desktop.page);
  }
  return pictures;
}

/** Windows come back with the page, so each picture would hold what the last one left. */
async function closeWindows(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  for (let left = await close.count(); left > 0; left = await close.count()) {
    await close.first().evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => close.count()).toBeLessThan(left);
  }
}
