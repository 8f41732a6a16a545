import type { Readable } from '../kernel/store.ts';

/** A state that asks while it is listened to, as one window shows it: listened to while that is seen alone, as nothing runs for what is not (SHELL-16). */
export function whileSeen<State>(state: Readable<State>, visible: Readable<boolean>): Readable<State> {
  return {
    get: state.get,
    subscribe(listener) {
      let stop: (() => void) | null = null;
      function look(): void {
        if (visible.get() === (stop !== null)) return;
        stop?.();
        stop = stop === null ? state.subscribe(listener) : null;
        // It may have changed while this was not seen.
        listener();
      }
      const unwatch = visible.subscribe(look);
      if (visible.get()) stop = state.subscribe(listener);
      return () => {
        unwatch();
        stop?.();
      };
    },
  };
}
