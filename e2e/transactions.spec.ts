import type { Page } from '@playwright/test';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

interface Flunk {
  readonly tokenId: string;
  readonly serial: number;
}

/** The one Flunk of this wallet, as the server has it. */
const flunkOf = (page: Page, wallet: string): Promise<Flunk> =>
  page.evaluate(async (owner) => {
    const response = await fetch(`/api/collection/tokens?owner=${owner}&collection=Flunks`);
    const { tokens } = (await response.json()) as { readonly tokens: readonly [Flunk] };
    return tokens[0];
  }, wallet);

/** What becomes of the next transaction of this wallet. */
const fault = (page: Page, address: string, next: 'revert' | 'slow') =>
  page.request.post(new URL('/demo/faults', page.url()).href, { data: { address, next } });

/** Has the page begin with the details of a Flunk, as if they were open at the end of the last visit. */
const leaveOpen = (page: Page, { tokenId }: Flunk) =>
  page.addInitScript((params) => {
    // Later the page itself knows what was open.
    if (sessionStorage.getItem('left-open') !== null) return;
    sessionStorage.setItem('left-open', params);
    const screen = { width: 1280, height: 772 };
    const bounds = { x: 90, y: 20, width: 460, height: 420 };
    const value = [{ appId: 'token-details', params, bounds, screen, mode: 'normal' }];
    localStorage.setItem('windows', JSON.stringify({ version: 3, value }));
  }, `Flunks/${tokenId}`);

test('a student graduates and claims a backpack on the chain, and a no of the wallet changes nothing @desktop @all', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ as: 'geek' });
  await desktop.choose('Open Wallet');
  const address = await desktop
    .window('Wallet')
    .locator.getByText(/^0x[0-9a-f]{16}$/)
    .first()
    .innerText();
  const flunk = await flunkOf(page, address);
  await leaveOpen(page, flunk);
  await desktop.reload();
  const details = desktop.window(`Flunk #${flunk.serial} - Full Details`);
  const titles = {
    graduation: `Graduation - Student #${flunk.serial}`,
    form: `Claim Form - Student #${flunk.serial}`,
  };
  const [graduation, form] = [desktop.window(titles.graduation), desktop.window(titles.form)];
  let studentPicture = '';
  /** Presses a button that opens the wallet, and answers it. */
  const sign = async (window: typeof form, button: string, answer: 'Approve' | 'Decline'): Promise<void> => {
    const popup = page.waitForEvent('popup');
    await desktop.press(window.button(button));
    await desktop.answer(await popup, answer);
  };

  await test.step('the terminal is in sooner for who loads faster', async () => {
    studentPicture = (await details.locator.getByRole('img', { name: /^Flunk #/ }).getAttribute('src')) ?? '';
    await desktop.press(details.button('Graduation'));
    // It goes on by itself meanwhile, so that any press may come too late.
    await expect(async () => {
      if (await graduation.button('Hack Grades').isVisible()) return;
      await graduation.button('Load FASTER').click({ timeout: 1_000 });
      expect(await graduation.button('Hack Grades').isVisible()).toBe(true);
    }).toPass({ intervals: [100] });
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page, titles.graduation)).toEqual([]);
  });

  await test.step('who says no in the wallet is told so, and may say yes after all', async () => {
    await sign(graduation, 'Hack Grades', 'Decline');
    await graduation.says('Nothing was sent.');
  });

  await test.step('a reload while the wallet asks, and a window that was closed, say what became of it', async () => {
    const tryAgain = async (): Promise<Page> => {
      const popup = page.waitForEvent('popup');
      await desktop.press(graduation.button('Try again'));
      return popup;
    };
    const left = await tryAgain();
    await desktop.reload();
    await graduation.says('The page was loaded again while your wallet was asking.');
    await left.close();
    await (await tryAgain()).close();
    await graduation.says('The window of the wallet was closed before it answered.');
    await graduation.says('The chain does not show it.');
    expect(await lettersBetweenPixels(page, titles.graduation)).toEqual([]);
  });

  await test.step('what the network refuses is said to be refused', async () => {
    await fault(page, address, 'revert');
    await sign(graduation, 'Try again', 'Approve');
    await graduation.says('The network refused the transaction, so nothing has changed.');
  });

  await test.step('a reload in the middle goes on with what was sent, and does not offer it again', async () => {
    await fault(page, address, 'slow');
    await sign(graduation, 'Try again', 'Approve');
    await expect(graduation.locator.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await desktop.reload();
    await expect(graduation.locator.getByRole('heading', { name: 'Graduated' })).toBeVisible();
    await expect(graduation.button('Hack Grades')).toHaveCount(0);
  });

  await test.step('the window that shows the student has the new picture by itself', async () => {
    const picture = details.locator.getByRole('img', { name: /^Flunk #/ });
    await expect(picture).not.toHaveAttribute('src', studentPicture);
    await details.says('Graduated');
  });

  await test.step('the form is signed, and the backpack is there', async () => {
    await graduation.close();
    await desktop.press(details.button('Claim Form'));
    await form.says('Computer lab');
    await sign(form, 'Claim Backpack', 'Approve');
    await expect(form.locator.getByRole('heading', { name: 'Your new backpack' })).toBeVisible();
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page, titles.form)).toEqual([]);
  });

  await test.step('both are found again, by the index of the server', async () => {
    await desktop.reload();
    await expect(details.button('Claim Form')).toHaveCount(0);
    await desktop.press(details.button('Graduation'));
    await expect(graduation.locator.getByRole('heading', { name: 'Graduated' })).toBeVisible();
    await expect(graduation.locator.getByText('The new yearbook picture')).toHaveCount(0);
  });
});
