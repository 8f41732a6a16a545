/** Resolves in a task of its own: whatever else waits has its turn before, input and the frame among it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the browser has nothing better to do, and after so many milliseconds at the latest. */
export function whenIdle(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: atMostMs });
    else setTimeout(resolve, Math.min(atMostMs, 200));
  });
}
