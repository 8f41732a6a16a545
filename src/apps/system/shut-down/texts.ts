export const SHUT_DOWN_TEXTS = {
  question: 'What do you want to do?',
  'shut-down': 'Shut down the computer',
  restart: 'Restart the computer',
  'sign-out': 'Sign out of your wallet',
  ok: 'OK',
  cancel: 'Cancel',
  off: 'It is now safe to turn off your computer.',
  startAgain: 'START AGAIN',
} as const;
