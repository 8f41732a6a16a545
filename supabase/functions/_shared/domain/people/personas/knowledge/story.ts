import type { Subject } from '../entry.ts';

/** The Friday, and those in it. Nothing here settles what became of Flunko (docs/story.md). */
export const STORY: readonly Subject[] = [
  {
    id: 'flunko',
    area: 'story',
    title: 'Flunko',
    names: ['flunko', 'missing boy', 'missing student', 'vanished boy', 'mystery'],
    asked: {
      about: [
        'is it true that somebody disappeared',
        'did somebody vanish here',
        'did a kid go missing',
        'is somebody missing',
        'did a student disappear',
        'who disappeared',
        'who went missing',
        'what is up with this flunko kid',
        'what is the deal with flunko',
        'tell me about this flunko guy',
        'who is this kid everybody talks about',

        'what happened to flunko',
        'explain the mystery',
        'explain the whole mystery to me',
        'why is everybody looking for flunko',
        'why does everybody care about flunko',
        'who is flunko',
        'who is missing',
        'what is the mystery',
        'what is the story about',
        'tell me the story',
        'tell me the story in one sentence',
        'summarize the story',
        'what is the plot',
        'give me a recap',
        'what is going on here',
        'what is going on in this town',
        'what is everybody talking about',
        'can you tell me what is going on',
        'what is wrong with this town',
        'why is everybody so weird about friday',
        'why does everybody talk about that friday',
      ],
      where: [
        'where is flunko',
        'find flunko',
        'where did flunko go',
        'where did he go',
        'who is hiding flunko',
        'where was flunko last seen',
      ],
      when: [
        'when did flunko vanish',
        'when did it happen',
        'what time did flunko disappear',
        'when was flunko last seen',
        'since when is flunko gone',
        'what day did he go missing',
      ],
      who: ['who saw flunko last and what did they say', 'who saw flunko last'],
      why: ['why did nobody see him leave', 'why did flunko leave', 'why did flunko vanish', 'why did he go'],
      how: [
        'how did flunko vanish',
        'how did he disappear',
        'how do i find flunko',
        'how can i help find him',
      ],
    },
    says: {
      about: [
        'Flunko: yellow beanie, blue skin, red jacket. He vanished on the Friday of Homecoming week at 8:04 in the evening, in front of half the town, when the lights went out.',
        'Everybody knows Flunko, and nobody can say where he is. At 8:04 that Friday he sat in the top row of the bleachers. At 8:30, when the lights came back, he did not.',
        'A student with a yellow hat and locker 117, gone since the Friday of Homecoming week. The posters have hung since Saturday.',
      ],
      where: [
        'Nobody can say. He was last seen in the top row of the bleachers on the Football Field, at 8:04 that Friday.',
        'Last seen in the top row of the bleachers. Since then three answers are going round: he left, he was made to leave, or he never left at all.',
      ],
      when: [
        'He vanished on the Friday of Homecoming week at 8:04 PM, as the power failed in all of Arcadia. At 8:30 his row was empty.',
      ],
      who: [
        'Eight hundred people saw him last, and all of them looked the wrong way. Four friends each keep one of his things: the Jock, the Geek, the Prep and the Freak.',
        'Nobody is accused. Some say that he planned it himself, some that there was another one, and some that he is still in that building.',
      ],
      why: [
        'It was dark for 26 minutes, and before that all eight hundred looked at the game. So nobody saw him leave, and nobody saw him stay.',
        'Three readings are going round: he planned to leave; somebody made him; he never left. Every clue fits at least two of them.',
        'He asked for a key, kept a seat free, bought for two and named an hour. That sounds like a plan. It also sounds like an appointment.',
      ],
      how: [
        'The lights went out, and when they came back he was gone. To look for him, walk his Friday: the office, the Arcade, the Snack Shack, Flunk FM, the top row.',
        'In the dark, in 26 minutes, out of the top row. There is a way down under the bleachers. There is also a way up.',
      ],
      more: [
        'His hat unravels: where he was, a yellow thread is caught on a nail.',
        'He took two straws, kept a seat, and his invitation was for two. There is always another one.',
        'His Friday in order: the office at opening, the Arcade at 3:10, the Snack Shack at 4:30, Flunk FM at 6:40, the game, and then 8:04.',
        {
          say: 'You have seen The Story So Far, so you know it hour by hour: the bear, the straws, the tape, the seat. What you have not seen is the seat next to his.',
          when: { all: ['seen:so-far'] },
        },
        {
          say: 'If you want his Friday hour by hour, watch The Story So Far in Semester Zero.',
          when: { none: ['seen:so-far'] },
        },
      ],
    },
    voices: {
      TownGossip: [
        'That boy. Yellow hat, red jacket, one soda, TWO straws. At 8:04 he sat up there for all to see, and at 8:30 there was only the jacket, and somebody says that it was warm.',
      ],
      SportsCenter90s: [
        'TOP ROW, SEAT NINE! At 8:04 the lights go OUT, at 8:30 they come back, and Flunko is OFF THE FIELD! Nobody has called that play yet!',
      ],
      StudyBuddy: [
        'Who sits alone and keeps a seat, buys one drink and takes two straws, and is gone between 8:04 and 8:30? That, apprentice, is Flunko.',
      ],
      FlunkBot: [
        'Student FLUNKO, F.: last confirmed position the top row of the bleachers, Friday, 8:04 PM. Status since: logged in, not found.',
      ],
    },
    leads: ['timeline', 'three-readings', 'four-friends', 'tape', 'bear'],
  },
  {
    id: 'timeline',
    area: 'story',
    title: 'the Friday, hour by hour',
    names: [
      'timeline',
      'that friday',
      'that night',
      'the friday',
      'hour by hour',
      'black friday',
      '7:30',
      'late slip',
    ],
    asked: {
      about: [
        'what is special about friday',
        'why friday',
        'what is it with friday',
        'what is so special about that friday',

        'what happened first the tape or the game',
        'what came first',
        'in which order did it happen',
        'what came before the game',

        'what happened that friday',
        'walk me through the night flunko went missing',
        'walk me through that night',
        'tell me the whole story',
        'what happened first',
        'what happened after the lights went out',
        'what happened on friday',
        'what did flunko do that day',
        'what did he do on friday',
        'tell me about the friday',
        'what happened that night',
      ],
    },
    says: {
      about: [
        'That Friday: the office the minute it opened; 3:10 the Arcade, a bear; 4:30 one soda, two straws; 6:40 a tape at Flunk FM; kickoff; 8:00 the tape on the air; 8:04 the lights go out.',
        'After 8:04: a train stops on Depot Lane at about 8:20, the lights are back at 8:30, at 9:00 a motel room is rented, at 11:00 a light moves over the lake.',
      ],
      when: [
        'The Friday of Homecoming week, late September of 1995. The dance was on the Saturday all the same, and on the Sunday the school was sealed.',
      ],
      who: [
        'The Principal saw him first, then the prize clerk, the cook, the DJ, and everybody at the game.',
      ],
      where: ['Office, Arcade, Snack Shack, Flunk FM, Football Field. In that order.'],
      more: [
        '5:15 is the odd one: a rug from the motel at the Rug Doctor, before the room was rented.',
        'On Saturday the posters hung before anybody had called the police.',
      ],
    },
    leads: ['blackout', 'tape', 'straws', 'bear'],
  },
  {
    id: 'three-readings',
    area: 'story',
    title: 'the three readings',
    names: ['three readings', 'readings', 'solution', 'ending', 'spoiler', 'truth'],
    asked: {
      why: [
        'what does it mean that there are two of everything',
        'why is there two of everything',
        'what does it all mean',
        'what do the clues mean',
      ],

      more: [
        'which reading do the clues speak for',
        'which theory does a clue fit',
        'what speaks for each reading',
        'is there more than one flunko',
        'are there two flunkos',
        'is there a second flunko',
      ],

      about: [
        'is there a secret ending',
        'is there an ending',
        'how does it end',
        'how does the story end',
        'what is the answer',
        'is there a solution',

        'is flunko coming back',
        'will flunko come back',
        'is he coming back',
        'what really happened',
        'tell me the ending',
        'what is the truth',
        'solve the mystery',
        'is there an answer to the mystery',
        'will we ever find out what happened',
        'will the mystery be solved',
        'has anybody solved it',
        'what are the theories',
      ],
    },
    says: {
      about: [
        'Three readings stay open: he planned to leave, somebody made him, or he never left. Each clue fits two of them, and no one is told which.',
        'Ask three people and hear three endings: a plan, another hand, or a boy who is still inside. None is settled.',
      ],
      why: [
        'Two of everything, one unused: either he was with somebody, or he got things ready for somebody. Each clue points two ways, and none of them decides.',
        'Because every clue points two ways: the seat kept free is a plan or an appointment, the prints lead out and not in.',
      ],
      who: [
        'The letterman says plan. The register at the motel says there were two. The janitor says to look inside.',
      ],
      more: [
        'For the plan: a key, a bus seat, a book of trains. For another hand: two straws, a second shadow. For never having left: the knocking, the milk, the light upstairs.',
      ],
    },
    voices: {
      TownGossip: [
        'Me? I say look for the OTHER straw. But my neighbor says he is still in that school, and she sleeps badly.',
      ],
      SportsCenter90s: [
        'My call from the booth? It is a TIE, folks! He left, he was benched, or he never left the stadium! Three-way, no whistle!',
      ],
    },
    leads: ['flunko', 'knocking', 'straws'],
  },
  {
    id: 'blackout',
    area: 'story',
    title: 'the blackout',
    names: [
      'blackout',
      'power failure',
      'power cut',
      'lights went out',
      'lights out',
      'power outage',
      'power company',
      '8:04',
      '804',
      'clocks',
      'clock',
    ],
    asked: {
      more: [
        'which clocks did not stop',
        'which clocks went on',
        'did watches stop too',
        'did all clocks stop',
        'which clock is right',
        'is there a clock that works',
        'which clock still works',
      ],

      when: [
        'when did it go dark',
        'when did it get dark that night',
        'at what time did it go dark',

        'how long was the power out',
        'how long were the lights out',
        'when did the lights go out',
        'when did the power fail',
        'what time did the clocks stop',
        'how long was it dark',
        'when did the lights come back',
        'what time did the lights come back on',
      ],
      how: [
        'if the power was out how did the radio play',
        'how could the radio play without power',
        'how did the station send without power',
        'what caused the blackout',
        'how did the power fail',
        'who turned off the lights',
      ],
      why: [
        'why was the game stopped',
        'why did the game stop',
        'why was the game never finished',

        'why did the clocks stop',
        'why is it always 8:04',
        'why did the power fail',
        'why do all clocks show 8:04',
      ],
    },
    says: {
      about: [
        'At 8:04 that Friday the power failed in all of Arcadia, from the school outward. Electric clocks stopped. At 8:30 the lights came back.',
        'The 26 minutes between 8:04 and 8:30: dark everywhere, and when the light returned, one seat was empty.',
      ],
      when: ['From 8:04 to 8:30 that Friday evening: 26 minutes.'],
      why: [
        'Every clock on the mains stopped when the power failed. They were set right at 8:30, and by morning they were at 8:04 again.',
      ],
      where: ['In all of Arcadia. The dark began at the school and went outward.'],
      who: ['Nobody was seen at any switch. Nobody was seen at all.'],
      how: [
        'The power company has not said. Flunk FM kept sending the whole time, which does not make it simpler.',
      ],
      more: [
        'The only clock in Arcadia that tells the time is the pendulum clock in the Prep’s living room, and it tells it reluctantly. The shed’s clock stands at 8:20, stopped by hand.',
        'Watches and pendulums went on. They do not agree with each other either.',
        'One ball on the pool table in the bar was moved in the dark.',
      ],
    },
    leads: ['old-shed', 'flunko', 'tape'],
  },
];
