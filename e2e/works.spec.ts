import { lettersBetweenPixels } from './support/letters.ts';
import { giveProfile } from './support/profile.ts';
import { publish } from './support/publish.ts';
import { expect, test } from './support/test.ts';

test('a work is found on the wall, reacted to and reported, and its link opens it (WORK-4, WORK-6) @phone @all', async ({
  desktop,
  page,
  wallets,
  axe,
  hasTouch,
}) => {
  await desktop.open({ mode: 'build', as: 'geek' });
  await desktop.enterSchool('BETA');
  // Both devices pin to one wall.
  const title = hasTouch ? 'Yellow by touch' : 'Yellow by mouse';
  await giveProfile(page, 'maker');
  const id = await publish(page, await wallets.addressOf('geek'), title);
  const board = await desktop.openApp('Bulletin Board');

  await test.step('it hangs on the wall', async () => {
    await desktop.press(board.button('The Wall'));
    const papers = board.locator.getByRole('region', { name: 'The Wall' }).getByRole('listitem');
    await expect(papers.filter({ hasText: title })).toHaveCount(1);
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
  });

  await test.step('its maker reacts, copies and takes down, and does not report', async () => {
    await desktop.press(board.button(new RegExp(`^${title}, by maker_`)));
    await expect(
      board.locator.getByRole('img', { name: new RegExp(`^The meme ${title} by maker_`) }),
    ).toBeVisible();
    await desktop.press(board.button('heart, 0'));
    await expect(board.button('heart, 1')).toHaveAttribute('aria-pressed', 'true');
    await expect(board.button('Take down')).toBeVisible();
    await expect(board.button('Report')).toHaveCount(0);
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
  });

  await test.step('another person’s is reported, by keys alone', async () => {
    await page.keyboard.press('Escape');
    await board.button(/^The exchange rate, by/).focus();
    await page.keyboard.press('Enter');
    await board.button('Report').focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Report a work' }).last();
    await question.getByRole('button', { name: 'Spam', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(question.getByText('Thank you. An operator will look at it.')).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await test.step('its link shows a picture elsewhere, and opens it here', async () => {
    const answer = await page.request.get(`${desktop.origin}/works/${id}`);
    const html = await answer.text();
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg');
    await page.goto(`${desktop.origin}/works/${id}`);
    await desktop.ready();
    await expect(board.locator.getByRole('heading', { name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/works/${id}`);
  });

  await test.step('what its maker takes down is gone from the wall, and its link says so', async () => {
    await desktop.press(board.button('Take down'));
    const question = page.getByRole('dialog', { name: 'Take down' }).last();
    await desktop.press(question.getByRole('button', { name: 'Take down', exact: true }));
    const papers = board.locator.getByRole('region', { name: 'The Wall' });
    await expect(papers).toContainText('The exchange rate');
    await expect(papers).not.toContainText(title);
    expect((await page.request.get(`${desktop.origin}/works/${id}`)).status()).toBe(404);
  });
});
