import type { Facet } from './entry.ts';
import { wordsOf } from './words.ts';

/** What the first word of a question asks for. */
const FIRST: readonly (readonly [Facet, RegExp])[] = [
  ['cost', /^how (much|many)\b/],
  ['how', /^why (can|may|could|do|will) (not )?(i|we)\b/],
  ['why', /^(why|how come|what for)\b/],
  [
    'where',
    /^where\b|^(what|which) (room|street|building)\b|^how (do|can|would) (i|you|we|one) (get to|find|reach)\b/,
  ],
  ['when', /^when\b|^(what|which) (time|day|date)\b|^how (long|late|soon)\b/],
  ['how', /^who (can|may) (enter|go|get)\b/],
  ['who', /^(who|whom|whose)\b/],
  ['how', /^how$|^how (do|can|does|to|is|are|did|would|should|could)\b/],
];

/** What else in a message tells what it asks for. */
const ELSEWHERE: readonly (readonly [Facet, RegExp])[] = [
  ['cost', /\b(costs?|prices?|worth|expensive|cheap|odds|chances?|pays?)\b/],
  ['why', /\breason\b/],
  ['where', /^were (is|are|can|do)\b|\bway to\b|\blocated\b/],
  ['how', /\b(get|go|come|let me) (in(to|side)?)\b|\benter\b/],
  ['when', /\bhours?\b|\bopen(s|ing)?\b|\bclosed?s?\b/],
  ['more', /\b(more|else|rumou?rs?|secrets|secret(?! treehouse| phrase)|clues?|strange|weird|odd|hidden)\b/],
];

const QUESTION = /\b(how come|how|why|where|when|who|whom|whose|which|what)\b/g;

/** What a question asks of its subject, by its words, of which the first question word counts most; null: they do not say. */
export function facetIn(message: string): Facet | null {
  const text = wordsOf(message).join(' ');
  for (const { index } of text.matchAll(QUESTION)) {
    const asked = FIRST.find(([, is]) => is.test(text.slice(index)));
    if (asked !== undefined) return asked[0];
    // What is open is asked by when, although it begins with what.
    if (/^(what|which)\b/.test(text.slice(index))) break;
  }
  const asked = ELSEWHERE.find(([, is]) => is.test(text));
  return asked?.[0] ?? (/\bwhat\b/.test(text) ? 'about' : null);
}
