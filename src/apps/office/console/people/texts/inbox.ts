export const INBOX_TEXTS = {
  title: 'Inbox',
  guest: 'guest',
  issues: 'Issues:',
  suggestions: 'Suggestions:',
  done: 'Done',
  doneOf: (name: string): string => `Done with what ${name} wrote`,
} as const;
