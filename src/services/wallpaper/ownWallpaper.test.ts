import { describe, expect, it } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createSettings } from '../settings/settings.ts';
import { createOwnWallpaper, NO_OWN } from './ownWallpaper.ts';
import { inAllTabs, settingsOver } from './settingsOver.ts';

const HALL = { id: 'a1', title: 'hall.png', shown: true };

function open(browser = fakeBrowser()) {
  const { lasting } = browser.storage();
  const own = inAllTabs(createOwnWallpaper(lasting), browser.tab());
  return { browser, own, settings: settingsOver(own, createSettings(lasting, systemClock).service) };
}

describe("the person's own wallpaper (WALLPAPER-2)", () => {
  it('is kept by the browser, and the same in all of its tabs', () => {
    const one = open();
    const other = open(one.browser);
    one.own.set(HALL);
    expect([other.own.get(), open(one.browser).own.get()]).toEqual([HALL, HALL]);
  });

  it('gives way to another background, and can be chosen again', () => {
    const { own, settings } = open();
    own.set(HALL);
    settings.change({ theme: 'brick', backgroundPlacement: 'fit' });
    expect(own.get().shown).toBe(true);
    settings.change({ desktopBackground: 'lake' });
    expect(own.get()).toEqual({ ...HALL, shown: false });
  });

  it('is forgotten with all that is set', () => {
    const { own, settings } = open();
    own.set(HALL);
    settings.reset();
    expect(own.get()).toEqual(NO_OWN);
  });
});
