export const TEXTS = {
  screens: 'Loading screens',
  openings: 'Boot log and intro',
  close: 'CLOSE',
} as const;

/** A loading screen closes by itself after this time (SCREEN-2). */
export const SHOWN_MS = 4000;
