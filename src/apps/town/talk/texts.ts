/** The window's words; what people say lies in src/town/talks. */
export const TEXTS = {
  nobody: 'Nobody is here.',
  map: 'Town Map',
  loading: 'Waiting to be noticed...',
  failed: 'They did not hear you. Check your connection.',
  tryAgain: 'Try again',
  questions: 'Questions',
  pockets: 'In your pockets',
  heard: (question: string) => `${question} (heard)`,
  show: 'Show...',
  back: 'Never mind',
  given: (thing: string) => `In your pockets now: ${thing}.`,
  empty: 'Your pockets are empty.',
  goodbye: 'Goodbye',
} as const;
