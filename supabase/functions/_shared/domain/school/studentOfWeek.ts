import type { EpochMs } from '../../kernel/units.ts';
import { utcDay } from '../system/days.ts';

const DAYS_OF_WEEK = 7;

/** Day 0 of the epoch was a Thursday, so that the first whole week began on day 4, a Monday. */
const FIRST_MONDAY = 4;

/** A prime that divides no plausible number of students: week after week another one, and everyone's turn comes. */
const STRIDE = 7_919;

/** Whole weeks from Monday to Sunday since the epoch, by UTC. */
export const weekNumber = (at: EpochMs): number => Math.floor((utcDay(at) - FIRST_MONDAY) / DAYS_OF_WEEK);

/** Which of so many students is the student of this week, counted from 0; null: there are none (FHS-6). */
export function studentOfWeek(week: number, students: number): number | null {
  return students <= 0 ? null : (week * STRIDE) % students;
}
