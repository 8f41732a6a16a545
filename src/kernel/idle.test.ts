// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handsAtRest } from './idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const move = (buttons: number): void => {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { buttons }));
};

it('waits while something is dragged, and for no mouse that only passes', async () => {
  const rested = vi.fn();
  // Whichever call is the first begins to watch.
  void handsAtRest();
  move(1);
  void handsAtRest().then(rested);
  for (let moved = 0; moved < 5; moved += 1) {
    await vi.advanceTimersByTimeAsync(300);
    move(1);
  }
  expect(rested).not.toHaveBeenCalled();
  for (let passed = 0; passed < 5; passed += 1) {
    await vi.advanceTimersByTimeAsync(200);
    move(0);
  }
  expect(rested).toHaveBeenCalledOnce();
});
