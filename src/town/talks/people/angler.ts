import type { Talk } from '../talk.ts';

/** Sits with his back to the water, where he is found by night alone. */
export const talk: Talk = {
  person: 'angler',
  greets: {
    says: ["Don't mind me. I'm fishing. The fish are over there, I'm over here. It works better."],
    instead: [{ when: { all: ['heard:angler/hello'] }, says: ['Still biting. I can hear it.'] }],
  },
  questions: {
    light: {
      ask: 'What did you see at eleven?',
      says: [
        'A light, out where there is no boat. Slow, and no higher than a hand carries it.',
        'Then the dock creaked. One plank, then the next. Toward me.',
      ],
      face: 'guarded',
    },
    rod: {
      ask: 'Why did you leave your rod?',
      says: ["It had the line, and it didn't pull. It waited. A fish doesn't wait."],
      face: 'guarded',
    },
    back: {
      ask: 'Why do you turn your back to the lake?',
      says: ["Manners. Say it wants to come out again. It won't want to be stared at."],
    },
    prints: {
      ask: 'Who came out?',
      when: { all: ['heard:angler/light'] },
      says: ["Prints did. Small, wet, and only out. I looked for the feet. I'm still looking."],
      face: 'guarded',
    },
    small: {
      ask: 'A child?',
      when: { all: ['heard:angler/prints'] },
      says: ["My grandson's size. He was in bed. I woke him to be sure, and he hasn't forgiven me."],
      face: 'warm',
    },
    second: {
      ask: 'Was it the only light?',
      when: { all: ['heard:angler/light'] },
      says: [
        "There was one on the far bank that never moved. One waits and one comes. Or one's left, and one leaves.",
      ],
    },
  },
  shows: {
    candle: {
      line: 'wax',
      says: [
        'That light. That high. I would know it.',
        "But it's grass in the wax, not reeds. It was carried here, or away.",
      ],
      face: 'warm',
    },
    'yellow-thread': { says: ['Good line. It would hold a pike, or lead a boy. I never saw it do either.'] },
    'red-jacket': { says: ["It's wet at the cuffs. I'd throw it back."], face: 'guarded' },
    photograph: { says: ['Two of one boy. I have nights like that.'] },
    'two-straws': { says: ['Washed up? No? Then keep them dry. Everything ends up here on its own.'] },
  },
  otherwise: [
    "I wouldn't take that for bait.",
    'Throw it back.',
    "I've caught three of those. All left ones.",
  ],
};
