/** The programs of a browser by the variables that name them; null where one is missing. */
export function findPrograms(project: 'firefox'): Readonly<Record<'FIREFOX', string>> | null;
export function findPrograms(
  project: 'webkit',
): Readonly<Record<'WEBKIT_DRIVER' | 'WEBKIT_BROWSER' | 'XVFB', string>> | null;
