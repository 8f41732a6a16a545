const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

export const GRADUATION_TEXTS = {
  title: (serial: string): string => `Graduation - Student #${serial}`,
  loading: 'Breaking in',
  faster: 'Load FASTER',
  open: 'You are in. One key, and nobody will ever know.',
  forGood: 'It cannot be undone: who has graduated keeps cap, gown and the new picture for good.',
  /** GRAD-2 and GRAD-4 promise this and what follows. */
  hack: 'Hack Grades',
  notToday: 'You cannot hack your grades, come back on your graduation day.',
  opensAt: (ms: number): string => `Your graduation day begins on ${DATE.format(ms)}.`,
  failed: "Couldn't break into the system..",
  advice: 'If the problem persists, please open a ticket on discord',
  graduated: 'Graduated',
  diploma: (name: string): string =>
    `This is to certify that ${name} has met every requirement of the school, as its records show.`,
  developing: 'The new yearbook picture is being developed...',
  noPicture: 'The new picture is not here yet.',
  lookAgain: 'Look again',
  show: 'Full Details',
  close: 'Close',
} as const;

/** What screen readers say of the picture. */
export const SCENE_TEXTS = {
  terminal: 'A green terminal. Somebody is in the grade book of the school.',
  stage: 'A stage in a cone of light, and confetti.',
} as const;
