import { counted } from '@shared/kernel/counted.ts';

/** The window's words, those of LOCKER-3 and LOCKER-6 among them. */
export const LOCKER_TEXTS = {
  title: 'My Locker',
  loading: 'Walking down the corridor...',

  notConnectedHeading: 'Whose locker is this?',
  connectFirst: 'Please connect your wallet first!',
  signIn: 'Sign In',
  notSignedIn: 'Not signed in',

  awayHeading: 'The school computer does not answer',
  away: 'Whose locker this is will be known as soon as it is back. This goes on by itself.',
  awayKnown: (number: number): string =>
    `Locker ${number} is yours, as far as this computer remembers. What is in it comes by itself as soon as it is back.`,
  awayStatus: 'Away',

  freeHeading: 'One of these could be yours.',
  free: 'Every student gets a locker with a number of its own. Nobody else will ever have it.',
  getLocker: 'GET YOUR LOCKER',
  assigning: 'Looking for a free locker...',
  assigned: (number: number) => ({
    title: `Locker ${number} is yours!`,
    description: 'A number of your own, for as long as there is a school.',
  }),
  profilePrompt: 'Please create a character profile with a username first',
  assignFailed: (message: string): string =>
    `Failed to assign locker: ${message} Please try again or contact support.`,
  assignFallback: 'Failed to assign locker',

  loadFailed: 'Error loading locker',
  loadFailedDetail: 'Failed to fetch locker info',
  tryAgain: 'Try again',
  outage:
    'The school computer does not answer. What you typed is kept; this goes on by itself when it is back.',

  locked: 'Locked. This one is not yours yet.',
  yours: (number: number): string => `Locker ${number} is yours.`,
  /** What is to be seen of the locker, for those who do not see it. */
  standing: (number: number | null, isOpen: boolean): string =>
    number === null
      ? 'A row of lockers; one is still free.'
      : `Locker ${number}, ${isOpen ? 'open' : 'shut'}.`,

  username: 'Username',
  usernameRule: '3 to 20 letters, digits or underscores',
  saveName: 'OK',
  cancel: 'Cancel',
} as const;

export const GUM_TEXTS = {
  balance: 'Balance',
  streak: 'Login streak',
  days: (days: number): string => counted(days, 'day'),
  objectives: 'Objectives of the story',
  recent: 'Recent Transactions',
  none: 'Nothing yet. Your first check-in will stand here.',
  notLoaded: 'The transactions could not be loaded.',
  tryAgain: 'Try again',
  center: 'Gum Center',
} as const;
