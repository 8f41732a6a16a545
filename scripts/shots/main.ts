import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Desktop } from '../../e2e/support/desktop.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { heroPicture } from './hero.ts';
import { DAY, NIGHT, openProduct } from './product.ts';

const FOLDER = 'docs/shots';
const SETTLE_MS = 500;
const DEVICES = ['wide', 'phone', 'turned'] as const;
/** As small as a thumb. */
const SCALE = 1 / 4;
/** Three looks of the desktop, far from each other; a name is no wider than a phone on the sheet. */
const LOOKS = [
  { name: 'standard', theme: 'windows-standard', background: 'standard', now: NIGHT },
  { name: 'black', theme: 'high-contrast-black', background: 'flunks-high', now: NIGHT },
  { name: 'pink', theme: 'bubble-gum', background: 'standard', now: DAY },
] as const;

const product = await openProduct();
const shots: Shot[] = [];
await mkdir(FOLDER, { recursive: true });

for (const device of DEVICES) {
  const desktop = await product.visit(device);
  const { page } = desktop;
  // The person has no locker yet.
  desktop.expects('GET /api/locker-info', 404);
  await desktop.open({ mode: 'build' });
  await desktop.enterSchool('BETA');
  // The administrator sees every app there is.
  await desktop.signIn('administrator');
  for (const look of LOOKS) {
    await wear(page, look);
    for (const { name, picture } of await photograph(desktop, look.now)) {
      const column = `${device}, ${look.name}`;
      const label = shots.some((shot) => shot.row === name) ? column : `${name}: ${column}`;
      shots.push({ row: name, column, label, picture });
    }
  }
  await page.context().close();
}

await writeFile(`${FOLDER}/desktop.png`, await heroPicture(await product.visit('wide'), NIGHT));
await product.close();
await writeFile(`${FOLDER}/contact-sheet.webp`, await contactSheet(shots, SCALE));
console.log(`${shots.length} pictures on ${FOLDER}/contact-sheet.webp`);

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
