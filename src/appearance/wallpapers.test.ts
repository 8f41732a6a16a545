import { expect, it } from 'vitest';
import { WALLPAPERS, wallpaperPicture } from './wallpapers.ts';

it.each([true, false])(
  'what a desktop starts with is one place by day and by night (on a high screen: %s) (SETTINGS-2)',
  (tall) => {
    const [day, night] = [false, true].map((hour) => wallpaperPicture('standard', { night: hour, tall }));
    expect(day?.url).toMatch(/arcadia-day/);
    expect(night?.url).toMatch(/arcadia-night/);
    expect([night?.width, night?.height]).toEqual([day?.width, day?.height]);
  },
);

it('five others may be chosen, each another picture (SETTINGS-2)', () => {
  const pictures = WALLPAPERS.map(({ id }) => wallpaperPicture(id, { night: false, tall: false }).url);
  expect(new Set(pictures).size).toBe(6);
});

it('one that is no longer there is the standard one', () => {
  const framing = { night: true, tall: false };
  expect(wallpaperPicture('gone', framing)).toEqual(wallpaperPicture('standard', framing));
});
