import { FACETS, type Subject } from './entry.ts';
import { index, linesOf, queryOf, setOf, textOf } from './lexicon.ts';
import { stem } from './words.ts';

const linesOfSubjects = new Map<Subject, readonly ReadonlySet<string>[]>();

/** The stems of all lines of a subject, worked out when they are first asked for. */
function linesKept(subject: Subject): readonly ReadonlySet<string>[] {
  const kept =
    linesOfSubjects.get(subject) ??
    FACETS.flatMap((facet) => linesOf(subject, facet)).map((line) => setOf(textOf(line)));
  linesOfSubjects.set(subject, kept);
  return kept;
}

/**
 * How much of a line is about what a message asks, where it tells the line from others of its subject: the title does not
 * count, nor what most lines have. So of all lines on the lake the one with the swing answers a question about the swing.
 */
export function fit(message: string, subject: Subject | null): (line: string) => number {
  const known = index();
  const title = setOf(subject?.title ?? '');
  const lines = subject === null ? [] : linesKept(subject);
  const tells = (one: string): boolean =>
    !title.has(one) && 2 * lines.filter((stems) => stems.has(one)).length <= Math.max(lines.length, 2);
  const asked = queryOf(message, known).content.filter(tells);
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
  return queryOf(message, index()).content.filter((one) => !own.has(one) && !TELLING_WORDS.has(one));
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
