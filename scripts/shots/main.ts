import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Desktop } from '../../e2e/support/desktop.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { heroPicture } from './hero.ts';
import { DAY, NIGHT, openProduct, SHOWN } from './product.ts';

const FOLDER = 'docs/shots';
const SETTLE_MS = 600;
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

/**
 * The desktop by itself, and with each app of the registry open. The page is loaded once: a reload for each would ask for
 * more sessions than the server gives out in a minute.
 */
async function photograph(desktop: Desktop, now: string): Promise<{ name: string; picture: Buffer }[]> {
  const { page } = desktop;
  const pictures: { name: string; picture: Buffer }[] = [];
  const shoot = async (name: string): Promise<void> => {
    await page.waitForTimeout(SETTLE_MS);
    pictures.push({ name, picture: await page.screenshot() });
  };
  await desktop.open({ now });
  await shoot('desktop');
  const apps = await page.evaluate(() => window.desktopProbe?.apps() ?? []);
  // The window that asks to sign in closes itself where the person has.
  for (const id of apps.filter((app) => app !== 'sign-in-required')) {
    const windows = page.getByRole('dialog');
    await page.evaluate(([app, params]) => window.desktopProbe?.open(app, params), [id, SHOWN[id]] as const);
    await expect(windows, id).not.toHaveCount(0);
    // Where a program does not come, its window says so and is photographed.
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
    await shoot(id);
    await closeWindows(page);
  }
  return pictures;
}

/** Otherwise each picture would hold what the last one left. */
async function closeWindows(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  for (let left = await close.count(); left > 0; left = await close.count()) {
    await close.first().evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => close.count()).toBeLessThan(left);
  }
}
