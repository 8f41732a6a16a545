import { readdirSync } from 'node:fs';
import type { AppManifest } from '../src/kernel/app.ts';
import { cutOff } from './support/cutOff.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

const APPS = new URL('../src/apps/', import.meta.url);

async function manifestOf(id: string): Promise<AppManifest> {
  const module = (await import(new URL(`${id}/manifest.ts`, APPS).href)) as { manifest: AppManifest };
  return module.manifest;
}

/** Whether it is a form or a sheet of properties, which shows all that it has as it opens. */
const isSheet = ({ window }: AppManifest): boolean =>
  window.resizable === false || window.maximizable === false;

test('every app opens without an error, a flaw for axe, a blurred letter or a sheet cut off, and closes', async ({
  desktop,
  page,
  axe,
  hasTouch,
}) => {
  const manifests = await Promise.all(readdirSync(APPS).map(manifestOf));
  const apps = manifests.filter(({ unlisted }) => unlisted !== true);
  await desktop.open({ mode: 'build' });
  await desktop.enterSchool('BETA');
  await desktop.signIn('administrator');
  // The person has no locker yet; its window may be closed before that is heard.
  desktop.allowErrors(/GET \/api\/locker-info 404/);
  for (const manifest of apps) {
    const { id, title } = manifest;
    await test.step(title, async () => {
      await desktop.openProgram(title);
      // Measured when its body has been drawn.
      await expect
        .poll(() => page.evaluate((name) => performance.getEntriesByName(name).length, `window-open:${id}`))
        .toBeGreaterThan(0);
      expect(await axe(), title).toEqual([]);
      expect(await lettersBetweenPixels(page), title).toEqual([]);
      // A phone's window is as large as the phone.
      if (isSheet(manifest) && !hasTouch) expect(await cutOff(page), title).toEqual([]);
      await page.keyboard.press('Control+Alt+w');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});
