export const TIME_ACCESS_TEXTS = {
  places: 'Places',
  explained: 'How it works',
  now: 'Current time',
  open: 'Open',
  closed: 'Closed',
  enter: 'Enter',
  entered: (name: string) =>
    `The door of the ${name} opens. It is full of people you have met, and nobody turns round.`,
  shut: (name: string, countdown: string) => `The ${name} is shut. ${countdown}.`,
  rules: [
    'A door has one or more windows of time, in hours. It is open from the first hour up to the last, which is closed itself.',
    'A window that ends before it begins spans midnight. A list of days restricts it to them.',
    'All doors go by the clock of Arcadia, and look at it once a minute.',
  ],
  place: 'Place',
  day: 'Day',
  hour: 'Hour',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;
