import type { Subject } from '../entry.ts';

/** What is older than that Friday, or only looks like a clue. */
export const OLD_CLUES: readonly Subject[] = [
  {
    id: 'red-herrings',
    area: 'story',
    title: 'the red herrings',
    names: ['red herring', 'red herrings', 'false clue', 'false clues', 'wrong clue'],
    asked: {
      about: [
        'which clues are fake',
        'which clues are false',
        'what is a red herring',
        'what should i ignore',
        'whose car is the red car',
      ],
    },
    says: {
      about: [
        'Some clues are none: the stain on the rug is gum, the red car was sold in August, the candles were for a birthday, the shredder ate report cards, and the siphon is root beer.',
      ],
      more: ['Whoever tells you that the bear is a red herring has not turned around yet.'],
    },
    leads: ['rug-doctor', 'freaks-house'],
  },
  {
    id: 'quarters',
    area: 'story',
    title: 'the quarters',
    names: ['quarters', 'quarter', 'stack of quarters', 'coins', 'coin bucket', 'jar of quarters'],
    says: {
      about: [
        'The motel room was paid for in quarters, as from the Arcade. A stack of quarters, as for three nights, has been seen behind the machines.',
        'Two flattened quarters lie on the rail at Depot Lane. One is not flat yet.',
      ],
      who: ['Who paid with them is an open question.'],
      where: ['At the motel, on the rails, and in the change machine, which gives one too many.'],
    },
    leads: ['paradise-motel', 'arcade'],
  },
  {
    id: 'year-1975',
    area: 'story',
    title: 'the year 1975',
    names: ['1975', 'twenty years ago', 'number 30', 'jersey 30', 'bus 30', 'yearbook'],
    asked: {
      where: [
        'why is page 30 missing',
        'which page is missing',
        'from which book is the page missing',
        'where is the missing page',
      ],

      who: [
        'has anybody gone missing before',
        'was there another missing kid',
        'is flunko the first to vanish',
        'who vanished in 1975',
        'did this happen before',
      ],
      about: [
        'is there a curse on this team',
        'is the team cursed',
        'what does the jersey mean',
        'what happened in 1975',
        'what happened in the 1975 game',
        'what is the deal with 1975',
      ],
      why: [
        'why does 1975 matter',
        'why is 1975 important',
        'what does 30 mean',
        'why is the number 30 everywhere',
        'is number 30 cursed',
      ],
      more: [
        'why is there a jersey that nobody wears',
        'why does nobody wear 30',
        'what is the old jersey',
        'who wore number 30',
        'who has worn 30',
      ],
    },
    says: {
      about: [
        'In 1975 the state game was lost, by thirty to seven, and they kept the cup. Nobody has worn number 30 since.',
        '1975 comes up too often: the trains stopped stopping, bus 30 was retired, the state game was lost, and a page went missing from the yearbook.',
        'Twenty years before that Friday. A record of 1975 in the library of Flunk FM has the same knocking on it.',
      ],
      when: ['Twenty years before. People count them on their fingers and stop.'],
      who: [
        'Flunko may not be the first to vanish. In 1975 bus 30 took thirty-one out and brought thirty back; they counted twice. In the yearbook’s index stands a boy with a knitted hat and no name, and page 30 is missing.',
      ],
      where: [
        'Page 30 is missing from the yearbook of 1975, in the library; its index still lists a boy with a knitted hat. Who took it out nobody saw.',
        'In the locker room, on a bus at the Junkyard, in the yearbook, on a cup.',
      ],
      why: ['Either things come round every twenty years, or somebody likes them to look as if they did.'],
      more: ['Number 30 has been worn by nobody since.'],
    },
    leads: ['library', 'football-field', 'junkyard'],
  },
];
