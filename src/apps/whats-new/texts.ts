export const WHATS_NEW_TEXTS = {
  heading: "What's New",
  lead: 'in Flunks 95',
  close: 'Close',
} as const;

/** A release's day for a person. Dates have no hour: read in UTC, they are the same day everywhere. */
export function dayText(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
