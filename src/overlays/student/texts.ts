export const STUDENT_TEXTS = {
  loading: 'Looking for the student...',
  notConnected: 'Sign in with the wallet that holds this student.',
  signIn: 'Sign In',
  away: 'The school computer does not answer, so nobody knows who you are. This goes on by itself when it is back.',
  failed: 'The student’s file could not be read.',
  gone: 'The school computer does not answer. This goes on by itself when it is back.',
  absent: (serial: string): string =>
    `Student #${serial} is not in your wallet, nor in one that is linked to it. Perhaps it moved a moment ago.`,
  retry: 'Try again',
  lookAgain: 'Look again',
} as const;
