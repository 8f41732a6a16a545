import { expect, it } from 'vitest';
import { factOfCard } from '@shared/domain/town/case/cards.ts';
import { JOINS, type Join } from '@shared/domain/town/case/joins.ts';
import { PEOPLE, PERSON_IDS } from '@shared/domain/town/case/people.ts';
import { carriedOf, noticedOf, THING_IDS, THINGS } from '@shared/domain/town/case/things.ts';
import { holds, type Condition, type Truth } from '@shared/domain/town/story.ts';
import type { Clique } from '@shared/domain/collection/collection.ts';
import { LOCATIONS, entryRefusal, locationOf, NOBODY, type Holder } from '@shared/domain/town/town.ts';
import { openingOf, PARADISE_CODE } from '@shared/domain/town/townEvents.ts';
import { LOCKS, LOCK_NAMES } from '@shared/domain/town/locks.ts';
import { CHAPTERS } from '../../../cutscenes/chapters/chapters.ts';
import { DRAWN_SCENES } from '../../../cutscenes/sceneBundles.ts';
import { loadTalk } from '../../../town/talks/index.ts';
import { answer, askable, greeting, reply, type Talk } from '../../../town/talks/talk.ts';
import { loadPlace } from '../../../town/places/index.ts';
import { CLUES } from '../../../town/clues/clues.ts';
import { EVENINGS } from '../../../town/clues/evening.ts';

const HOURS = ['day', 'night'] as const;
type Enters = (place: string) => boolean;

/** What a place has to be pressed there, and what is true of the person then. */
interface Press {
  readonly place: string;
  readonly when: Condition | undefined;
  readonly fact: Truth;
}

/** The presses that cards ask for, and what is taken. */
async function pressesOf(): Promise<readonly Press[]> {
  const pressed = CLUES.filter(({ fact }) => fact.startsWith('pressed:')).map(({ place, fact }) => ({
    ...{ place, fact, hotspot: fact.slice(fact.indexOf('/') + 1) },
  }));
  const taken = THING_IDS.map((id) => ({ ...THINGS[id], fact: carriedOf(id) }));
  return Promise.all(
    [...pressed, ...taken].map(async ({ place, hotspot, fact }) => {
      const { hotspots } = await loadPlace(place);
      const spot = hotspots[hotspot];
      expect([place, hotspot, spot !== undefined]).toEqual([place, hotspot, true]);
      return { place, fact, when: spot?.when === undefined ? undefined : factsOnly(spot.when) };
    }),
  );
}

/** The part of a condition that facts decide: programs are had by all. */
const factsOnly = ({ all, any, none }: Condition): Condition => ({
  ...(all && { all }),
  ...(any && { any }),
  ...(none && { none }),
});

/** Everything that a talk says to a person of whom this is known. */
function heardIn(talk: Talk, facts: ReadonlySet<Truth>): readonly Truth[] {
  return HOURS.flatMap((hour) => {
    const known = { facts, hour };
    const asked = askable(talk, known).flatMap(({ id }) => answer(talk, id, known)?.records ?? []);
    // What is carried can be put back and taken again: all that was ever taken can be shown.
    const shown = THING_IDS.filter((id) => facts.has(carriedOf(id))).flatMap(
      (id) => reply(talk, id, known).records,
    );
    return [...greeting(talk, known).records, ...asked, ...shown];
  });
}

/** All that becomes known of a person who does everything that they can, wherever they may be. */
async function allKnown(enters: Enters): Promise<ReadonlySet<Truth>> {
  const facts = new Set<Truth>();
  const presses = await pressesOf();
  const talks = await Promise.all(PERSON_IDS.map(async (id) => ({ id, talk: await loadTalk(id) })));
  for (let before = -1; before < facts.size;) {
    before = facts.size;
    for (const { id } of CHAPTERS) facts.add(`seen:${id}`);
    facts.add(PARADISE_CODE);
    // A Friday comes for all.
    for (const { fact } of EVENINGS) facts.add(fact);
    if (enters('arcade')) facts.add('opened:night-entrance');
    for (const lock of LOCK_NAMES) if (enters(LOCKS[lock].place)) facts.add(openingOf(lock));
    for (const { place, when, fact } of presses) {
      if (enters(place) && HOURS.some((hour) => holds(when ?? {}, facts, hour))) facts.add(fact);
    }
    for (const thing of THING_IDS) {
      if (facts.has(carriedOf(thing)))
        for (const notice of THINGS[thing].notices) facts.add(noticedOf(thing, notice));
    }
    for (const { id, talk } of talks) {
      if (enters(PEOPLE[id].place)) for (const fact of heardIn(talk, facts)) facts.add(fact);
    }
  }
  return facts;
}

/** The report of the case, for who writes it. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const reached = (facts: ReadonlySet<Truth>) => ({
  cards: CLUES.filter(({ fact }) => facts.has(fact)).map(({ id }) => id),
  joins: JOINS.filter(({ cards }) => cards.every((card) => facts.has(factOfCard(card)))),
});
const namesOf = (joins: readonly Join[]) => joins.map(({ name }) => name);

const CLIQUES = LOCATIONS.flatMap((location) => ('clique' in location ? [location.clique] : []));
const holderOf = (cliques: readonly Clique[], hasTeddy = false): Holder => ({
  ...{ wallet: '0x00000000000000a1', flunks: 1, cliques: new Set(cliques), hasTeddy },
});
const mayBe =
  (holder: Holder): Enters =>
  (place) =>
    entryRefusal(place, holder) === null;

it('joins two cards that there are, once each, in words that resolve nothing (CASE-6)', () => {
  const ids = new Set<string>(CLUES.map(({ id }) => id));
  const pairs = JOINS.map(({ cards }) => cards.toSorted().join(' '));
  expect(new Set(pairs).size).toBe(JOINS.length);
  expect(new Set(namesOf(JOINS)).size).toBe(JOINS.length);
  for (const { name, cards, line, place, scene } of JOINS) {
    expect([name, cards.filter((card) => !ids.has(card))]).toEqual([name, []]);
    expect([name, place === undefined || locationOf(place) !== null]).toEqual([name, true]);
    expect([name, scene === undefined || DRAWN_SCENES.includes(scene)]).toEqual([name, true]);
    expect(line).not.toMatch(/\d{4}|thirteen|\bdead\b/i);
  }
});

it('lets a holder of one clique reach every card and the last join, with the help of the other three (CASE-11)', async () => {
  const facts = await allKnown(mayBe(holderOf(CLIQUES, true)));
  const { cards, joins } = reached(facts);
  expect(CLUES.map(({ id }) => id).filter((id) => !cards.includes(id))).toEqual([]);
  expect(namesOf(joins)).toEqual(namesOf(JOINS));
});

it.each(CLIQUES)(
  'prints what a holder of a %s alone can reach, and more than half of the joins',
  async (clique) => {
    const { cards, joins } = reached(await allKnown(mayBe(holderOf([clique]))));
    print(`${clique}: ${cards.length} of ${CLUES.length} cards, ${joins.length} of ${JOINS.length} joins`);
    expect(joins.length).toBeGreaterThan(JOINS.length / 2);
  },
);

it('prints what a guest can reach', async () => {
  const { cards, joins } = reached(await allKnown(mayBe(NOBODY)));
  print(`guest: ${cards.length} of ${CLUES.length} cards, ${joins.length} of ${JOINS.length} joins`);
  expect(cards.length).toBeGreaterThan(0);
});
