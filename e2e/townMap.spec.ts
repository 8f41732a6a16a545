import { expect, test } from './support/test.ts';

const DAY = '2025-10-01T18:00:00Z';
const NIGHT = '2025-10-02T03:00:00Z';

test('the arcade answers at its door, otherwise by night than by day', async ({ desktop }) => {
  const answers: string[] = [];
  for (const now of [DAY, NIGHT]) {
    await desktop.open({ now, app: 'town-map' });
    const town = desktop.window('Town Map');
    const door = town.button(/door/i);
    await desktop.press(door);
    const said = town.locator.getByRole('status');
    await expect(said).not.toBeEmpty();
    answers.push((await said.textContent()) ?? '');
  }
  expect(answers[0]).toContain('OPEN AFTER SCHOOL');
  expect(answers[1]).not.toBe(answers[0]);
});

test('the door is reached and knocked at with the keyboard @desktop', async ({ desktop, page }) => {
  await desktop.open({ now: DAY, app: 'town-map' });
  const town = desktop.window('Town Map');
  await town.button(/door/i).focus();
  await page.keyboard.press('Enter');
  await expect(town.locator.getByRole('status')).toContainText('OPEN AFTER SCHOOL');
});

test('the town lives while it is seen, and rests while its window is minimised or covered @webgl @desktop', async ({
  desktop,
  page,
}) => {
  await desktop.open({ now: NIGHT, app: 'town-map', boot: true });
  await page.keyboard.press('Shift');
  const town = desktop.window('Town Map');
  await town.button(/door/i).waitFor();
  const frames = (): Promise<number> => page.evaluate(() => window.desktopProbe?.frames() ?? Number.NaN);
  const framesWithin = async (ms: number): Promise<number> => {
    const before = await frames();
    await page.waitForTimeout(ms);
    return (await frames()) - before;
  };
  await expect.poll(() => framesWithin(1000)).toBeGreaterThan(0);
  await town.titleButton('Minimize').click();
  await expect.poll(() => framesWithin(400)).toBe(0);
  await desktop.task('Town Map').click();
  await expect.poll(() => framesWithin(1000)).toBeGreaterThan(0);
  await page.keyboard.press('Control+Alt+h');
  const sheet = desktop.window('Keyboard Shortcuts');
  await sheet.titleButton('Maximize').click();
  await expect.poll(() => framesWithin(400)).toBe(0);
  await sheet.titleButton('Restore').click();
  await expect.poll(() => framesWithin(1000)).toBeGreaterThan(0);
});

test('under reduced motion the town stands still', async ({ desktop, page }) => {
  await desktop.open({ now: '2025-10-01T18:00:02Z', app: 'town-map' });
  await desktop.window('Town Map').button(/door/i).waitFor();
  const frames = (): Promise<number> => page.evaluate(() => window.desktopProbe?.frames() ?? Number.NaN);
  await expect
    .poll(async () => {
      const before = await frames();
      await page.waitForTimeout(700);
      return (await frames()) - before;
    })
    .toBe(0);
});

test('the Town Map has nothing that axe objects to', async ({ desktop, axe }) => {
  await desktop.open({ now: DAY, app: 'town-map' });
  await desktop.window('Town Map').button(/door/i).waitFor();
  expect(await axe()).toEqual([]);
});
