import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { DesktopWindow } from '../../e2e/support/window.ts';
import { printed } from './print.ts';
import { DAY, NIGHT, openProduct } from './product.ts';

/**
 * `npm run shots -- manual`: takes the Game Manual's pictures of the product as it is into assets/finished/game-manual.
 */
const FOLDER = 'assets/finished/game-manual';
const SCREEN = { width: 960, height: 640 };
const SETTLE_MS = 1500;

const product = await openProduct();
const desktop = await product.visit('wide', { viewport: SCREEN });
const { page } = desktop;
const names: string[] = [];
await mkdir(FOLDER, { recursive: true });

await desktop.open({ now: DAY });
await desktop.signIn('full-collection');
desktop.expects('GET /api/locker-info', 404);
const locker = await desktop.openApp('My Locker');
await locker.button('GET YOUR LOCKER').click();
await locker.field('Username').fill('milhouse');
await locker.field('Username').press('Enter');
await locker.says('milhouse');
await locker.button('Shut the locker').click();
await keep('locker', await pictureOf(locker), 240);
await locker.locator.getByRole('tab', { name: 'Gum' }).click();
await locker.button('Claim 15 GUM').click();
await locker.says(/\d+h \d+m \d+s/);
await keep('check-in', await pictureOf(locker), 240);
await keep('desktop', await wholeScreen(), 420);
await locker.close();
const corner = { x: SCREEN.width - 240, y: 0, width: 240, height: 120 };
await keep('gum', await page.screenshot({ clip: corner }), corner.width);

await desktop.startProgram('Chat Rooms');
const chat = desktop.window(/^Flunks Messenger/);
await chat.isOpen();
await chat.says(/^Welcome to/);
await chat.button('FlunkBot').click();
const message = chat.locator.getByRole('textbox', { name: 'Message' });
await message.fill('who is flunko?');
await message.press('Enter');
await expect(chat.locator.getByRole('article')).toHaveCount(3);
await keep('chat-rooms', await pictureOf(chat), 240);
await chat.close();

for (const [hour, now] of Object.entries({ day: DAY, night: NIGHT })) {
  await desktop.open({ now });
  const town = await desktop.openApp('Town Map');
  const { x, y, width, height } = await town.box();
  await page.waitForTimeout(SETTLE_MS);
  // The middle of the body, without its frame.
  const clip = { x: x + 84, y: y + 24, width: width - 168, height: height - 28 };
  await keep(`town-${hour}`, await page.screenshot({ clip }), 240);
  await town.close();
}

await product.close();
const pictures = names.map((name) => `${name}.png`).sort();
await writeFile(`${FOLDER}/bundle.json`, `${JSON.stringify({ pictures }, null, 2)}\n`);
console.log(`${names.length} pictures in ${FOLDER}`);

async function keep(name: string, picture: Buffer, width: number): Promise<void> {
  names.push(name);
  await writeFile(`${FOLDER}/${name}.png`, await printed(picture, width));
}

/** The window as it lies on the screen, its canvas frame included. */
async function pictureOf(window: DesktopWindow): Promise<Buffer> {
  const clip = await window.box();
  await page.mouse.move(4, SCREEN.height - 60);
  await page.waitForTimeout(SETTLE_MS);
  return page.screenshot({ clip });
}

async function wholeScreen(): Promise<Buffer> {
  await page.waitForTimeout(SETTLE_MS);
  return page.screenshot();
}
