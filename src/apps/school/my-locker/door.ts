import type { AppContext } from '../../../kernel/app.ts';
import { STEP_MS } from '../../../town/play/picture/life.ts';

/** How far the door is open. */
export type DoorPosition = 'shut' | 'ajar' | 'open';

const POSITIONS = ['shut', 'ajar', 'open'] as const;

export interface Door {
  readonly position: () => DoorPosition;
  /** Begins to move it, and turns round where it is already moving the other way. */
  turn(open: boolean): void;
  stop(): void;
}

/**
 * A door that is shut at first, and shows each position on its way. Under reduced motion, and while the window is not
 * seen, it is at its end at once.
 */
export function createDoor(
  { visible, reducedMotion }: Pick<AppContext, 'visible' | 'reducedMotion'>,
  show: () => void,
): Door {
  let at = 0;
  let wanted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moveTo = (next: number): void => {
    clearTimeout(timer);
    timer = undefined;
    if (next === at) return;
    at = next;
    if (at !== wanted) timer = setTimeout(step, STEP_MS);
    show();
  };
  const step = (): void => moveTo(at + Math.sign(wanted - at));
  const isStill = (): boolean => reducedMotion.get() || !visible.get();
  const settle = (): void => {
    if (isStill()) moveTo(wanted);
  };
  const unwatch = [visible, reducedMotion].map((source) => source.subscribe(settle));
  return {
    position: () => POSITIONS[at] ?? 'shut',
    turn(open) {
      wanted = open ? POSITIONS.length - 1 : 0;
      if (isStill()) moveTo(wanted);
      else if (timer === undefined) step();
    },
    stop() {
      clearTimeout(timer);
      for (const stop of unwatch) stop();
    },
  };
}
