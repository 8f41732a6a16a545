import { test, expect } from './support/test.ts';
const DIR = '/tmp/look/picture-day';
test('look', async ({ desktop, page }, info) => {
  test.setTimeout(240_000);
  const name = info.project.name;
  const shot = (what: string) => page.screenshot({ path: `${DIR}/${name}-${what}.png` });
  await desktop.open({ mode: 'build' });
  await desktop.enterSchool('BETA');
  await page.goto(`${desktop.origin}/picture-day`);
  await desktop.ready();
  const day = desktop.window('Picture Day');
  await day.isOpen();
  await page.waitForTimeout(1500);
  await shot('page-guest');
  await desktop.signIn('full-collection');
  await page.waitForTimeout(1500);
  await shot('page-in');
  await page.getByRole('button', { name: 'The Freaks' }).click();
  await page.waitForTimeout(500);
  await shot('page-chosen');
  const closer = page.getByRole('button', { name: 'Look closer' });
  if (await closer.isVisible()) { await closer.click(); await page.waitForTimeout(500); await shot('closer'); await page.getByRole('button', { name: 'All photos' }).click(); }
  await page.getByRole('button', { name: 'Vote for the Freaks' }).click();
  await page.waitForTimeout(600);
  await shot('confirm');
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await page.waitForTimeout(1800);
  await shot('voted');
  if (name === 'desktop') {
    await page.getByRole('button', { name: /^Restore/ }).first().click().catch(() => undefined);
    await page.waitForTimeout(600);
    await shot('window');
    await page.getByRole('button', { name: 'Look closer' }).click().catch(() => undefined);
    await page.waitForTimeout(600);
    await shot('window-closer');
  }
  console.log(page.url());
});
