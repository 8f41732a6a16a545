/** The name of a person after an @ (MSG-10). */
export const MENTION = /(?<![A-Za-z0-9_])@[A-Za-z0-9_]{3,20}(?![A-Za-z0-9_])/;

const MENTIONS = new RegExp(MENTION, 'g');

/** So many people are told of one message that mentions them (NEWS-6). */
export const MENTIONED_MOST = 5;

/** The names that a text mentions, each once and in small letters, the first of them alone. */
export function mentionedIn(text: string): readonly string[] {
  const found = [...text.matchAll(MENTIONS)].map(([name]) => name.slice(1).toLowerCase());
  return [...new Set(found)].slice(0, MENTIONED_MOST);
}
