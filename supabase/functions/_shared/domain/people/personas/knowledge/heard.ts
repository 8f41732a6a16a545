import {
  heardOf,
  PEOPLE,
  PERSON_IDS,
  shownTo,
  type PersonId,
  type TownPerson,
} from '../../../town/case/people.ts';
import { locationOf, placeTitle } from '../../../town/town.ts';
import type { AgentId } from '../cast.ts';
import type { Line, Subject } from '../entry.ts';

/** What people call those with whom one can talk in town (TALK-1). */
const CALLED: Readonly<Record<PersonId, string>> = {
  'prize-clerk': 'prize clerk',
  cook: 'cook',
  dj: 'dj',
  angler: 'angler',
  manager: 'motel manager',
  receptionist: 'receptionist',
  principal: 'principal',
  barkeeper: 'barkeeper',
  mother: 'mother of flunko',
  jock: 'jock',
  geek: 'geek',
  prep: 'prep',
  freak: 'freak',
};

/** A friend who answers in the room of a persona, by what was said to them in town (TALK-6). */
interface OnTheLine {
  readonly friend: PersonId;
  readonly room: AgentId;
  /** Once they told what they hide. */
  readonly even: readonly [line: string, says: string];
  /** Once they were talked to. */
  readonly met: string;
}

const ON_THE_LINE: readonly OnTheLine[] = [
  {
    friend: 'jock',
    room: 'SportsCenter90s',
    even: [
      'jacket',
      'The Jock is on the line from the bleachers: “You brought the tape, I told you about the jacket. Even score. I still look at the stairs.”',
    ],
    met: 'The Jock is on the line from the bleachers: “You asked. I answered like a wall. Bring me something the Geek swore was not there.”',
  },
  {
    friend: 'geek',
    room: 'FlunkBot',
    even: [
      'copy',
      'A message of the Geek, relayed: “You showed me the napkin, I told you of the copy. Handshake complete. It is still getting longer.”',
    ],
    met: 'A message of the Geek, relayed: “We spoke. I gave you sizes. Ask the Freak what burned, and bring me the ash.”',
  },
  {
    friend: 'prep',
    room: 'TownGossip',
    even: [
      'invitation',
      'From the Prep, who is not here: “You had the jacket, so I let you have the invitation. One does not say thank you twice. Thank you.”',
    ],
    met: 'From the Prep, who is not here: “We have spoken. I said nothing, and rather well. Ask what the Jock keeps on his line.”',
  },
  {
    friend: 'freak',
    room: 'StudyBuddy',
    even: [
      'map',
      'A moth brings word of the Freak: “You showed me that it is for two. So I gave you the map. The window is on again, if you look.”',
    ],
    met: 'A moth brings word of the Freak: “You sat with me. I said mine burned. Ask the Prep what comes back every day.”',
  },
];

/** What a friend says in the room of theirs, by what was said to them; undefined: it is no friend. */
export function voicesOf(person: PersonId): Subject['voices'] {
  const one = ON_THE_LINE.find(({ friend }) => friend === person);
  if (one === undefined) return undefined;
  const secret = heardOf(person, one.even[0]);
  return {
    [one.room]: [
      { say: one.even[1], when: { all: [secret] } },
      { say: one.met, when: { all: [heardOf(person, 'hello')], none: [secret] } },
    ],
  };
}

/** What one of them has told the person who asks, as the Case File notes it. */
function told(person: PersonId): Subject {
  const { name, place, tells }: TownPerson = PEOPLE[person];
  const location = locationOf(place);
  const where = location === null ? name : placeTitle(place, location);
  const called = CALLED[person];
  const voices = voicesOf(person);
  const lines = Object.entries(tells).map(([line, { title, text }]): Line => ({
    say: `From what you heard yourself, “${title}”: ${text}`,
    when: { all: [heardOf(person, line)] },
  }));
  return {
    id: `heard-${person}`,
    area: 'story',
    title: `what you heard from ${called === 'mother of flunko' ? 'his mother' : `the ${name}`}`,
    names: [`${called} told me`, `talked to the ${called}`],
    asked: {
      about: [
        `what did the ${called} tell me`,
        `what has the ${called} told me`,
        `what did i hear from the ${called}`,
        `what did the ${called} say to me`,
      ],
    },
    says: {
      about: [
        ...lines,
        {
          say: `You have talked, and the rest is still to be asked: ${where}.`,
          when: { any: [heardOf(person, 'hello'), shownTo(person, 'cassette')] },
          otherwise: true,
        },
        {
          say: `That you two have talked is news to me. One finds such people in person: ${where}.`,
          when: { none: [heardOf(person, 'hello')] },
          otherwise: true,
        },
      ],
    },
    ...(voices !== undefined && { voices }),
  };
}

/** What each of them told the person, and what the four friends say to them in the rooms. */
export const HEARD_TOLD: readonly Subject[] = PERSON_IDS.map(told);
