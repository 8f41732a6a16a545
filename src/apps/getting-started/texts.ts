/** The window's words. What spec 1, section 2 quotes is quoted here exactly. */
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
