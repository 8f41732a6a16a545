import { oneLine } from '../../../kernel/oneLine.ts';
import { moderate, type TextRule } from '../moderation.ts';

/** How long an answer of a model may be (UTF-16 units); what is longer ends with its last whole sentence. */
export const ANSWER_MOST = 600;

/** What may go to a model, and come from one (domain/people/moderation.ts). */
const RULE: TextRule = { most: ANSWER_MOST, links: 0, shortens: false, doubtful: 'refused' };

/** Whether a text may go to a model, or come from one to a person. */
export const allowed = (text: string): boolean => moderate(text, RULE).verdict === 'ok';

/** Where a sentence may end. */
const END = /[.!?]["'”’)]?(?=\s|$)/g;
/** What only looks like an end. */
const TITLE = /\b(?:Dr|Mr|Mrs|Ms|St)\.$/;
/** At the end of a text that was cut it may be an hour or a price that goes on. */
const NUMBER = /\d\.$/;

/**
 * What a model said, on one line. Where it is too long, or was cut before the model was done, it ends with the last whole
 * sentence. Null: there is none.
 */
export function bounded({
  text,
  isWhole,
}: {
  readonly text: string;
  readonly isWhole: boolean;
}): string | null {
  const line = oneLine(text);
  if (isWhole && line.length <= ANSWER_MOST) return line === '' ? null : line;
  const ends = Array.from(line.matchAll(END), ({ 0: mark, index }) => index + mark.length);
  const isEnd = (end: number): boolean => {
    const said = line.slice(0, end);
    return end <= ANSWER_MOST && !TITLE.test(said) && (end < line.length || !NUMBER.test(said));
  };
  const end = ends.findLast(isEnd);
  return end === undefined ? null : line.slice(0, end);
}
