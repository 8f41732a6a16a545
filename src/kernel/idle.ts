/** Resolves once the browser has nothing better to do, and after so many milliseconds at the latest. */
export function whenIdle(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: atMostMs });
    else setTimeout(resolve, Math.min(atMostMs, 200));
  });
}
