import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type DesktopSettings } from '@shared/domain/system/settings.ts';
import { ok } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import type { Api } from '../../services/api/api.ts';
import { watchWinner } from './winner.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-06-09T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is asked for by those alone who agree (WEEK-5)', async () => {
  const call = vi.fn(async (): Promise<unknown> => ok({ success: true, winner: null }));
  const settings = store<DesktopSettings>(DEFAULT_SETTINGS);
  watchWinner({ call: call as unknown as Api['call'] }, settings, store<string | null>(null));
  await vi.advanceTimersByTimeAsync(8 * 86_400_000);
  expect(call).not.toHaveBeenCalled();
  settings.set({ ...DEFAULT_SETTINGS, winnerOnDesktop: true });
  expect(call).toHaveBeenCalledTimes(1);
});

it('is there on its day for those who agree, and asked for again when that and the next week are over (WEEK-5)', async () => {
  const settings = store<DesktopSettings>({ ...DEFAULT_SETTINGS, winnerOnDesktop: true });
  const winner = store<string | null>(null);
  let won: object | null = { work: '7', until: '2025-06-10T00:00:00.000Z' };
  const call = vi.fn(async (): Promise<unknown> => ok({ success: true, winner: won }));
  // Every call is answered by that one.
  watchWinner({ call: call as unknown as Api['call'] }, settings, winner);
  await vi.advanceTimersByTimeAsync(0);
  expect(winner.get()).toBe('/api/works/preview/7');
  settings.set(DEFAULT_SETTINGS);
  expect(winner.get()).toBeNull();
  settings.set({ ...DEFAULT_SETTINGS, winnerOnDesktop: true });
  expect(winner.get()).toBe('/api/works/preview/7');
  won = null;
  await vi.advanceTimersByTimeAsync(12 * 3_600_000);
  expect([winner.get(), call.mock.calls.length]).toEqual([null, 2]);
  await vi.advanceTimersByTimeAsync(6 * 86_400_000);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  expect(call).toHaveBeenCalledTimes(3);
});
