import { isOpen, type LocalMinute, type TimeWindow } from '../system/timeWindows.ts';

/** A place that is open at some hours only (DOOR-2). */
export interface TimedPlace {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly windows: readonly TimeWindow[];
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];

export const TIMED_PLACES: readonly TimedPlace[] = [
  {
    id: 'night-club',
    name: 'Night Club',
    description: 'Loud, purple, and gone by morning.',
    windows: [{ startHour: 21, endHour: 3 }],
  },
  {
    id: 'study-hall',
    name: 'Study Hall',
    description: 'Silence is kept on school days. Somebody keeps score.',
    windows: [{ startHour: 8, endHour: 17, days: WEEKDAYS }],
  },
  {
    id: 'weekend-hangout',
    name: 'Weekend Hangout',
    description: 'No bell, no homework, nobody asks.',
    windows: [{ startHour: 10, endHour: 22, days: WEEKEND }],
  },
  {
    id: 'lunch-spot',
    name: 'Lunch Spot',
    description: 'The line is long and the fries are worth it.',
    windows: [{ startHour: 11, endHour: 14 }],
  },
  {
    id: 'early-bird-cafe',
    name: 'Early Bird Cafe',
    description: 'Coffee for those who never went to bed.',
    windows: [{ startHour: 6, endHour: 10 }],
  },
  {
    id: 'after-school-hangout',
    name: 'After School Hangout',
    description: 'Where everybody was, that last afternoon.',
    windows: [{ startHour: 15, endHour: 20, days: WEEKDAYS }],
  },
];

/** When the door of the arcade is open: OPEN AFTER SCHOOL, says its sign (PLACE-3). */
export const ARCADE_HOURS: readonly TimeWindow[] = [
  { startHour: 15, endHour: 20, days: WEEKDAYS },
  { startHour: 10, endHour: 20, days: WEEKEND },
];

/** Whether a place is open, and in how many minutes that changes; null: never. */
export interface Opening {
  readonly open: boolean;
  readonly changesIn: number | null;
}

const HOURS_OF_WEEK = 7 * 24;

/** Places open and shut on the hour, so only full hours are looked at, a week ahead. */
export function openingAt(windows: readonly TimeWindow[], now: LocalMinute): Opening {
  const open = isOpen(windows, now);
  for (let ahead = 1; ahead <= HOURS_OF_WEEK; ahead += 1) {
    const hours = now.hour + ahead;
    const then = { hour: hours % 24, day: (now.day + Math.floor(hours / 24)) % 7 };
    if (isOpen(windows, then) !== open) return { open, changesIn: ahead * 60 - now.minute };
  }
  return { open, changesIn: null };
}

/** From so many minutes before it shuts a place says so. */
const SOON = 15;

/** What is said of when a place opens or shuts (DOOR-4). */
export function countdownText({ open, changesIn }: Opening): string {
  if (changesIn === null) return open ? 'Open now' : 'Never opens';
  if (open) return changesIn <= SOON ? 'Closing soon' : `Closes in ${hoursAndMinutes(changesIn)}`;
  return `Opens in ${changesIn >= 24 * 60 ? daysAndHours(changesIn) : hoursAndMinutes(changesIn, true)}`;
}

/** How long it is until something, in words, such as '2d 4h' or '1h 5m'. */
export const timeLeft = (minutes: number): string =>
  minutes >= 24 * 60 ? daysAndHours(minutes) : hoursAndMinutes(Math.ceil(minutes));

const daysAndHours = (minutes: number): string =>
  `${Math.floor(minutes / 1440)}d ${Math.floor((minutes % 1440) / 60)}h`;

function hoursAndMinutes(minutes: number, always = false): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 || always ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The hours of a place as its sign says them, such as '3 PM to 8 PM, Mon to Fri'. */
export function scheduleText(windows: readonly TimeWindow[]): string {
  return windows
    .map(
      ({ startHour, endHour, days }) => `${hourText(startHour)} to ${hourText(endHour)}, ${daysText(days)}`,
    )
    .join('; ');
}

const hourText = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

function daysText(days: readonly number[] | undefined): string {
  if (days === undefined) return 'daily';
  const names = days.map((day) => DAY_NAMES[day] ?? '');
  const isRun =
    days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  return isRun ? `${names[0]} to ${names.at(-1)}` : names.join(' and ');
}
