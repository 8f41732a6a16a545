/** The window's words. What spec 3, sections 2 and 4 quote is quoted here exactly. */
export const MANUAL_TEXTS = {
  windowTitle: 'Semester Zero Game Manual',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, of: number): string => `Page ${page} of ${of}`,
  notFound: 'Page not found',
  notFoundDetail: 'Somebody seems to have torn it out.',
  toContents: 'Table of Contents',
} as const;
