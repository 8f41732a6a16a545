/** Why words may not stand in the story. */
export type CanonFault = 'empty' | 'long' | 'letters' | 'markup' | 'word' | 'code' | 'date';

const LETTERS = /^[ -~]*$/;
const MARKUP = /[<>{}[\]`*_~|\\^]|https?:|www\.|&\w+;/i;
/** What is never said: no one is hurt, and no line counts the knocks. */
const UNSAID = /\b(?:dead|die[ds]?|dying|death|kill|killed|murder|blood|bloody|corpse|ghosts?|thirteen)\b/i;
/** Codes stand in pictures alone. A year of the century is none. */
const CODE = /\b(?!19\d\d\b)\d{4}\b/;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const DATE =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}\/\d{1,2}\b/i;

/** Whether words keep to the canon (docs/story.md, EPISODE-4), and why not; null: they do. `most` is in characters. */
export function canonFault(text: string, most: number): CanonFault | null {
  if (text.trim() === '') return 'empty';
  if (text.length > most) return 'long';
  if (!LETTERS.test(text)) return 'letters';
  if (MARKUP.test(text)) return 'markup';
  if (UNSAID.test(text)) return 'word';
  if (CODE.test(text)) return 'code';
  return WEEKDAY.test(text) && DATE.test(text) ? 'date' : null;
}
