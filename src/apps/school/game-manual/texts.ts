/** The window's words, those of MANUAL-1 and MANUAL-2 among them. */
export const MANUAL_TEXTS = {
  windowTitle: 'Semester Zero Game Manual',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, of: number): string => `Page ${page} of ${of}`,
  notFound: 'Page not found',
  notFoundDetail: 'Somebody seems to have torn it out.',
  later: '(opens later)',
  toContents: 'Table of Contents',
} as const;
