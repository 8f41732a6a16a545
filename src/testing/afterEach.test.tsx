import { expect, it, vi } from 'vitest';

it('lets a timer that was set in real time be cleared while there are fake ones', () => {
  const { clearTimeout: keptByReact } = globalThis;
  const timer = setTimeout(() => undefined, 60_000);
  vi.useFakeTimers();
  expect(() => keptByReact(timer)).not.toThrow();
});
