const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|io|xyz|gg|app|dev|link|me)\b/i;

/** How long an answer of a model may be (UTF-16 units); what is longer ends with its last whole sentence. */
export const ANSWER_MOST = 600;

/**
 * Whether a text may go to a model, or come from one to a person: it can be read, and it leads nowhere else. It is the one
 * place where the moderation of public texts joins in.
 */
export const allowed = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !ADDRESS.test(text) && !/[\u202a-\u202e\u2066-\u2069]|\p{M}{4}/u.test(text);

/** The beginning of a text that ends with a sentence, where the text is too long; null: it has no such beginning. */
export function bounded(text: string): string | null {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= ANSWER_MOST) return whole === '' ? null : whole;
  const end = Math.max(...['. ', '! ', '? '].map((mark) => whole.lastIndexOf(mark, ANSWER_MOST - 1)));
  return end <= 0 ? null : whole.slice(0, end + 1);
}
