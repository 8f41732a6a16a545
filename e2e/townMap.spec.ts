import { framesWithin } from './support/frames.ts';
import { expect, test } from './support/test.ts';

const DAY = '2025-10-01T18:00:02Z';
const AFTERNOON = '2025-10-01T21:00:00Z';
const NIGHT = '2025-10-02T03:00:02Z';

test('the arcade answers at its door, otherwise by night than by day, and stands still for who asks for that', async ({
  desktop,
  page,
}) => {
  const town = desktop.window('Town Map');
  const door = town.button(/door/i);
  const said = town.locator.getByRole('status');
  await desktop.open({ now: DAY, app: 'town-map' });
  await door.waitFor();
  await expect.poll(() => framesWithin(page, 700)).toBe(0);
  await desktop.press(door);
  await expect(said).toContainText('OPEN AFTER SCHOOL');

  await desktop.open({ now: NIGHT, app: 'town-map' });
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(said).not.toBeEmpty();
  await expect(said).not.toContainText('OPEN AFTER SCHOOL');
});

test('the town lives while it is seen, and rests while its window is minimised or covered @webgl @desktop', async ({
  desktop,
  page,
}) => {
  await desktop.open({ now: NIGHT, app: 'town-map', boot: true });
  await page.keyboard.press('Shift');
  const town = desktop.window('Town Map');
  await town.button(/door/i).waitFor();
  await expect.poll(() => framesWithin(page, 1000)).toBeGreaterThan(0);
  await town.titleButton('Minimize').click();
  await expect.poll(() => framesWithin(page, 400)).toBe(0);
  await desktop.task('Town Map').click();
  await expect.poll(() => framesWithin(page, 1000)).toBeGreaterThan(0);
  await page.keyboard.press('Control+Alt+h');
  const sheet = desktop.window('Keyboard Shortcuts');
  await sheet.titleButton('Maximize').click();
  await expect.poll(() => framesWithin(page, 400)).toBe(0);
  await sheet.titleButton('Restore').click();
  await expect.poll(() => framesWithin(page, 1000)).toBeGreaterThan(0);
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
