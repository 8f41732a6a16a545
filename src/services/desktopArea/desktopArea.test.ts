import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createDesktopArea } from './desktopArea.ts';

describe('the desktop area', () => {
  it('is up to the screen until a person chooses it, and then kept by this browser', () => {
    const browser = fakeBrowser();
    const area = createDesktopArea(browser.storage().lasting);
    expect(area.get()).toBe('automatic');
    area.set(2);
    expect([area.get(), createDesktopArea(browser.storage().lasting).get()]).toEqual([2, 2]);
  });

  it('is up to the screen where what was kept is none', () => {
    const { lasting } = fakeBrowser().storage();
    lasting.set({ name: 'desktop-area', version: 1, read: () => null }, 7);
    expect(createDesktopArea(lasting).get()).toBe('automatic');
  });
});
