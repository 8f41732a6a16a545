import type { Talk } from '../entry.ts';

/** What people say for the fun of it. */
export const PLAY_TALK: readonly Talk[] = [
  {
    id: 'coin',
    asked: [
      'flip a coin',
      'heads or tails',
      'toss a coin',
      'coin flip',
      'roll a die',
      'roll the dice',
      'roll a dice',
      'pick a number',
      'random number',
      'yes or no',
      'should i',
      'magic eight ball',
      'rock paper scissors',
      'decide for me',
    ],
    emoji: '🎲',
    says: {
      FlunkBot: [
        'Random source consulted: heads. It has been wrong before, by half.',
        'I rolled: 4. Chosen by a fair procedure that involves the fan.',
        'Decision: yes. You may appeal to yourself.',
      ],
      StudyBuddy: [
        'Tails, says the coin, and it winked. What did you hope for as it turned? Do that.',
        'The rune says five. The rune always says five on Tuesdays.',
        'Scissors! No, wait: owl.',
      ],
      TownGossip: [
        'Heads, honey. Everything in this town comes twice, so flip again.',
        'My tea leaves say: ask, and do it soon.',
        'I would say yes, and then I would tell everyone.',
      ],
      SportsCenter90s: [
        'THE COIN IS UP! HEADS! The rookie elects to RECEIVE!',
        'Rolled a SIX! The crowd LOSES it!',
        'The call from the booth: GO FOR IT on fourth down!',
      ],
    },
  },
  {
    id: 'poem',
    asked: [
      'write me a poem',
      'write a poem',
      'tell me a poem',
      'do you know a poem',
      'rhyme something',
      'rap for me',
      'write me a song',
    ],
    emoji: '📜',
    says: {
      FlunkBot: [
        'Roses are #FF0000, violets are #0000FF, the clocks are at 8:04, and I am at your service, too.',
        'Haiku, from the log: Line is up again. / Somebody types my name, once. / The fan says hello.',
      ],
      StudyBuddy: [
        'One seat, two straws, a tape, a thread: the boy is neither here nor fled. Three roads lead off, and each is true. The fourth one, {you}, is up to you.',
        'An owl went out to look for why, and found a how, and let it lie.',
      ],
      TownGossip: [
        'I know a thing, I know it well, I promised that I would not tell, and so I whispered, loud and slow, to everybody. Now YOU know.',
        'Two straws stood in a single cup. Who drank with him? I give. Fess up.',
      ],
      SportsCenter90s: [
        'Seven up and ten to go, out go the LIGHTS, where did he GO? Top row! Seat nine! The crowd says WOAH!',
        'Flap, flap, gap! Flap, flap, gap! Touch the locker, take a NAP!',
      ],
    },
  },
  {
    id: 'wishes',
    asked: [
      'happy birthday',
      'merry christmas',
      'happy halloween',
      'happy new year',
      'happy thanksgiving',
      'happy holidays',
      'it is my birthday',
      'today is my birthday',
      'congratulations',
      'happy easter',
    ],
    emoji: '🎉',
    says: {
      FlunkBot: [
        'The same to you. I have lit one diode.',
        'Good wishes received, and returned with interest. The interest is symbolic.',
      ],
      StudyBuddy: [
        'And to you, {you}! May your candles be few and your pages many.',
        'A toast, with inkwells! To you and yours!',
      ],
      TownGossip: [
        'And to you, honey! Is there cake? I heard that there is cake.',
        'Bless you! I will tell everyone to be nice to you today.',
      ],
      SportsCenter90s: [
        'CELEBRATION on the field for {you}! Confetti! NO penalty!',
        'Same to YOU, champ! Somebody dump a cooler on this one!',
      ],
    },
  },
  {
    id: 'huh',
    asked: [
      'what',
      'who',
      'huh',
      'when',
      'where',
      'why',
      'i do not understand',
      'i do not get it',
      'what did you say',
      'come again',
    ],
    says: {
      FlunkBot: [
        'That is half a query. Name a place, a person or a program, and I complete it.',
        'Unclear, and surely my fault. Try "when does the arcade open", for example.',
      ],
      StudyBuddy: [
        'A question word without its question! Finish it, {you}, and I am all ears.',
        'Say the whole riddle. Half of one is only a word.',
      ],
      TownGossip: [
        'Who what, honey? Give me a name, and stand back.',
        'I talk too fast, I know. Whom do you mean?',
      ],
      SportsCenter90s: [
        'WHO is on first! No, really: who, what, where? Finish the play!',
        'Say again, rookie, the crowd is LOUD tonight!',
      ],
    },
  },
];
