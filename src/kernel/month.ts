/** A month of the calendar; January is 0. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The month so many months later, or earlier for a negative count. */
export function monthsLater({ year, month }: Month, count: number): Month {
  const months = year * 12 + month + count;
  return { year: Math.floor(months / 12), month: ((months % 12) + 12) % 12 };
}

/** The month in which a day lies by the clock of this computer. */
export const monthOf = (day: Date): Month => ({ year: day.getFullYear(), month: day.getMonth() });

const DAYS_OF_WEEK = 7;

/** The weeks of a month, from Sunday to Saturday: the days by their numbers, null before the first and after the last. */
export function weeksOf({ year, month }: Month): readonly (readonly (number | null)[])[] {
  const before = new Date(year, month, 1).getDay();
  const days = new Date(year, month + 1, 0).getDate();
  return Array.from({ length: Math.ceil((before + days) / DAYS_OF_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, weekday) => {
      const day = week * DAYS_OF_WEEK + weekday - before + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}
