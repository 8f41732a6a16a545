const two = (number: number): string => String(number).padStart(2, '0');

export const HOURS_TEXTS = {
  title: 'Day and night',
  since: 'since (UTC)',
  day: 'day from',
  night: 'night from',
  zone: 'zone',
  state: 'state',
  inForce: 'in force',
  before: 'before',
  take: 'Again...',
  set: 'Hours',
  dayLabel: 'Day from (0 to 23):',
  nightLabel: 'Night from (0 to 23):',
  save: 'Save...',
  shipped: 'As shipped',
  notAnHour: 'An hour is a whole number from 0 to 23.',
  preview: (
    { hour, minute }: { readonly hour: number; readonly minute: number },
    isNight: boolean,
    next: string | undefined,
  ): string =>
    `With these hours it is ${isNight ? 'night' : 'day'} now, at ${hour}:${two(minute)} in Arcadia. ${next ?? 'There is no night'}.`,
  setting: (day: string, night: string): string =>
    `In Arcadia the day then begins at ${day} and the night at ${night}, for everyone.`,
  wasSet: 'The hours are in force. Pages that are open follow at their next start.',
} as const;
