import { withoutEnd } from '../../../../kernel/edges.ts';
import { recordAsked } from '../recordAsked.ts';
import { findings } from '../findings.ts';
import { goesOn } from '../small.ts';
import { wordsOf } from '../words.ts';
import type { State } from './state.ts';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:fourth|4th)\b/i, 3],
  [/\b(?:fifth|5th)\b/i, 4],
  [/\b(?:last|final)\b/i, -1],
];
const ORDINAL =
  /\b(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|final)(?: (?:one|of them|thing|person|name))?(?=[\s,?!.]|$)(?! (?:time|week|night|year|month|day|period|floor|chapter|row|straw|seen|name|place|arcade))/i;

/** Words that say when, and nothing else. */
const WHEN = new Set(
  `at on in the by during after before and what how about then too this next but so
  night day noon midnight morning evening afternoon dark weekend weekends weekdays today tomorrow tonight now later
  monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays summer winter`.split(
    /\s+/,
  ),
);
const TIMES =
  /\b(night|noon|midnight|morning|evening|afternoon|dark|weekends?|weekdays|today|tomorrow|tonight|\w+days?)\b/i;

/** Begins as a sum goes on. */
const GOES_ON_WITH_SUM =
  /^(?:(?:and|then|now|ok|so)\s+)*(?:plus|minus|times|multiplied by|divided by|over|squared|cubed|[-+*/x^×÷])\s*\d*/i;
const LEADS = /^(?:(?:and|then|now|ok|so)\s+)+/i;

/** "There" where it is a place, and not "is there". */
const THERE =
  /(?<!^(?:is|are|was|were) )\bthere\b(?! (?:is|are|was|were|a|an|any|some|no|something|anything|somebody|anybody|nobody|more|other|the)\b)/i;
const SHE = /\b(?:she|her)\b/i;
const HE = /\b(?:he|him)\b/i;
const HIS = /\bhis\b/i;

/** What a question ends with. */
const END_MARKS = ' ?!.';

/** What an ordinal means: the one of the list that was just told. */
function ofList(message: string, { list }: State): string | null {
  if (list.length === 0 || !ORDINAL.test(message)) return null;
  const place = ORDINALS.find(([word]) => word.test(ORDINAL.exec(message)?.[0] ?? ''))?.[1];
  const item = place === undefined ? undefined : list.at(place);
  return item === undefined ? null : message.replace(ORDINAL, item);
}

/** The question before at another time: "and at night?". */
function atTime(message: string, { asked }: State): string | null {
  if (asked === null || !TIMES.test(message)) return null;
  const words = wordsOf(message);
  if (words.length > 6 || !words.every((word) => WHEN.has(word))) return null;
  const when = withoutEnd(message, END_MARKS).replace(
    /^(?:(?:and|but|what about|how about|so|then)\s+)+/i,
    '',
  );
  return `${withoutEnd(asked, END_MARKS)} ${when}`;
}

const ANOTHER_RECORD_MOST = 4;
const AND_MINE = /^(?:and|but|what about|how about) (?:me|mine|i|myself)\b[?!. ]{0,9}$/i;

/** "And me?" after a question of the boards. */
function ofBoards(asked: string): string | null {
  const own = `what is my score: ${asked}`;
  return recordAsked(own)?.subject === 'my-scores' && /flappy|uppy|board|score|record|lead/i.test(asked)
    ? own
    : null;
}

/** The same of another of the person's records: "and backpacks?" after "how many flunks do i have". */
function ofRecord(message: string, { asked }: State): string | null {
  if (asked === null || !goesOn(message)) return null;
  if (AND_MINE.test(message)) return ofBoards(asked);
  if (recordAsked(asked) === null) return null;
  const words = wordsOf(message);
  if (words.length > ANOTHER_RECORD_MOST) return null;
  const what = withoutEnd(message, END_MARKS)
    .replace(LEADS, '')
    .replace(/^(?:what|how) about\s+/i, '');
  const bare = what.replace(/^(?:in|on|at|of|for|the|my)\s+/i, '');
  return [`my ${bare}`, `how many ${bare} do i have`].find((other) => recordAsked(other) !== null) ?? null;
}

const ANOTHER_THING_MOST = 5;
const AND_OF =
  /^(?:and what about|and how about|what about|how about|and|or)\s+(?:(?:in|on|at|of|for|with|by|from|to)\s+)?(?:the\s+)?(?=\S)/i;

/** The question before of another thing of its kind: "and in uppy?" after "how do i get a medal in flappy". */
function ofAnother(message: string, { asked }: State): string | null {
  if (asked === null || !AND_OF.test(message) || wordsOf(message).length > ANOTHER_THING_MOST) return null;
  const thing = withoutEnd(message, END_MARKS).replace(AND_OF, '');
  const [other] = findings(thing);
  if (other?.kind !== 'subject' || !other.isNamed) return null;
  const { subject } = other;
  const first = findings(asked).find(
    (one) => one.kind === 'subject' && one.isNamed && one.subject.area === subject.area,
  );
  if (first?.kind !== 'subject' || first.subject === subject) return null;
  const text = asked.toLowerCase();
  const named = first.subject.names.filter((name) => text.includes(name));
  const longest = named.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : text.replace(longest, thing);
}

/**
 * A message with what it leaves to the conversation written out: an ordinal, a time, a sum that goes on, "there", "she". As it
 * is where it leaves nothing of that.
 */
export function completed(message: string, state: State): string {
  if (GOES_ON_WITH_SUM.test(message) && state.number !== null && /\d/.test(message)) {
    return `${state.number} ${message.replace(LEADS, '')}`;
  }
  const told =
    ofList(message, state) ?? atTime(message, state) ?? ofRecord(message, state) ?? ofAnother(message, state);
  if (told !== null) return told;
  let text = message;
  if (state.place !== null) text = text.replace(THERE, `at ${state.place.title}`);
  if (state.keeper !== null) {
    text = text.replace(HE, state.keeper.title).replace(HIS, `${state.keeper.title}’s`);
  }
  if (state.person !== null && state.person.id !== 'flunko') text = text.replace(SHE, state.person.title);
  return text;
}
