import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toastQueue.ts';

const GUM = { title: 'Overachiever', description: 'You found Flunko.', reward: 100 };
const LATE = { title: 'Slacker', description: 'You found the cafeteria.' };

describe('the queue of toasts', () => {
  const onShow = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    onShow.mockClear();
  });

  it('shows a toast for 4 seconds, and calls back half a second after it is hidden (SHELL-14)', () => {
    const { shown, add } = createToastQueue(onShow);
    const onComplete = vi.fn();
    add({ ...GUM, onComplete });
    expect(shown.get()).toMatchObject({ toast: GUM, leaving: false });
    vi.advanceTimersByTime(3999);
    expect(shown.get()?.leaving).toBe(false);
    vi.advanceTimersByTime(1);
    expect(shown.get()?.leaving).toBe(true);
    vi.advanceTimersByTime(499);
    expect(onComplete).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onComplete).toHaveBeenCalledOnce();
    expect(shown.get()).toBeNull();
  });

  it('lets several wait for each other, and tells of each as it appears', () => {
    const { shown, add } = createToastQueue(onShow);
    add(GUM);
    add(LATE);
    expect(onShow).toHaveBeenCalledExactlyOnceWith(GUM);
    vi.advanceTimersByTime(4500);
    expect(shown.get()).toEqual({ toast: LATE, leaving: false });
    expect(onShow).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(4500);
    expect(shown.get()).toBeNull();
  });

  it('goes at once when it is skipped, and so does no other', () => {
    const { shown, add, skip } = createToastQueue(onShow);
    add(GUM);
    add(LATE);
    skip();
    skip();
    expect(shown.get()).toMatchObject({ toast: GUM, leaving: true });
    vi.advanceTimersByTime(500);
    expect(shown.get()).toEqual({ toast: LATE, leaving: false });
    vi.advanceTimersByTime(3999);
    expect(shown.get()?.leaving).toBe(false);
  });

  it('takes a new one from the callback of the last', () => {
    const { shown, add } = createToastQueue(onShow);
    add({ ...GUM, onComplete: () => add(LATE) });
    vi.advanceTimersByTime(4500);
    expect(shown.get()).toEqual({ toast: LATE, leaving: false });
    expect(onShow).toHaveBeenCalledTimes(2);
  });
});
