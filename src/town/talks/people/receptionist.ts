import type { Talk } from '../talk.ts';

/** Smiles, by day and by night. The book of appointments is on the counter, and opens with its question. */
export const talk: Talk = {
  person: 'receptionist',
  greets: {
    says: ['Rug Doctor, dear. What did you spill?'],
    face: 'warm',
    instead: [
      {
        when: { hour: 'night' },
        line: 'closed',
        says: ['We are closed, dear.', '(She unlocks another door.)'],
      },
    ],
  },
  questions: {
    motel: {
      ask: 'A rug from a motel',
      when: { hour: 'day' },
      says: ['A rug from a motel, dear? We see so many.', '(She has not looked up yet.)'],
    },
    gum: {
      ask: 'Does GUM come out?',
      when: { hour: 'day' },
      says: ['GUM comes out. What comes out with it is yours to keep.'],
      face: 'warm',
    },
    who: { ask: 'Who brought it?', says: ['He paid in quarters. Somebody always does.'] },
    two: {
      ask: 'The yellow ticket: Room 2?',
      when: { any: ['heard:receptionist/motel', 'heard:manager/rug', 'shown:manager/rug-ticket'] },
      says: [
        'Friday, 5:15, Deluxe. One carried, one held the door. I only saw the rug, dear. It is a large rug.',
      ],
      face: 'guarded',
    },
    inside: {
      ask: 'Is somebody in there?',
      when: { hour: 'night' },
      says: ['It moves sometimes. The damp does that to wool.'],
      face: 'guarded',
    },
    appointment: {
      ask: 'I would like an appointment.',
      says: ['The next free appointment is Friday at 8:04. It always is.'],
      instead: [
        {
          when: { hour: 'night' },
          line: 'moved',
          says: ['Your appointment has been moved. They do not say where to.'],
          face: 'guarded',
        },
      ],
    },
    'another-day': {
      ask: 'Another day, please.',
      when: { all: ['heard:receptionist/appointment'], hour: 'day' },
      says: ['(She turns the page of the book. It is the same page.)'],
    },
    booked: {
      ask: 'Friday at 8:04, then.',
      when: { all: ['heard:receptionist/appointment'], hour: 'day' },
      says: ['You are down for Friday. Bring the rug. Come alone.'],
      face: 'warm',
    },
    'where-to': {
      ask: 'Where to?',
      when: { all: ['heard:receptionist/moved'], hour: 'night' },
      says: ['(She looks at the book. She looks at you. She closes the book.)'],
      face: 'guarded',
    },
  },
  shows: {
    'rug-ticket': {
      line: 'half',
      says: [
        'The other half, dear. Yellow stays with the rug. Pink is for the one who fetches it.',
        'It was tied to what? No. We do not do ladders.',
      ],
      face: 'guarded',
    },
    'yellow-thread': {
      says: ['Wool, dear. Knitted by hand, not washed by one. The rug is blue, before you ask.'],
    },
    'red-jacket': { says: ['Jackets are forty-five, dear. The letter we press for nothing.'], face: 'warm' },
    'late-slip': {
      says: ['We take those. Ink comes out. It was green, you said? You did not say.'],
      face: 'guarded',
    },
  },
  otherwise: [
    'That wants a soak, dear.',
    'We only do what lies on floors.',
    'Lovely. Put it in the bag, dear, and the bag in a bag.',
  ],
};
