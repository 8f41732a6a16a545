import type { Talk } from '../talk.ts';

/** Has served everybody, and says so of few. */
export const talk: Talk = {
  person: 'barkeeper',
  greets: {
    says: ['Water, soda, or the door. Those are the three you can have.'],
    instead: [
      {
        when: { hour: 'night', none: ['heard:barkeeper/evening'] },
        line: 'evening',
        says: ['Evening. You were never here, and I never served you. Water?'],
      },
      { when: { all: ['heard:barkeeper/hello'] }, says: ['The same? Good. It was water.'] },
    ],
  },
  questions: {
    word: {
      ask: 'Who asked for the phone?',
      says: [
        'A kid in a hat, 8:15, in the dark. Asked nicely. Said one word, and let it hang.',
        'The word is gone. I have tried all the rhymes.',
      ],
    },
    straws: {
      ask: 'Did his friends come here?',
      says: [
        'Thursdays, last booth, four sodas. They drew straws. Real ones, I had to sweep up.',
        "I don't know who lost. They all looked it.",
      ],
      face: 'warm',
    },
    name: {
      ask: 'Why Four Thieves?',
      says: [
        "It's older than me, and older than the street. Ask why there are five hooks. Ask somebody else.",
      ],
    },
    cellar: {
      ask: 'Did you hear the tape?',
      says: [
        'All of it. At the knocking every man in here looked at the cellar door.',
        'Then we were ashamed of it, and then it got dark.',
      ],
      face: 'guarded',
    },
    glasses: {
      ask: 'Was the kid alone?',
      when: { all: ['heard:barkeeper/word'] },
      says: ['In the dark everybody is. I poured one water. When the lights came back there were two.'],
      face: 'guarded',
    },
    rails: {
      ask: 'Where do the rails below go?',
      when: {
        any: [
          'pressed:four-thieves-bar-stock-cellar/tunnel',
          'carried:yellow-thread',
          'shown:barkeeper/yellow-thread',
        ],
      },
      says: ["Nowhere, since the dry years. I oil them. A squeak down there gets on the regulars' nerves."],
      face: 'guarded',
    },
  },
  shows: {
    matchbook: {
      line: 'matches',
      says: [
        'Ours. We gave out the last of those in 1975. Full, I would have said.',
        'One is gone. A match that waits twenty years had a reason.',
      ],
      face: 'warm',
    },
    'yellow-thread': {
      says: ["Off the lantern downstairs? I don't have a lantern downstairs. I have one I don't ask about."],
      face: 'guarded',
    },
    'punched-ticket': {
      says: ['A hole like a bear. The old conductor had that punch. He drank here, one way.'],
    },
    quarter: { says: ["The phone takes those. The phone's broken. The phone rings."], face: 'guarded' },
    'two-straws': { says: ["Which is the short one? That's what they asked, too."] },
  },
  otherwise: [
    'Off the bar. Coasters are for glasses.',
    'No tabs, no trades.',
    "I've seen it before. I've seen you before. I forget both.",
  ],
};
