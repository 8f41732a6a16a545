import type { Page } from '@playwright/test';
import { framesWithin } from './support/frames.ts';
import { expect, test } from './support/test.ts';

test.use({ sound: true });

/** Counts the tunes that sound: what is looped and lasts longer than the noise of ambiences does. */
function countTunes(): void {
  const tunes = new Set<AudioBufferSourceNode>();
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...how: Parameters<typeof start>) {
    if (this.loop && (this.buffer?.duration ?? 0) > 20) tunes.add(this);
    start.apply(this, how);
  };
  AudioBufferSourceNode.prototype.stop = function (...how: Parameters<typeof stop>) {
    tunes.delete(this);
    stop.apply(this, how);
  };
  Object.assign(window, { tunesThatSound: () => tunes.size });
}
const sounding = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { tunesThatSound: () => number }).tunesThatSound());
const announced = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => navigator.mediaSession.metadata?.artist);

// Wednesday, 1:20 PM in Arcadia.
const NOW = '2025-10-01T18:20:00Z';
const TUNE = /^".+", .+$/;

test('a person turns the radio on, looks for a station, stores it, and it plays on while minimized @desktop @all', async ({
  desktop,
  page,
}) => {
  await page.addInitScript(countTunes);
  await desktop.open({ now: NOW });
  const radio = await desktop.openApp('Radio');
  await radio.says('Off. Press Power.');
  await desktop.press(radio.button('Power'));
  await radio.says('FLUNK FM');
  await radio.says('Desk Duty');
  await expect.poll(() => sounding(page)).toBe(1);

  const dial = radio.locator.getByRole('slider', { name: 'Frequency' });
  await test.step('the dial finds noise, and the buttons find stations', async () => {
    await dial.fill('935');
    await radio.says('Between stations.');
    await expect.poll(() => sounding(page)).toBe(0);
    await desktop.press(radio.button('Previous station'));
    await expect(dial).toHaveAttribute('aria-valuetext', '91.3 MHz, LAKESIDE');
    await expect.poll(() => sounding(page)).toBe(1);
    await dial.press('ArrowRight');
    await expect(dial).toHaveAttribute('aria-valuetext', '91.4 MHz, LAKESIDE');
    await dial.fill('1066');
    await radio.says('Off the air at this hour.');
  });

  await test.step('a frequency is stored (RADIO-1)', async () => {
    await dial.fill('1029');
    await desktop.press(radio.button('Store'));
    await desktop.press(radio.button('Store 102.9 as preset 1'));
    await expect(radio.button('Preset 1: 102.9')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('it plays on while its window is minimized, and the system knows what (RADIO-7)', async () => {
    await expect.poll(() => sounding(page)).toBe(1);
    await desktop.press(radio.titleButton('Minimize'));
    await radio.isHidden();
    expect(await sounding(page)).toBe(1);
    expect(await announced(page)).toBe('THIEVES COUNTRY');
    await desktop.press(desktop.task('Radio'));
    await radio.isOpen();
  });

  await test.step('the bars move while the radio is heard and seen, and nothing is drawn otherwise (RADIO-9)', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => framesWithin(page, 600)).toBeGreaterThan(2);
    await desktop.press(radio.titleButton('Minimize'));
    await expect.poll(() => framesWithin(page, 400)).toBe(0);
    await desktop.press(desktop.task('Radio'));
    await expect.poll(() => framesWithin(page, 600)).toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => framesWithin(page, 400)).toBe(0);
  });

  await test.step('after a reload it waits for the first press (RADIO-8)', async () => {
    await page.reload();
    await desktop.ready();
    await radio.isOpen();
    await radio.says('Your browser waits for a press before anything may sound. Press anywhere.');
    expect(await sounding(page)).toBe(0);
    await desktop.press(radio.button('Preset 1: 102.9'));
    await expect.poll(() => sounding(page)).toBe(1);
    await desktop.press(radio.button('Power'));
    await radio.says('Off. Press Power.');
    await expect.poll(() => sounding(page)).toBe(0);
  });
});

test('other music pauses the radio and gives it back, and a tune that does not come through is replaced @desktop @all', async ({
  desktop,
  page,
}) => {
  await page.addInitScript(countTunes);
  await desktop.open({ now: NOW });
  const radio = await desktop.openApp('Radio');
  desktop.allowErrors(/\.(webm|m4a)/);
  await page.route(/\.(webm|m4a)$/, (route) => route.abort(), { times: 2 });
  await desktop.press(radio.button('Power'));
  await radio.says('No tune comes through. The next one is tried.');
  await expect(radio.locator.getByText(TUNE).or(radio.locator.locator('[data-talk]')).first()).toBeVisible();
  await expect.poll(() => sounding(page)).toBe(1);

  await desktop.startProgram('Town Map');
  const map = desktop.window('Town Map');
  await map.isOpen();
  await expect(
    radio.locator.getByText('Paused while other music plays. It comes back by itself.'),
  ).toHaveCount(1);
  await map.close();
  await expect(radio.locator.getByText('Paused while other music plays.')).toHaveCount(0);
  await expect.poll(() => sounding(page)).toBe(1);
});
