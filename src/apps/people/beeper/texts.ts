const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const DAY_MS = 86_400_000;

export const TEXTS = {
  list: 'Your news',
  pages: 'Beeper',
  news: 'News',
  kinds: 'What beeps',
  loading: 'Listening for beeps...',
  failed: 'Your news could not be read.',
  tryAgain: 'Try again',
  empty: 'No beeps yet. When a person writes to you, signs your page or answers you, you read it here.',
  older: 'Older news',
  unread: 'New: ',
  noWallet: 'Your beeper is in your wallet. Connect it to hear what happened to you.',
  signIn: 'Sign In',
  noName: 'People find you by your name. Without a profile no one can mention you or write on your page.',
  createProfile: 'Create Profile',
  kindsIntro: 'Your beeper tells you of:',
  kindsNote: 'Of what is switched off nothing is kept.',
  /** When it happened: the hour of today, else the day. */
  when: (iso: string, now: number): string => {
    const at = new Date(iso);
    return now - at.getTime() < DAY_MS ? HOUR.format(at) : DAY.format(at);
  },
} as const;
