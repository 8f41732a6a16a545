/** The words about the evening of Friday. */
export const FRIDAY_TEXTS = {
  page: 'Friday',
  title: 'The evening in Arcadia',
  what: 'Each Friday at eight the tape is on the air. Four minutes later the power fails, and at half past eight the lights come back. Bring a candle: one each.',
  here: 'By your own clock the next one begins on',
  told: 'Be told',
  tell: 'Tell me an hour before',
  tellNote: 'Your beeper tells you, on every device that you are signed in on.',
  guest: 'Your beeper tells you. It is in your wallet.',
  signIn: 'Sign In',
  calendar: 'Your own calendar',
  calendarNote:
    'A file that every calendar reads: the evening of each Friday, with a reminder an hour before.',
  add: 'Add to my calendar',
  file: 'arcadia-friday.ics',
} as const;
