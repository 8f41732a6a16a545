import { expect, it, vi } from 'vitest';
import { unlockOnGestures } from './unlockOnGestures.ts';

it('unlocks sound by each gesture, but not by Escape, which is none to browsers', () => {
  const page = document.createElement('div');
  const audio = { unlock: vi.fn() };
  const stop = unlockOnGestures(page, audio);
  page.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(audio.unlock).not.toHaveBeenCalled();
  page.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  page.dispatchEvent(new MouseEvent('click'));
  expect(audio.unlock).toHaveBeenCalledTimes(2);
  stop();
  page.dispatchEvent(new MouseEvent('click'));
  expect(audio.unlock).toHaveBeenCalledTimes(2);
});
