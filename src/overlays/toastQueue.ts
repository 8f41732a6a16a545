import type { Toast } from '../kernel/app.ts';
import { store, type Readable } from '../kernel/store.ts';

/** How long a toast is visible, and the pause before the next one (SHELL-14). */
export const TOAST_MS = 4000;
export const COMPLETION_MS = 500;

export interface ShownToast {
  readonly toast: Toast;
  /** True while it slides out. */
  readonly leaving: boolean;
}

export interface ToastQueue {
  /** The visible toast; null while there is none. */
  readonly shown: Readable<ShownToast | null>;
  add(toast: Toast): void;
  /** Ends the time of the visible toast. */
  skip(): void;
}

/** Shows one toast after the other, each for its time. `onShow` is called as each appears. */
export function createToastQueue(onShow: (toast: Toast) => void): ToastQueue {
  const shown = store<ShownToast | null>(null);
  const waiting: Toast[] = [];
  let leave = (): void => undefined;

  function showNext(): void {
    const toast = waiting.shift();
    if (toast === undefined) return;
    shown.set({ toast, leaving: false });
    onShow(toast);
    const timer = setTimeout(() => leave(), TOAST_MS);
    leave = () => {
      clearTimeout(timer);
      leave = () => undefined;
      shown.set({ toast, leaving: true });
      setTimeout(() => {
        shown.set(null);
        showNext();
        toast.onComplete?.();
      }, COMPLETION_MS);
    };
  }

  return {
    shown,
    add(toast) {
      waiting.push(toast);
      if (shown.get() === null) showNext();
    },
    skip: () => leave(),
  };
}
