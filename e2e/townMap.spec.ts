import { framesWithin } from './support/frames.ts';
import { expect, test } from './support/test.ts';

const DAY = '2025-10-01T18:00:02Z';
const NIGHT = '2025-10-02T03:00:02Z';

test('the town is dragged, zoomed and paused, turns dark, and its doors ask for a wallet @desktop', async ({
  desktop,
  page,
}) => {
  const town = desktop.window('Town Map');
  const map = town.locator.getByRole('group', { name: 'Map of Arcadia' });
  const school = map.getByRole('button', { name: 'High School' });
  const box = async () => (await school.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const lies = async () => Math.round((await box()).x);
  const wide = async () => Math.round((await box()).width);
  await desktop.open({ now: DAY, app: 'town-map' });
  await expect(town.locator.getByText('No Wallet Connected')).toBeVisible();
  await expect(town.locator.getByRole('progressbar')).toBeHidden();
  await expect.poll(() => framesWithin(page, 400)).toBe(0);

  const [start, width] = [await lies(), await wide()];
  const field = await map.boundingBox();
  if (field === null) throw new Error('there is no map');
  const middle = { x: field.x + field.width / 2, y: field.y + field.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 90, middle.y - 20, { steps: 3 });
  await page.mouse.up();
  // A pixel of the map is not one of the page on every screen.
  await expect.poll(async () => Math.abs((await lies()) - (start - 90))).toBeLessThan(3);
  await page.mouse.wheel(0, -400);
  await expect.poll(wide).toBeGreaterThan(width * 1.1);
  await map.focus();
  await page.keyboard.press('0');
  await expect.poll(wide).toBe(width);
  await page.keyboard.press('-');
  await expect.poll(wide).toBeLessThan(width);
  await page.keyboard.press('0');
  await expect.poll(wide).toBe(width);
  await page.keyboard.press('Space');
  await town.says('Paused');
  await page.keyboard.press('Space');
  await expect(town.locator.getByText('Paused')).toBeHidden();

  await desktop.open({ now: NIGHT, app: 'town-map' });
  await expect(town.locator.getByRole('img')).toHaveAccessibleName(/at night/);
  await desktop.press(town.locator.getByRole('navigation').getByRole('button', { name: 'Arcade' }));
  await desktop.window('Main Street').says('Please connect your wallet to access this location.');
});

test('the town lives while it is seen, and rests while it is paused, minimised or covered @desktop @all', async ({
  desktop,
  page,
}) => {
  await desktop.open({ now: NIGHT, app: 'town-map', boot: true });
  await page.keyboard.press('Shift');
  const town = desktop.window('Town Map');
  await expect(town.locator.getByRole('progressbar')).toHaveCount(0);
  const lives = () => expect.poll(() => framesWithin(page, 1000)).toBeGreaterThan(0);
  const rests = () => expect.poll(() => framesWithin(page, 400)).toBe(0);
  await lives();
  await town.button('Pause').click();
  await rests();
  await town.button('Go On').click();
  await lives();
  await town.titleButton('Minimize').click();
  await rests();
  await desktop.task('Town Map').click();
  await lives();
  await page.keyboard.press('Control+Alt+h');
  const sheet = desktop.window('Keyboard Shortcuts');
  await sheet.titleButton('Maximize').click();
  await rests();
});
