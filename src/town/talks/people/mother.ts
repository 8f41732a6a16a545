import type { Talk } from '../talk.ts';

/** Waits for her number, and does not raise her voice. */
export const talk: Talk = {
  person: 'mother',
  greets: {
    says: ['I have number thirty. They are at seven. They have been at seven since Sunday.'],
    instead: [
      {
        when: { hour: 'night', none: ['heard:mother/thirty'] },
        line: 'thirty',
        says: ['It says thirty now. That is me. There is nobody at the desk.'],
      },
      {
        when: { all: ['heard:mother/hello'] },
        says: ['You came back. People mostly say that they will.'],
        face: 'warm',
      },
    ],
  },
  questions: {
    breakfast: {
      ask: 'When did you see him last?',
      says: [
        'Friday, at breakfast. He ate standing up. It was not yet seven.',
        'He said that he would be late. Then he said that he would not.',
      ],
    },
    poles: {
      ask: 'When did you call the police?',
      says: [
        'On Saturday, at ten past eight. I had walked to all four houses first.',
        'His face was on every pole. How quick they are, I thought. I had not told anyone yet.',
      ],
      face: 'guarded',
    },
    words: {
      ask: 'Did his friends help you?',
      says: ['They were so kind. All four said the same kind thing. In the same words.'],
      face: 'guarded',
    },
    hat: {
      ask: 'Did you knit his hat?',
      says: ['Every stitch. I have wool at home for another half. I do not know why I bought so much.'],
      face: 'warm',
    },
    unravel: {
      ask: 'Why did it come undone?',
      when: { all: ['heard:mother/hat'] },
      says: ['On Thursday he asked me how one undoes it without a knot. I showed him. He was so careful.'],
    },
    porch: {
      ask: 'Do you think he comes home?',
      when: { any: ['heard:mother/breakfast', 'heard:mother/hat'] },
      says: [
        'I leave on the porch light and the one upstairs. In the morning one is off. I do not look which.',
      ],
      face: 'warm',
    },
  },
  shows: {
    'yellow-thread': {
      line: 'cut',
      says: [
        'That is mine. That is the yellow I have at home.',
        'It is cut. I bite it. I have always bitten it.',
      ],
      face: 'warm',
    },
    'red-jacket': {
      line: 'collar',
      says: [
        'I sew his name into his collars. Here it was. You see the holes?',
        'It was not torn. They took their time.',
      ],
      face: 'guarded',
    },
    bear: {
      line: 'not-for-him',
      says: [
        'He is too old for bears. He was saving up for one all the same.',
        'Not for me, he said. I did not ask for whom. One should ask.',
      ],
      face: 'warm',
    },
    photograph: {
      says: ['That is him laughing. And that is... yes. That is him as well. I only ever bought the one.'],
      face: 'guarded',
    },
    invitation: { says: ['A dance. He had me show him a slow one, in the kitchen. He led.'], face: 'warm' },
    'late-slip': { says: ['Late. He was never late. He was early, and waited outside until it counted.'] },
  },
  otherwise: [
    'Is that from him? No. Thank you for asking me.',
    'I have looked at so many things this week. I would know.',
    'Put it in a bag for them. They like it in bags.',
  ],
};
