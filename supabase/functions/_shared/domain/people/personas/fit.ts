import type { Subject } from './entry.ts';
import { index, queryOf, setOf } from './lexicon.ts';
import { stem } from './words.ts';

/** How much of a wording is about what a message asks. */
export function fit(message: string): (line: string) => number {
  const known = index();
  const asked = queryOf(message, known).content;
  return (line) => {
    const stems = setOf(line);
    return asked.reduce((sum, one) => sum + (stems.has(one) ? known.weight(one) : 0), 0);
  };
}

/** Words that ask for what there is to tell, whatever it is. */
const TELLING_WORDS = new Set(
  'story info information fact detail history news place kid guy person explain describe understand question answer tea idea opinion'
    .split(' ')
    .map(stem),
);

/** What a message asks of a subject beside its name, as stems. */
export function besides(message: string, { title, names }: Subject): readonly string[] {
  const own = new Set([title, ...names].flatMap((name) => [...setOf(name)]));
  const known = index();
  return queryOf(message, known).content.filter(
    (one) => !own.has(one) && !TELLING_WORDS.has(one) && !known.isCommon(one),
  );
}

/** Whether a line has one of some stems in it. */
export const hasAny = (line: string, stems: readonly string[]): boolean => {
  const own = setOf(line);
  return stems.some((one) => own.has(one));
};

/** Whether something of what a message is about belongs to a subject, or nothing of it says what it is about. */
export function touches(message: string, subject: Subject): boolean {
  const known = index();
  const own = known.vocabulary.get(subject);
  const { content } = queryOf(message, known);
  return content.length === 0 || content.some((one) => own?.has(one) === true);
}
