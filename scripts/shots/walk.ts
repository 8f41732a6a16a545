import { writeFile } from 'node:fs/promises';
import type { Desktop } from '../../e2e/support/desktop.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { DAY, openProduct } from './product.ts';

/**
 * `npm run shots -- walk`: what a person sees who comes for the first time, from the link to their locker, 20 GUM and
 * the arcade's street, as a numbered strip of pictures for each device.
 */
const FOLDER = 'docs/shots';
const SETTLE_MS = 1200;
const SCALE = 1 / 2;

const SCREENS = {
  wide: { options: {}, across: 3 },
  phone: { options: { deviceScaleFactor: 3 }, across: 7 },
} as const;

for (const device of ['wide', 'phone'] as const) {
  const { options, across } = SCREENS[device];
  // One for each, so that the person is new to it.
  const product = await openProduct();
  const desktop = await product.visit(device, { reducedMotion: 'no-preference', ...options });
  await keep(device, await walk(desktop), across);
  await product.close();
}

/** Lays the pictures out in their order, so many in a row. */
async function keep(device: string, pictures: readonly [name: string, picture: Buffer][], across: number) {
  const shots = pictures.map(([name, picture], index): Shot => ({
    row: Math.floor(index / across),
    column: index % across,
    label: `${index + 1} ${name}`,
    picture,
  }));
  await writeFile(`${FOLDER}/walk-${device}.webp`, await contactSheet(shots, SCALE));
  console.log(`${shots.length} pictures on ${FOLDER}/walk-${device}.webp`);
}

async function walk(desktop: Desktop): Promise<[name: string, picture: Buffer][]> {
  const { page } = desktop;
  const pictures: [string, Buffer][] = [];
  const shoot = async (name: string, of = page): Promise<void> => {
    pictures.push([name, await of.screenshot({ scale: 'css' })]);
  };
  /** Once what moves has come to rest. */
  const rest = async (name: string, of = page): Promise<void> => {
    await of.waitForTimeout(SETTLE_MS);
    await shoot(name, of);
  };
  const welcome = desktop.window('Getting Started');

  const loaded = page.waitForEvent('load');
  const opened = desktop.open({ now: DAY, welcome: true, boot: true });
  await loaded;
  await shoot('The link is opened');
  await opened;
  await welcome.says('Did you know...');
  await welcome.button('Next Tip').waitFor();
  await rest('Welcome');

  await desktop.press(welcome.button('Look Around'));
  await desktop.window('Town Map').isOpen();
  await rest('Look Around');
  await desktop.press(desktop.window('Town Map').titleButton('Close'));

  await desktop.choose('Sign In');
  await desktop.window('Wallet').isOpen();
  await rest('Sign In');
  const popup = await desktop.pressWallet('geek');
  await rest('The wallet asks', popup);
  await desktop.answer(popup, 'Approve');
  const wallet = desktop.window('Wallet');
  await wallet.locator.getByRole('heading', { name: 'Signed in', exact: true }).waitFor();
  await shoot('5 GUM for signing in');
  await desktop.press(wallet.titleButton('Close'));

  desktop.expects('GET /api/locker-info', 404);
  const locker = await desktop.openApp('My Locker');
  await locker.button('GET YOUR LOCKER').waitFor();
  await rest('A locker is to be had');
  await desktop.press(locker.button('GET YOUR LOCKER'));
  await locker.field('Username').fill(desktop.newName().slice(0, 12));
  await rest('It asks for a name');
  await locker.field('Username').press('Enter');
  await locker.field('Username').waitFor({ state: 'detached' });
  await shoot('The locker opens');
  await rest('And is theirs');

  await desktop.press(locker.locator.getByRole('tab', { name: 'Gum' }));
  await locker.button('Claim 15 GUM').waitFor();
  await rest('15 GUM wait');
  await desktop.press(locker.button('Claim 15 GUM'));
  await locker.says(/\d+h \d+m \d+s/);
  await shoot('And are claimed');
  await rest('20 GUM');
  await desktop.press(locker.titleButton('Close'));

  const town = await desktop.openApp('Town Map');
  await rest('The town');
  await desktop.press(town.locator.getByRole('navigation').getByRole('button', { name: 'Arcade' }));
  await desktop
    .window('Main Street')
    .button(/^Arcade door/i)
    .waitFor();
  await rest('And Main Street');
  return pictures;
}
