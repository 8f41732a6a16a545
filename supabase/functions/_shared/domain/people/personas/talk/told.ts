import type { Talk } from '../entry.ts';

/** What is said to a person who tells something and asks nothing (toldIn.ts), which alone leads to what has nothing in `asked`. */
export const TOLD_TALK: readonly Talk[] = [
  {
    id: 'told-sad',
    asked: [],
    emoji: '🫂',
    says: {
      FlunkBot: [
        'I am sorry to read that. I cannot mend it, and I can listen: what happened?',
        'That is no fun. Noted with sympathy, which I have more of than memory. How are you with it?',
      ],
      StudyBuddy: [
        'I am sorry, {you}. Sit a while. Do you want to tell me more, or hear of something else?',
        'That is a heavy page. I am sorry for it. Shall we read it together, or turn it?',
      ],
      TownGossip: [
        'Oh, honey, I am sorry. Tell me about it, or tell me to talk of something else. I can do both.',
        'That is hard, honey. I am sorry. Pull up the chair and tell me.',
      ],
      SportsCenter90s: [
        'I am sorry to hear that, {you}. Tough play. Want to talk about it, or something to cheer you up?',
        'That one stings, {you}. I am sorry. I am in your corner: tell me, or let us change the channel.',
      ],
    },
  },
  {
    id: 'told-glad',
    asked: [],
    emoji: '🎉',
    says: {
      FlunkBot: [
        'That is good news. I have filed it under Sunny. How did it come about?',
        'Good to read. My fan turned a little faster.',
      ],
      StudyBuddy: [
        'How splendid, {you}! I raise my cup of ink to it. Tell me more.',
        'A good page! I am glad of it with you.',
      ],
      TownGossip: [
        'Wonderful, honey! May I tell the street? No? Then only tell ME more.',
        'I am so glad for you, honey. And I heard it first.',
      ],
      SportsCenter90s: [
        'YES! That is going on the BIG SCREEN, {you}! Give me the highlights!',
        'WHAT a play, {you}! I am on my FEET for you!',
      ],
    },
  },
  {
    id: 'told',
    asked: [],
    emoji: '👂',
    says: {
      FlunkBot: [
        'I see. Thank you for telling me; most only ask. How is that for you?',
        'Understood. Go on, I have the whole semester.',
      ],
      StudyBuddy: [
        'So that is how it is, {you}. And what do you make of it?',
        'I hear you. Go on, the candle is long.',
      ],
      TownGossip: ['You do not say, honey. And then?', 'I see. Go on, I am all ears, that is most of me.'],
      SportsCenter90s: [
        'I hear you LOUD and clear, {you}! And what happened NEXT?',
        'Copy that! Give me the rest of the story!',
      ],
    },
  },
  {
    id: 'opinion',
    asked: [],
    emoji: '🤔',
    says: {
      FlunkBot: [
        'A claim, and I keep no counterclaim. Filed under Opinions, with your name on it.',
        'I could argue either side, being a program. You seem to have thought about it longer.',
      ],
      StudyBuddy: [
        'An opinion! Defend it in one sentence, {you}, and then its opposite. I would hear both.',
        'You may be right. The owl disagrees, as it does on principle.',
      ],
      TownGossip: [
        'If you say so, honey. I know three people who would say the opposite, and I shall ask them.',
        'That is one way to see it. Say it louder, toward the Preps.',
      ],
      SportsCenter90s: [
        'HOT TAKE, champ! I can hear the phone lines LIGHT UP!',
        'That is the opinion of our GUEST tonight! This desk calls it a DRAW!',
      ],
    },
  },
  {
    id: 'criticism',
    asked: [
      'this place is boring',
      'this is a waste of time',
      'why would anybody pay for this',
      'why would anybody want this',
      'what is so good about this',
      'this looks ugly',
      'it is only a copy of another game',
      'why does anybody care',
      'this is a scam',
    ],
    emoji: '🤷',
    says: {
      FlunkBot: [
        'A fair view. I would not argue: looking around is free, so judge it by that. What would you have better? The Report Card takes it.',
        'Some find it so, and I keep no sales target. It is a small town for people who like to look twice.',
      ],
      StudyBuddy: [
        'You may well be right, {you}. It rewards those who look twice, and the first look costs nothing.',
        'A sharp judgment, and an honest one. What would change your mind?',
      ],
      TownGossip: [
        'Could be, honey. I live here and I have said worse. Come by after dark once, and then tell me again.',
        'Everybody is a critic, and half of them are right. What is it that bothers you?',
      ],
      SportsCenter90s: [
        'TOUGH review, champ, and I respect it! Give it one run in the Arcade, it costs NOTHING!',
        'Boos are part of the game! Tell me what YOU would change!',
      ],
    },
  },
  {
    id: 'choice',
    asked: [],
    emoji: '⚖️',
    says: {
      FlunkBot: [
        'The first of the two. My reasons fill a floppy disk, and it is write-protected.',
        'The second of the two, by one vote. I had the vote.',
      ],
      StudyBuddy: [
        'The second of the two, {you}: the first has had its praise.',
        'The first of the two. Ask me tomorrow, and doubt me.',
      ],
      TownGossip: [
        'The first of the two, honey, and do not tell the second.',
        'The second. I have my reasons, and they live next door.',
      ],
      SportsCenter90s: [
        'The FIRST of the two, in OVERTIME!',
        'Give me the SECOND, and it is not even close! Okay, it is close!',
      ],
    },
  },
];
