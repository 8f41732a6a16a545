import { readdirSync } from 'node:fs';
import type { AppManifest } from '../src/kernel/app.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

const APPS = new URL('../src/apps/', import.meta.url);

async function manifestOf(id: string): Promise<AppManifest> {
  const module = (await import(new URL(`${id}/manifest.ts`, APPS).href)) as { manifest: AppManifest };
  return module.manifest;
}

test('every app opens without an error, a flaw for axe or a blurred letter, and closes', async ({
  desktop,
  page,
  axe,
}) => {
  const manifests = await Promise.all(readdirSync(APPS).map(manifestOf));
  const apps = manifests.filter(({ unlisted }) => unlisted !== true);
  await desktop.open({ mode: 'build' });
  await desktop.enterSchool('BETA');
  await desktop.signIn('administrator');
  // The locker of somebody who has none yet.
  desktop.expects('GET /api/locker-info', 404);
  for (const { id, title } of apps) {
    await test.step(title, async () => {
      await desktop.openProgram(title);
      // Measured when its body has been drawn.
      await expect
        .poll(() => page.evaluate((name) => performance.getEntriesByName(name).length, `window-open:${id}`))
        .toBeGreaterThan(0);
      expect(await axe(), title).toEqual([]);
      expect(await lettersBetweenPixels(page), title).toEqual([]);
      await page.keyboard.press('Control+Alt+w');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});
