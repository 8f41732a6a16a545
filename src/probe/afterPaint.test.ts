// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

let paint: (name: string) => void;
beforeEach(() => {
  vi.useFakeTimers();
  class FakeObserver {
    constructor(callback: (list: { getEntriesByName(name: string): readonly string[] }) => void) {
      paint = (painted) => callback({ getEntriesByName: (name) => [painted].filter((one) => one === name) });
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until there is content on the screen, and acts once', () => {
  const act = vi.fn();
  afterPaint(act);
  paint('first-paint');
  expect(act).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
});

it('acts soon in a tab that paints nothing', () => {
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledOnce();
});
