import { expect, it } from 'vitest';
import { store } from '../../kernel/store.ts';
import type { Reaction } from './hotspots/hotspot.ts';
import { createWeekly, type WeekLayer } from './weekly.ts';

const CLOCK: Reaction = { answers: { day: ['8:20.'], night: ['It ticks.'] } };
const RAIL: Reaction = { answers: ['It hums.'] };
const DOOR: Reaction = { exit: { to: 'shed' } };
const WEEK: WeekLayer = {
  id: 'low-water',
  captions: { 'shed/clock': 'Dusted.', 'shed/door': 'Ajar.' },
  clue: null,
};

it('lays the words of the week before those of a place, where it answers (EPISODE-7)', () => {
  const week = store<WeekLayer | null>(null);
  const weekly = createWeekly(week, 'shed');
  expect(weekly.over('clock', CLOCK)).toBe(CLOCK);
  week.set(WEEK);
  const over = weekly.over('clock', CLOCK);
  expect(over.answers).toEqual({ day: ['Dusted.', '8:20.'], night: ['Dusted.', 'It ticks.'] });
  // The same each time, so that presses are counted on.
  expect(weekly.over('clock', CLOCK)).toBe(over);
  expect(weekly.over('door', DOOR)).toBe(DOOR);
  expect(weekly.over('rail', RAIL)).toBe(RAIL);
  week.set({ ...WEEK, captions: { 'shed/clock': 'Wound.' } });
  expect(weekly.over('clock', CLOCK).answers).toMatchObject({ day: ['Wound.', '8:20.'] });
  week.set(null);
  expect(weekly.over('clock', CLOCK)).toBe(CLOCK);
});

it('has its clue met where it lies, once it is told (EPISODE-7)', () => {
  const week = store<WeekLayer | null>(WEEK);
  const weekly = createWeekly(week, 'shed');
  expect(weekly.met('rail')).toBeNull();
  week.set({ ...WEEK, clue: { at: 'shed/rail', title: 'Warm', text: 'The rail is warm.' } });
  expect([weekly.met('rail'), weekly.met('clock')]).toEqual(['seen:week/low-water', null]);
  expect(weekly.over('rail', RAIL).answers).toEqual(['The rail is warm.', 'It hums.']);
  expect(createWeekly(undefined, 'shed').over('rail', RAIL)).toBe(RAIL);
});
