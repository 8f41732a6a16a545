/** What color a day of the calendar is printed in. */
export type EventColor = 'blue' | 'green' | 'orange' | 'purple' | 'red';

export interface SchoolEvent {
  /** Of the month, from 1. */
  readonly day: number;
  readonly label: string;
  readonly color: EventColor;
}

/** A month as the school prints it. */
export interface SchoolMonth {
  readonly title: string;
  /** In the order of their days. */
  readonly events: readonly SchoolEvent[];
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

/** On which day of a month something is, in that year. */
type DayRule = (year: number, month: number) => number;

const on =
  (day: number): DayRule =>
  () =>
    day;

/** The `count`th such weekday of the month, counted from 1. */
const nth =
  (count: number, weekday: Weekday): DayRule =>
  (year, month) =>
    1 + ((7 + weekday - weekdayOf(year, month, 1)) % 7) + (count - 1) * 7;

/** The last such weekday of the month. */
const last =
  (weekday: Weekday): DayRule =>
  (year, month) => {
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return days - ((7 + weekdayOf(year, month, days) - weekday) % 7);
  };

const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month, day)).getUTCDay();

interface EventRule {
  readonly on: DayRule;
  readonly label: string;
  readonly color: EventColor;
}

const school = (on: DayRule, label: string): EventRule => ({ on, label, color: 'blue' });
const dance = (on: DayRule, label: string): EventRule => ({ on, label, color: 'orange' });
const arcade = (on: DayRule, label: string): EventRule => ({ on, label, color: 'purple' });
const holiday = (on: DayRule, label: string): EventRule => ({ on, label, color: 'red' });
const away = (on: DayRule, label: string): EventRule => ({ on, label, color: 'green' });

interface MonthRule {
  readonly title: string;
  readonly events: readonly EventRule[];
}

/**
 * What happens in each month, January first. The arcade challenges are on fixed days, as their boards are
 * (domain/arcade/games/boards.ts), and so is Homecoming: the banner in the hall says so.
 */
const MONTHS: readonly MonthRule[] = [
  {
    title: 'Back to the Cold',
    events: [
      holiday(on(1), "New Year's Day"),
      school(nth(2, MONDAY), 'Classes Resume'),
      holiday(nth(3, MONDAY), 'Martin Luther King Jr. Day'),
    ],
  },
  {
    title: 'Hearts and Heating',
    events: [dance(on(14), "Valentine's Day"), holiday(nth(3, MONDAY), "Presidents' Day")],
  },
  { title: 'Mud Month', events: [away(nth(2, MONDAY), 'Spring Break')] },
  { title: 'April Showers', events: [school(on(1), 'No Jokes in the Office')] },
  {
    title: 'Almost There',
    events: [dance(nth(2, SATURDAY), 'Prom'), holiday(last(MONDAY), 'Memorial Day')],
  },
  {
    title: 'School Is Out',
    events: [school(nth(1, FRIDAY), 'Last Day of School'), holiday(on(19), 'Juneteenth')],
  },
  { title: 'Nobody Here', events: [holiday(on(4), 'Independence Day')] },
  {
    title: 'Back to School',
    events: [school(last(THURSDAY), 'First Day of School'), arcade(on(30), '1st Arcade Challenge')],
  },
  {
    title: 'Homecoming',
    events: [
      holiday(nth(1, MONDAY), 'Labor Day'),
      school(nth(2, FRIDAY), 'Picture Day'),
      dance(on(27), 'Homecoming'),
    ],
  },
  {
    title: 'Leaves and Ghosts',
    events: [
      arcade(on(4), '2nd Arcade Challenge'),
      holiday(nth(2, MONDAY), 'Columbus Day'),
      arcade(on(25), '3rd Arcade Challenge'),
      dance(on(31), 'Halloween'),
    ],
  },
  {
    title: 'Giving Thanks',
    events: [
      holiday(on(11), 'Veterans Day'),
      arcade(on(22), '4th Arcade Challenge'),
      away(nth(4, THURSDAY), 'Thanksgiving Break'),
    ],
  },
  {
    title: 'Home for the Holidays',
    events: [
      school(nth(1, MONDAY), 'Spirit Week'),
      away(nth(3, FRIDAY), 'Last Day Before Winter Break'),
      holiday(on(25), 'Christmas'),
    ],
  },
];

/** The first month that the school has printed: August 2025. */
const PRINTED_FROM = 2025 * 12 + 7;

/** What the school's calendar has for a month; January is 0 (FHS-7). Before August 2025 it has nothing but the title. */
export function schoolMonth(year: number, month: number): SchoolMonth {
  const rule = MONTHS[month];
  if (rule === undefined) throw new RangeError(`there is no month ${month}`);
  if (year * 12 + month < PRINTED_FROM) return { title: rule.title, events: [] };
  const events = rule.events
    .map(({ on: dayIn, label, color }) => ({ day: dayIn(year, month), label, color }))
    .sort((one, other) => one.day - other.day);
  return { title: rule.title, events };
}

/** A day of the calendar with its month; January is 0. */
export interface DatedEvent extends SchoolEvent {
  readonly year: number;
  readonly month: number;
}

/** What comes next from this day on, this day included: so many days of the calendar. */
export function comingUp(
  from: { readonly year: number; readonly month: number; readonly day: number },
  count: number,
): readonly DatedEvent[] {
  // Fifteen months have more days than are ever asked for, from any day on.
  return Array.from({ length: 15 }, (_, later) => {
    const months = from.year * 12 + from.month + later;
    const [year, month] = [Math.floor(months / 12), months % 12];
    return schoolMonth(year, month)
      .events.filter(({ day }) => later > 0 || day >= from.day)
      .map((event) => ({ ...event, year, month }));
  })
    .flat()
    .slice(0, count);
}
