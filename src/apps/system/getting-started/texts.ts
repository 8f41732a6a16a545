/** The window's words, those of WELCOME-2 among them. */
export const WELCOME_TEXTS = {
  welcomeTo: 'Welcome to',
  product: 'Flunks',
  year: '95',
  didYouKnow: 'Did you know...',
  count: (index: number, of: number): string => `Tip ${index + 1} of ${of}`,
  nextTip: 'Next Tip',
  whatsNew: "What's New",
  atStart: 'Show this Welcome Screen the next time you start',
  close: 'Close',
} as const;
