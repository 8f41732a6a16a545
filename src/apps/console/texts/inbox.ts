export const INBOX_TEXTS = {
  title: 'Inbox',
  guest: 'guest',
  issues: 'Issues:',
  suggestions: 'Suggestions:',
} as const;
