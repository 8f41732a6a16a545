/** Words that are the same at all hours, or one text for the day and one for the night. */
export type Words = string | { readonly day: string; readonly night: string };

/** The words for this hour. */
export const wordsAt = (words: Words, hour: 'day' | 'night'): string =>
  typeof words === 'string' ? words : words[hour];
