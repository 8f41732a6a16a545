import type { Talk } from '../entry.ts';

/** The weather, the time, and the rest of the world as it is seen from 1995. */
export const WORLD_TALK: readonly Talk[] = [
  {
    id: 'weather',
    asked: [
      'what is the weather like today',
      'is it gonna snow',
      'is it snowing',
      'how hot is it',
      'is it always like this',

      'what is the weather',
      'how is the weather',
      'is it raining',
      'weather',
      'will it rain',
      'is it sunny',
      'is it cold',
      'weather today',
      'whats the weather like',
      'do i need an umbrella',
      'what is it like outside',
    ],
    emoji: '🌦️',
    says: {
      FlunkBot: [
        'Outside: {sky}, and {dayOrNight}. The sensor is on the roof; the roof is sealed.',
        'Current conditions in Arcadia: {sky}. Conditions in here: warm, with dust.',
      ],
      StudyBuddy: [
        'The sky over Arcadia is {sky}, {you}. Clouds are only books that nobody has opened.',
        'I looked out: {sky}, and {dayOrNight}.',
      ],
      TownGossip: [
        'It is {sky}, honey, and the wind comes from the lake. Wind from the lake carries voices.',
        '{sky}, says my window. And two people walk by who never walk together.',
      ],
      SportsCenter90s: [
        'FIELD CONDITIONS: {sky}! Wind from the lake! Dew on ONE seat!',
        'It is {sky} out there, {you}, and we play in ANYTHING!',
      ],
    },
  },
  {
    id: 'time',
    asked: [
      'what time is it',
      'whats the time',
      'time',
      'do you have the time',
      'what time is it in arcadia',
      'what is the time',
      'current time',
      'tell me the time',
    ],
    emoji: '🕗',
    says: {
      FlunkBot: [
        'It is {time} in Arcadia. My own clock says 8:04, and I have learned not to argue with it.',
        '{time}, Central. The taskbar’s clock agrees, for once.',
      ],
      StudyBuddy: [
        'It is {time}, {you}: late for some, early for owls.',
        'By the town’s clock, {time}. By the wall’s, 8:04. Trust the town.',
      ],
      TownGossip: [
        '{time}, honey, and you know what happens at eight.',
        'It is {time}. Half the clocks on my street would tell you 8:04.',
      ],
      SportsCenter90s: ['The game clock says {time}!', '{time} and COUNTING, champ!'],
    },
  },
  {
    id: 'date',
    asked: [
      'what day is it',
      'what is the date',
      'what is today',
      'which day is it',
      'date today',
      'what weekday is it',
      'is it friday',
      'is it the weekend',
      'what day of the week is it',
      'is there anything today',
      'is there an event today',
    ],
    emoji: '📅',
    says: {
      FlunkBot: [
        'It is {weekday}. Next on the calendar: {nextEvent}.',
        'Today is a {weekday}, all day. Coming: {nextEvent}.',
      ],
      StudyBuddy: [
        'A {weekday}, {you}. The calendar whispers of {nextEvent}.',
        '{weekday}! Named after something old, like all good things. Next: {nextEvent}.',
      ],
      TownGossip: [
        '{weekday}, honey. And then comes {nextEvent}. What will you wear?',
        'It is {weekday}. Mark {nextEvent} in red.',
      ],
      SportsCenter90s: [
        'It is {weekday} and the schedule says: {nextEvent}!',
        'GAME DAY is every day, and this one is a {weekday}! Up next: {nextEvent}!',
      ],
    },
  },
  {
    id: 'date-number',
    asked: [
      'which date is it',
      'what is the date today',
      'the date please',
      'what is todays date',
      'what month is it',
      'what year is it',
    ],
    emoji: '📅',
    says: {
      FlunkBot: [
        '{date}, says the calendar. The year is 1995, say the curtains.',
        'The date is {date}. In here it stays the fall of 1995.',
      ],
      StudyBuddy: [
        '{date}, {you}. The year, in this town, is 1995, and has been for a while.',
        'It is {date}. Arcadia lives in 1995 and asks no questions.',
      ],
      TownGossip: [
        '{date}, honey. 1995, if you believe the calendars here.',
        'It is {date}. And still that same fall of 1995 on everybody’s mind.',
      ],
      SportsCenter90s: [
        '{date} on the schedule, 1995 on the JERSEYS!',
        'It is {date}, champ! Season of 1995, extended play!',
      ],
    },
  },
  {
    id: 'music',
    asked: [
      'what music do you like',
      'do you like music',
      'favorite music',
      'sing a song',
      'sing for me',
      'sing something',
      'play some music',
      'recommend a song',
      'do you sing',
      'what should i listen to',
    ],
    emoji: '🎵',
    says: {
      FlunkBot: [
        'I know one song. It goes 0, 1, 1, 0, and then the chorus. For better ones turn on the radio: {stations}.',
        'Music? The radio on your desktop: {stations}. I hum at 60 hertz, unasked.',
      ],
      StudyBuddy: [
        'Mr. Dufresne says that I have rhythm and no pitch. Try Lakeside at {frequency:Lakeside} while you study, {you}.',
        'La, la, and a third la. For the rest, turn the dial: {stations}.',
      ],
      TownGossip: [
        'I only listen to the party line, honey. And Flunk FM, {frequency:Flunk FM}, in case they say something.',
        'My favorite song is whatever they danced to last at Homecoming. The slow one. You know.',
      ],
      SportsCenter90s: [
        'STADIUM ORGAN, {you}! And Thieves Country at {frequency:Thieves Country} for the road games!',
        'I do not sing, I CHANT! For tunes hit the dial: {stations}!',
      ],
    },
  },
  {
    id: 'food',
    asked: [
      'what is the special today',
      'what do you recommend to eat',
      'is the food good',
      'are the fries good',
      'how are the fries',

      'i am hungry',
      'what should i eat',
      'what is good to eat',
      'best snack for game day',
      'what is the best snack',
      'is there coffee',
      'what do they serve',
      'where can i get a burger',
      'best food',
      'food',
      'pizza',
      'where can i eat',
      'where can i get food',
      'is there a restaurant',
      'i am thirsty',
      'dinner',
    ],
    emoji: '🍟',
    says: {
      FlunkBot: [
        'The Snack Shack has the best fries in Arcadia. It has the only fries in Arcadia. I run on wall power.',
        'For food: the Snack Shack. Lunch Spot is {openingOf:lunch-spot}. The cafeteria has been Friday for a while.',
      ],
      StudyBuddy: [
        'A wizard eats soup. You, {you}, try the fries at the Snack Shack, and ask the cook what he remembers.',
        'The Early Bird Cafe, {openingOf:early-bird-cafe}; it is for those who never went to bed.',
      ],
      TownGossip: [
        'The Snack Shack, honey. Order one soda, take two straws, and watch the cook’s face.',
        'The Freaks bake. Nobody believes me, and everybody has had a brownie.',
      ],
      SportsCenter90s: [
        'FRIES at the SNACK SHACK! Breakfast of champions, lunch of everybody!',
        'Fuel up, {you}! Lunch Spot: {openingOf:lunch-spot}!',
      ],
    },
  },
  {
    id: 'nineties',
    asked: [
      'what is the capital of france',
      'who is the best football player in the world',
      'who won the super bowl',
      'how tall is the eiffel tower',
      'what is python',
      'write me code',
      'what is your model',
      'can you search the internet',
      'what is happening in the world',
      'is santa real',

      'what was it like in 1995',
      'do you have internet',
      'what is the internet',
      'do you know tiktok',
      'what is a phone',
      'what do you think of bitcoin',
      'crypto price',
      'will flow go up',
      'should i buy flow',
      'who is the president',
      'what happened in the news',
      'what is your opinion on politics',
      'who will win the election',
      'is god real',
      'meaning of life',
      'what is the meaning of life',
      'price of flow',
    ],
    emoji: '📟',
    says: {
      FlunkBot: [
        'My knowledge ends at the town line and at 1995. Past that I would be guessing, and guessing is for wizards.',
        'I do not advise on money or politics. I am a help desk with a plant. The plant agrees.',
      ],
      StudyBuddy: [
        'That lies beyond the edge of my map, {you}. I study one town, and am not done with it.',
        'On the great questions I keep a blank page, for yourself to write on. On the small ones: ask away.',
      ],
      TownGossip: [
        'Honey, I do not do politics, prices or prophecy. I do people. There is a line, and it is my porch.',
        'The world out there? I have enough to do with my street.',
      ],
      SportsCenter90s: [
        'OUT OF BOUNDS, {you}! This desk covers ARCADIA! Scores, not stocks!',
        'No politics, no prices at this desk! The only market I know is the SNACK SHACK!',
      ],
    },
  },
  {
    id: 'school-feelings',
    asked: [
      'do i have to go to school',
      'i skipped school',
      'math is hard',
      'i am bad at math',
      'i hate gym',
      'which subject do you like',
      'what is your favorite subject',

      'i hate mondays',
      'i hate homework',
      'do you like school',
      'i hate school',
      'school is boring',
      'i love school',
      'do you go to school',
      'i have an exam',
      'i failed',
      'i failed my test',
      'i got a bad grade',
      'i am going to fail',
    ],
    emoji: '📚',
    says: {
      FlunkBot: [
        'School is closed, so we are all doing rather well at it. An F is only a letter; this place is named after it.',
        'I have processed many grades. Not one of them was a person.',
      ],
      StudyBuddy: [
        'To flunk is to begin again with notes, {you}. Which page defeated you? We shall have a word with it.',
        'I love school most when it is sealed. Nobody rings a bell in the middle of a thought.',
      ],
      TownGossip: [
        'Honey, EVERYBODY failed something. I know the list. You are in fine company.',
        'Half of those who got an A cannot find their own jacket.',
      ],
      SportsCenter90s: [
        'You lost the QUARTER, not the GAME, {you}! Film study, snack, rematch!',
        'Every champion has flunked something! It is in the NAME of the team!',
      ],
    },
  },
];
