/** The browser's own words. */
export const BROWSER_TEXTS = {
  toolbar: 'Browser',
  back: 'Back',
  forward: 'Forward',
  reload: 'Reload',
  home: 'Home',
  address: 'Address',
  go: 'Go',
  tabs: 'Pages of the site',
  loading: 'Loading',
  arriving: (arrived: number, total: number): string => `Transferring picture ${arrived + 1} of ${total}...`,
  done: 'Document: Done',
  notFound: 'Document: Not found',
  opens: 'Opens a window',
  still: 'Stop',
  moving: 'Start',
  gallery: (title: string): string => `Pictures of ${title}`,
} as const;
