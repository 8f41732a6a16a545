import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { Desktop } from '../../e2e/support/desktop.ts';
import { startServer } from '../../e2e/support/server.ts';
import { Troubles } from '../../e2e/support/watch.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { heroPicture } from './hero.ts';

const FOLDER = 'docs/shots';
const SETTLE_MS = 500;
const DAY = '2025-10-01T18:00:00Z';
const NIGHT = '2025-10-02T03:00:00Z';

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  turned: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
/** Three looks of the desktop, far from each other; a name is no wider than a phone on the sheet. */
const LOOKS = [
  { name: 'standard', theme: 'windows-standard', background: 'standard', now: NIGHT },
  { name: 'black', theme: 'high-contrast-black', background: 'flunks-high', now: NIGHT },
  { name: 'pink', theme: 'bubble-gum', background: 'arcadia', now: DAY },
] as const;

const server = await startServer();
const browser = await chromium.launch(chromiumOptions);
const troubles = new Troubles();
// Nobody has a locker yet.
troubles.expect('GET /api/locker-info', 404);
const shots: Shot[] = [];
await mkdir(FOLDER, { recursive: true });

for (const [device, options] of Object.entries(DEVICES)) {
  const context = await browser.newContext({
    ...options,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await troubles.watch(context);
  const page = await context.newPage();
  const touch = options.hasTouch === true;
  const desktop = new Desktop(page, { origin: server.origin, troubles, touch, defaults: {} });
  await desktop.open({ mode: 'build' });
  await desktop.enterSchool('BETA');
  // The administrator sees every app there is.
  await desktop.signIn('administrator');
  for (const look of LOOKS) {
    await wear(page, look);
    for (const { name, picture } of await photograph(desktop, look.now)) {
      shots.push({ row: name, column: `${device}, ${look.name}`, picture });
    }
  }
  await context.close();
}

const context = await browser.newContext({
  ...DEVICES['wide'],
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
await troubles.watch(context);
const page = await context.newPage();
const member = new Desktop(page, { origin: server.origin, troubles, touch: false, defaults: {} });
await writeFile(`${FOLDER}/desktop.png`, await heroPicture(member, NIGHT));

await browser.close();
await server.dispose();
await writeFile(`${FOLDER}/contact-sheet.webp`, await contactSheet(shots));
console.log(`${shots.length} pictures on ${FOLDER}/contact-sheet.webp`);
if (troubles.list.length > 0) {
  console.error(troubles.list.join('\n'));
  process.exitCode = 1;
}

/** Gives the desktop a look, as a choice made just now; the next page shows it. */
async function wear(page: Page, { theme, background }: (typeof LOOKS)[number]): Promise<void> {
  await page.evaluate(
    ({ chosen, at }) => {
      const kept = JSON.parse(localStorage.getItem('settings') ?? '{"version":1,"value":{"copies":{}}}') as {
        value: { owner?: string | null; copies: Record<string, object> };
      };
      const owner = kept.value.owner ?? 'guest';
      const stamped = Object.fromEntries(
        Object.entries(chosen).map(([name, value]) => [name, { value, at }]),
      );
      kept.value.copies[owner] = { ...kept.value.copies[owner], ...stamped };
      localStorage.setItem('settings', JSON.stringify(kept));
    },
    {
      chosen: { theme, desktopBackgroundType: 'image', desktopBackground: background },
      at: Date.now(),
    },
  );
}

/** The desktop by itself, and with each app open. */
async function photograph(desktop: Desktop, now: string): Promise<{ name: string; picture: Buffer }[]> {
  const pictures = [];
  const apps = await desktop.page.evaluate(() => window.desktopProbe?.apps() ?? []);
  for (const app of [undefined, ...apps]) {
    await desktop.open({ now, ...(app && { app }) });
    await desktop.page.waitForTimeout(SETTLE_MS);
    const picture = await desktop.page.screenshot();
    pictures.push({ name: app ?? 'desktop', picture });
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
