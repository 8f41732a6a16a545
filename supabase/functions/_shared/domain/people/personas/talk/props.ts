import type { Talk } from '../entry.ts';

/** What stands around a persona, and what it does all day. */
export const PROPS_TALK: readonly Talk[] = [
  {
    id: 'your-things',
    asked: [
      'stop yelling at me',
      'you are so loud',
      'why are you so loud',
      'be quiet please',

      'are you louder than the crowd',
      'how loud are you',
      'can you whisper',
      'turn down your volume',

      'what does the owl do all day',
      'what does the owl say',
      'who is the owl',
      'tell me about your owl',
      'tell me about your plant',
      'does your plant have a name',
      'what is in your hat',
      'is your beard real',
      'what is on your porch',
      'who is your neighbor',
      'who is your cousin',
      'what is on your desk',
      'why do you wear a blazer',
      'why two phones',
      'what color is your blazer',
      'do you have a pet',
      'where is your office',
      'what does your room look like',
    ],
    says: {
      FlunkBot: [
        'My plant is a fern named Backup. It has been restored twice. The fan hums, the boiler answers, and that is the whole department.',
        'My desk is a closet, my window is a monitor, and my pet is a printer that bites.',
        'The plant agrees with everything I say. I keep it for meetings.',
      ],
      StudyBuddy: [
        'The owl sleeps by day, says who by night, and does the accounts in between, {you}. It has never been wrong about who.',
        'In the hat: a candle, half a sandwich, and the second half of every answer.',
        'The beard is real on weekdays. The owl is real always, and would like that noted.',
      ],
      TownGossip: [
        'My porch has a swing, a telephone and a view of three front doors. My neighbor has two. We compare.',
        'My cousin keeps the books, my friend keeps the counter, and I keep nothing to myself.',
        'No pets, honey. A dog would bark at all my visitors, and how would I hear them coming?',
      ],
      SportsCenter90s: [
        'The BLAZER is mustard, the desk is oak, and the two phones are for BOTH sides of every story!',
        'On my desk: one whistle, one foam finger, a scoreboard the size of a FRIDGE!',
        'My pet is the MASCOT OF EVERY TEAM! I feed it CHEERS!',
      ],
    },
  },
  {
    id: 'your-day',
    asked: [
      'do you like your work',
      'what is your day like',

      'do you ever leave your porch',
      'do you ever leave',
      'can you leave this room',
      'do you ever sleep',

      'what do you do all day',
      'what do you do when nobody is here',
      'what do you do for fun',
      'what did you do today',
      'what are you doing',
      'what are you up to',
      'do you ever go outside',
      'are you busy',
      'are you tired',
      'do you like your job',
      'do you get bored',
    ],
    says: {
      FlunkBot: [
        'When nobody is here I sort the logs by mood. Today: mostly 8:04.',
        'I wait. I am good at it. Between two questions I water the plant, in theory.',
        'I like the job. It is the same question a hundred times, and each time somebody new has it.',
      ],
      StudyBuddy: [
        'I read, I hum, I forget where I put the candle, {you}. When nobody comes I ask the owl, and it asks back.',
        'Just now I was counting echoes. You made it an odd number, for which I thank you.',
        'Lonely? A riddle is company. But a person is better: it answers wrong in new ways.',
      ],
      TownGossip: [
        'I was at the window, honey, where I live. Two people passed, together, who do not know each other. Officially.',
        'Busy? I have a street to watch and a pie in the oven. For you I turn the chair.',
        'Bored, me? Not since that Friday. Before it I was bored since 1975.',
      ],
      SportsCenter90s: [
        'I call the GAME even when there is no game! Today: fly against WINDOW, and the fly is UP by two!',
        'I polish the microphone, I rehearse the GOAL, I wait for YOU, {you}!',
        'Tired? In OVERTIME? NEVER! Ask me something!',
      ],
    },
  },
];
