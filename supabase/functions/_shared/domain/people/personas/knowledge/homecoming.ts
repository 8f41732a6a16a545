import type { Subject } from '../entry.ts';

/** The game of that Friday, and the dance of the Saturday. */
export const HOMECOMING: readonly Subject[] = [
  {
    id: 'dance',
    area: 'story',
    title: 'the Homecoming dance',
    names: ['homecoming', 'homecoming dance', 'dance', 'homecoming night', 'crown', 'homecoming scene'],
    asked: {
      when: ['who was the last one to leave the dance', 'when did the dance end', 'how long was the dance'],

      who: [
        'who is going to win homecoming king',
        'who is the queen of homecoming',
        'who is going to win homecoming',
        'who will be homecoming king',
        'was the principal at the dance',
        'who danced with whom',
        'was flunko at the dance',
        'did flunko come to the dance',

        'who went with the prep to the dance',
        'who took the prep to the dance',
        'who was at the dance',
        'who won homecoming king',
        'who was homecoming queen',
        'who was crowned',
      ],
      about: [
        'how did the dance end',
        'what happened at the end of the dance',

        'what happened on saturday',
        'was there a party on saturday',
        'i heard there was a party on saturday',
        'what happened at the dance',
        'was there a dance',
        'tell me about homecoming',
        'what happened at homecoming',
      ],
      cost: ['how many people were at the dance', 'how many people left the dance'],
      how: ['how do i go to the dance', 'how do i attend homecoming', 'how to watch homecoming'],
    },
    says: {
      about: [
        'The dance took place on the Saturday night in the gym all the same, a day after he vanished. They counted one more person out than in, and one crown too many.',
        'HOMECOMING SEPT 27, says the banner. Decorated for a dance that ended in the middle.',
      ],
      when: [
        'It ended in the middle, after the minute of the loudspeaker. Who left last nobody wrote down; the count at the door has one more out than in.',
        'On the Saturday of Homecoming week. The next one on the calendar is {dayOf:Homecoming}.',
      ],
      where: ['In the gymnasium of the High School, which was sealed the day after.'],
      who: [
        'Flunko was gone by a day when they danced. Still they counted one more out than in, and a third crown sat on a chair.',
        'Of crowns two were ordered, two paid for, and three returned. So whoever was crowned was not alone with it.',
        'Everybody, and the four friends, far apart from one another. The Prep came with an invitation for two, alone: “He’s parking the car,” said the Prep. He has no car.',
      ],
      how: [
        {
          say: 'You were there and stayed to the end. That counts.',
          when: { any: ['seen:homecoming-dance', 'seen:homecoming'] },
        },
        'In Semester Zero there is a chapter Homecoming. It opens once The Story So Far was seen, and one should stay to the end.',
      ],
      why: ['The banner was paid for. Ordered once, delivered twice.'],
      cost: ['They counted 212 people in and 213 out. A ticket was good for two.'],
      more: [
        'At 8:04 that night all of them stood still and looked at the loudspeaker.',
        'One invitation for two was never used. One was used twice.',
      ],
    },
    leads: ['preps-house', 'objectives', 'semester-zero'],
  },
  {
    id: 'the-game',
    area: 'story',
    title: 'the Homecoming game',
    names: ['homecoming game', 'football game', 'final score', 'game score', 'kickoff'],
    asked: {
      who: [
        'who played on friday',
        'who played that night',
        'who did they play against',
        'which teams played',
      ],

      when: [
        'when is the football match',
        'what day was the game',
        'on which day was the football game',
        'when was kickoff',
        'when is the big game',
        'when was the game',
      ],

      why: ['why was the game stopped', 'why did the game stop', 'why was the game never finished'],

      about: [
        'who won the game last night',
        'who won the game yesterday',
        'who won the last game',
        'did we win',
        'did the team win',
        'who won the football game',
        'who won',
        'did they win',
        'how did the game end',

        'did anybody score after the lights came back',
        'did they play on after the dark',

        'who won the game',
        'what was the score of the game',
        'what was the score when the lights went out',
        'who was ahead when the lights went out',
        'what was the final score',
        'who won on friday',
        'did the flunks win',
        'did they ever finish the game',
        'who scored the last touchdown',
        'who was winning',
      ],
      cost: [
        'how many people came to the game',
        'how many people were at the game',
        'how many people saw it happen',
      ],
    },
    says: {
      why: [
        'Because the lights went out: at 8:04 every bulb in town failed, for 26 minutes, and when they came back one seat was empty and nobody looked at the ball again.',
      ],
      about: [
        'The Homecoming game was never finished: the home side was seven up when the lights went out at 8:04, and nobody looked at the score again.',
        'Seven up at 8:04, and then the dark. Coach says to ask anyone, and to ask anyone who was looking.',
      ],
      when: ['Kickoff was that Friday evening, half an hour before the tape.'],
      where: [
        'On the Football Field, in front of eight hundred. Sit where you like in the bleachers, the top row too; seat nine is taken by a jacket.',
      ],
      who: [
        'The Flunks, under Coach Brannigan. The guests are called GUEST on the board, and on the school’s machine at night it says that it is still waiting for the guest.',
      ],
      cost: [
        'Eight hundred people were at the game, one for each seat of the bleachers. Mr. Lindqvist counts eight hundred, and one.',
      ],
      more: ['In the press box the commentary stops at a certain word.'],
    },
    voices: {
      SportsCenter90s: [
        'SEVEN UP! Driving! First and ten! And then every bulb in the county DIES! No final, no whistle, that game is STILL IN PLAY!',
      ],
    },
    leads: ['football-field', 'friday-night-lights'],
  },
];
