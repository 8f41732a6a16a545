import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TownWeek } from '@shared/contract/town/week.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { LOW_WATER } from '../../testing/week.ts';
import { createWeek, weekOf } from './week.ts';

const AT = Date.parse('2027-01-08T00:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: AT }));
afterEach(() => vi.useRealTimers());

function start(answers: () => TownWeek | null = () => LOW_WATER) {
  const call = vi.fn(async () => {
    const week = answers();
    return week === null ? fail('INTERNAL', 'no') : ok({ success: true, ...week });
  });
  const clock = { now: () => epochMs(Date.now()) };
  // The service asks for this route alone.
  const week = createWeek({ api: { call: call as never }, clock, random: () => 0.5 });
  return { call, week };
}

it('asks while something shows it, and once for all that do (EPISODE-3)', async () => {
  const { call, week } = start();
  expect(call).not.toHaveBeenCalled();
  const heard = [vi.fn(), vi.fn()];
  const stops = heard.map((listener) => week.subscribe(listener));
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(1);
  expect(week.get()?.episode?.title).toBe('Low Water');
  for (const listener of heard) expect(listener).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(60_000);
  // What is fresh is not asked for again by what shows it next, and later it is.
  week.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(720_000);
  expect(call).toHaveBeenCalledTimes(2);
});

it('asks again soon after it changes, each page at another moment, and after an answer that did not come', async () => {
  let isGone = true;
  const { call, week } = start(() =>
    isGone ? null : { ...LOW_WATER, changes_at: new Date(Date.now() + 120_000).toISOString() },
  );
  week.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect([call.mock.calls.length, week.get()]).toEqual([1, null]);
  isGone = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([call.mock.calls.length, week.get()?.lean]).toEqual([2, 'made']);
  await vi.advanceTimersByTimeAsync(179_000);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(call).toHaveBeenCalledTimes(3);
});

it('shows an episode in this window alone, until that ends (EPISODE-6)', async () => {
  const { week } = start();
  week.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  week.preview(LOW_WATER.episode && { ...LOW_WATER.episode, title: 'A Draft' });
  expect([week.get()?.episode?.title, week.previewed.get()?.title]).toEqual(['A Draft', 'A Draft']);
  week.preview(null);
  expect([week.get()?.episode?.title, week.previewed.get()]).toEqual(['Low Water', null]);
});

it('is one for all that show it', () => {
  const api = { call: vi.fn() };
  expect(weekOf({ api })).toBe(weekOf({ api }));
  expect(weekOf({ api: { call: vi.fn() } })).not.toBe(weekOf({ api }));
});
