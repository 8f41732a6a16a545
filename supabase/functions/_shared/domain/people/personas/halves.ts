const BEGINS =
  'who|whom|whose|whos|what|whats|where|wheres|when|whens|why|how|hows|which|is|are|was|were|do|does|did|can|could|should|will|would|has|have';

/** Where a question ends and another begins. */
const BREAK = new RegExp(
  `[?!.;]{1,9}\\s{1,9}(?:(?:and|but|so|also|then|ok)\\s{1,9}){0,4}(?=(?:${BEGINS})\\b)|,?\\s{1,9}(?:and|but|or|also|then|plus)(?:\\s{1,9}(?:also|then))?\\s{1,9}(?=(?:(?:under|with|for|at|in|from|to|on|by|of) )?(?:${BEGINS})\\b)`,
  'i',
);
const QUESTION = new RegExp(`\\b(?:${BEGINS}|tell|explain|describe)\\b`, 'i');

/** The two questions of a message such as "who is flunko and where was he last seen?"; null: it asks one. */
export function halvesOf(message: string): readonly [string, string] | null {
  const found = BREAK.exec(message);
  if (found === null) return null;
  const [one, other] = [message.slice(0, found.index), message.slice(found.index + found[0].length)];
  return QUESTION.test(one) && one.trim().includes(' ') ? [one, other] : null;
}

const AFTER_COMMA = new RegExp(`,\\s*((?:${BEGINS})\\b[^,]*)$`, 'i');

/** The question after what leads up to it, as in "new here, where do i start?"; null: the message begins with its question. */
export const questionAfterComma = (message: string): string | null => AFTER_COMMA.exec(message)?.[1] ?? null;

/** The two things whose difference a message asks for; null: it asks for none. */
export function differenceIn(message: string): readonly [string, string] | null {
  const [, one, other] =
    /\bdifferences? between (?:the |an? )?([^?!.;,]{2,40}?) and (?:the |an? )?([^?!.;,]{2,40})/i.exec(
      message,
    ) ?? [];
  return one === undefined || other === undefined ? null : [`what is ${one}`, `what is ${other}`];
}

/** Two things of which a message asks the same, as in "tell me about the arcade and the lake"; null: it has no two. */
export function pairIn(message: string): readonly [string, string] | null {
  const [, one, other] =
    /^(.{4,120}?)\s{1,9}(?:and|or|vs\.?|versus)\s{1,9}([^?!.;,]{3,40})[?!.]{0,9}$/i.exec(message.trim()) ??
    [];
  // "Is it UTC, or local" leaves a choice.
  return one === undefined || other === undefined || one.includes(',') ? null : [one, other];
}
