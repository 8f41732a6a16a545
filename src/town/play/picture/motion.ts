import type { AppContext } from '../../../kernel/app.ts';
import { STEP_MS } from './life.ts';

/**
 * Calls `step` with the time since the start, 8 times a second, only while the window can be seen and motion is
 * welcome; the answer ends it. A timer and not a lease on the ticker (docs/adr/0008).
 */
export function everyStep(
  { visible, reducedMotion }: Pick<AppContext, 'visible' | 'reducedMotion'>,
  step: (elapsedMs: number) => void,
): () => void {
  let elapsed = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const sync = (): void => {
    clearInterval(timer);
    if (reducedMotion.get() || !visible.get()) return;
    timer = setInterval(() => step((elapsed += STEP_MS)), STEP_MS);
  };
  const unwatch = [visible, reducedMotion].map((source) => source.subscribe(sync));
  sync();
  return () => {
    clearInterval(timer);
    for (const stop of unwatch) stop();
  };
}
