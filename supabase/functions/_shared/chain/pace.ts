/**
 * Waits for a turn. It is false at once where that would take longer than `patienceMs`: to be told so is better than to
 * wait.
 */
export type Pace = (patienceMs: number) => Promise<boolean>;

/** Lets calls begin in turn, no more than `perSecond` a second. */
export function pace(perSecond: number): Pace {
  let free = 0;
  return async (patienceMs) => {
    const now = performance.now();
    const turn = Math.max(now, free);
    if (turn - now > patienceMs) return false;
    free = turn + 1000 / perSecond;
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
    return true;
  };
}
