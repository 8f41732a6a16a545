import { expect, it } from 'vitest';
import { isLargeCrowd } from './chat.ts';

it('is a large crowd from 51 people on, and no longer when fewer than 40 are left (CHAT-13)', () => {
  let isLarge = false;
  const turns = [1, 50, 51, 50, 40, 51, 39, 40, 50].map((here) => (isLarge = isLargeCrowd(here, isLarge)));
  expect(turns).toEqual([false, false, true, true, true, true, false, false, false]);
});
