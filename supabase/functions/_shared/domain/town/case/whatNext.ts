import type { Fact } from '../story.ts';
import { PEOPLE, PERSON_IDS, type TownPerson } from './people.ts';
import { carriedOf, noticedOf, THING_IDS, THINGS, type ThingId } from './things.ts';

/** What of a card the rule goes by. */
interface NextCard {
  readonly id: string;
  readonly fact: Fact;
  readonly at: number | null;
  readonly place: string;
}

/** Something that is still open (CASE-10): where it is, and never what it is. */
export type Hint =
  | { readonly kind: 'hour'; readonly at: number }
  | { readonly kind: 'notice'; readonly thing: ThingId }
  | { readonly kind: 'take' | 'look'; readonly place: string }
  | { readonly kind: 'ask'; readonly place: string; readonly hour: TownPerson['hour'] };

export interface Board {
  readonly facts: ReadonlySet<string>;
  readonly cards: readonly NextCard[];
  readonly joins: readonly (readonly [string, string])[];
  /** Whether the person may be in a place. */
  readonly mayEnter: (place: string) => boolean;
}

/** So many of one kind are told at once: it is a next step, and no list of all. */
const MOST_OF_A_KIND = 2;

/** What a person can do next, by what they know and may enter. No solution is known here. */
export function whatNext({ facts, cards, joins, mayEnter }: Board): readonly Hint[] {
  const some = <One>(all: readonly One[]): readonly One[] => all.slice(0, MOST_OF_A_KIND);
  const places = (kind: 'take' | 'look', all: readonly string[]): readonly Hint[] =>
    some([...new Set(all)]).map((place) => ({ kind, place }));
  const isHeard = (person: string): boolean => [...facts].some((fact) => fact.startsWith(`heard:${person}/`));
  const isMissing = (thing: ThingId): boolean =>
    THINGS[thing].notices.some((notice) => !facts.has(noticedOf(thing, notice)));
  const isCarried = (thing: ThingId): boolean => facts.has(carriedOf(thing));
  /** Nothing of it was ever noticed: what was put back is no news. */
  const isNew = (thing: ThingId): boolean =>
    THINGS[thing].notices.every((notice) => !facts.has(noticedOf(thing, notice)));

  const takes = THING_IDS.filter((thing) => !isCarried(thing) && isNew(thing)).map((id) => THINGS[id].place);
  const asks = PERSON_IDS.filter((person) => !isHeard(person))
    .map((person): TownPerson => PEOPLE[person])
    .filter(({ place }) => mayEnter(place));
  const looks = cards
    .filter(({ fact }) => fact.startsWith('pressed:') && !facts.has(fact))
    .map(({ place }) => place);
  return [
    ...some(unjoinedHours(cards, facts, joins)).map((at): Hint => ({ kind: 'hour', at })),
    ...some(THING_IDS.filter((thing) => isCarried(thing) && isMissing(thing))).map((thing): Hint => ({
      kind: 'notice',
      thing,
    })),
    ...places('take', takes.filter(mayEnter)),
    ...some(asks).map(({ place, hour }): Hint => ({ kind: 'ask', place, hour })),
    ...places('look', looks.filter(mayEnter)),
  ];
}

/** The hours of which two cards hang there that no thread joins. */
function unjoinedHours(
  cards: readonly NextCard[],
  facts: ReadonlySet<string>,
  joins: Board['joins'],
): readonly number[] {
  const byHour = new Map<number, string[]>();
  for (const { id, at, fact } of cards) {
    if (at !== null && facts.has(fact)) byHour.set(at, [...(byHour.get(at) ?? []), id]);
  }
  return [...byHour].flatMap(([at, ids]) => {
    const isJoined = joins.some((pair) => pair.every((id) => ids.includes(id)));
    return ids.length > 1 && !isJoined ? [at] : [];
  });
}
