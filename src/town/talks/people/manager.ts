import type { Talk } from '../talk.ts';

/** Keeps everything except promises, and says what he knows when asked twice. */
export const talk: Talk = {
  person: 'manager',
  greets: {
    says: ['No vacancies. Some vacancies. What did you hear?'],
    instead: [
      {
        when: { hour: 'night', none: ['heard:manager/rang'] },
        line: 'rang',
        says: ['You rang? I did not hear it. I came anyway.'],
        face: 'guarded',
      },
      {
        when: { all: ['heard:manager/hello'] },
        says: ['You left something. No? Most people leave something.'],
      },
    ],
  },
  questions: {
    'room-2': {
      ask: 'Who rented Room 2?',
      says: ['Room 2 is not rented. It has never been rented. It has clean towels out of habit.'],
      face: 'guarded',
      instead: [
        {
          when: { all: ['heard:manager/room-2'] },
          line: 'register',
          says: [
            "Nine o'clock, when the lights were back. Three nights, in quarters, stacked by ten.",
            'It says F. LUNK. I asked for the last name. I was told that was it.',
          ],
        },
      ],
    },
    friday: {
      ask: 'Where were you on Friday night?',
      says: ['In the back when it got dark. In the back when it got light. It is a big back.'],
    },
    listener: {
      ask: 'Who lives in Room 1?',
      says: [
        'A gentleman who pays by the week and listens by the hour. I do not judge. I am not told what he hears.',
      ],
      face: 'guarded',
    },
    hand: {
      ask: 'What did the guest look like?',
      when: { all: ['heard:manager/register'] },
      says: ['Like a hand that pushes quarters. I was counting. When I looked up there was one key less.'],
      face: 'guarded',
    },
    rug: {
      ask: 'Where is the rug of Room 2?',
      when: { all: ['heard:manager/register'] },
      says: ['Sent out at five, to be cleaned. Before there was a guest to spill on it. I like to be ahead.'],
      face: 'guarded',
    },
    towels: {
      ask: 'Has the guest left?',
      when: { all: ['heard:manager/register'] },
      says: ['Three nights were paid. No key came back, and nobody has come for towels.', 'The towels go.'],
    },
  },
  shows: {
    'rug-ticket': {
      line: 'upgraded',
      says: ['Room 2, Deluxe, paid. I did not send it out Deluxe. I sent it out.', 'I have been upgraded.'],
      face: 'guarded',
    },
    quarter: {
      says: ['Dry. Not one of his, then. Same machine, though. Same year, which has not been yet.'],
    },
    'two-straws': { says: ['We put two cups in each room. One is for show.'] },
    'red-jacket': { says: ['It is a towel. Everything red on these premises is a towel.'], face: 'guarded' },
  },
  otherwise: [
    'Lost property. Third shelf, under later.',
    'I have one of those. It came without a guest.',
    'Sign for it. No? Then I have not seen it.',
  ],
};
