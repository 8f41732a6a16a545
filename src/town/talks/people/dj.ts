import type { Talk } from '../talk.ts';

/** Speaks as on the air, also when not. */
export const talk: Talk = {
  person: 'dj',
  greets: {
    says: ["You're in the booth, friend. Whisper. The microphone is off, and it does not always know."],
    instead: [
      {
        when: { hour: 'night', none: ['heard:dj/night-line'] },
        line: 'night-line',
        says: ['Night line is open, friend. Nobody calls. It lights up all the same.'],
      },
      { when: { all: ['heard:dj/hello'] }, says: ["Welcome back to the hill. Don't touch the deck."] },
    ],
  },
  questions: {
    tape: {
      ask: 'How did the tape get here?',
      says: [
        'Through the slot, 6:40. Black, no label, rewound. A voice said: play it at eight.',
        'Young. Not scared. Not the other thing, either.',
      ],
    },
    played: {
      ask: 'Why did you play it?',
      says: ["He said please. You'd be surprised how rare that is on request night."],
      face: 'warm',
    },
    room: {
      ask: 'What is on it?',
      says: [
        'Four minutes of a room, and knocking. I thought: art. Then every line lit up at once.',
        "From which side? I've heard it on good headphones. I stopped using good headphones.",
      ],
      face: 'guarded',
    },
    waited: {
      ask: 'Did you see him?',
      when: { any: ['heard:dj/tape', 'pressed:flunk-fm-lounge/guest-book'] },
      says: [
        'He signed the book and sat on the sofa. I held up five fingers through the glass.',
        'He held up five back. When the record ended, so had he. I mean, the sofa was empty.',
      ],
    },
    dark: {
      ask: 'Were you on the air in the dark?',
      when: { all: ['heard:dj/room'] },
      says: ["The log says we were. The switch says we weren't. I was in here, and I'd swear to neither."],
      face: 'guarded',
    },
    again: {
      ask: 'Will you play it again?',
      when: { all: ['heard:dj/room'], hour: 'night' },
      says: ['It plays, friend. I only do the talking over it.'],
      face: 'guarded',
    },
  },
  shows: {
    cassette: {
      line: 'two-tapes',
      says: [
        'Where did you... no. Mine is in the deck. Look: the door is taped, the tape is whole.',
        "Yours is bitten. Mine isn't. So there are two, or it gets out.",
      ],
      face: 'guarded',
    },
    quarter: { says: ['Requests are free, friend. Keep it for a phone that works.'], face: 'warm' },
    'napkin-map': {
      says: ["From up here I can see all of that. The X I can't. Good night, X, wherever you are."],
    },
    photograph: { says: ["He's laughing, and he's not. I have a voice for both. It's the same voice."] },
  },
  otherwise: [
    'Lovely. It has no B side.',
    "It's radio, friend. Describe it to me slowly, as if I couldn't see.",
    "That won't play on anything I own.",
  ],
};
