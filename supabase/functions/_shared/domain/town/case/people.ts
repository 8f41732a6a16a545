import type { Fact } from '../story.ts';

/** Something that a person of the town tells, as the Case File notes it. It tells what was said, and never what it means. */
export interface Told {
  readonly title: string;
  readonly text: string;
}

/** A person of the town with whom one can talk. */
export interface TownPerson {
  readonly name: string;
  /** The place in which they are found. */
  readonly place: string;
  /** They are there only at this hour; absent: at any. */
  readonly hour?: 'day' | 'night';
  /** What of their lines is a card, by the line's name: `heard:<person>/<line>`. */
  readonly tells: Readonly<Record<string, Told>>;
}

/** Everybody with whom one can talk in town. Their lines lie in src/town/talks. */
export const PEOPLE = {
  'prize-clerk': {
    name: 'Prize clerk',
    place: 'arcade-prize-booth',
    tells: {
      bear: {
        title: 'Not yet',
        text: 'The clerk: he won the bear, set it on the counter and said, not yet.',
      },
      door: {
        title: 'A door held open',
        text: 'The clerk: he held the door for someone, and did not say for whom.',
      },
      fifty: {
        title: 'The fiftieth bear',
        text: 'The clerk knew it at once. It was locked up, and gone by morning.',
      },
      photo: {
        title: 'Coins for two',
        text: 'The clerk: he paid the photo booth for two. The fourth picture was whole.',
      },
    },
  },
  cook: {
    name: 'Cook',
    place: 'snack-shack-counter',
    tells: {
      order: {
        title: 'Thanks for both',
        text: 'The cook: one soda, two straws. He said thanks for both of them.',
      },
      shadow: {
        title: 'Two on the wall',
        text: 'The cook saw two shadows on the wall, and one boy at the counter.',
      },
      way: {
        title: 'Ahead, or followed',
        text: 'The cook: toward the big houses. He walked ahead, or was followed.',
      },
      plate: {
        title: 'A plate by the cartons',
        text: 'The cook leaves fries in the stock room, so that the cartons settle.',
      },
      saved: {
        title: 'A straw that was saved',
        text: 'The cook: nobody saves a straw for a person who is not coming.',
      },
    },
  },
  dj: {
    name: 'DJ',
    place: 'flunk-fm-on-air-booth',
    tells: {
      tape: {
        title: 'Play it at eight',
        text: 'The DJ: a tape came through the slot at 6:40, and a voice named the hour.',
      },
      waited: {
        title: 'Five fingers',
        text: 'The DJ held up five fingers, he held up five. Then the sofa was empty.',
      },
      dark: {
        title: 'On the air anyhow',
        text: 'The DJ: the log says the station sent in the dark. The switch says no.',
      },
      'two-tapes': {
        title: 'Two tapes',
        text: "The DJ's is sealed in the deck, without tooth marks. There is another.",
      },
    },
  },
  angler: {
    name: 'Angler',
    place: 'lake-tree-shore',
    hour: 'night',
    tells: {
      light: {
        title: 'A light, a hand high',
        text: 'The angler: at eleven a light came over the lake. Then the dock creaked.',
      },
      prints: {
        title: 'Only out',
        text: 'The angler saw prints come, small and wet. He looked for the feet.',
      },
      second: {
        title: 'A second light',
        text: 'The angler: another light stood on the far bank, and did not move.',
      },
      wax: {
        title: 'Grass in the wax',
        text: 'The angler: that light, that high. But there is grass in it, not reeds.',
      },
    },
  },
  manager: {
    name: 'Motel manager',
    place: 'paradise-motel-managers-office',
    tells: {
      register: {
        title: 'Asked twice',
        text: "The manager: nine o'clock, three nights in quarters, a name on the line.",
      },
      hand: {
        title: 'A hand with quarters',
        text: 'The manager counted. When he looked up there was one key less.',
      },
      rug: {
        title: 'Ahead of the guest',
        text: 'The manager sent the rug out at five, before there was a guest.',
      },
      towels: {
        title: 'The towels go',
        text: 'The manager: nobody gave back the key or asked for towels. They go.',
      },
      upgraded: {
        title: 'Not sent as Deluxe',
        text: 'The manager sent a rug. It was somebody else who had it done Deluxe.',
      },
    },
  },
  receptionist: {
    name: 'Receptionist',
    place: 'rug-doctor-front-counter',
    tells: {
      two: {
        title: 'Carried by two',
        text: 'The receptionist: one carried, one held the door. She saw the rug.',
      },
      half: {
        title: 'The other half',
        text: 'The receptionist: yellow stays with the rug. Pink is for the one who fetches it.',
      },
    },
  },
  principal: {
    name: 'Principal',
    place: 'high-school-principals-office',
    hour: 'day',
    tells: {
      slip: {
        title: 'No slip for early',
        text: 'The Principal: he waited on the steps for a key. You know which, he said.',
      },
      signed: {
        title: 'Another signature',
        text: 'The Principal: the key was signed for, and not in his hand.',
      },
      pudding: {
        title: 'The pudding budget',
        text: 'The Principal: the school is empty. The pudding budget disagrees.',
      },
      green: { title: 'Green ink', text: 'The Principal wrote DENIED in blue. It is crossed out in green.' },
    },
  },
  barkeeper: {
    name: 'Barkeeper',
    place: 'four-thieves-bar-barroom',
    tells: {
      word: {
        title: 'One word',
        text: 'The barkeeper: in the dark a kid in a hat asked for the phone. One word.',
      },
      glasses: {
        title: 'Two glasses',
        text: 'The barkeeper poured one. When the lights were back there were two.',
      },
      straws: {
        title: 'Drawing straws',
        text: 'The barkeeper: the four drew straws in the last booth. All looked lost.',
      },
      cellar: {
        title: 'All eyes one way',
        text: 'The barkeeper: at the knocking every man looked at the cellar door.',
      },
      matches: {
        title: 'One match gone',
        text: 'The barkeeper: the bar gave out the last of these twenty years ago.',
      },
    },
  },
  mother: {
    name: "Flunko's mother",
    place: 'police-station-front-desk',
    tells: {
      breakfast: {
        title: 'Late, and not late',
        text: 'His mother: he said that he would be late, and then that he would not.',
      },
      poles: {
        title: 'Faces on poles',
        text: 'His mother walked past his posters. She had not told anyone yet.',
      },
      words: {
        title: 'The same kind words',
        text: 'His mother: all four friends were kind to her, in the same words.',
      },
      unravel: {
        title: 'How one undoes it',
        text: 'His mother: on Thursday he asked how one undoes a hat without a knot.',
      },
      cut: { title: 'Cut, not bitten', text: 'His mother knows the wool. It was cut, and she bites it.' },
      collar: {
        title: 'A name unpicked',
        text: 'His mother sews his name into collars. In this one it was unpicked.',
      },
      'not-for-him': {
        title: 'Not for himself',
        text: 'His mother: he was saving for a small bear. Not for himself, he said.',
      },
    },
  },
  jock: {
    name: 'Jock',
    place: 'football-field-bleachers',
    hour: 'day',
    tells: {
      stairs: {
        title: 'He watched the stairs',
        text: 'The Jock: he kept looking at the stairs, as one does before a guest.',
      },
      jacket: {
        title: "The Jock's secret",
        text: 'A backpack and a jacket. He was told to keep it dry. It will not dry.',
      },
      coat: {
        title: 'A coat on the seat',
        text: 'The Jock: when the lights were back a coat lay there. It was not his.',
      },
      zipped: {
        title: 'Zipped from inside',
        text: 'The Jock: on Thursday he zipped the sleeping bag up. It still was.',
      },
    },
  },
  geek: {
    name: 'Geek',
    place: 'football-field-press-box',
    tells: {
      room: {
        title: 'Forty by ninety',
        text: 'The Geek measured the room on the tape. Arcadia has none that size.',
      },
      breath: { title: 'A breath', text: 'The Geek: there is a breath on it, of one side or of the other.' },
      signal: {
        title: 'No power, a signal',
        text: 'The Geek: at 8:04 the tower lost its power. The signal went on.',
      },
      copy: {
        title: "The Geek's secret",
        text: 'A copy of the tape, made off the air. It is longer than what was sent.',
      },
      sync: {
        title: 'In step until 8:04',
        text: 'The Geek: both tapes are alike up to 8:04. After that one goes on.',
      },
    },
  },
  prep: {
    name: 'Prep',
    place: 'snack-shack-picnic-tables',
    tells: {
      invitation: {
        title: "The Prep's secret",
        text: 'His invitation to the dance, for two. It is returned every day.',
      },
      light: {
        title: 'No second name',
        text: 'The Prep held the invitation to several lights. It names no second.',
      },
      key: {
        title: 'Asked politely',
        text: 'The Prep kept a key of his. It was asked for in his name, and given.',
      },
      five: {
        title: 'A visit at five',
        text: 'The Prep: he came with a straw, and asked whether one would wait.',
      },
    },
  },
  freak: {
    name: 'Freak',
    place: 'secret-treehouse-lookout',
    hour: 'night',
    tells: {
      window: {
        title: 'On, off, on',
        text: 'The Freak wrote down what a window of the school does. It spells.',
      },
      wave: {
        title: 'A wave at 7:51',
        text: 'The Freak: he waved, not at us. The Freak waved back all the same.',
      },
      map: {
        title: "The Freak's secret",
        text: 'His map on a napkin: seven doors, a tree, a rail, an X past the edge.',
      },
      x: { title: 'Not away', text: 'The Freak asked whether the X is far. He said: it is not away.' },
      wait: {
        title: 'Four places to wait',
        text: 'The Freak: if the lights go out, wait. Each thought the others would.',
      },
      look: { title: 'How one looks', text: 'The Freak: on the photograph the other one is looking at him.' },
    },
  },
} as const satisfies Readonly<Record<string, TownPerson>>;

export type PersonId = keyof typeof PEOPLE;

// The keys are those of its type.
export const PERSON_IDS = Object.keys(PEOPLE) as readonly PersonId[];

/** That a person has said a line. */
export const heardOf = (person: PersonId, line: string): Fact => `heard:${person}/${line}`;

/** That a thing was shown to a person. */
export const shownTo = (person: PersonId, thing: string): Fact => `shown:${person}/${thing}`;
