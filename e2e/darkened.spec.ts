import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('what is written and what is chosen is seen where the browser darkens every page (THEME-3) @desktop @all', async ({
  desktop,
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await desktop.open({ app: 'settings' });
  const { locator } = desktop.window('Settings');
  await expect(locator.getByRole('radio', { name: 'Image' })).toBeChecked();
  const well = locator.locator('label', { hasText: 'Image' }).locator('svg').first();
  const seen = [
    locator.getByRole('tab', { name: 'System' }),
    locator.getByRole('option', { name: 'Sunset' }),
    locator.locator('label', { hasText: 'Old monitor' }),
    desktop.task('Settings'),
  ];
  for (const one of seen) expect(await contrastIn(page, one), String(one)).toBeGreaterThan(4.5);
  expect(await contrastIn(page, well, EDGE), 'the dot of what is chosen').toBeGreaterThan(4.5);
});

/** How far the dot of an option button lies from the edge of its well (px). */
const EDGE = 4;

/**
 * The contrast of the ground of an element, its color of most pixels, to what is farthest from it, as WCAG has it. So many
 * pixels of its edges are left out.
 */
async function contrastIn(page: Page, target: Locator, edge = 0): Promise<number> {
  const picture = (await target.screenshot()).toString('base64');
  return page.evaluate(
    async ([png, cut]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const inside = context?.getImageData(cut, cut, image.width - 2 * cut, image.height - 2 * cut);
      const data = inside?.data ?? [];
      const counts = new Map<number, number>();
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = [0, 1, 2].map((channel) => {
          const share = (data[at + channel] ?? 0) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        counts.set(light, (counts.get(light) ?? 0) + 1);
      }
      const [ground = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
      const contrasts = [...counts.keys()].map(
        (light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05),
      );
      return Math.max(...contrasts);
    },
    [picture, edge] as const,
  );
}
