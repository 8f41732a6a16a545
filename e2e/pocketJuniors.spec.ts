import { JUNIOR_CLASSES } from '../supabase/functions/_shared/domain/making/juniors/catalogue.ts';
import type {} from './support/cardPage.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { pageScript } from './support/pageScript.ts';
import { giveProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

test('a person equips a Junior, watches its duel, makes a team and saves a card @desktop @all', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ mode: 'build', as: 'administrator' });
  // The person has no locker yet.
  desktop.allowErrors(/GET \/api\/locker-info 404/);
  // Who publishes has a name.
  await giveProfile(page, 'trainer');
  await desktop.openProgram('Games', 'Pocket Juniors');
  const { locator: window } = desktop.window('Pocket Juniors');
  const button = (name: string | RegExp) =>
    window.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  const turn = window.getByRole('slider', { name: 'Turn JNR 1' }).first();
  await expect(turn).toBeVisible();
  // The page takes no focus while its models are on their way.
  await expect(window.getByRole('progressbar')).toHaveCount(0);

  await test.step('turns it with the arrow keys', async () => {
    await turn.focus();
    await page.keyboard.press('ArrowRight');
    await expect(turn).not.toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('equips an item, whose button is then disabled (JUNIORS-4)', async () => {
    const item = JUNIOR_CLASSES[0].items.head;
    await button(`Equip ${item}`).click();
    await expect(button(`${item} is on`)).toBeDisabled();
    await window.getByRole('textbox', { name: 'Name:' }).fill('Bolt');
  });

  await test.step('watches a duel of one Junior to its end', async () => {
    await button('Start the duel').click();
    await button('Skip to the end').click();
    await expect(window.getByText(/^(Blue|Red) wins!$|^A draw/)).toBeVisible();
    await button('Watch again').click();
    await expect(button('Skip to the end')).toBeVisible();
  });

  await test.step('adds two, and no fourth; they are there after a reload (JUNIORS-5)', async () => {
    const add = button('Add a JNR');
    await add.click();
    await add.click();
    await expect(add).toBeHidden();
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
    await page.reload();
    await desktop.ready();
    await expect(button('Show JNR 3')).toBeVisible();
    await expect(add).toBeHidden();
  });

  await test.step('is asked for the title of a card to publish, which begins as its name (JUNIORS-6)', async () => {
    await button('Publish...').click();
    await expect(page.getByRole('textbox', { name: 'Title:' })).toHaveValue('Bolt');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(button('Publish...')).toBeEnabled();
  });

  await test.step('saves a card of exactly 1056 by 1808 pixels (JUNIORS-6)', async () => {
    const saved = page.waitForEvent('download');
    await button('Save to your Device').click();
    const file = await (await saved).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array));
    const png = Buffer.concat(chunks);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1056, 1808]);
    const shown = window.getByRole('dialog', { name: 'Save to your Device' });
    await expect(shown.getByText('Right-click or long-press the card to save it.')).toBeVisible();
    await page.mouse.click(20, 60);
    await expect(shown).toBeHidden();
  });

  await test.step('sees still pictures when the graphics card is lost, and tries again when it is back', async () => {
    desktop.allowErrors(/Pocket Juniors are shown as still pictures/);
    const drawn = window.getByRole('slider', { name: /^Turn / });
    await expect(drawn.first()).toBeVisible();
    // A context that is lost has no extensions any more.
    const card = await page.evaluateHandle(() => {
      const contexts = [...document.querySelectorAll('canvas')].map((canvas) => canvas.getContext('webgl2'));
      return contexts.find((context) => context !== null)?.getExtension('WEBGL_lose_context');
    });
    await card.evaluate((extension) => extension?.loseContext());
    await expect(window.getByText(/^This browser does not draw the toys right now/)).toBeVisible();
    await expect(drawn).toHaveCount(0);
    await card.evaluate((extension) => extension?.restoreContext());
    await button('Try again').click();
    await expect(drawn.first()).toBeVisible();
  });
});

test('the cards of the eight classes look as they were made (JUNIORS-6, JUNIORS-8) @desktop @all', async ({
  desktop,
  page,
}) => {
  await desktop.open();
  await page.evaluate(await pageScript('cardPage.ts'));
  const expectCard = async (name: string, place: number, isSealed: boolean): Promise<void> => {
    const url = await page.evaluate(([at, sealed]) => juniorCards.small(at, sealed), [
      place,
      isSealed,
    ] as const);
    const picture = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    // What is round is not drawn alike by each build of the browser.
    expect(picture).toMatchSnapshot(`junior-card-${name}.png`, { maxDiffPixelRatio: 0.005 });
  };
  for (const [at, { id }] of JUNIOR_CLASSES.entries()) await expectCard(id, at, false);
  await expectCard('sealed', 0, true);
});
