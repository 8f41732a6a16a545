import { expect, test } from './support/test.ts';

test('look', async ({ desktop, page, viewport }) => {
  test.setTimeout(240_000);
  const size = `${viewport?.width}`;
  const faces = [
    { username: 'Rosie', profile_icon: 'mohawk' },
    { username: 'gus_95', profile_icon: 'token:Flunks:3' },
    { username: 'TheLongestNameEver', profile_icon: 'curls' },
    { username: 'Anne', profile_icon: 'token:Flunks:5' },
    { username: 'Zed', profile_icon: 'token:Flunks:2' },
    { username: 'Kim', profile_icon: 'flunko' },
  ];
  await desktop.open();
  await desktop.signIn('full-collection');
  await page.route('**/api/town/presence', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          json: {
            success: true,
            places: {
              arcade: { count: 9, faces },
              'jocks-house': { count: 3, faces: faces.slice(0, 2) },
              'lake-tree': { count: 2, faces: faces.slice(3, 5) },
            },
            floodlights: { lit: false, switchedAt: 0 },
          },
        })
      : route.continue(),
  );
  for (const place of ['arcade', 'arcade-lobby', 'jocks-house', 'lake-tree']) {
    await page.goto(`${desktop.origin}/?open=location:${place}&renderer=canvas&now=2025-10-01T18:00:00Z`);
    await expect(page.getByRole('list', { name: 'Here with you' })).toBeVisible({ timeout: 40_000 });
    await page.waitForTimeout(2_500);
    await page.screenshot({ path: `/tmp/look/together-${size}-${place}.png` });
    if (place === 'arcade') {
      await page.getByRole('button', { name: 'Kim' }).click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/look/together-${size}-menu.png` });
      await page.keyboard.press('Escape');
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const taken = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
        return [of('TaskDuration'), of('ScriptDuration'), of('RecalcStyleCount'), of('LayoutCount')];
      };
      await page.waitForTimeout(15_000);
      for (const what of ['with', 'with', 'without', 'without', 'with']) {
        await page.evaluate(
          (hide) => document.querySelector('.figures')?.toggleAttribute('hidden', hide),
          what === 'without',
        );
        await page.waitForTimeout(500);
        const before = await taken();
        await page.waitForTimeout(8_000);
        const after = await taken();
        console.log(
          size,
          'idle 8 s',
          what,
          after.map((value, index) => (value - (before[index] ?? 0)).toFixed(4)).join(' '),
        );
      }
    }
  }
});
