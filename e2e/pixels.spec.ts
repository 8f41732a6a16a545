import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// The tray shows whether it sounds.
test.use({ sound: true });

interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels that the canvas renderer drew, read back from the canvas itself: no browser's scaling between. */
async function drawn(page: Page, { x, y, width, height }: Region): Promise<Buffer> {
  const url = await page.evaluate(
    async (region) => {
      // What was asked for last is drawn in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const canvas = document.querySelector<HTMLCanvasElement>('#canvas');
      const copy = document.createElement('canvas');
      copy.width = region.width;
      copy.height = region.height;
      if (canvas === null) throw new Error('there is no canvas');
      copy.getContext('2d')?.drawImage(canvas, -region.x, -region.y);
      return copy.toDataURL('image/png');
    },
    { x, y, width, height },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const EXACT = { threshold: 0, maxDiffPixels: 0 } as const;
const NOON = '2025-10-01T17:00:10Z';

test.describe('the chrome, to the pixel @desktop', () => {
  test('taskbar, menu and the frames of windows look as they did in 1995', async ({ desktop, page }) => {
    await desktop.open({ now: NOON });
    expect(await drawn(page, { x: 0, y: 772, width: 60, height: 28 })).toMatchSnapshot(
      'start-button.png',
      EXACT,
    );
    expect(await drawn(page, { x: 1180, y: 772, width: 100, height: 28 })).toMatchSnapshot('tray.png', EXACT);
    await test.step('the menu', async () => {
      await desktop.openStartMenu();
      const menu = await desktop.startMenu.boundingBox();
      if (menu === null) throw new Error('the menu is not on the screen');
      const { x, y, width, height } = menu;
      // Its upper right and lower left corners are the same whatever programs are between them.
      const upper = { x: x + width - 40, y, width: 40, height: 44 };
      expect(await drawn(page, upper)).toMatchSnapshot('start-menu-upper.png', EXACT);
      const lower = { x, y: y + height - 48, width: 110, height: 48 };
      expect(await drawn(page, lower)).toMatchSnapshot('start-menu-lower.png', EXACT);
      await page.keyboard.press('Escape');
    });

    const wallet = await desktop.openApp('Wallet');
    const { x, y, width, height } = await wallet.box();
    const title = { x, y, width, height: 24 };
    expect(await drawn(page, title)).toMatchSnapshot('title-active.png', EXACT);
    const close = await wallet.titleButton('Close').boundingBox();
    if (close === null) throw new Error('the button is not on the screen');
    await page.mouse.move(close.x + 8, close.y + 7);
    await page.mouse.down();
    expect(await drawn(page, title)).toMatchSnapshot('title-close-pressed.png', EXACT);
    await page.mouse.move(10, 500);
    await page.mouse.up();
    await desktop.icon('Wallet').click();
    await expect(desktop.task('Wallet')).toHaveAttribute('aria-pressed', 'false');
    expect(await drawn(page, title)).toMatchSnapshot('title-inactive.png', EXACT);
    expect(await drawn(page, { x, y: y + height - 8, width, height: 8 })).toMatchSnapshot(
      'frame-bottom.png',
      EXACT,
    );
  });
});

test.describe('both renderers @desktop', () => {
  test('draw the desktop and its windows alike (DRAW-3)', async ({ desktop, page }) => {
    const pictures: Buffer[] = [];
    for (const renderer of ['canvas', 'webgl'] as const) {
      await desktop.open({ renderer, now: NOON });
      const wallet = await desktop.openApp('Wallet');
      await expect(wallet.locator.getByRole('list', { name: 'Wallets' })).toBeVisible();
      await desktop.openStartMenu();
      pictures.push(await page.screenshot());
      await page.evaluate(() => localStorage.clear());
    }
    expect(pictures[1]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true);
  });
});
