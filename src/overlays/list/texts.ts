export const PAGER_TEXTS = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number): string => `Page ${page + 1}`,
  all: 'All on one page',
} as const;
