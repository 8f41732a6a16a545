import { counted } from '@shared/kernel/counted.ts';
import { PRODUCT } from '@shared/kernel/product.ts';

/** The window's words: its titles and what it says after saving are promised (PROFILE-3). */
export const PROFILE_TEXTS = {
  editTitle: `Edit Your ${PRODUCT} Profile`,
  alertTitle: 'Profile',
  created: `Profile created successfully! Welcome to the ${PRODUCT} community!`,
  updated: 'Profile updated successfully!',

  username: 'Username',
  usernameRule: '3 to 20 letters, digits or underscores',
  usernameKept: (wait: string): string => `You can take another name in ${wait}.`,
  email: 'Email (optional)',
  emailPrivate: 'Nobody sees it but you.',
  emailRule: 'Such as rosie@example.com',
  bio: 'About you',
  bioLeft: (count: number): string => `${counted(count, 'character')} left`,
  picture: 'Your picture',
  faces: 'Faces',
  tokens: 'Your collection',
  drawn: 'Your character',
  tokensLoading: 'Looking through your collection...',
  tokensNone: 'Your wallet holds no Flunks and no Backpacks yet. Those that it holds can be your picture.',
  previous: 'Previous',
  next: 'Next',
  page: (number: number, count: number): string => `Page ${number} of ${count}`,

  create: 'Create',
  save: 'Save',
  saving: 'Saving...',
  undo: 'Undo',
  close: 'Close',

  loading: 'Looking in the files...',
  loadFailed: 'Your profile could not be read.',
  tryAgain: 'Try again',
  outage: 'The school computer does not answer.',
  outageLoad: 'Your profile comes by itself as soon as it is back.',
  outageSave: 'What you typed is kept, and is sent by itself when it is back.',
  signedOut: 'You are signed out.',
  signedOutDetail: 'Connect your wallet to go on. What you typed is kept.',
  connect: 'Connect Wallet',

  statusNew: 'New student',
  statusChanged: 'Not saved yet',
  statusSame: 'Nothing changed',
  statusSaved: 'Saved',
  statusAway: 'Waiting for the school computer',
} as const;

export const PASS_TEXTS = {
  school: `${PRODUCT} High School`,
  pass: 'Student pass',
  nameless: 'Your name here',
  wordless: '...',
  year: '1995 / 96',
} as const;
