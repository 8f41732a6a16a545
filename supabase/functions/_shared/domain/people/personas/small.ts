import { plain } from './words.ts';

/** How the person wants to be called, where the message says so. */
export function calledIn(message: string): string | null {
  const found =
    /\b(?:my name is|my names|call me|i am called|i'm called|i go by)\s{1,9}(?:now\s{1,9})?([\p{L}\p{N}_-]{2,20})/iu.exec(
      message,
    );
  const name = found?.[1] ?? null;
  return name === null || /^(not|a|an|the|so|very|when|back|later|if|what)$/i.test(name) ? null : name;
}

/** What the person says that they like; null: the message does not say. */
export function likedIn(message: string): string | null {
  const text = plain(message);
  if (/\bdo (you|i)\b|\?/.test(text)) return null;
  const found =
    /\bi (?:really |do |also |just |kinda |absolutely )?(?:like|love|enjoy|adore) (?:the |playing |to play |eating |listening to )?([a-z0-9][a-z0-9 &'-]{1,30})/.exec(
      text,
    );
  const liked =
    (found?.[1] ?? '').split(/ (?:and|but|because|so|when|a lot|very|too|best)\b/)[0]?.trim() ?? '';
  return liked === '' || /^(you|it|that|this|him|her|them|to|how|what|your)\b/.test(liked) ? null : liked;
}

/** Whether a message asks what the person likes, of whatever kind: "which sport do i love?". */
export const asksOfLikes = (message: string): boolean =>
  /\b(?:what|which)(?: [a-z]{2,20})? (?:do|did) i (?:say i )?(?:really )?(?:like|love|enjoy|prefer)\b|\bwhat i (?:like|love|enjoy)\b/.test(
    squeezed(message),
  );

const ASKS_TOO = /\b(?:what|which|who|whose|where|when|why|how|tell|show|give|explain)\b/;

/** Whether a message thanks, and is about nothing else. */
export const isThanks = (message: string): boolean =>
  /^(?:thanks|thank you|thx|ty|tysm|many thanks|cheers)(?: [a-z]+){0,7}$/.test(squeezed(message)) &&
  !message.includes('?') &&
  !ASKS_TOO.test(message.toLowerCase());

const YES =
  /^(y|yes|yeah|yep|yup|sure|ok|okay|please|yes please|of course|absolutely|do it|why not|go ahead|go for it|definitely|tell me|alright|lets go|shoot|ready|k)$/;
const NO =
  /^(n|no|nope|nah|no thanks|not really|never mind|nevermind|no thank you|not now|stop|cancel|nvm|idk|dunno|whatever|forget it)$/;
const MORE =
  /^(tell me more|more|more please|go on|and|and then|then|what else|what more|anything else|continue|keep going|really|interesting|no way|elaborate|explain|say more|more about (it|that|this|him|her|them)|tell me more about (it|that|this|him|her|them)|and what else|seriously|is that all|what happened next|what happened then|how so|what do you mean|another|another one|one more|again|next|more of that|any more|got more|something else|anything|come on|come on tell me|do you know|do you know more|go ahead tell me|what more do you know|spill it|more info|details|more details|oh|hm+|huh|i see)$/;
const GIVES_UP =
  /\b(give up|dont know|do not know|no idea|tell me|what is it|answer|solution|idk|pass|skip)\b/;

const squeezed = (message: string): string =>
  plain(message)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^ ?(?:(?:lol|lmao|haha|ok|okay|hm|um|uh|well|wow) (?=\S))+/, '')
    .replace(/(?<=\S) (?:please|pls|plz|lol)$/, '')
    .replace(/\bu\b/g, 'you')
    .replace(/\bur\b/g, 'your')
    .trim();

/** A question word alone: it asks on about what was just said. */
const WHY =
  /^(but |and |so )?(why|how come|why not|why (is|was|are) (that|it|this)|why so|why though|how|who|really why)$/;

export const isYes = (message: string): boolean => YES.test(squeezed(message));
export const isNo = (message: string): boolean => NO.test(squeezed(message));
export const asksForMore = (message: string): boolean => MORE.test(squeezed(message));
export const asksWhy = (message: string): boolean => WHY.test(squeezed(message));
export const givesUp = (message: string): boolean => GIVES_UP.test(squeezed(message));

/** A "you" that means anybody: "what do you get for a streak?". */
const ANY_YOU =
  /\b(?:what|how|when|where|why|which|how much|how many|how often)(?: [a-z]+)? (?:do|does|can|would|should|must) (?:you|u) (?:win|get|earn|need|use|find|buy|play|beat|open|enter|make|score|lose|pay|go|reach|unlock|claim|join|start|have to)\b|\b(?:when|if) (?:you|u)\b/;

/** Whether a message speaks of the persona itself: "you sound like a robot", "do you get bored?". */
export const isOfPersona = (message: string): boolean =>
  /^(lol |haha |ok |so |but |and |well )*(you|your|youre|do you|are you|have you|would you|did you|were you|will you|could you|dont you|what do you|why do you|why are you|how do you|what are you|if you)\b/.test(
    squeezed(message),
  ) && !ANY_YOU.test(squeezed(message));

/** Whether a message asks something of the persona itself, and not what it knows of something else. */
export const asksOfPersona = (message: string): boolean => {
  const text = squeezed(message);
  return (
    /\b(you|your|youre|u|ur|yourself)\b/.test(text) &&
    !ANY_YOU.test(text) &&
    !/\b(can|could|would|will|do|did|have|what do|what did|what have) (you|u) (please )?(know|tell|explain|help|show|give|see|seen|saw|hear|heard|recommend|say|think|remember|describe|find)\b/.test(
      text,
    )
  );
};

/** Whether a message asks what of the persona's own is: "who is your best friend?". */
export const asksOfYours = (message: string): boolean =>
  /^(?:so |and |but )?(?:who|what|which|where|how)(?: is| are|s| was| were)? your\b/.test(squeezed(message));

/** Whether a message asks if the persona is this or that: "are you the janitor?". */
export const asksIfItIs = (message: string): boolean =>
  /^(so |wait |and )?(are |r )?(you|u) (the|a|an|from|related|friends|his|her)\b/.test(squeezed(message));

/** The forms of what is asked of a persona itself, the narrower first, with the small talk that answers each. */
const FORMS: readonly (readonly [talk: string, is: RegExp])[] = [
  ['form-why', /^(?:so |but )?why (?:are|do|dont|did|is|were) (?:you|your)\b/],
  [
    'form-like',
    /^(?:so |and |but )?(?:do you|dont you|would you|did you) (?:really )?(?:like|love|enjoy|hate|prefer)\b/,
  ],
  [
    'form-have',
    /^(?:so |and |but )?(?:do you|dont you) (?:still |even |also )?(?:have|own|got)\b|^have you got\b/,
  ],
  ['form-can', /^(?:so |and |but )?(?:can|could|will|would|cant|wont) you\b/],
  [
    'form-are',
    /^(?:so |and |but |wait )?(?:(?:are|r|arent|were|was) )?you (?:a|an|the)\b|^(?:so |and |but |wait )?(?:are|r|arent|were) you\b/,
  ],
  ['form-do', /^(?:so |and |but )?(?:do|did|dont|have) you\b/],
];

/** The small talk that answers the form of a question to the persona itself; null: it has none of these. */
export const formOf = (message: string): string | null => {
  const text = squeezed(message);
  return FORMS.find(([, is]) => is.test(text))?.[0] ?? null;
};

/** What a claim ends with that wants to be agreed to. */
const TAG =
  /,?\s{1,9}(?:right|huh|eh|yeah|(?:is|are|was|were|do|does|did|can|will|would|has|have)(?:n['’]?t|n| not)? (?:it|they|he|she|you|i|we|there))\s{0,9}[?!.]{0,9}$/i;

/** A message that asks for a liking in the usual words: "are you a fan of the Geek?". */
export const inUsualWords = (message: string): string =>
  message.replace(/\bare (?:you|u) (?:an? (?:big |huge )?fan of|into)\b/i, 'do you like');

/** A message without what asks to be agreed to: "it is fair, isn't it?". */
export const withoutTag = (message: string): string => {
  const bare = message.replace(TAG, '');
  return bare.split(' ').length > 2 ? bare : message;
};

/** Whether a message leaves a choice between two things of the world: "tea or coffee?". */
export const asksToChoose = (message: string): boolean =>
  /^(so |ok |hey )?(do you prefer )?[a-z]{2,20}( [a-z]{2,20})? (or|vs|versus) [a-z]{2,20}( [a-z]{2,20})?$/.test(
    squeezed(message),
  );

/** Whether a message goes on with what was asked before: "and when?", "what about the arcade?". */
export const goesOn = (message: string): boolean =>
  /^(and|but|so|also|then|what about|how about|ok and|what of)\b/.test(squeezed(message));

/** A question without what it is asked of: "at what time?", "to which doors". */
const BARE =
  /^(?:(?:and|but|so|ok|at|on|in|to|from|of|for|with|by|until|since) )*(?:(?:what|which) (?:time|day|date|year|hour|room|street|place|one|ones|[a-z]+s)|how (?:much|many|long|often|far|late|soon)|where|when|whom|whose|since when|until when)(?: (?:exactly|is (?:it|that)|was (?:it|that)|does it cost|do i need))?$/;
export const asksBarely = (message: string): boolean => BARE.test(squeezed(message));

/** A message in which he is who everybody means. */
export const withFlunko = (message: string): string | null => {
  const named = message.replace(/\b(he|him)\b/gi, 'Flunko').replace(/\bhis\b/gi, "Flunko's");
  return named === message ? null : named;
};

/** An "it" that means nothing. */
const EMPTY_IT = /\b(?:is|was) it (?:true|possible|allowed|ok|okay|normal) (?:that|to|if|for)?/g;

export const pointsBack = (message: string): boolean =>
  /\b(?:which|what|that|this|the) ones?\b|\b(it|its|that|this|there|they|them|their|those|these|he|him|his|she|her)\b/.test(
    squeezed(message).replace(EMPTY_IT, ''),
  );
