export const PAGER_TEXTS = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  first: 'First page',
  last: (pages: number): string => `Last page, ${pages}`,
  place: (page: number, pages: number): string => `Page ${page + 1} of ${pages}`,
  page: (page: number): string => `Page ${page + 1}`,
  all: 'All on one page',
} as const;
