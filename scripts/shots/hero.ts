import type { Desktop } from '../../e2e/support/desktop.ts';

/** The picture at the head of the README: a member's evening, the town beside the locker. */
export async function heroPicture(desktop: Desktop, now: string): Promise<Buffer> {
  await desktop.open({ now });
  await desktop.signIn('full-collection');
  const locker = await desktop.openApp('My Locker');
  await locker.button('GET YOUR LOCKER').click();
  await locker.field('Username').fill('milhouse');
  await locker.field('Username').press('Enter');
  const gum = locker.locator.getByRole('tab', { name: 'Gum' });
  await gum.click();
  await locker.button('Claim 15 GUM').click();
  await locker.says(/\d+h \d+m \d+s/);
  await moveTo(locker, 620, 300);
  const town = await desktop.openApp('Town Map');
  await moveTo(town, 120, 84);
  await desktop.task('My Locker').click();
  await desktop.page.mouse.move(640, 700);
  await desktop.page.waitForTimeout(1500);
  return desktop.page.screenshot();
}

async function moveTo(window: Awaited<ReturnType<Desktop['openApp']>>, x: number, y: number): Promise<void> {
  const box = await window.box();
  await window.drag(x - box.x, y - box.y);
}
