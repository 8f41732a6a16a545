/** The window's words, those of REPORT-1 and REPORT-4 among them. */
export const REPORT_TEXTS = {
  title: 'Report Card',
  school: 'Flunks High School',
  town: 'Arcadia',
  term: 'Semester Zero',
  motto: 'For once it is you who gives the grades.',
  userName: 'User name',
  issues: 'Issues found',
  suggestions: 'Suggestions',
  submit: 'Submit',
  submitting: 'Submitting...',
  clear: 'Clear',

  alertTitle: 'Feedback',
  blank: 'Please fill in at least one field',
  sent: 'Feedback submitted successfully! Thank you for helping improve Flunks!',
  refused: 'Failed to submit feedback. Please try again.',
  unreachable: 'Network error. Please check your connection and try again.',
  confirmClear: 'Are you sure you want to clear this feedback form?',
  yes: 'Yes',
  no: 'No',
} as const;

export const INBOX_TEXTS = {
  title: 'Inbox',
  refresh: 'Refresh',
  empty: 'Nobody has handed in a report card yet.',
  issues: 'Issues',
  suggestions: 'Suggestions',
  guest: 'guest',
} as const;
