import { tidyText } from './profile.ts';

/** How long a line of the guest book may be, in UTF-16 units; the database counts characters, which are never more. */
export const LINE_MOST = 120;

/** A line that leads away from the school is how people are robbed of what their wallets hold. */
const WEB_ADDRESS = /https?:|www\.|[a-z0-9]\.(?:com|net|org|io|xyz|gg|app|dev|link|me)\b/i;

/** A text that all read, as it is kept. Null: it is empty, too long, has unwritable characters or a web address. */
export function tidyPublicText(text: string, most: number): string | null {
  const tidy = tidyText(text, most);
  return tidy === null || tidy === '' || WEB_ADDRESS.test(tidy) ? null : tidy;
}

/** A line as the guest book keeps it (FHS-9). */
export const tidyLine = (text: string): string | null => tidyPublicText(text, LINE_MOST);

/** What a line has to be, in the words that a person reads. */
export const LINE_RULE = `A line has 1 to ${LINE_MOST} visible characters, and no web addresses.`;
