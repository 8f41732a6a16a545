import { heardOf, PEOPLE, PERSON_IDS, type PersonId, type Told } from '@shared/domain/town/case/people.ts';
import { noticedOf, THING_IDS, THINGS, type ThingId } from '@shared/domain/town/case/things.ts';
import { TOLD } from '../things/notices.ts';
import { MORNING, pm, type Clue } from './clue.ts';

/** When on the Friday a person saw him; of all others what they tell has no hour. */
const SEEN_AT: Readonly<Partial<Record<PersonId, number>>> = {
  principal: MORNING,
  'prize-clerk': pm(3, 10),
  cook: pm(4, 30),
  receptionist: pm(5, 15),
  dj: pm(6, 40),
  barkeeper: pm(8, 15),
  manager: pm(9, 0),
  angler: pm(11, 0),
};

/** What was heard of people in town, as their own records note it. */
export const HEARD: readonly Clue[] = PERSON_IDS.flatMap((person) => {
  const { place, tells } = PEOPLE[person];
  return Object.entries<Told>(tells).map(([line, { title, text }]): Clue => {
    const fact = heardOf(person, line);
    const at = SEEN_AT[person] ?? null;
    return { id: fact, fact, at, place, person, look: [176, 104], title, lines: text };
  });
});

/** The hour of a thing, and the middle of where it lay in the picture of its place. */
const LAY: { readonly [Id in ThingId]: readonly [at: number | null, look: Clue['look']] } = {
  cassette: [pm(6, 40), [240, 140]],
  'tag-117': [null, [175, 121]],
  'punched-ticket': [pm(8, 20), [240, 138]],
  'napkin-map': [null, [288, 77]],
  'red-jacket': [pm(7, 30), [42, 135]],
  invitation: [null, [189, 156]],
  'late-slip': [MORNING, [169, 144]],
  'two-straws': [pm(4, 30), [153, 152]],
  'yellow-thread': [null, [52, 114]],
  'rug-ticket': [pm(5, 15), [115, 137]],
  photograph: [null, [115, 136]],
  quarter: [null, [326, 98]],
  matchbook: [null, [166, 106]],
  bear: [pm(3, 10), [307, 171]],
  candle: [null, [149, 155]],
  jar: [null, [316, 92]],
  sneaker: [null, [89, 140]],
  headphones: [pm(8, 0), [241, 134]],
  'tape-box': [pm(8, 0), [79, 76]],
};

const SIDES = ['front', 'back'] as const;

/** What was noticed on things: it stays known when a thing is put back. */
export const NOTICED: readonly Clue[] = THING_IDS.flatMap((thing) => {
  const { title, place, notices } = THINGS[thing];
  const [at, look] = LAY[thing];
  const told: Readonly<Record<string, string>> = TOLD[thing];
  return notices.map((notice, nth): Clue => {
    const fact = noticedOf(thing, notice);
    return { id: fact, fact, at, place, look, title: `${title}, ${SIDES[nth]}`, lines: told[notice] ?? '' };
  });
});
