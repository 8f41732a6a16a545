/**
 * Waits for a turn. It is false at once where that would take longer than `patienceMs`: to be told so is better than to
 * wait. Rejects where those who give turns cannot be asked.
 */
export type Pace = (patienceMs: number) => Promise<boolean>;

/** Takes a turn for each call that asks; answers in how many ms each begins, null: it comes too late (db/system/paces.ts). */
type TakeTurns = (patienceMs: readonly number[]) => Promise<readonly (number | null)[]>;

/** A turn that took so long to be told of has passed (ms): used late, it would come together with later ones. */
const LATE_MS = 1_000;

interface Asking {
  readonly patienceMs: number;
  readonly told: (wait: number | null) => void;
  readonly failed: (fault: unknown) => void;
}

/** Lets calls begin in the turns that are taken for them: for all that come while it asks at once, next time. */
export function pace(take: TakeTurns): Pace {
  let next: Asking[] = [];
  let isAsking = false;

  async function ask(asking: readonly Asking[]): Promise<void> {
    const began = performance.now();
    try {
      const waits = await take(asking.map(({ patienceMs }) => patienceMs));
      const isLate = performance.now() - began > LATE_MS;
      asking.forEach(({ told }, nth) => told(isLate ? null : (waits[nth] ?? null)));
    } catch (fault) {
      for (const { failed } of asking) failed(fault);
    }
  }

  async function askForAll(): Promise<void> {
    isAsking = true;
    while (next.length > 0) {
      const asking = next;
      next = [];
      await ask(asking);
    }
    isAsking = false;
  }

  return async (patienceMs) => {
    const wait = await new Promise<number | null>((told, failed) => {
      next.push({ patienceMs, told, failed });
      if (!isAsking) void askForAll();
    });
    if (wait === null) return false;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return true;
  };
}
