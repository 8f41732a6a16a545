import type { Toast } from '../../kernel/app.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { GumBalance, GumService } from '../../services/gum/gum.ts';

const STEP_MS = 40;
const MOST_STEPS = 15;

/** Shows each payment that the ledger reports, in the words of its source. */
export function watchRewards(gum: Pick<GumService, 'onEarned'>, toast: (news: Toast) => void): void {
  gum.onEarned(({ title, description, amount }) => toast({ title, description, reward: amount }));
}

/**
 * The balance as it is shown: where GUM was just earned it counts up, within little more than half a second; else, and
 * under reduced motion, it is what it is at once.
 */
export function countingUp(
  gum: Pick<GumService, 'balance' | 'onEarned'>,
  reducedMotion: Readable<boolean>,
): Readable<GumBalance | null> {
  const shown = store(gum.balance.get());
  let earned = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function follow(): void {
    clearInterval(timer);
    const next = gum.balance.get();
    const gained = earned;
    earned = 0;
    if (next === null || gained === 0 || reducedMotion.get()) {
      shown.set(next);
      return;
    }
    const from = shown.get()?.balance ?? next.balance - gained;
    const steps = Math.min(MOST_STEPS, gained);
    let step = 0;
    const count = (): void => {
      shown.set({ ...next, balance: from + Math.round(((next.balance - from) * step) / steps) });
      if (step === steps) clearInterval(timer);
      step += 1;
    };
    count();
    timer = setInterval(count, STEP_MS);
  }
  gum.onEarned(({ amount }) => {
    earned += amount;
  });
  gum.balance.subscribe(follow);
  return shown;
}
