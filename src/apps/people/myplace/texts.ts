/** The words of the windows (MYPLACE-1, MYPLACE-2). */
export const TEXTS = {
  intro: 'MYPLACE',
  heading: 'SELECT YOUR PROFILE',
  connected: 'Wallet: Connected',
  notConnected: 'Wallet: Not connected',
  cards: 'Profiles',
  enter: (label: string): string => `Enter ${label} profile`,
  requires: (label: string): string => `Requires ${label} NFT`,
  locked: 'LOCKED',
  checking: 'Looking at what your wallet holds...',
  failed: 'Your access could not be checked.',
  tryAgain: 'Try again',
  hint: 'Choose somebody.',
  mine: 'My page',
  visit: 'Visit',
  username: 'Username',
} as const;
