import { framesWithin } from './support/frames.ts';
import { expect, test } from './support/test.ts';

// No renderer is named here: the page chooses one, as it does for everyone.
test.use({ renderer: undefined });

test('the boot picture ends by itself, lets the first touch through, and is shown once a session @phone', async ({
  desktop,
  page,
}) => {
  const welcome = desktop.window('Getting Started');
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('boot-logo')) pictures.push(request.url());
  });

  await test.step('Getting Started waits beneath it, which is the person’s to end', async () => {
    await page.addInitScript(watchBootPicture);
    await desktop.open({ welcome: true, boot: true });
    await expect(welcome.locator).toBeAttached();
    // A body comes when the boot is over, and only then the focus.
    await welcome.says('Did you know...');
    await expect(welcome.button('Next Tip')).toBeVisible();
    const booted = await page.evaluate(() => performance.now());
    expect(booted, 'milliseconds until the boot picture went by itself').toBeGreaterThan(2000);
    const { renderer, boot, card } = await page.evaluate(() => {
      const { renderer, boot } = document.documentElement.dataset;
      const webgl = document.createElement('canvas').getContext('webgl2');
      const told = webgl?.getExtension('WEBGL_debug_renderer_info');
      return {
        renderer,
        boot,
        card: told ? String(webgl?.getParameter(told.UNMASKED_RENDERER_WEBGL)) : '',
      };
    });
    const hasCard = card !== '' && !/swiftshader|llvmpipe/i.test(card);
    expect(renderer, card).toBe(hasCard ? 'webgl' : 'canvas');
    // Where the machine is busy the rendered picture comes too late, and the drawn one stays (probe/bootPicture.test.ts).
    expect(boot, 'what the boot picture was at its end').toMatch(/^moving, (?:img|svg), svg$/);
    await expect(page.locator('#boot')).toHaveCount(0);
    expect(pictures.splice(0)).toHaveLength(1);
    await welcome.close();
  });

  await test.step('the first touch ends it, and reaches its target', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await desktop.reload();
    await desktop.openStartMenu();
    await page.keyboard.press('Escape');
    await expect.poll(() => framesWithin(page, 400)).toBe(0);
    expect(pictures.splice(0)).toHaveLength(1);
  });

  await test.step('it is not shown again', async () => {
    await desktop.reload();
    await expect.poll(() => framesWithin(page, 400)).toBe(0);
    expect(pictures).toEqual([]);
  });

  await test.step('but when the computer is shut down and started again (SHELL-20)', async () => {
    await desktop.choose('Shut Down...');
    await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');
    const off = page.getByRole('dialog', { name: 'It is now safe to turn off your computer.' });
    await expect(off.getByText('It is now safe')).toBeAttached();
    await expect.poll(() => framesWithin(page, 400)).toBe(0);
    await off.getByRole('button', { name: 'START AGAIN' }).press('Enter');
    await expect.poll(() => pictures.length).toBe(1);
    await desktop.ready();
    await expect(page.getByRole('dialog', { name: 'Shut Down' })).toHaveCount(0);
  });
});

/**
 * Runs in the page, as a busy machine may let a test look only when the boot is over, and may be late with the rendered
 * picture: notes what the boot picture was when it last changed.
 */
function watchBootPicture(): void {
  new MutationObserver(() => {
    const parts = [...document.querySelectorAll('#boot > *')].map(({ tagName }) => tagName.toLowerCase());
    if (parts.length === 0) return;
    const motion = document.getAnimations().length > 0 ? 'moving' : 'still';
    document.documentElement.dataset['boot'] = [motion, ...parts].join(', ');
  }).observe(document, { childList: true, subtree: true });
}
