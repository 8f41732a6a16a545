import { counted } from '@shared/kernel/counted.ts';

export const CENTER_TEXTS = {
  title: 'Gum Center',
  connect: 'Please connect your wallet to use the gum system.',
  signIn: 'Sign In',
  notSignedIn: 'Not signed in',
  loading: 'Opening the books...',
  failed: 'The school computer does not answer.',
  tryAgain: 'Try again',
  tabs: { today: 'Today', attendance: 'Attendance', ledger: 'Ledger', charts: 'Charts' },
} as const;

export const TODAY_TEXTS = {
  balance: 'Balance',
  streak: 'Login streak',
  days: (days: number): string => counted(days, 'day'),
  sources: 'What today pays',
  again: 'Again in',
  gum: (amount: number): string => `${amount} GUM`,
  ready: 'Ready to claim',
  /** Of the login, which is paid without a claim. */
  byItself: 'Comes by itself',
  over: 'Not today',
  cap: (earned: number, limit: number): string => `${earned} of ${limit} GUM today`,
  from: (labels: readonly string[]): string => `from ${labels.join(' and ').toLowerCase()}`,
} as const;

export const ATTENDANCE_TEXTS = {
  previous: 'Previous month',
  next: 'Next month',
  present: (date: string): string => `${date}: present`,
  today: (date: string): string => `${date}: today`,
  /** The sentence under the calendar. */
  sum: (month: string, days: number): string =>
    days === 0 ? `No stamp in ${month}.` : `Present on ${counted(days, 'day')} of ${month}.`,
  streak: (days: number): string =>
    days === 0 ? 'Sign in on a day, and it is stamped.' : `Your streak: ${counted(days, 'day')} in a row.`,
  rule: 'A school day begins at midnight UTC.',
} as const;

export const LEDGER_TEXTS = {
  show: 'Show',
  all: 'Everything',
  earned: 'Earned',
  spent: 'Spent',
  bySource: 'By source',
  list: 'Transactions',
  when: 'When',
  what: 'What for',
  amount: 'GUM',
  empty: 'Nothing yet. Your first check-in will stand here.',
  emptyFilter: 'Nothing of this kind.',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: (page: number): string => `Page ${page + 1}`,
  save: 'Save as CSV',
  saveAll: 'Save Everything',
  saving: 'Copying your ledger',
  lines: (lines: number): string => `${counted(lines, 'line')} so far`,
  cancel: 'Cancel',
  notSaved: 'Your ledger was not saved',
  fileName: (day: string, filter: string): string =>
    `gum-${filter === 'all' ? '' : `${filter.replace(/[^a-z]+/g, '-')}-`}${day}.csv`,
} as const;

export const CHART_TEXTS = {
  period: 'Period',
  periods: { '30': '30 days', '90': '90 days', '365': 'A year' },
  asTable: 'As a table',
  balance: 'Balance over time',
  day: 'Day',
  amount: 'GUM',
  earned: 'Earned by source',
  nothing: 'Nothing was earned in this time.',
  /** What the picture shows, for those who do not see it. */
  shown: (from: string, to: string, first: number, last: number, least: number, most: number): string =>
    `From ${from} to ${to} your balance went from ${first} to ${last} GUM. It was never below ${least} nor above ${most}.`,
  /** Of the day that is pointed at. */
  on: (day: string, balance: number): string => `${day}: ${balance} GUM`,
} as const;
