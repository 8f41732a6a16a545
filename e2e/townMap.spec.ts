import { expect, test } from './support/test.ts';

const DAY = '2025-10-01T18:00:00Z';
const AFTERNOON = '2025-10-01T21:00:00Z';
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

test('after school the arcade is entered, and left again, in the same window', async ({ desktop }) => {
  await desktop.open({ now: AFTERNOON, app: 'town-map' });
  await desktop.press(desktop.window('Town Map').button(/arcade door/i));
  const lobby = desktop.window('Arcade Lobby');
  await desktop.press(lobby.button(/booth/i));
  await expect(lobby.locator.getByRole('status')).toContainText('OUT OF ORDER');
  await desktop.press(lobby.button(/door to main street/i));
  await desktop
    .window('Town Map')
    .button(/arcade door/i)
    .waitFor();
});

test('thirty places leave no picture behind, in memory or on the graphics card @webgl @desktop', async ({
  desktop,
  page,
}) => {
  await page.addInitScript(countTextures);
  await desktop.open({ now: AFTERNOON, app: 'town-map' });
  const kept = () =>
    page.evaluate(async () => ({
      ...(await window.desktopProbe?.pictures()),
      textures: document.documentElement.dataset['textures'],
    }));
  const inLobby = desktop.window('Arcade Lobby').button(/door to main street/i);
  const inStreet = desktop.window('Town Map').button(/arcade door/i);
  const goInAndOut = async (): Promise<void> => {
    // Not by the mouse: that waits for frames, sixty times.
    await inStreet.dispatchEvent('click');
    await inLobby.dispatchEvent('click');
    await inStreet.waitFor();
  };
  /** The street's two pictures and its atlas, and what the desktop itself shows. */
  const settled = async (): Promise<void> => expect.poll(async () => (await kept()).count).toBe(7);
  await goInAndOut();
  await settled();
  const before = await kept();
  for (let count = 0; count < 15; count += 1) await goInAndOut();
  await settled();
  expect(await kept()).toEqual(before);
});

/** Runs in the page, before all else: how many textures WebGL has, for the test to read. */
function countTextures(): void {
  let count = 0;
  const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
  const show = (): void => {
    document.documentElement.dataset['textures'] = String(count);
  };
  WebGL2RenderingContext.prototype.createTexture = function create() {
    count += 1;
    show();
    return createTexture.call(this);
  };
  WebGL2RenderingContext.prototype.deleteTexture = function remove(texture) {
    if (texture !== null) count -= 1;
    show();
    deleteTexture.call(this, texture);
  };
}
