export const TEXTS = {
  screens: 'Loading screens',
  openings: 'Boot log and intro',
  close: 'CLOSE',
} as const;

/** A loading screen closes itself after so long (spec 1, section 2). */
export const SHOWN_MS = 4000;
