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

/** How long nothing that is held may have moved (ms). */
const STILL_MS = 400;
let movedAt: number | null = null;

function noteHand({ buttons }: PointerEvent): void {
  if (buttons !== 0) movedAt = performance.now();
}

/**
 * Resolves once nothing is held down and no finger has moved for a moment, so that what takes long does not halt what the
 * person drags. Fingers are watched from the first call on.
 */
export async function handsAtRest(): Promise<void> {
  if (movedAt === null) {
    movedAt = performance.now();
    for (const type of ['pointerdown', 'pointermove'] as const) {
      addEventListener(type, noteHand, { capture: true, passive: true });
    }
  }
  // A finger on what it drags is not `:active`, and a mouse that holds still does not move: both are asked.
  while (performance.now() - movedAt < STILL_MS || document.querySelector(':active') !== null) {
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
  }
}
