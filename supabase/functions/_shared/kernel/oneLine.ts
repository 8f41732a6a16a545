/** A text on one line, with single spaces. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
