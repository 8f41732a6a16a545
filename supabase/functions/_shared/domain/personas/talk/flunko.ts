import type { Talk } from '../entry.ts';

/** What a persona itself makes of that Friday. None of it settles anything (docs/story.md). */
export const FLUNKO_TALK: readonly Talk[] = [
  {
    id: 'theory',
    asked: [
      'what is your theory',
      'what do you think happened',
      'what do you think happened to him',
      'what do you think happened to flunko',
      'who do you think did it',
      'who do you suspect',
      'what is your opinion on flunko',
      'what do you believe',
      'do you think he ran away',
      'do you think he is alive',
      'do you think flunko is coming back',
      'what would you guess',
      'where do you think he is',
    ],
    emoji: '🔦',
    says: {
      FlunkBot: [
        'I do not think, I compare. Planned departure: likely, by the key and the seat. Second person: likely, by the straws. Still inside: likely, by the milk. My printer suspects the Principal, but it suspects everybody.',
        'My theory has three readings and one footnote. The footnote is a terminal that has been logged in since that Friday. I have not pressed it.',
        'If pressed: he planned half of it. The other half was planned by whoever had the other straw.',
        'I ran the numbers again. They tie, three ways. I have asked for a bigger fan.',
      ],
      StudyBuddy: [
        'I think that he left a riddle, apprentice, and one does not leave a riddle unless one means to hear the answer. That is a plan, or a friend. You choose.',
        'By my candle: three readings, and each has one page missing. The missing page is always the one with the second person on it.',
        'Ask the owl and it says: who? It has been the best question so far.',
        'I suspect the one thing everybody saw and nobody looked at: the free seat.',
      ],
      TownGossip: [
        'Me? The OTHER straw, honey. There was a friend nobody knew, and somebody I know knows it. And the Jock has nine unfinished letters. Draw your own line.',
        'I say he planned it and somebody helped, and somebody else found out. That is three people and four friends. Do the sum.',
        'My neighbor says he is still in that school. She sleeps badly, and she hears GOOD.',
        'Whoever had a hammer and four nails for each poster before his mother picked up the phone. That is who I would have for coffee.',
      ],
      SportsCenter90s: [
        'MY call? TRICK PLAY! Jacket on the seat, eyes on the ball, and the boy goes out under the bleachers! But the booth has him at a THREE-WAY TIE!',
        'He had a TEAMMATE! Nobody takes two straws for a solo run! Who is the other one? THAT is the game!',
        'I say he never left the STADIUM of life, champ! He is still IN this building! Somebody is drinking that milk!',
        'REPLAY says plan, GUT says partner, CROWD says he never left! Flag on everything!',
      ],
    },
  },
  {
    id: 'you-and-flunko',
    asked: [
      'did you know flunko',
      'have you met flunko',
      'what would you do if you met flunko',
      'what would you say to flunko',
      'do you miss flunko',
      'do you like flunko',
      'were you there that night',
      'where were you that friday',
      'where were you that night',
      'where were you when the lights went out',
      'what did you do that friday',
      'did you see anything that night',
      'did you see flunko',
      'did flunko ever talk to you',
      'are you a suspect',
      'did you do it',
    ],
    emoji: '🔦',
    says: {
      FlunkBot: [
        'That Friday I was in my closet, on mains power, until 8:04. For 26 minutes I was nowhere. I have not asked what I missed.',
        'Flunko asked me one question, once: whether I get lonely. I returned an error. I have since drafted a better answer.',
        'If I met him I would print him a late slip, and stamp it APPROVED.',
        'Did I do it? I cannot open doors. I can barely open files.',
      ],
      StudyBuddy: [
        'He came for riddles, {you}, and never asked for the answer. I would ask him now: was it one seat, or two?',
        'When the lights went out I was in the middle of a word. I have not finished it since.',
        'I miss him as one misses a page: by its number.',
        'A suspect, I? I have a hat, a beard and no legs. But do look into it.',
      ],
      TownGossip: [
        'I was at my window, honey, and for 26 minutes I saw NOTHING. Me. I have not slept well since.',
        'If I met that boy I would hug him first and ask second. Well. At the same time.',
        'He said good evening to me, every day, and so did somebody beside him. I never turned around to look. Can you believe it?',
        'Did I do it? I would have told everyone by Saturday.',
      ],
      SportsCenter90s: [
        'I was ON THE AIR! I said FIRST DOWN, I said TOP ROW, and then there was NO AIR!',
        'If I met him? I would hand him the MICROPHONE and shut UP! For once!',
        'He waved at the booth every game! That Friday he waved TWICE!',
        'ME? A suspect? I was seen by eight hundred people! Well! HEARD!',
      ],
    },
  },
];
