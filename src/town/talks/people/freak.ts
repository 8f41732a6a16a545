import type { Talk } from '../talk.ts';

/** Keeps watch from the lookout by night. Hides his map until shown the Prep's invitation. */
export const talk: Talk = {
  person: 'freak',
  greets: {
    says: ["You're in my dark. There's plenty. Sit anywhere that isn't the edge."],
    instead: [
      {
        when: { all: ['heard:freak/map'] },
        line: 'four',
        says: ["I counted us again. With you it comes out even. Don't get used to it."],
        face: 'warm',
      },
      { when: { all: ['heard:freak/hello'] }, says: ['Back again. The window asked about you.'] },
    ],
  },
  questions: {
    'map-again': {
      ask: 'Can I have the map again?',
      when: { all: ['heard:freak/map'], none: ['carried:napkin-map'] },
      says: ["It was under its ring again. I hadn't slept, so I'd have heard. Here."],
      gives: 'napkin-map',
    },
    window: {
      ask: 'What do you see up there?',
      says: ['Third from the left. On, off, on. I used to write it down. It spells better than I do.'],
    },
    wave: {
      ask: 'You watched the field on Friday?',
      says: [
        'From the attic. At 7:51 he waved, not at us. I waved back. It would have been rude to only watch.',
      ],
      face: 'warm',
    },
    candles: {
      ask: 'What were the candles for?',
      says: [
        "Everyone wants a ritual. It was cake. Sixteen candles, five chairs, nine o'clock. We'd saved him a corner piece.",
      ],
      face: 'warm',
    },
    hides: {
      ask: 'Did he draw you something?',
      when: { none: ['heard:freak/map'] },
      says: ['He drew everybody something. Mine burned. Things do, around me.'],
      face: 'guarded',
    },
    others: {
      ask: 'And the other three?',
      says: ['We were five. Then four. Lately I count us and get three and a draft.'],
    },
    x: {
      ask: 'What is the X?',
      when: { all: ['heard:freak/map'] },
      says: ["Not in town, and not on the napkin. I asked him: is it far? He said: it isn't away."],
    },
    wait: {
      ask: 'What was the plan?',
      when: { all: ['heard:freak/map'] },
      says: [
        'If the lights go out, wait. Four places, one each. None of us waited.',
        'Each of us thought that the others would.',
      ],
      face: 'guarded',
    },
  },
  shows: {
    invitation: {
      line: 'map',
      says: [
        'The Prep kept that. Cried on the envelope, I bet, and had it ironed.',
        "For two. And I thought I was the one he'd told. Here's the map. Mind where it stops.",
      ],
      face: 'warm',
      gives: 'napkin-map',
      instead: [
        {
          when: { all: ['heard:freak/map'] },
          says: ["I had a gown taken in for that. Not for me. I'm taller than I look."],
          face: 'guarded',
        },
      ],
    },
    'napkin-map': {
      says: ["That hung on my wall, under a ring. Walls talk here. They don't walk."],
      face: 'guarded',
      instead: [
        {
          when: { all: ['heard:freak/map'] },
          says: ["Fold it and the X lands on the school. Unfold it and it's gone again."],
          face: 'warm',
        },
      ],
    },
    photograph: {
      line: 'look',
      says: ["The other one's looking at him. You don't look at yourself like that."],
      face: 'guarded',
    },
    candle: { says: ['Put it back lit, or not at all. The dark keeps count.'] },
    'yellow-thread': { says: ['Follow it or leave it. Winding it up is what everybody gets wrong.'] },
    matchbook: {
      says: ['Four masks. He asked me once what the fifth hook was for. As a joke. He was polishing it.'],
      face: 'warm',
    },
  },
  otherwise: [
    "Pretty. It'll haunt you if you let it in.",
    "I'd hang that on a wall. Face in.",
    "It isn't cursed. I checked. You may feel bad all the same.",
  ],
};
