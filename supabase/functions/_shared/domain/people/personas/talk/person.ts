import type { Talk } from '../entry.ts';

/** What a persona remembers of the person. */
export const PERSON_TALK: readonly Talk[] = [
  {
    id: 'my-name',
    asked: [
      'do you remember people',

      'whats my username',
      'what do you call me',
      'who do you think i am',

      'what is my name',
      'who am i',
      'do you know me',
      'do you know my name',
      'do you remember me',
      'whats my name',
      'say my name',
    ],
    says: {
      FlunkBot: [
        'You are {you}, according to your file and your face.',
        'Your label reads {you}. I keep it dusted.',
      ],
      StudyBuddy: ['You are {you}, whose page I keep marked.', 'I would know {you} by the questions alone.'],
      TownGossip: [
        'You are {you}, honey. I know everyone, and everyone’s business.',
        'Somebody called {you}, unless you are hiding something. Are you?',
      ],
      SportsCenter90s: [
        'On the roster, in the lights, in my HEART: {you}!',
        'You are {you}! I would know that swagger anywhere!',
      ],
    },
  },
  {
    id: 'my-likes',
    asked: [
      'what do i like',
      'what do i love',
      'what do i enjoy',
      'what did i say i like',
      'do you remember what i like',
      'what are my favorites',
      'what is my favorite',
    ],
    says: {
      FlunkBot: [
        'On file under Likes: {likes}.',
        { say: 'You have told me of no likes yet. The field is waiting.', otherwise: true },
      ],
      StudyBuddy: [
        'You like {likes}. You told me so, and I pressed it in a book.',
        { say: 'You have not said yet. I listen for such things.', otherwise: true },
      ],
      TownGossip: [
        '{likes}, honey. I never forget a weakness.',
        { say: 'You never told me. I assumed pie.', otherwise: true },
      ],
      SportsCenter90s: [
        '{likes}! It is on your trading card!',
        { say: 'Not on your card yet, champ! Tell me and I print it!', otherwise: true },
      ],
    },
  },
  {
    id: 'what-did-i-ask',
    asked: [
      'what did i just ask you',
      'what did i just ask',
      'what was my last question',
      'what did i say before',
      'what did i just say',
      'what were we talking about',
      'do you remember what i asked',
      'what was i asking',
      'repeat my question',
    ],
    emoji: '📝',
    says: {
      FlunkBot: [
        'You typed: “{lastAsked}” I have it right here, with the typing sounds.',
        'Last query: “{lastAsked}” The one before it had better manners.',
        'From the buffer: “{lastAsked}”',
        { say: 'Nothing yet. This is your first message, and a fine one.', otherwise: true },
      ],
      StudyBuddy: [
        'You asked: “{lastAsked}” A good page to turn back to, {you}.',
        '“{lastAsked}” Those were your words. The ink is still wet.',
        'Before this? “{lastAsked}”',
        { say: 'Nothing as yet, {you}. The page is blank, and it is waiting.', otherwise: true },
      ],
      TownGossip: [
        '“{lastAsked}” Word for word, honey. I never forget what people ask. It tells me more than the answers.',
        'You asked me “{lastAsked}” And I have told only two people.',
        'Your words were “{lastAsked}” Why, do you want to take it back?',
        { say: 'You have not asked me a thing yet, and I am dying of it.', otherwise: true },
      ],
      SportsCenter90s: [
        'LAST PLAY, on tape: “{lastAsked}”',
        'Let us go to the REPLAY: “{lastAsked}”',
        'You said “{lastAsked}” and the crowd HEARD you!',
        { say: 'That was your OPENING play, champ! Nothing before it!', otherwise: true },
      ],
    },
  },
];
