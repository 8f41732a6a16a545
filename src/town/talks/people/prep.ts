import type { Talk } from '../talk.ts';

/** Waits for a car among the picnic tables. Hides his invitation until shown the Jock's jacket. */
export const talk: Talk = {
  person: 'prep',
  greets: {
    says: ['I am not here. I am waiting for the car. The car is late, which it never is.'],
    instead: [
      {
        when: { all: ['heard:prep/invitation'] },
        line: 'sit',
        says: ['Do sit. There is room on the napkin.'],
        face: 'warm',
      },
      { when: { all: ['heard:prep/hello'] }, says: ['Still not here. One gets used to it.'] },
    ],
  },
  questions: {
    'invitation-again': {
      ask: 'May I have the invitation again?',
      when: { all: ['heard:prep/invitation'], none: ['carried:invitation'] },
      says: ['It was on the doorstep at noon. It knows the way by now.'],
      gives: 'invitation',
    },
    carving: {
      ask: 'Who sanded the carving?',
      says: ['I dislike vandalism. If a name was there, it is better off. If none was, so is the table.'],
      face: 'guarded',
    },
    dance: {
      ask: 'Were you at the dance?',
      says: [
        'I looked in. The punch was adequate. They had one crown too many, and nobody could count backwards.',
      ],
    },
    hides: {
      ask: 'What did he leave with you?',
      when: { none: ['heard:prep/invitation'] },
      says: [
        'Nothing that goes into a handbag. Ask the Jock. It is so restful to watch someone lie with his whole face.',
      ],
      face: 'guarded',
    },
    others: {
      ask: 'And the other three?',
      says: ['We nod. It is remarkable how much one can leave out of a nod.'],
    },
    five: {
      ask: 'Did he come to see you?',
      when: { any: ['heard:cook/way', 'pressed:preps-house-kitchen/sink', 'heard:prep/invitation'] },
      says: [
        'On Friday, at five, with a straw. He laid it in the sink as if it were silver.',
        'He asked whether I would wait. I said, for what. One ought to have said yes.',
      ],
      face: 'warm',
    },
    key: {
      ask: 'Did you have a key of his?',
      when: { all: ['heard:prep/invitation'] },
      says: [
        'I had one to keep. Then it was asked for, in his name, very politely.',
        'I was brought up to hand things over to polite people.',
      ],
      face: 'guarded',
    },
  },
  shows: {
    'red-jacket': {
      line: 'invitation',
      says: [
        'The Jock gave you that? He told us all that there was the one in the top row.',
        'Then I may stop being loyal first. His invitation. It comes back every day. You take it.',
      ],
      face: 'warm',
      gives: 'invitation',
      instead: [
        {
          when: { all: ['heard:prep/invitation'] },
          says: ['Wet wool and chlorine. He never swam. One assumes.'],
          face: 'guarded',
        },
      ],
    },
    invitation: {
      says: ["One does not read other people's post. One has staff for that. Put it back."],
      face: 'guarded',
      instead: [
        {
          when: { all: ['heard:prep/invitation'] },
          line: 'light',
          says: [
            'ADMIT TWO, and only one name. I held it to the light for the other. I have held it to several lights.',
          ],
          face: 'warm',
        },
      ],
    },
    'two-straws': { says: ['One is chewed. I know those teeth. I mean, I know the brand.'], face: 'guarded' },
    'tag-117': {
      says: ['A tag. It used to be polished. Do not look at me, look at the brass.'],
      face: 'guarded',
    },
    quarter: { says: ['Coins. How brave, to carry them oneself.'] },
    bear: {
      says: ['It is hideous. Is it looking for someone? Do not tell me whom it was for.'],
      face: 'warm',
    },
  },
  otherwise: ['How rustic.', 'I have that in silver.', 'Do put it away. There are wasps.'],
};
