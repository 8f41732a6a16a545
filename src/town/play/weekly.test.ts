import type { Fact } from '@shared/domain/town/story.ts';
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
  lock: null,
};
const STRANGER = store<ReadonlySet<Fact>>(new Set());

it('lays the words of the week before those of a place, where it answers (EPISODE-7)', () => {
  const week = store<WeekLayer | null>(null);
  const weekly = createWeekly(week, 'shed', STRANGER);
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

it('hangs the lock of the week where something answers, and is silent of it once it is open (EPISODE-9)', () => {
  const lock = { at: 'shed/clock', title: 'A Clock', before: 'It wants four digits.' };
  const week = store<WeekLayer | null>({ ...WEEK, captions: {}, lock });
  const facts = store<ReadonlySet<Fact>>(new Set());
  const weekly = createWeekly(week, 'shed', facts);
  const opens = { purpose: 'lock', params: 'week' };
  expect(weekly.over('rail', RAIL)).toBe(RAIL);
  expect(weekly.over('clock', CLOCK)).toEqual({
    answers: { day: ['It wants four digits.', '8:20.'], night: ['It wants four digits.', 'It ticks.'] },
    opens,
  });
  facts.set(new Set<Fact>(['opened:week/another']));
  expect(weekly.over('clock', CLOCK).answers).toMatchObject({ day: ['It wants four digits.', '8:20.'] });
  facts.set(new Set<Fact>(['opened:week/low-water']));
  expect(weekly.over('clock', CLOCK)).toEqual({ ...CLOCK, opens });
  // The window of another week's lock opens no more.
  week.set({ ...WEEK, captions: {} });
  expect(weekly.over('clock', CLOCK)).toBe(CLOCK);
  week.set({ ...WEEK, lock });
  expect(weekly.over('clock', CLOCK)).toMatchObject({ answers: { day: ['Dusted.', '8:20.'] }, opens });
  week.set(WEEK);
  expect(weekly.over('clock', CLOCK)).not.toHaveProperty('opens');
});

it('has its clue met where it lies, once it is told (EPISODE-7)', () => {
  const week = store<WeekLayer | null>(WEEK);
  const weekly = createWeekly(week, 'shed', STRANGER);
  expect(weekly.met('rail')).toBeNull();
  week.set({ ...WEEK, clue: { at: 'shed/rail', title: 'Warm', text: 'The rail is warm.' } });
  expect([weekly.met('rail'), weekly.met('clock')]).toEqual(['seen:week/low-water', null]);
  expect(weekly.over('rail', RAIL).answers).toEqual(['The rail is warm.', 'It hums.']);
  expect(createWeekly(undefined, 'shed', STRANGER).over('rail', RAIL)).toBe(RAIL);
});
