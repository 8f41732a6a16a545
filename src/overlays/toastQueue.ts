import type { Toast } from '../kernel/app.ts';
import { store, type Readable } from '../kernel/store.ts';

/** A toast is seen so long, and what follows it comes so long after that (spec 3, section 9). */
export const TOAST_MS = 4000;
export const COMPLETION_MS = 500;

export interface ShownToast {
  readonly toast: Toast;
  /** It is on its way out. */
  readonly leaving: boolean;
}

export interface ToastQueue {
  /** What is to be seen; null: nothing. */
  readonly shown: Readable<ShownToast | null>;
  add(toast: Toast): void;
}

/** Shows one toast after the other, each for its time. `onShow` is called as each appears. */
export function createToastQueue(onShow: (toast: Toast) => void): ToastQueue {
  const shown = store<ShownToast | null>(null);
  const waiting: Toast[] = [];

  function showNext(): void {
    const toast = waiting.shift();
    if (toast === undefined) return;
    shown.set({ toast, leaving: false });
    onShow(toast);
    setTimeout(() => {
      shown.set({ toast, leaving: true });
      setTimeout(() => {
        shown.set(null);
        showNext();
        toast.onComplete?.();
      }, COMPLETION_MS);
    }, TOAST_MS);
  }

  return {
    shown,
    add(toast) {
      waiting.push(toast);
      if (shown.get() === null) showNext();
    },
  };
}
