import { beforeAll, describe, expect, it } from 'vitest';
import {
  heardOf,
  PEOPLE,
  PERSON_IDS,
  type PersonId,
  type TownPerson,
} from '@shared/domain/town/case/people.ts';
import { holds, LONGEST_FACT, parseFact, type Condition, type Truth } from '@shared/domain/town/story.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import { loadPlace } from '../places/index.ts';
import { loadTalk } from './index.ts';
import { answer, askable, greeting, reply, type Said, type Saying, type Talk } from './talk.ts';
import { THING_IDS } from '@shared/domain/town/case/things.ts';

const HOURS = ['day', 'night'] as const;
/** How long a line is at most: two of them fill what a person says on the narrowest screen. */
const LONGEST_LINE = 120;
/** What a card of the narrowest board has room for. */
const CARD = { title: 24, text: 88 };

/** Each way in which something is said, with its name where it has one of its own. */
const waysOf = (saying: Saying): readonly (Said & { readonly when?: Condition })[] => [
  saying,
  ...(saying.instead ?? []),
];
const sayingsOf = ({ greets, questions, shows }: Talk): readonly (readonly [name: string, Saying])[] => [
  ['hello', greets],
  ...Object.entries(questions),
  ...Object.values(shows).map((saying) => ['', saying] as const),
];
const saidOf = (talk: Talk): ReturnType<typeof waysOf> =>
  sayingsOf(talk).flatMap(([, saying]) => waysOf(saying));
const linesOf = (talk: Talk): ReadonlySet<string> =>
  new Set(
    sayingsOf(talk).flatMap(([name, saying]) =>
      waysOf(saying).flatMap(({ line = name }) => (line === '' ? [] : [line])),
    ),
  );
const conditionsOf = (talk: Talk): readonly Condition[] => [
  ...saidOf(talk).flatMap(({ when }) => when ?? []),
  ...Object.values(talk.questions).flatMap(({ when }) => when ?? []),
];

describe('what people of the town say', () => {
  let talks: ReadonlyMap<PersonId, Talk> = new Map();
  beforeAll(async () => {
    talks = new Map(await Promise.all(PERSON_IDS.map(async (id) => [id, await loadTalk(id)] as const)));
  });
  const all = (): readonly Talk[] => [...talks.values()];

  it('is there for everyone, in a file of theirs, in a place of the map (TALK-1)', () => {
    expect(all().map(({ person }) => person)).toEqual(PERSON_IDS);
    for (const { place } of Object.values(PEOPLE)) expect([place, locationOf(place)]).not.toContain(null);
  });

  it('is short, fits two readings as far as words can tell, and never says what is not said (TALK-5)', () => {
    const texts = all().flatMap((talk) => [
      ...saidOf(talk).flatMap(({ says }) => says.flatMap((line) => line ?? [])),
      ...talk.otherwise,
      ...Object.values(talk.questions).map(({ ask }) => ask),
    ]);
    expect(texts.filter((text) => text.length > LONGEST_LINE)).toEqual([]);
    expect(texts.filter((text) => /\bdead\b|thirteen|\b0730\b|\b8004\b|ghost|\bkill|’/i.test(text))).toEqual(
      [],
    );
    expect(new Set(texts.filter((text) => !text.endsWith('?'))).size).toBe(
      texts.filter((text) => !text.endsWith('?')).length,
    );
  });

  it('is a card of the Case File where it matters, in words that fit one (CASE-1)', () => {
    for (const [person, talk] of talks) {
      const { tells }: TownPerson = PEOPLE[person];
      for (const [line, { title, text }] of Object.entries(tells)) {
        expect([person, line, linesOf(talk).has(line)]).toEqual([person, line, true]);
        expect([title, title.length <= CARD.title]).toEqual([title, true]);
        expect([text, text.length <= CARD.text]).toEqual([text, true]);
        expect(text).not.toMatch(/\d{4}|thirteen|\bdead\b/i);
      }
    }
  });

  it('goes by facts that are recorded somewhere, spelled as facts are (STORY-1)', async () => {
    const asked = all().flatMap((talk) =>
      conditionsOf(talk).flatMap(({ all: every = [], any = [], none = [] }) => [...every, ...any, ...none]),
    );
    for (const fact of new Set(asked)) {
      expect(parseFact(fact)).toBe(fact);
      expect([fact, await isRecorded(fact, talks)]).toEqual([fact, true]);
    }
    const names = all().flatMap((talk) => [...linesOf(talk)].map((line) => heardOf(talk.person, line)));
    expect(names.filter((fact) => parseFact(fact) !== fact || fact.length > LONGEST_FACT)).toEqual([]);
  });

  it('has three questions or more for one who comes, and at most five (TALK-2)', () => {
    for (const talk of all()) {
      for (const hour of HOURS) {
        const count = askable(talk, { facts: new Set(), hour }).length;
        expect([talk.person, hour, count >= 3 && count <= 5]).toEqual([talk.person, hour, true]);
      }
    }
  });

  it('can all be heard by one who asks and shows everything (TALK-2, TALK-3)', () => {
    const heard = hearAll(all());
    const unheard = all().flatMap((talk) =>
      saidOf(talk).flatMap(({ says }) => (heard.has(says[0]) ? [] : [`${talk.person}: ${says[0]}`])),
    );
    expect(unheard).toEqual([]);
  });
});

describe('the four friends', () => {
  const RING = [
    ['jock', 'cassette', 'red-jacket', 'jacket'],
    ['prep', 'red-jacket', 'invitation', 'invitation'],
    ['freak', 'invitation', 'napkin-map', 'map'],
    ['geek', 'napkin-map', 'cassette', 'copy'],
  ] as const;

  it.each(RING)(
    'the %s hides something until shown the %s of another, and hands over the %s (TALK-4)',
    async (person, shown, given, line) => {
      const talk = await loadTalk(person);
      const before = { facts: new Set<Truth>(), hour: 'night' } as const;
      const gives = `carried:${given}` as const;
      const turns = [
        greeting(talk, before),
        ...askable(talk, before).map(({ id }) => answer(talk, id, before)),
        ...THING_IDS.filter((id) => id !== shown).map((id) => reply(talk, id, before)),
      ];
      expect(turns.flatMap((turn) => turn?.records ?? []).filter((fact) => fact === gives)).toEqual([]);
      const facts = new Set<Truth>(reply(talk, shown, before).records);
      expect([...facts]).toEqual([`shown:${person}/${shown}`, heardOf(person, line), gives]);
      // One who has put it back gets it again.
      facts.delete(gives);
      const again = askable(talk, { facts, hour: 'night' }).find(({ id }) => id.endsWith('-again'));
      expect(answer(talk, again?.id ?? '', { facts, hour: 'night' })?.records).toContain(gives);
    },
  );

  it.each(RING.map(([, thing]) => thing))('are a ring that can be entered with the %s', async (entry) => {
    const facts = new Set<Truth>([`carried:${entry}`]);
    for (const _ of RING) {
      for (const [person, shown] of RING) {
        if (!facts.has(`carried:${shown}`)) continue;
        const talk = await loadTalk(person);
        for (const fact of reply(talk, shown, { facts, hour: 'night' }).records) facts.add(fact);
      }
    }
    for (const [person, , , line] of RING) expect([...facts]).toContain(heardOf(person, line));
  });
});

/** Whether a press of a place, a line of a person or a thing stands behind a fact. */
async function isRecorded(fact: Truth, talks: ReadonlyMap<PersonId, Talk>): Promise<boolean> {
  const [kind = '', name = ''] = fact.split(':');
  const [of = '', part = ''] = name.split('/');
  switch (kind) {
    case 'pressed':
      return (await loadPlace(of)).hotspots[part] !== undefined;
    case 'carried':
      return THING_IDS.some((id) => id === of);
    case 'shown':
      return THING_IDS.some((id) => id === part) && PERSON_IDS.some((id) => id === of);
    default: {
      const talk = talks.get(PERSON_IDS.find((id) => id === of) ?? 'cook');
      return kind === 'heard' && talk?.person === of && linesOf(talk).has(part);
    }
  }
}

/**
 * What one hears who asks everybody everything and shows them all things, again each time that one fact more is known of
 * them. What they were given they have put back.
 */
function hearAll(talks: readonly Talk[]): ReadonlySet<string> {
  const facts = new Set<Truth>();
  const heard = new Set<string>();
  const next = new Set<Truth>();
  const hear = (turn: ReturnType<typeof answer>): void => {
    for (const line of turn?.says ?? []) if (line !== undefined) heard.add(line);
    for (const fact of turn?.records ?? []) {
      if (!facts.has(fact) && !fact.startsWith('carried:')) next.add(fact);
    }
  };
  function ask(): void {
    for (const talk of talks) {
      for (const hour of HOURS) {
        const known = { facts, hour };
        hear(greeting(talk, known));
        for (const [id, { when = {} }] of Object.entries(talk.questions)) {
          if (holds(when, facts, hour)) hear(answer(talk, id, known));
        }
        for (const id of THING_IDS) hear(reply(talk, id, known));
      }
    }
  }
  ask();
  for (let fact = next.values().next().value; fact !== undefined; fact = next.values().next().value) {
    next.delete(fact);
    facts.add(fact);
    ask();
  }
  return heard;
}
