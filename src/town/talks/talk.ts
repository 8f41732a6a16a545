import { heardOf, shownTo, type PersonId } from '@shared/domain/town/case/people.ts';
import { carriedOf, THING_IDS, type ThingId } from '@shared/domain/town/case/things.ts';
import { holds, type Condition, type Fact, type Truth } from '@shared/domain/town/story.ts';
import type { HourName } from '../play/hour.ts';

/** How a person looks while they speak; each has a portrait. */
export type Face = 'calm' | 'guarded' | 'warm';

/** What a person says at once: one or two lines, with a face. What is in parentheses they do. */
export interface Said {
  readonly says: readonly [string, string?];
  /** Calm when absent. */
  readonly face?: Face;
  /** Its name, by which it is known that it was heard; absent: that of the question. */
  readonly line?: string;
  /** What the person hands over with it. */
  readonly gives?: ThingId;
}

/** A conversation in which a person can be asked what is new this week (EPISODE-8). It is asked anew in each week. */
export function withNews(
  talk: Talk,
  week: { readonly id: string; readonly people: Readonly<Record<string, string>> } | null,
): Talk {
  const line = week?.people[talk.person];
  if (week === null || line === undefined) return talk;
  return {
    ...talk,
    questions: { [`week-${week.id}`]: { ask: WHAT_IS_NEW, says: [line] }, ...talk.questions },
  };
}

/** What is said, and what instead while a condition holds; the first that holds counts. */
export interface Saying extends Said {
  readonly instead?: readonly (Said & { readonly when: Condition })[];
}

export interface Question extends Saying {
  readonly ask: string;
  /** When it can be asked; absent: always. */
  readonly when?: Condition;
}

/** A conversation with a person of the town. Adding one is adding a file with it (docs/adding-content.md). */
export interface Talk {
  readonly person: PersonId;
  /** What is said to a person who comes; its line is 'hello'. */
  readonly greets: Saying;
  /** What can be asked, by the line that answers. */
  readonly questions: Readonly<Record<string, Question>>;
  /** What is said of things that matter to the person. */
  readonly shows: { readonly [Thing in ThingId]?: Saying };
  /** What is said of all others, one for each in turn. */
  readonly otherwise: readonly [string, ...string[]];
}

/** What a conversation goes by: what is known of the person who asks, and the hour. */
export interface Known {
  readonly facts: ReadonlySet<Truth>;
  readonly hour: HourName;
}

/** What is said, and what is true from then on. */
export interface Turn extends Pick<Said, 'says'> {
  readonly face: Face;
  readonly records: readonly Fact[];
}

/** A question that can be asked now. */
export interface Askable {
  readonly id: string;
  readonly ask: string;
  /** Its answer was not heard yet, or gives something. */
  readonly isNew: boolean;
}

/** What is asked of the week. */
const WHAT_IS_NEW = 'What is new?';

/** How many questions there are to choose from at most. */
const MOST_QUESTIONS = 5;

const nowSaid = (saying: Saying, { facts, hour }: Known): Said =>
  saying.instead?.find(({ when }) => holds(when, facts, hour)) ?? saying;

/** The line by which it is known that this was heard. */
const lineOf = (question: string, { line = question }: Said): string => line;

function turnOf({ says, face = 'calm', gives }: Said, facts: readonly Fact[]): Turn {
  return { says, face, records: gives === undefined ? facts : [...facts, carriedOf(gives)] };
}

/** What a person says to one who comes. */
export function greeting({ person, greets }: Talk, known: Known): Turn {
  const said = nowSaid(greets, known);
  return turnOf(said, [heardOf(person, lineOf('hello', said))]);
}

/** What can be asked now: what was not heard before what was, in the order of the file. */
export function askable({ person, questions }: Talk, known: Known): readonly Askable[] {
  const open = Object.entries(questions).flatMap(([id, question]): Askable[] => {
    if (question.when !== undefined && !holds(question.when, known.facts, known.hour)) return [];
    const said = nowSaid(question, known);
    const isNew = said.gives !== undefined || !known.facts.has(heardOf(person, lineOf(id, said)));
    return [{ id, ask: question.ask, isNew }];
  });
  return [...open.filter(({ isNew }) => isNew), ...open.filter(({ isNew }) => !isNew)].slice(
    0,
    MOST_QUESTIONS,
  );
}

/** The answer to a question; null: it is none of this conversation. */
export function answer({ person, questions }: Talk, id: string, known: Known): Turn | null {
  const question = questions[id];
  if (question === undefined) return null;
  const said = nowSaid(question, known);
  return turnOf(said, [heardOf(person, lineOf(id, said))]);
}

/** What is said of a thing that is shown. */
export function reply({ person, shows, otherwise }: Talk, thing: ThingId, known: Known): Turn {
  const shown = shownTo(person, thing);
  const saying = shows[thing];
  if (saying === undefined) {
    const turn = THING_IDS.indexOf(thing) % otherwise.length;
    return turnOf({ says: [otherwise[turn] ?? otherwise[0]] }, [shown]);
  }
  const said = nowSaid(saying, known);
  return turnOf(said, said.line === undefined ? [shown] : [shown, heardOf(person, said.line)]);
}
