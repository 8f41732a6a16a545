import { afterEach, vi } from 'vitest';

/**
 * Test files of one thread share their modules and, in jsdom, run one after the other: whatever a test has replaced is
 * put back, and whatever it left in the page is taken out. Registered first, this runs after the test's own cleaning.
 */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
