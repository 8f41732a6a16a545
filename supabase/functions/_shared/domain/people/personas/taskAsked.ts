import { lazy } from '../../../kernel/lazy.ts';
import type { Subject } from './entry.ts';
import { index, queryOf, setOf, textOf } from './lexicon.ts';
import { TASKS, type Task } from './knowledge/tasks/task.ts';
import { thingsTold } from './knowledge/tasks/index.ts';
import { stemSet, stemsOf, wordsOf } from './words.ts';

type Told = Readonly<Partial<Record<Task, Subject>>>;

interface Named {
  readonly stems: readonly string[];
  readonly told: Told;
}

interface Known {
  /** By the first stem of a name. */
  readonly named: ReadonlyMap<string, readonly Named[]>;
  /** By the subject that is spoken of. */
  readonly ofSubject: ReadonlyMap<string, Told>;
}

const known = lazy((): Known => {
  const named = new Map<string, Named[]>();
  const ofSubject = new Map<string, Told>();
  for (const { thing, told } of thingsTold()) {
    if (!ofSubject.has(thing.of)) ofSubject.set(thing.of, told);
    for (const name of thing.names.split(', ')) {
      const stems = stemsOf(name);
      const [first = ''] = stems;
      named.set(first, [...(named.get(first) ?? []), { stems, told }]);
    }
  }
  return { named, ofSubject };
});

/** Words that point back to what was spoken of. */
const POINTS_BACK = /\b(?:it|that|this|there|them|one)\b/;
/** The subject of all of it, which is meant where no thing is named. */
const ALL = 'offline';

/** Words of what is wanted, and words that say nothing of which thing is meant. */
const ofNoThing = lazy(() =>
  stemSet(
    [
      ...Object.values(TASKS).map(({ source }) => source.replace(/[^a-z]+/g, ' ')),
      'best good favorite way part browser computer game app program work use play day today time new old other people person online web thing already ever second still window',
    ].join(' '),
  ),
);

/** Whether a message has no word that belongs neither to a thing's name, nor to what is wanted, nor to what is told of it. */
function isAll(message: string, name: readonly string[], told: Subject): boolean {
  const own = new Set([
    ...name,
    ...told.says.about.flatMap((line) => [...setOf(textOf(line))]),
    ...setOf(told.title),
  ]);
  return queryOf(message, index()).content.every((one) => own.has(one) || ofNoThing().has(one));
}

/** The things that a message names, by the longest names first. */
function namedIn(text: string): readonly Named[] {
  const stems = stemsOf(text);
  const { named } = known();
  return stems
    .flatMap((one, place) =>
      (named.get(one) ?? []).filter((thing) => thing.stems.every((part, at) => stems[place + at] === part)),
    )
    .toSorted((one, other) => other.stems.length - one.stems.length);
}

/**
 * What is to be said to a message that wants something of a thing, such as "does paint work on my phone".
 *
 * @param topic the subject that was spoken of before, which "it" means
 * @returns null: it names no such thing, or wants nothing of it of which something is known
 */
export function taskAsked(message: string, topic: string | null): Subject | null {
  const text = wordsOf(message).join(' ');
  const named = namedIn(text);
  const spokenOf = topic === null ? undefined : known().ofSubject.get(topic);
  const ofTopic = spokenOf !== undefined && POINTS_BACK.test(text) ? [{ stems: [], told: spokenOf }] : [];
  const wants = (Object.keys(TASKS) as Task[]).filter((task) => TASKS[task].test(text)); // The keys are those of its type.
  for (const { stems, told } of named.length > 0 ? named : ofTopic) {
    const [answer] = wants.flatMap((task) => told[task] ?? []).filter((one) => isAll(message, stems, one));
    if (answer !== undefined) return answer;
  }
  if (named.length > 0 || topic !== null) return null;
  const all = known().ofSubject.get(ALL);
  return wants.flatMap((task) => all?.[task] ?? []).find((one) => isAll(message, [], one)) ?? null;
}
