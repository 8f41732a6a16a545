import { expect, it } from 'vitest';
import { wallpaperPicture } from './wallpapers.ts';

it.each([true, false])('what a desktop starts with follows the sun (on a high screen: %s)', (tall) => {
  const [day, night] = [false, true].map((hour) => wallpaperPicture('standard', { night: hour, tall }).url);
  expect(day).not.toBe(night);
});
