import type { Talk } from '../talk.ts';

/** Counts everything in tickets. */
export const talk: Talk = {
  person: 'prize-clerk',
  greets: {
    says: ['Step up. Ten tickets a spider, fifteen a whistle. Sympathy is free, and out of stock.'],
    instead: [
      {
        when: { hour: 'night', none: ['heard:prize-clerk/closed'] },
        line: 'closed',
        says: ['We are closed. The bulb did not get the memo, and I am not leaving it alone with them.'],
      },
      { when: { all: ['heard:prize-clerk/hello'] }, says: ['You again. The spiders have been asking.'] },
    ],
  },
  questions: {
    bear: {
      ask: 'Who won the bear?',
      says: [
        'The boy in the yellow hat. Friday, 3:10. Five hundred tickets, and I counted them twice.',
        'He set it on the counter and said: not yet. Then he underlined a word on the slip.',
      ],
    },
    mood: {
      ask: 'How did he seem?',
      says: ['Like a kid with the exact change. Pleased, and in a hurry to have it over.'],
      face: 'warm',
    },
    good: {
      ask: 'Was he any good?',
      says: [
        'Too good. Every so often he let player two win. It only says PLAYER TWO. I see who comes to pay.',
      ],
    },
    door: {
      ask: 'Did he leave alone?',
      when: { all: ['heard:prize-clerk/bear'] },
      says: [
        'He held the door for someone. I looked down to tear tickets. When I looked up, it was swinging.',
      ],
      face: 'guarded',
    },
    gone: {
      ask: 'Where is the bear now?',
      when: { all: ['heard:prize-clerk/bear'] },
      says: [
        'It was here when I locked up. In the morning, forty-nine. The lock says nobody came.',
        'The list says fifty. I stopped reading the list.',
      ],
      face: 'guarded',
      instead: [
        {
          when: { all: ['heard:prize-clerk/fifty'] },
          line: 'found',
          says: ['You had it in your pocket. I am paid to watch a shelf, and I never once watched a pocket.'],
          face: 'warm',
        },
      ],
    },
  },
  shows: {
    bear: {
      line: 'fifty',
      says: [
        'That is fifty. I locked that one in myself. Where did you... no. Do not tell me.',
        'Set it so that it sees the door. It was particular about that.',
      ],
      face: 'warm',
    },
    photograph: {
      line: 'photo',
      says: [
        'From our booth. Four poses for a dollar. He had counted out the coins for two people.',
        'The fourth is torn? It was whole when it dropped.',
      ],
      face: 'guarded',
    },
    quarter: { says: ["Next year's. The machine gives one now and then. I ring it up as weather."] },
    cassette: {
      says: ['We had one of those in the jukebox. It played the arcade. The empty one.'],
      face: 'guarded',
    },
  },
  otherwise: [
    'No refunds on luck.',
    'I could give you two spiders for that. One, if you look at me like it matters.',
    'Not one of ours. Ours fall apart sooner.',
  ],
};
