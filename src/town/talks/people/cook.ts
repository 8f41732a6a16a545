import type { Talk } from '../talk.ts';

/** Counts fries, straws and people, and is never wrong about fries. */
export const talk: Talk = {
  person: 'cook',
  greets: {
    says: ['Sit. Fries are ready when they are ready, and they are never ready early.'],
    instead: [
      {
        when: { hour: 'night', none: ['heard:cook/late'] },
        line: 'late',
        says: ['Kitchen is open. Do not mind the radio. I am not minding it either.'],
      },
      {
        when: { all: ['heard:cook/hello'] },
        says: ['You are back. The middle stool squeaks. The left one is taken.'],
      },
    ],
  },
  questions: {
    order: {
      ask: 'What did he order?',
      says: [
        'One soda, two straws, 4:30. He said thanks for both of them.',
        'Not for the soda. For both of them. I have been chewing on that since.',
      ],
    },
    radio: {
      ask: 'What is wrong with the radio?',
      says: ['I took the batteries out at 8:01. It went on until 8:04. I do not buy that brand any more.'],
      face: 'guarded',
    },
    count: {
      ask: 'You count the straws?',
      says: ['Straws, fries, cups. Two straws short since Friday. I have looked under everything.'],
      instead: [
        {
          when: { hour: 'night' },
          line: 'count-again',
          says: ['Four short, tonight. I counted with the door shut.'],
          face: 'guarded',
        },
      ],
    },
    shadow: {
      ask: 'Who was the other straw for?',
      when: { all: ['heard:cook/order'] },
      says: ['I saw two shadows on my wall and one boy at my counter. The lamp was behind them.'],
      face: 'guarded',
    },
    way: {
      ask: 'Which way did he go?',
      when: { all: ['heard:cook/order'] },
      says: ['Toward the big houses. He walked ahead, or he was followed. From a hatch that looks the same.'],
    },
    plate: {
      ask: 'Who sleeps in the stock room?',
      when: { any: ['pressed:snack-shack-stock-room/fort', 'carried:matchbook', 'shown:cook/matchbook'] },
      says: ['Cartons. Cartons sleep there. I put a plate of fries by them at night, so that they settle.'],
      face: 'warm',
    },
  },
  shows: {
    'two-straws': {
      line: 'saved',
      says: [
        'Red stripe, Shack issue. One chewed, one saved.',
        'Nobody saves a straw for a person who is not coming.',
      ],
      face: 'warm',
    },
    matchbook: {
      says: [
        'From the bar, not from me. It lay with the cartons?',
        'Then there was a light in there, and care was taken.',
      ],
      face: 'guarded',
    },
    candle: {
      says: ['I was there. I stood at the back. A man who smells of fries does not stand in front.'],
      face: 'warm',
    },
    'red-jacket': { says: ['Letter F. I have fed eleven of those. The twelfth always paid for two.'] },
  },
  otherwise: [
    'Off my counter. I wiped that.',
    'I can fry it. I cannot tell you more about it.',
    'Not food. Next.',
  ],
};
