import { tidyText } from './profile.ts';

/** How long a line of the guest book may be, in UTF-16 units; the database counts characters, which are never more. */
export const LINE_MOST = 120;

/** A line that leads away from the school is how people are robbed of what their wallets hold. */
const WEB_ADDRESS = /https?:|www\.|[a-z0-9]\.(?:com|net|org|io|xyz|gg|app|dev|link|me)\b/i;

/** A line as the guest book keeps it. Null: it is empty, too long, has unwritable characters or a web address (FHS-9). */
export function tidyLine(text: string): string | null {
  const line = tidyText(text, LINE_MOST);
  return line === null || line === '' || WEB_ADDRESS.test(line) ? null : line;
}

/** What a line has to be, in the words that a person reads. */
export const LINE_RULE = `A line has 1 to ${LINE_MOST} visible characters, and no web addresses.`;
