/** The words of GUM-3 and GUM-10. */
export const CHECK_IN_TEXTS = {
  heading: 'Daily Check-In',
  checking: 'Checking status...',
  checkFailed: 'Error checking status',
  ready: 'Today is waiting for you.',
  /** The amount is the server's; 0: it is not known yet. */
  claim: (amount: number): string => (amount === 0 ? 'Claim GUM' : `Claim ${amount} GUM`),
  claiming: 'Claiming...',
  failed: 'Check-in failed. Try again later.',
  next: 'Next check-in in',
  cannotClaim: 'You cannot claim just now.',
  tryAgain: 'Try again',
} as const;

export const UPCOMING_TEXTS = {
  soon: 'Coming Soon',
  /** Features that are announced as coming soon (LOCKER-7, GUM-17). */
  features: ['Bonus', 'Events', 'Stats', 'Trade'],
} as const;
