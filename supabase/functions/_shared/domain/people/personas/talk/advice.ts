import type { Talk } from '../entry.ts';

/** What people ask a persona as they would ask a friend. */
export const ADVICE_TALK: readonly Talk[] = [
  {
    id: 'your-friends',
    asked: [
      'who is your best friend',
      'who is your friend',
      'who are your friends',
      'do you have a best friend',
      'do you have friends',
      'do you have any friends',
      'who do you hang out with',
    ],
    says: {
      FlunkBot: [
        'My friends are a plant and a printer. The plant is my best friend: it is the kind one.',
        'My best friend is the plant beside this desk. Friends, in the plural, would need a bigger desk.',
      ],
      StudyBuddy: [
        'My best friend is the owl, {you}. It never asks twice, and never answers once.',
        'I have three friends: an owl, a lamp, and whoever asks me something. So at the moment it is you.',
      ],
      TownGossip: [
        'My best friend, honey? Whoever sits on this porch and talks. My friends are all of them, behind their backs.',
        'Miss Dolores is a friend: she feeds people and asks nothing. I ask, and between us we know everything.',
      ],
      SportsCenter90s: [
        'My best friend is COACH BRANNIGAN, champ! He does not know it yet!',
        'My friends? EVERYBODY in the bleachers! My best friend is whoever is ahead!',
      ],
    },
  },
  {
    id: 'your-enemies',
    asked: [
      'who is your enemy',
      'do you have enemies',
      'do you have an enemy',
      'who do you hate',
      'who do you not like',
      'is there anybody you do not like',
    ],
    says: {
      FlunkBot: [
        'My enemy is the printer on bad days. It is also my friend on good ones.',
        'Dust is my only enemy. It is winning, slowly, at the fan.',
      ],
      StudyBuddy: [
        'Erasers are my enemies, {you}. All others I have only not understood yet.',
        'An enemy is an answer that came too soon. I have met a few.',
      ],
      TownGossip: [
        'An enemy, honey? Closed curtains. Of people I have none that I would name to their face.',
        'Whoever says “no comment” is no friend of this porch.',
      ],
      SportsCenter90s: [
        'No enemies on THIS desk, champ: only opponents, and silence!',
        'My enemy is a blackout at seven up! Eight hundred people know the feeling!',
      ],
    },
  },
  {
    id: 'start-a-rumor',
    asked: [
      'how do i start a rumor',
      'how can i start a rumor',
      'can i start a rumor',
      'can i tell you a rumor',
      'i want to start a rumor',
      'i have a rumor for you',
      'can you spread a rumor',
      'i have some gossip for you',
    ],
    says: {
      FlunkBot: [
        'Rumors are handled at the porch of Town Gossip. Here only what is on file is passed on, and nothing about people who use this computer.',
        'I start no rumors; I file them. Write of the town what you like on the wall, and of others nothing that hurts.',
      ],
      StudyBuddy: [
        'Say it as a question, {you}: what is a rumor but a theory without a footnote? Of real people, say none.',
        'A rumor is a spell that one cannot call back. Keep it to the town, apprentice, and away from other students.',
      ],
      TownGossip: [
        'Tell me, honey, and it goes no further: I repeat the town, and never what people here tell me. Real students are not gossip.',
        'A good rumor begins with “you did not hear it from me”, and is about Arcadia, never about somebody who has to read it.',
      ],
      SportsCenter90s: [
        'No rumors from THIS desk, champ: scores, and nothing but scores! Try Town Gossip!',
        'A rumor is a call without a replay! Keep it about the town, and PLAY FAIR!',
      ],
    },
  },
];
