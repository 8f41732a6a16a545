import type { Talk } from '../talk.ts';

/** Measures things in the press box. Hides a copy of the tape until shown the Freak's map. */
export const talk: Talk = {
  person: 'geek',
  greets: {
    says: ["Shh. Level check. Say something. No, don't, you clip."],
    instead: [
      {
        when: { all: ['heard:geek/copy'] },
        line: 'peer',
        says: ["You're a verified peer now. Come in, mind the cables."],
        face: 'warm',
      },
      {
        when: { hour: 'night', none: ['heard:geek/floor'] },
        line: 'floor',
        says: ["The noise floor's lower at night. What's under it isn't."],
      },
      {
        when: { all: ['heard:geek/hello'] },
        says: ['You again. I logged you last time. You walk in stereo.'],
      },
    ],
  },
  questions: {
    'copy-again': {
      ask: 'Can I have the tape again?',
      when: { all: ['heard:geek/copy'], none: ['carried:cassette'] },
      says: ["It came home, and rewound itself. Tapes do that. They don't, but these do."],
      gives: 'cassette',
    },
    room: {
      ask: 'What is on the tape?',
      says: [
        'A room, from its echo: forty by ninety yards. Arcadia has no such room. I flagged it.',
        'From the broadcast! I measured the broadcast. Everybody had a radio.',
      ],
      face: 'guarded',
    },
    signal: {
      ask: 'What happened at 8:04?',
      says: [
        "The tower lost power. The signal didn't. I have a graph. The graph has a lawyer's face when I show it.",
      ],
    },
    hides: {
      ask: 'Did you keep a copy?',
      when: { none: ['heard:geek/copy'] },
      says: [
        "Copying's illegal, it says so on the label. There is no label. That's not a loophole, that's a sentence.",
      ],
      face: 'guarded',
    },
    back: {
      ask: 'Can one go back and look?',
      says: ["In theory. We're 88 short of something. Don't ask of what. We added it up twice."],
      face: 'warm',
    },
    others: {
      ask: 'And the other three?',
      says: [
        "The Jock can't lie, the Prep can't stop, the Freak doesn't start. I just don't reply. It's a protocol.",
      ],
    },
    breath: {
      ask: 'Is there more on it than knocking?',
      when: { all: ['heard:geek/room'] },
      says: ["In the middle there's a breath. It's on this side or on that one. A breath doesn't say."],
      face: 'guarded',
    },
  },
  shows: {
    'napkin-map': {
      line: 'copy',
      says: [
        "That's his writing. The Freak said that burned. I believed it, I did the chemistry.",
        "Then I needn't be the quiet one. I have a copy. It's longer than what was sent. It's still growing.",
      ],
      face: 'warm',
      gives: 'cassette',
      instead: [
        {
          when: { all: ['heard:geek/copy'] },
          says: ["The X is forty by ninety yards off the napkin. I didn't say that. I said a size."],
          face: 'guarded',
        },
      ],
    },
    cassette: {
      says: ["What is it? A cassette? How retro. It's 1995. Put it away, put it away."],
      face: 'guarded',
      instead: [
        {
          when: { all: ['heard:geek/copy'] },
          line: 'sync',
          says: [
            'Yours and mine, in step up to 8:04. After that one goes on and one listens.',
            "I can't tell you which. I swapped them and it didn't help.",
          ],
          face: 'guarded',
        },
      ],
    },
    'yellow-thread': {
      says: [
        "Lake water, all the way through. Two miles from these seats. Wool doesn't walk. It wicks, but it doesn't walk.",
      ],
    },
    quarter: { says: ["It's from next year. So it isn't lost, it's early."], face: 'warm' },
    'punched-ticket': { says: ["The hole's a bear. That is not a standard."] },
    'rug-ticket': {
      says: ['A rug tube makes a fine lens hood. I did not build it. I was asked how one would.'],
      face: 'guarded',
    },
  },
  otherwise: ['Not enough metadata.', "I'd scan it, but the scanner has feelings.", 'No moving parts. Next.'],
};
