import { moderate, type TextRule, type Verdict } from './moderation.ts';

/** How long a line of the guest book may be, in UTF-16 units; the database counts characters, which are never more. */
export const LINE_MOST = 120;

/** What a line has to be, in the words that a person reads. */
const LINE_RULE = `A line has 1 to ${LINE_MOST} visible characters, and no web addresses.`;

const judge = (text: string, most: number, doubtful: TextRule['doubtful']): Verdict =>
  moderate(text, { most, links: 0, shortens: false, doubtful });

/**
 * A short text that all read, as it is kept. Null: it is empty, too long, or has unwritable characters, a web address or
 * refused words. `doubtful`: what becomes of words that scams use, and those who warn of them.
 */
export function tidyPublicText(
  text: string,
  most: number,
  doubtful: 'refused' | 'kept' = 'refused',
): string | null {
  const verdict = judge(text, most, doubtful);
  return verdict.verdict === 'refused' ? null : verdict.text;
}

/** A line as the guest book keeps it (FHS-9). */
export const tidyLine = (text: string): string | null => tidyPublicText(text, LINE_MOST);

/** Why the guest book does not take a line, in the words that a person reads; null: it does. */
export function lineProblem(text: string): string | null {
  const verdict = judge(text, LINE_MOST, 'refused');
  if (verdict.verdict !== 'refused') return null;
  return verdict.because === 'words' ? verdict.says : LINE_RULE;
}
