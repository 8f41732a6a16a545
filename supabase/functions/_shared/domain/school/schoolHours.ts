import type { Opening } from '../town/timeAccess.ts';
import type { LocalMinute } from '../system/timeWindows.ts';

/** A part of the school with hours of its own, from Monday to Friday (FHS-4). */
export interface SchoolHours {
  readonly name: string;
  /** Minutes since midnight. */
  readonly from: number;
  /** The minute at which it is closed. */
  readonly to: number;
}

const at = (hour: number, minute = 0): number => hour * 60 + minute;

export const SCHOOL_HOURS: readonly SchoolHours[] = [
  { name: 'Classes', from: at(8), to: at(14, 30) },
  { name: 'Office', from: at(7, 30), to: at(16) },
  { name: 'Library', from: at(7), to: at(18) },
];

/** The bells as the school prints them: what, and from when to when. */
export const BELL_SCHEDULE: readonly (readonly [what: string, hours: string])[] = [
  ['1st period', '8:00 to 9:10'],
  ['2nd period', '9:15 to 10:25'],
  ['3rd period', '10:30 to 11:40'],
  ['Lunch', '11:40 to 12:15, see Friday'],
  ['4th period', '12:15 to 1:20'],
  ['5th period', '1:25 to 2:30'],
];

const DAY = 24 * 60;
const isSchoolDay = (day: number): boolean => day >= 1 && day <= 5;

/** Whether a part of the school is open at this minute, and in how many minutes that changes. */
export function schoolOpening({ from, to }: SchoolHours, { day, hour, minute }: LocalMinute): Opening {
  const now = at(hour, minute);
  if (isSchoolDay(day) && now >= from && now < to) return { open: true, changesIn: to - now };
  let ahead = now < from ? 0 : 1;
  while (!isSchoolDay((day + ahead) % 7)) ahead += 1;
  return { open: false, changesIn: ahead * DAY + from - now };
}

/** Hours as the door says them, such as '8:00 to 2:30'. */
export const hoursText = ({ from, to }: SchoolHours): string => `${clockText(from)} to ${clockText(to)}`;

function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whether the site shows the school by day: from 8:00 up to 16:00 on Arcadia's clock (FHS-3). */
export const isSiteDay = (hour: number): boolean => hour >= 8 && hour < 16;
