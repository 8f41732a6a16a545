export const WHATS_NEW_TEXTS = {
  heading: "What's New",
  lead: 'in Flunks 95',
  close: 'Close',
} as const;

/** The day of a release or an announcement, for a person: read in UTC, it is the same day everywhere. */
export function dayText(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
