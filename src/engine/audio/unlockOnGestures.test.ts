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

it('waits with a finger that comes down until the browser takes it for a gesture (SOUND-1)', () => {
  const page = document.createElement('div');
  const audio = { unlock: vi.fn() };
  let isActivated = false;
  unlockOnGestures(page, audio, () => isActivated);
  page.dispatchEvent(new MouseEvent('pointerdown'));
  expect(audio.unlock).not.toHaveBeenCalled();
  isActivated = true;
  page.dispatchEvent(new MouseEvent('pointerup'));
  expect(audio.unlock).toHaveBeenCalledOnce();
});
