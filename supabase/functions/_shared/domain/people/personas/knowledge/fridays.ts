import type { Subject } from '../entry.ts';

/** The evening that comes again each Friday, the week's episode, and the vote of Sunday. */
export const FRIDAYS: readonly Subject[] = [
  {
    id: 'evening',
    area: 'town',
    title: 'the evening of Friday',
    names: [
      'evening of friday',
      'friday evening',
      'friday night event',
      'friday event',
      'weekly event',
      'friday blackout',
      'weekly blackout',
      'evening event',
      'live event',
    ],
    program: 'Time-Based Location Access',
    asked: {
      about: [
        'what happens on fridays',
        'what happens on friday evening',
        'what happens friday at 8',
        'what is the evening',
        'what happens every friday',
        'does the blackout come again',
        'are there live events',
        'what do we do on friday',
        'do the lights go out again',
        'why is everything dark on friday',
        'why did it go dark just now',
        'the map went dark',
      ],
      when: [
        'when is the evening',
        'when does the evening begin',
        'when do the lights go out again',
        'when do the lights come back on friday',
        'what time is it on friday',
        'how long does the dark last',
        'how long until friday evening',
      ],
      how: [
        'how do i take part in the evening',
        'what do i have to do on friday',
        'how do i get told before the evening',
        'how do i get a reminder for friday',
        'can you remind me of friday',
        'how do i put the evening in my calendar',
      ],
      more: [
        'i missed the evening',
        'can i watch the evening later',
        'is there a recording of the evening',
        'is there a replay of friday',
        'where is the recording',
        'how do i see the recording',
        'how do i watch the recording',
      ],
      why: ['why does the evening come again', 'why do the lights go out each friday'],
    },
    says: {
      about: [
        'Each Friday the evening comes again, for everybody at once: at 8:00 the tape is on the air, at 8:04 the power fails, at 8:20 a train halts for a minute, at 8:30 the lights are back, at 11:00 a light is over the lake. It is Arcadia’s clock that counts.',
        'On Friday at 8:04 PM in Arcadia the town goes dark, from the school outward. You see a place by your own candle, set one down where you stand, and at half past eight the lights come back.',
      ],
      when: [
        'Fridays at 8:00 PM by the clock of Arcadia; the dark is from 8:04 to 8:30. Time Access and Date/Time say how long it is until then, in your own time too.',
      ],
      how: [
        'Be in town on Friday at eight, Arcadia’s time: guests may, in the streets. The Beeper tells you an hour before if you ask it to, and Time Access has a file for your own calendar.',
        'For a reminder open Time Access, page Friday, or the Beeper: it tells you within the hour before, and a file puts it into your own calendar.',
      ],
      more: [
        'Missed it? On Saturday and Sunday Time Access, page Friday, plays the recording on the map: half an hour in two minutes, with the candles that were lit.',
      ],
      why: [
        'Why it comes again no one in town has said. The clocks do it, and each Friday people come and look.',
      ],
    },
    leads: ['candles', 'stopping-train'],
  },
  {
    id: 'candles',
    area: 'town',
    title: 'the candles of Friday',
    names: [
      'candles of friday',
      'candle of friday',
      'light a candle',
      'town candles',
      'evening candle',
      'evening candles',
    ],
    asked: {
      about: [
        'what are the candles for',
        'what happens if we light enough candles',
        'what do we get for the candles',
        'what is the candle on the water',
        'what is the point of the candles',
      ],
      how: [
        'how do i light a candle',
        'how do i light a candle on friday',
        'where do i light a candle',
        'where is the candle button',
        'why can i not light a candle',
        'can i light more than one candle',
      ],
      cost: [
        'how many candles do we need',
        'how many candles are needed',
        'how many candles can i light',
        'how many candles burn',
        'do i get gum for a candle',
      ],
      when: ['when can i light a candle', 'how long does my candle burn'],
    },
    says: {
      about: [
        'While the power is out on Friday each of us sets down one candle, and all see how many burn. Once the town has lit as many as the evening asks for, one more burns on the water at the dock, for those who lit one.',
        'Enough candles, and there is one on the water at the dock until the next evening begins: a card of the Case File for those who lit one, and the DJ tells what he counted.',
      ],
      how: [
        'On Friday between 8:04 and 8:30 PM, Arcadia’s time, go to a place and press Light a Candle in its bar. One each evening; without a wallet you light yours in the streets.',
      ],
      cost: [
        'One candle each evening, free, and no GUM for it. How many the town needs follows from how many were there in the dark of the week before, three at least; Time Access says so.',
      ],
      when: [
        'From 8:04 to 8:30 PM on Fridays, Arcadia’s time: while the power is out. Then the lights come back.',
      ],
    },
    leads: ['evening', 'lake-tree'],
  },
  {
    id: 'stopping-train',
    area: 'town',
    title: 'the train of Friday',
    names: ['train of friday', 'friday train', 'board the train', 'evening train'],
    asked: {
      about: [
        'can i get on the train',
        'can i board the train',
        'can i ride the train',
        'what is in the train',
        'what happens on the train',
      ],
      when: [
        'when does the train come',
        'when does the train stop',
        'how long does the train stop',
        'how long does the train wait',
        'when is the next train',
      ],
      how: [
        'how do i get on the train',
        'how do i board the train',
        'i missed the train',
        'why can i not board the train',
      ],
      where: ['where does the train stop on friday', 'where do i board the train'],
    },
    says: {
      about: [
        'The train of Friday halts for one minute, one window lit. Who boards it then sees what is in it, and may stay as long as they like. I will not spoil it.',
      ],
      when: ['Fridays at 8:20 PM by Arcadia’s clock, for one minute, in the dark. No timetable has it.'],
      how: [
        'Be at the old shed on Depot Lane on Friday at 8:20 PM, Arcadia’s time, and press the train within its minute. Missed it? It comes again next Friday.',
      ],
      where: ['At Depot Lane, by the old railway shed. It shows on the map, too, while it stands.'],
    },
    leads: ['evening', 'train'],
  },
  {
    id: 'lake-light',
    area: 'town',
    title: 'the light over the lake',
    names: ['light over the lake', 'light over the water', 'lake light', 'light on the lake'],
    asked: {
      when: ['when is the light over the lake', 'what happens at 11 on friday', 'what happens at eleven'],
      about: ['what is the light over the lake', 'can i see the light over the lake'],
    },
    says: {
      about: [
        'An angler saw it that Friday at eleven, and footprints after it. Each Friday it is there again: from the map and from the lake you can look for yourself.',
      ],
      when: ['Fridays at 11:00 PM, Arcadia’s time, for ten minutes: look from the lake, or on the map.'],
    },
    leads: ['lake-tree', 'footprints'],
  },
  {
    id: 'episodes',
    area: 'town',
    title: 'the episode of the week',
    names: ['episode', 'episodes', 'episode of the week', 'weekly episode', 'this week'],
    asked: {
      about: [
        'what is this weeks episode',
        'what is an episode',
        'what is the story of the week',
        'what happens this week',
        'what changed in town this week',
      ],
      when: [
        'when does the next episode come',
        'when does the episode change',
        'how often is there a new episode',
        'how long does an episode last',
      ],
      cost: ['how many episodes are there'],
      where: [
        'where do i see the episode',
        'where do i find this weeks clue',
        'where is the new clue',
        'where is the clue of the week',
      ],
      more: ['what happens after the last episode', 'i missed an episode', 'can i see old episodes'],
    },
    says: {
      about: [
        'This week in town: {rumor}',
        'Each week, Monday to Sunday, tells an episode: places say something new, so do the radio, the school’s news and people of the town, and there is one new clue.',
      ],
      when: ['A new one each Monday, by the clock of Arcadia. It lasts until Sunday night.'],
      cost: ['Ten, from homecoming to Christmas. Then they come round again, with another lean.'],
      where: [
        'Listen to Flunk FM, read the news of FHS and the Bulletin Board, and look at places again: where the week’s clue is, the place says so, and it becomes a card of your Case File. Some are told only in the dark of Friday.',
      ],
      more: [
        'What you found stays in your Case File. Past weeks stand on a page of FHS, and after ten weeks the episodes come round again.',
      ],
    },
    leads: ['reading-vote', 'evening'],
  },
  {
    id: 'reading-vote',
    area: 'town',
    title: 'the vote of Sunday',
    names: [
      'vote of sunday',
      'sunday vote',
      'reading vote',
      'vote on the readings',
      'weekly vote',
      'sundays vote',
      'vote on sunday',
      'town vote',
    ],
    program: 'FHS',
    asked: {
      about: [
        'what do we vote on',
        'what is the vote on sunday',
        'what is the sunday vote',
        'what does the vote do',
        'what does my vote change',
        'what happens if a reading wins',
        'what happens if nobody votes',
        'what happens if there is a tie in the vote',
        'why should i vote',
      ],
      how: [
        'how do i vote on sunday',
        'where do i vote on sunday',
        'how do i vote for a reading',
        'how do i vote what happened to flunko',
        'who can vote on sunday',
        'why can i not vote on sunday',
        'why can i not vote today',
      ],
      when: [
        'when can i vote for a reading',
        'when does the sunday vote end',
        'when do we hear who won the vote',
      ],
      who: [
        'what did we vote last week',
        'who won the vote',
        'which reading won',
        'what won last week',
        'which reading is ahead',
        'how did the town vote',
        'who sees how i voted',
        'what does the town believe',
      ],
      cost: ['how many votes do i get on sunday'],
    },
    says: {
      about: [
        'Each Sunday the town votes: did he plan to leave, did somebody make him, or did he never leave? The reading with most votes leans what the next week tells. It settles nothing. Without a vote, or with as many, the three take turns.',
      ],
      how: [
        'On a Sunday open FHS and its page of the vote: one vote for a wallet with a Flunk, and you can change it until Sunday ends. The page says why where you cannot.',
      ],
      when: ['Sundays, midnight to midnight by the clock of Arcadia. What won is told from Monday on.'],
      who: [
        'How each past week was voted stands on the page of past weeks in FHS, in all and by clique. A running vote is told to no one before Monday, and how a person voted never.',
      ],
      cost: ['One vote a week for each wallet with a Flunk. It costs nothing.'],
    },
    leads: ['three-readings', 'episodes'],
  },
];
