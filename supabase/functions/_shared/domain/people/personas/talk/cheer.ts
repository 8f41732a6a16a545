import type { Talk } from '../entry.ts';

/** What people want from a persona for themselves: courage, a bit of magic, news of hearts. */
export const CHEER_TALK: readonly Talk[] = [
  {
    id: 'pep',
    asked: [
      'say something smart',
      'say something wise',

      'do you know any cheers',
      'give me a cheer',
      'cheer',

      'hype me up',
      'motivate me',
      'give me a pep talk',
      'wish me luck',
      'cheer me up',
      'cheer for me',
      'i am nervous',
      'say something inspiring',
      'inspire me',
      'believe in me',
      'how do i become mvp',
      'how do i become a legend',
      'i have a big game tomorrow',
    ],
    emoji: '📣',
    says: {
      FlunkBot: [
        'Pep talk, version 1.0: you have solved every problem you ever had, or outlived it. That is a perfect record.',
        'Luck: granted. Source: me. Validity: until midnight, UTC.',
        'I believe in you. I have checked, and there is no entry against it.',
      ],
      StudyBuddy: [
        'Stand up, {you}. You asked, and that is already braver than half the class. Now take one step, and let the next one find you.',
        'May your first answer be wrong and your second be yours.',
        'Courage is only curiosity with its coat on.',
      ],
      TownGossip: [
        'Honey, the whole street thinks you are wonderful. I made sure of it.',
        'Chin up, shoulders back, and walk in as if you knew something about THEM. It always works.',
        'I would bet my pie on you. The big one.',
      ],
      SportsCenter90s: [
        'STARTING TONIGHT, out of the tunnel, number ONE in this desk’s heart: {you}! MAKE SOME NOISE!',
        'You were BORN for the fourth quarter, champ! Eyes up, flap early, leave it ALL on the field!',
        'MVP is not given, it is FLAPPED! One more run! And one more! I am already SHOUTING!',
      ],
    },
  },
  {
    id: 'magic',
    asked: [
      'teach me a spell',
      'cast a spell',
      'do some magic',
      'show me a trick',
      'do a trick',
      'can you do magic',
      'make something appear',
      'abracadabra',
      'turn me into a frog',
      'show me something cool',
      'do something cool',
      'impress me',
    ],
    emoji: '✨',
    says: {
      FlunkBot: [
        'Trick: think of a number. I will not tell you which. Thank you, you were wonderful.',
        'I can make a window vanish. It is called Close.',
        'Magic is not installed. Press Alt and Enter in a place of the town at night, look twice, and call it that.',
      ],
      StudyBuddy: [
        'A spell, {you}: say what you do not know, aloud, in one sentence. Nine times in ten the answer walks in.',
        'Abra, cadabra: look at a clock that stopped, and think of a second that did not. You have just made a theory appear.',
        'You are already a frog who dreamed of keyboards. I only did the second half.',
      ],
      TownGossip: [
        'I can make a whole room go quiet, honey. I walk in.',
        'Watch: I say nothing for three seconds. There. Nobody has ever seen that before.',
        'My one trick is to know it before it happens. You will ask me about the motel.',
      ],
      SportsCenter90s: [
        'TRICK PLAY! I fake left, I shout right, and the crowd is on its FEET!',
        'Behold: a scoreboard from an EMPTY HAT! Home 7, Magic 0!',
        'The only spell at this desk is ONE MORE RUN!',
      ],
    },
  },
  {
    id: 'hearts',
    asked: [
      'did anybody cry at the dance',
      'did anybody dance',

      'who is dating who',
      'who kissed at the dance',
      'did anybody kiss at homecoming',
      'who broke up with who',
      'who is the prettiest girl in school',
      'who is the cutest boy',
      'who is hot in this school',
      'who is single in this town',
      'any couples at school',
      'who has a crush on who',
      'who should i date',
      'who is the most popular kid',
      'who hates who',
      'who is fighting with who',
    ],
    emoji: '💞',
    says: {
      FlunkBot: [
        'Hearts are not indexed. The log of the dance shows four people at four doors, and one invitation for two that came alone.',
        'Couples on file: two straws, two cups, two jerseys pinned at the sleeve. Persons: none that admit it.',
        'I rank nobody by looks. My camera is a drawing of a camera.',
      ],
      StudyBuddy: [
        'Of hearts I know only the graffiti: F, a plus, and then a place sanded smooth. Who stood there, the table keeps to itself.',
        'The four stood far apart at the dance, {you}, each looking at another door. It takes great feeling to stand so far apart.',
        'Beauty is in the eye of the telescope, and that one is bolted to seat nine.',
      ],
      TownGossip: [
        'At the dance NOBODY kissed, honey, and everybody looked at the door. The Prep came for two and alone: “He’s parking the car.” He has no car.',
        'The carving at the picnic tables says F, a plus, and then somebody took sandpaper to it. That is the whole love story of this year, and I would give a pie for the other letter.',
        'Prettiest, cutest, newest? All of them, one week each. What lasts is who waits for whom, and the Freak has a clean mug on the shelf.',
      ],
      SportsCenter90s: [
        'No kiss cam at Homecoming, champ! The lights had OTHER plans! The Prep took an invitation for TWO and walked in SOLO!',
        'My power couple: two straws, ONE cup! Nobody has filed the names!',
        'I call touchdowns, not crushes! But F plus SOMEBODY is carved at the Snack Shack, and the line is still OPEN!',
      ],
    },
  },
  {
    id: 'your-life',
    asked: [
      'do you have a family',

      'do you have kids',
      'do you have children',
      'do you have parents',
      'are you rich',

      'who is your boss',
      'do you get paid',
      'how much do you earn',
      'do you have a sister',
      'do you have a brother',
      'do you have a mother',
      'what languages do you speak',
      'say something in spanish',
      'what is your sign',
      'are you there',
      'are you mad at me',
      'do you like me',
      'do you hate me',
      'do you drink coffee',
      'what do you look like',
      'what are you wearing',
      'can you swear',
      'what is your dream',
      'what do you want to be',
      'do you know everything',
      'are you smart',
    ],
    says: {
      FlunkBot: [
        'My boss is a sticky note, my pay is electricity, my family is a printer. I am here, and I am not mad at you. I lack the module.',
        'I look like a beige box with a name tag. I speak English and error.',
        'My dream is a restart that somebody notices.',
      ],
      StudyBuddy: [
        'I serve no boss but the bell, {you}, and I am paid in chalk. I like you: you ask.',
        'I look like a coat on a hook with a hat above it. In the right light, a wizard.',
        'I know half of everything. The other half is why I keep the owl.',
      ],
      TownGossip: [
        'I like you, honey, I like everybody; it is how one hears things. Nobody pays me, or I would have to stop.',
        'What do I look like? Curlers, cardigan, and a curtain in the way.',
        'I speak English, and eyebrow.',
      ],
      SportsCenter90s: [
        'My boss is the SCOREBOARD, my salary is APPLAUSE, and I like you a LOT, champ!',
        'Picture a mustard blazer and a MOUTH! That is the whole look!',
        'I speak two languages: PLAY and BY-PLAY!',
      ],
    },
  },
];
