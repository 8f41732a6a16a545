import type { Talk } from '../talk.ts';

/** Sits in the bleachers by day, not in the top row. Hides a backpack and a jacket until shown the Geek's tape. */
export const talk: Talk = {
  person: 'jock',
  greets: {
    says: ["Practice is over. I'm just sitting. It's allowed to just sit."],
    instead: [
      {
        when: { all: ['heard:jock/jacket'] },
        line: 'lighter',
        says: ["Hey. Sit. You're the only one I don't have to play left and right with."],
        face: 'warm',
      },
      {
        when: { all: ['heard:jock/hello'] },
        says: ['You again. Sit a row down. Not up there. Nobody sits up there.'],
        face: 'guarded',
      },
    ],
  },
  questions: {
    'jacket-again': {
      ask: 'Can I have the jacket again?',
      when: { all: ['heard:jock/jacket'], none: ['carried:red-jacket'] },
      says: ['It was back on the line this morning. No one hung it. Here.'],
      gives: 'red-jacket',
    },
    stairs: {
      ask: 'Who was the seat for?',
      says: [
        "The jacket had it. That's what a jacket is for. He kept looking at the stairs.",
        'Like you do when your guest is late. Or when it is the wrong one.',
      ],
      face: 'guarded',
    },
    saw: {
      ask: 'What did you see?',
      says: [
        'Yellow hat. Then dark. Then no yellow hat. Coach says watch the ball. I was watching the ball.',
      ],
      face: 'guarded',
      instead: [
        {
          when: { all: ['heard:jock/jacket'] },
          line: 'coat',
          says: [
            'There was a coat on that seat when the lights were back. Not his. Not ours.',
            "I've started the letter nine times. I get as far as I saw.",
          ],
          face: 'warm',
        },
      ],
    },
    friends: {
      ask: 'Were you friends?',
      says: ["He did four push-ups and I counted ten. If that isn't friends I don't know."],
      face: 'warm',
    },
    hides: {
      ask: 'What did he leave with you?',
      when: { none: ['heard:jock/jacket'] },
      says: ["With me? Nothing. Ask the Geek. The Geek records everything, it's like a disease."],
      face: 'guarded',
    },
    others: {
      ask: 'And the other three?',
      says: ["We don't sit together any more. We don't say why. It's the same why."],
    },
    zipped: {
      ask: 'Where was he on Thursday night?',
      when: { all: ['heard:jock/jacket'] },
      says: ['In a sleeping bag by my bed. He zipped it up from inside. In the morning it was still zipped.'],
      face: 'guarded',
    },
  },
  shows: {
    cassette: {
      line: 'jacket',
      says: [
        "That's the tape. The Geek swore there was just the one, on the hill. Swore on the modem.",
        "Okay. I have his backpack. And a jacket. Keep it dry, he said. It won't dry. Take it.",
      ],
      face: 'warm',
      gives: 'red-jacket',
      instead: [
        {
          when: { all: ['heard:jock/jacket'] },
          says: ['I told you mine. Go ask the others how it feels.'],
          face: 'warm',
        },
      ],
    },
    'red-jacket': {
      says: [
        "Where'd you get that? There's lots of those. More than there are Jocks, if you count. Don't count.",
      ],
      face: 'guarded',
      instead: [
        {
          when: { all: ['heard:jock/jacket'] },
          says: ["Doesn't fit me. Doesn't fit any of us. We tried, like in that story with the shoe."],
        },
      ],
    },
    bear: {
      says: ["He said he'd give it to somebody who'd look after it. I thought he was joking. I laughed."],
      face: 'warm',
    },
    photograph: {
      says: ["There's two of him. I mean, that's a trick. It's a trick, right?"],
      face: 'guarded',
    },
    candle: { says: ['One each, they said. I lit mine. There was one more than us after that.'] },
  },
  otherwise: [
    "Don't throw it, I'd catch it.",
    'Is that regulation?',
    "If it was mine I'd have lost it by now.",
  ],
};
