import { oneLine } from '../../../kernel/oneLine.ts';
import { moderate, type TextRule } from '../moderation.ts';

/** How long an answer of a model may be (UTF-16 units); what is longer ends with its last whole sentence. */
export const ANSWER_MOST = 600;

/** What may go to a model, and come from one (domain/people/moderation.ts). */
const RULE: TextRule = { most: ANSWER_MOST, links: 0, shortens: false, doubtful: 'refused' };

/** Whether a text may go to a model, or come from one to a person. */
export const allowed = (text: string): boolean => moderate(text, RULE).verdict === 'ok';

/** The beginning of a text that ends with a sentence, where the text is too long; null: it has no such beginning. */
export function bounded(text: string): string | null {
  const whole = oneLine(text);
  if (whole.length <= ANSWER_MOST) return whole === '' ? null : whole;
  const end = Math.max(...['. ', '! ', '? '].map((mark) => whole.lastIndexOf(mark, ANSWER_MOST - 1)));
  return end <= 0 ? null : whole.slice(0, end + 1);
}
