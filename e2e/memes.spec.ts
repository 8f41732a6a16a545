import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Desktop } from './support/desktop.ts';
import { dragFinger } from './support/finger.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

/** Letters differ a little from one version of the browser to the next. */
const ALIKE = { threshold: 0.3, maxDiffPixelRatio: 0.002 } as const;

async function openManager(desktop: Desktop): Promise<Locator> {
  await desktop.open({ mode: 'build', as: 'administrator' });
  // The person has no locker yet.
  desktop.allowErrors(/GET \/api\/locker-info 404/);
  await desktop.openProgram('Making Things', 'Meme Manager');
  return desktop.window('Meme Manager').locator;
}

/** A picture of two halves, as a PNG. */
function pngFile(width: number, height: number): Promise<Buffer> {
  const pixels = Array.from({ length: width * height }, (_, at) =>
    at % width < width / 2 ? [44, 110, 170] : [240, 178, 60],
  );
  return sharp(Uint8Array.from(pixels.flat()), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** What is saved when `press` is done: its name, and the picture. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; file: Buffer }> {
  const coming = page.waitForEvent('download');
  await press();
  const download = await coming;
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

/** Width and height of a PNG, as its header says. */
const sizeOf = (file: Buffer): readonly number[] => [file.readUInt32BE(16), file.readUInt32BE(20)];

test('a meme is made by the keyboard alone, and bad pictures lose nothing of it @desktop @all', async ({
  desktop,
  page,
  axe,
}) => {
  const manager = await openManager(desktop);
  const press = (name: string): Promise<void> =>
    manager.getByRole('button', { name, exact: true }).press('Enter');
  const tab = (name: string): Promise<void> => manager.getByRole('tab', { name }).press('Enter');
  const textOf = (name: string): Locator =>
    manager.getByRole('button', { name: `Text: ${name}`, exact: true });
  const add = async (text: string): Promise<void> => {
    const field = manager.getByRole('textbox', { name: 'New text' });
    await field.focus();
    await page.keyboard.type(text);
    await press('Add Text');
  };
  const upload = async (name: string, buffer: Buffer): Promise<void> => {
    const choosing = page.waitForEvent('filechooser');
    await press('Upload Image');
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer });
  };
  const download = (): Promise<{ name: string; file: Buffer }> => saved(page, () => press('Download'));

  await expect(manager.getByRole('button', { name: 'Download' })).toBeDisabled();
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);

  await test.step('a picture of their own, three texts, and the last step taken back (MEME-1)', async () => {
    await upload('holiday.png', await pngFile(64, 48));
    await expect(manager.getByText('PNG 1152 x 864')).toBeVisible();
    await tab('Text');
    for (const text of ['ABOVE', 'BELOW', 'BETWEEN']) await add(text);
    await textOf('BETWEEN').press('Delete');
    await expect(textOf('BETWEEN')).toHaveCount(0);
    await textOf('ABOVE').press('Control+z');
    await expect(textOf('BETWEEN')).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(textOf('BETWEEN')).toHaveCount(0);
  });

  await test.step('a text is moved, resized and turned, and what is saved is what is seen (MEME-6)', async () => {
    await textOf('BELOW').focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowUp');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowUp');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await expect(manager.getByRole('slider', { name: 'Size' })).toHaveValue('48');
    await expect(manager.getByRole('slider', { name: 'Turn' })).toHaveValue('-10');
    await press('Comic');
    const { name, file } = await download();
    expect(name).toMatch(/^meme-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.png$/);
    expect(sizeOf(file)).toEqual([1152, 864]);
    expect(file).toMatchSnapshot('meme-upload.png', ALIKE);
  });

  await test.step('it lies on the disk, and opens again with its texts over its picture (REOPEN-1)', async () => {
    await tab('Drafts');
    await press('New Meme');
    await expect(textOf('ABOVE')).toHaveCount(0);
    await desktop.choose('Run...');
    const named = desktop.window('Run').locator.getByRole('textbox');
    await expect(named).toBeFocused();
    await page.keyboard.type('C:\\Pictures');
    await expect(named).toHaveValue('C:\\Pictures');
    await page.keyboard.press('Enter');
    const pictures = desktop.window('Pictures');
    await pictures.locator.getByRole('row', { name: /^meme-/ }).click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Pictures' });
    await menu.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await expect(textOf('ABOVE')).toBeVisible();
    await expect(manager.getByText('holiday.png')).toBeVisible();
    await expect(manager.getByText('PNG 1152 x 864')).toBeVisible();
    // It comes to the front, and takes the focus, once the menu of the folder is gone.
    await expect(manager).toBeFocused();
    expect((await download()).file).toMatchSnapshot('meme-upload.png', ALIKE);
  });

  await test.step('what is no picture, lies about itself, or is too large is refused with a reason (MEME-4)', async () => {
    await tab('Picture');
    const huge = await pngFile(2, 2);
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(10_000, 20);
    const bad: readonly (readonly [string, Buffer, RegExp])[] = [
      ['script.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /not a picture/],
      ['huge.png', huge, /200 megapixels/],
      ['torn.png', (await pngFile(64, 48)).subarray(0, 60), /broken/],
    ];
    for (const [name, buffer, says] of bad) {
      await upload(name, buffer);
      await expect(page.getByText(says)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText(says)).toHaveCount(0);
    }
    await expect(textOf('ABOVE')).toBeVisible();
  });

  await test.step('a text that is too long stays in its field', async () => {
    await tab('Text');
    await manager.getByRole('textbox', { name: 'New text' }).fill('x'.repeat(10_000));
    await expect(manager.getByRole('alert')).toContainText('this one has 10000');
    await expect(manager.getByRole('button', { name: 'Add Text' })).toBeDisabled();
  });

  await test.step('a reload brings it back, and a new one lies beside it (MEME-8)', async () => {
    await desktop.reload();
    await expect(textOf('ABOVE')).toBeVisible();
    await expect(manager.getByText('PNG 1152 x 864')).toBeVisible();
    await tab('Text');
    const field = manager.getByRole('textbox', { name: 'New text' });
    await expect(field).toHaveValue(/^x{10000}$/);
    await field.fill('');
    await tab('Drafts');
    await press('New Meme');
    await expect(textOf('ABOVE')).toHaveCount(0);
    await expect(manager.getByRole('button', { name: 'Open: ABOVE' }).first()).toBeEnabled();
  });

  await test.step('templates look as they did (MEME-2)', async () => {
    for (const [template, texts] of [
      ['Change My Mind', ['Zoltar is right']],
      ['Drake Pointing', ['Homework', 'Pinball until the lights go out']],
    ] as const) {
      await tab('Drafts');
      await press('New Meme');
      await tab('Picture');
      await manager.getByRole('button', { name: template }).press('Enter');
      await expect(manager.getByText(/^PNG/)).toBeVisible();
      await tab('Text');
      for (const text of texts) await add(text);
      const { file } = await download();
      expect(sizeOf(file)).toEqual(template === 'Change My Mind' ? [1056, 624] : [960, 960]);
      expect(file).toMatchSnapshot(`meme-${template.split(' ')[0]?.toLowerCase() ?? ''}.png`, ALIKE);
    }
  });
});

test('a meme is made with a finger, and the school computer writes its texts @phone @all', async ({
  desktop,
  page,
  line,
}) => {
  const manager = await openManager(desktop);
  const press = (name: string): Promise<void> =>
    desktop.press(manager.getByRole('button', { name, exact: true }));
  const tab = (name: string): Promise<void> => desktop.press(manager.getByRole('tab', { name }));
  const texts = manager.getByRole('button', { name: /^Text: / });

  await test.step('an empty prompt is only filled in; then there are texts, or one without the server (MEME-7)', async () => {
    await desktop.press(manager.getByRole('button', { name: 'Drake Pointing' }));
    await expect(manager.getByText('PNG 960 x 960')).toBeVisible();
    await tab('Generator');
    const prompt = manager.getByRole('textbox', { name: 'What is your meme about?' });
    await press('Generate');
    await expect(prompt).toHaveValue('When you realize');
    await expect(texts).toHaveCount(0);
    await prompt.fill('homework');
    await press('Generate');
    await expect(texts).toHaveCount(2);
    desktop.allowErrors(/Failed to load resource/);
    await line.cut();
    await press('Generate');
    await expect(texts).toHaveCount(1);
    await expect(texts).toHaveAccessibleName('Text: WHEN HOMEWORK');
    await line.mend();
  });

  await test.step('a finger drags a text (MEME-5)', async () => {
    const before = await texts.boundingBox();
    if (before === null) throw new Error('there is no text');
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await dragFinger(page, middle, { x: -30, y: 60 });
    await expect.poll(async () => ((await texts.boundingBox())?.y ?? 0) - before.y).toBeGreaterThan(40);
    await press('Undo');
    await expect.poll(async () => Math.abs(((await texts.boundingBox())?.y ?? 0) - before.y)).toBeLessThan(2);
  });

  await test.step('it is saved', async () => {
    const { file } = await saved(page, () => press('Download'));
    expect(sizeOf(file)).toEqual([960, 960]);
  });
});
