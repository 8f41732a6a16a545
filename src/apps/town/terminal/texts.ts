/** What the Terminal says by itself. Everything else it is told by the server. */
export const TERMINAL_TEXTS = {
  greeting: 'FLUNKS HIGH SCHOOL TIME SHARING\nType "help" to see available commands.',
  /** Until the server has said where the person stands. */
  prompt: '/>',
  log: 'What the Terminal said',
  command: 'Command',
  keys: 'Keys',
  complete: 'Tab',
  before: 'Earlier command',
  after: 'Later command',
  failed: 'System error. Please try again.',
  /** Where more was typed in a minute than the server takes. */
  tooFast: [
    'The line is hot. Take your hands off the keys for a minute.',
    'Somebody types faster than the bells ring. Give it a minute.',
    'It has heard you. It has heard all of it. It needs a minute.',
  ],
} as const;
