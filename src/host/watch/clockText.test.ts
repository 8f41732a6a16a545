import { beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { clockTextAt } from '../../kernel/clockText.ts';
import { watchClock } from './clockText.ts';

/** A moment of this day as this machine reads it. */
const at = (hours: number, minutes: number, seconds = 0): number =>
  new Date(2026, 4, 12, hours, minutes, seconds).getTime();

const aPage = () => Object.assign(new EventTarget(), { hidden: false });

describe('clockTextAt', () => {
  it.each([
    [0, 5, '12:05 AM'],
    [9, 41, '9:41 AM'],
    [12, 0, '12:00 PM'],
    [23, 59, '11:59 PM'],
  ])('shows %i hours and %i minutes (SHELL-6)', (hours, minutes, text) => {
    expect(clockTextAt(at(hours, minutes))).toBe(text);
  });
});

describe('watchClock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: at(9, 41, 58) }));

  it('changes once a minute, within a second of it (DRAW-1, SHELL-6)', () => {
    const text = watchClock(systemClock, aPage());
    const seen: string[] = [];
    text.subscribe(() => seen.push(text.get()));
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['9:42 AM']);
    vi.advanceTimersByTime(59_000);
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual(['9:42 AM', '9:43 AM']);
  });

  it('stands still while the page is hidden, and is right at once when it is seen', () => {
    const page = aPage();
    const text = watchClock(systemClock, page);
    const show = (shown: boolean): void => {
      page.hidden = !shown;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    show(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    show(true);
    expect(text.get()).toBe('10:41 AM');
  });
});
