import type { Talk } from '../talk.ts';

/** Speaks for the record, through wired glass, by day alone. */
export const talk: Talk = {
  person: 'principal',
  greets: {
    says: ['The school is closed. So is this office. So, officially, am I. Be brief.'],
    face: 'guarded',
    instead: [
      {
        when: { all: ['heard:principal/hello'] },
        says: ['Again. I shall have to open a file on you. It will be a short one, I trust.'],
      },
    ],
  },
  questions: {
    slip: {
      ask: 'What did he want at 7:30?',
      says: [
        'His key back. He had been waiting on the steps. You know which, he said. I have a drawerful.',
        'I marked him late. He was early. There is no slip for early.',
      ],
    },
    mood: {
      ask: 'How did he seem?',
      says: ['Polite. It is how I knew that there was something.'],
      face: 'warm',
    },
    doors: {
      ask: 'Why are seven doors sealed?',
      says: ['One for each day, I said to the paper. The police had tape left. Do not print that.'],
    },
    signed: {
      ask: 'Why was it denied?',
      when: { all: ['heard:principal/slip'] },
      says: ['A key goes to the one who signed for it. There was a signature. It was not his.'],
      face: 'guarded',
    },
    shredder: {
      ask: 'What do you shred?',
      says: ['Report cards. I would rather be suspected of worse.'],
      face: 'guarded',
    },
    pudding: {
      ask: 'Is somebody in the school at night?',
      says: ['The building is empty. The pudding budget disagrees. I have signed for both.'],
      face: 'guarded',
    },
  },
  shows: {
    'late-slip': {
      line: 'green',
      says: [
        'That belongs on my spike. You have taken it through a locked door. I withdraw the remark.',
        'I wrote DENIED in blue. The line through it is green. I do not own green.',
      ],
      face: 'guarded',
    },
    'tag-117': {
      says: ['The tag. And what hung on it? Do not answer. It would be on record.'],
      face: 'guarded',
    },
    invitation: {
      says: ['I signed forty. They say ADMIT TWO because it is cheaper than printing both kinds.'],
    },
    photograph: { says: ['Two likenesses of one pupil. The school has paid for one.'] },
  },
  otherwise: [
    'No objects in the office. You are not in the office. No objects at the door.',
    'Is that gum? It is always gum.',
    'Consider it confiscated, in spirit.',
  ],
};
