import type { Said } from '../context.ts';
import type { Subject } from '../entry.ts';
import { facetIn } from '../facetIn.ts';
import { findings, subjectNamed } from '../findings.ts';

/** What a conversation is about at a moment, by what was said in it alone. */
export interface State {
  /** The question before, as it was asked; null: there was none. */
  readonly asked: string | null;
  readonly topic: Subject | null;
  /** The last place that was meant, and the last person. */
  readonly place: Subject | null;
  readonly person: Subject | null;
  /** Whom the last question asked for, at a place; null: it did not. */
  readonly keeper: Subject | null;
  /** What the last answer listed, in its order. */
  readonly list: readonly string[];
  /** The last number of the last answer, as of a sum; null: it has none. */
  readonly number: string | null;
}

const PERSON_IDS = /^(staff|person|persona|friend)-|^(zoltar|flunko|mother)$/;
/** Subjects of the area of the town that are no place. */
const NO_PLACE =
  /^(arcadia|at-night|day-night|time-access|hangouts|most-of-town|people-of-town|safety|strange-places|town-map)$/;
/** How surely an earlier question has to have been about something. */
const SURE = 0.9;
/** A sentence with so many parts is a list. */
const LIST_LEAST = 3;
const ITEM_MOST = 40;

/** Who is meant after a question of who is at a place. */
const KEEPERS: Readonly<Record<string, string>> = {
  arcade: 'person-clerk',
  'paradise-motel': 'person-manager',
  'snack-shack': 'person-cook',
  'four-thieves-bar': 'person-bartender',
  'flunk-fm-station': 'person-dj',
  'flunk-fm': 'person-dj',
  'police-station': 'person-police',
  'principals-office': 'person-principal',
  'football-field': 'person-coach',
  practice: 'person-coach',
  'lake-tree': 'person-angler',
};

export const isPerson = ({ id }: Subject): boolean => PERSON_IDS.test(id);
export const isPlace = ({ id, area }: Subject): boolean =>
  (area === 'town' && !NO_PLACE.test(id) && !isPerson({ id } as Subject)) || id === 'library';

/** The parts of the longest list in a text, without what leads up to it. */
export function listIn(text: string): readonly string[] {
  const sentences = text.split(/[.!?](?:\s|$)(?<!\b(?:Mr|Ms|Mrs|Dr|St)\.\s)/);
  const lists = sentences.map((sentence) =>
    sentence
      .slice(sentence.lastIndexOf(': ') + 1)
      .split(/[,;]|\band\b/)
      .map((item) => item.trim())
      .filter((item) => item !== '' && item.length <= ITEM_MOST),
  );
  const longest = lists.reduce((most, one) => (one.length > most.length ? one : most), []);
  return longest.length < LIST_LEAST ? [] : longest;
}

/** The state of a conversation. `topic` is what the persona itself keeps as its topic. */
export function stateOf(history: readonly Said[], topic: string | null): State {
  const questions = history.filter(({ by }) => by === 'person').map(({ text }) => text);
  const answer = history.findLast(({ by }) => by === 'persona')?.text ?? '';
  const meantBy = questions.map((text) => {
    const [found] = findings(text);
    return found?.kind === 'subject' && found.score >= SURE ? found.subject : null;
  });
  const meant = meantBy.filter((one) => one !== null);
  const own = subjectNamed(topic);
  const all = own === null ? meant : [...meant, own];
  const asked = questions.at(-1) ?? null;
  // A question that names nothing, such as "who works there?", is about the topic.
  const at = meantBy.at(-1) ?? own;
  const isWho = asked !== null && facetIn(asked) === 'who';
  return {
    asked,
    topic: own ?? meant.at(-1) ?? null,
    place: all.findLast(isPlace) ?? null,
    person: all.findLast(isPerson) ?? null,
    keeper: isWho && at !== null ? subjectNamed(KEEPERS[at.id] ?? null) : null,
    list: listIn(answer),
    number: answer.match(/-?\d+(?:\.\d+)?/g)?.at(-1) ?? null,
  };
}
