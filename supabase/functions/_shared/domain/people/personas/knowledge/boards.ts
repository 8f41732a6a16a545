import type { Subject } from '../entry.ts';

/** The boards of the games, and what is won on them. */
export const BOARDS_TOLD: readonly Subject[] = [
  {
    id: 'high-scores',
    area: 'games',
    program: 'High Scores',
    title: 'the high scores',
    names: [
      'high score',
      'high scores',
      'leaderboard',
      'leaderboards',
      'board',
      'boards',
      'scores',
      'score',
      'ranking',
      'record',
    ],
    asked: {
      about: [
        'is minesweeper on the leaderboard',
        'is solitaire on the leaderboard',
        'which games have a board',
        'which games have a leaderboard',
      ],
      where: ['where do i see old results', 'where are the results of yesterday'],
      more: [
        'what happens if two people tie',
        'what happens at a tie',
        'do i compete against adults',
        'who do i compete against',
        'do children play against adults',
        'is there a board for kids',

        'who is bucket',
        'who is the leader',
        'who are the people on the board',

        'what happens if i tie with somebody',
        'what happens at a tie on the board',
        'what if two people have the same score',
        'can i see a replay',
        'can i watch a run',
        'watch the best run',
      ],
      who: [
        'who was first today',
        'who leads today',
        'what is the highest score ever',
        'what is the highest score',
        'who is first',
        'give me the results',
        'give me todays results',
        'who is the champion',
        'who is the best',
        'who is the best at this',
        'who is number one right now',

        'what is the record and can i beat it',
        'what is the record',
        'can i beat the record',
        'who is going to win it all',

        'who is the best player',
        'who has the high score',
        'who is number one',
        'who is winning',
        'who leads the board',
        'who is winning the weekend',
        'who leads the weekend board',
        'top player',
      ],
      how: [
        'does practice count',
        'do practice runs count',

        'is the leaderboard full of cheaters',
        'is the score checked by the server',
        'is score validation on the server',
        'can somebody fake a score',
        'are scores checked',

        'what happens if i beat the record',
        'what do i get if i beat the record',

        'are there cheaters',
        'do people cheat here',
        'is anybody cheating',
        'how do you catch cheaters',

        'what do i do if i am last',
        'i am last on the board',
        'how do i climb the board',

        'what happens when two people have the same score',

        'how do i get on the leaderboard',
        'why does my score not count',
        'what happens if i tie with somebody',
        'what happens at a tie on the board',
        'can people cheat the leaderboard',
        'can i cheat',
        'are there cheats',
        'cheats for flappy flunk',
        'cheat codes',
      ],
    },
    says: {
      about: [
        'High Scores has boards for {boards}. {leader:flappy-flunk}; {leader:flunky-uppy}.',
        '{leader:flappy-flunk}. High Scores shows the first hundred, and always your own place.',
      ],
      who: [
        '{leader:flappy-flunk}; {leader:flunky-uppy}.',
        '{leader:flappy-flunk}.',
        '{leader:flunky-uppy}.',
        { say: 'The boards are empty at the moment. The first score leads by definition.', otherwise: true },
      ],
      how: [
        'There are no cheats that count: a run that the server opened, timed and played again itself stands on a board, and a bare number is refused. So sign in and play; practice counts for nothing.',
      ],
      where: ['In the program High Scores, and at the end of each run.'],
      when: [
        'All time, the run of the day, the weekend and the four arcade challenges each have their own board.',
      ],
      more: [
        'Children and adults compete on the same boards, by names and scores: no age is asked.',

        'Names on the board are people: press one with a check mark and their MyPlace page opens.',
        'At a tie the one who was there first stays ahead.',
        'Every listed run of Flappy Flunk and Flunky Uppy can be watched: press Watch beside it. Runs of the day are shown an hour after their day. Of Minesweeper and Solitaire there is nothing to watch.',
        'The boards: {boards}. Press Watch beside a run to see how it was done.',
        'A check mark stands beside those who have a profile.',
      ],
    },
    leads: ['run-of-the-day', 'arcade-challenges', 'game-prizes'],
  },
  {
    id: 'run-of-the-day',
    area: 'games',
    title: 'the run of the day',
    names: ['run of the day', 'daily run', 'daily challenge', 'daily course'],
    asked: {
      cost: [
        'how many runs can i do a day',
        'how many runs a day',

        'how many tries do i get today',
        'how many tries are left',
        'how often can i play today',
        'how many tries do i get',
        'how many tries',
      ],
    },
    says: {
      about: [
        'The run of the day is one course for everybody, from midnight to midnight UTC, with three tries for each wallet and game.',
      ],
      how: [
        'Choose it on the game’s title and make your three tries count. It counts on its own board alone.',
      ],
      when: ['A new one begins at midnight UTC.'],
      cost: ['Three tries a day, free.'],
      more: ['Nobody may watch its runs before the day is over: they would show the course.'],
    },
    leads: ['high-scores'],
  },
  {
    id: 'arcade-challenges',
    area: 'games',
    title: 'the arcade challenges',
    names: ['arcade challenge', 'arcade challenges', 'challenge', 'tournament', 'competition'],
    asked: {
      who: ['who won the last arcade challenge', 'who won the last challenge', 'who were the winners'],

      when: [
        'when is the next challenge',
        'when is the next tournament',
        'when is the next arcade challenge',
        'when is the next arcade challenge',
        'when is the arcade challenge',
        'when is the tournament',
      ],
    },
    says: {
      about: [
        'Four arcade challenges a year, each one day: {event:1st Arcade Challenge}; {event:2nd Arcade Challenge}; {event:3rd Arcade Challenge}; {event:4th Arcade Challenge}.',
      ],
      when: [
        '{event:1st Arcade Challenge}; {event:2nd Arcade Challenge}; {event:3rd Arcade Challenge}; {event:4th Arcade Challenge}. Each is one UTC day.',
      ],
      how: ['Sign in, hold a Flunk, and play on that day. The best run of each wallet counts.'],
      cost: ['{prizeRules}'],
      where: ['At the Arcade, and on your desktop: the games are the same.'],
      who: [
        'Who won the last one stands on its board in High Scores, which shows the last occasion until the next comes. Whoever holds a Flunk can be on it.',
        'Everybody with a Flunk; each Flunk has one place on that board.',
      ],
      more: ['A closed board shows its last occasion.'],
    },
    leads: ['game-prizes', 'high-scores'],
  },
  {
    id: 'weekend-board',
    area: 'games',
    title: 'the weekend board',
    names: ['weekend board', 'flappy weekend', 'flappy flunk weekend', 'weekend competition'],
    asked: {
      how: ['do i need a flunk to be on the weekend board', 'can i be on the weekend board without a flunk'],
    },
    says: {
      about: ['The weekend board of Flappy Flunk takes runs on Saturday and Sunday, UTC, and has prizes.'],
      when: ['Saturday and Sunday, from midnight to midnight UTC. Between them it shows the last weekend.'],
      how: ['Sign in, hold a Flunk, and play Flappy Flunk on Saturday or Sunday.'],
      cost: ['{prizeRules}'],
    },
    leads: ['game-prizes', 'flappy-flunk'],
  },
  {
    id: 'game-prizes',
    area: 'games',
    title: 'the prizes of the boards',
    names: ['game prizes', 'flow tokens', 'win flow', 'winner', 'winners', 'special reward'],
    asked: {
      when: ['when do i get my prize', 'how do i get my prize', 'when are prizes paid'],
      who: ['who decides who wins the prizes', 'who gives the prizes', 'when can i play for a prize'],
      how: ['how do i get in the weekend thing', 'how do i qualify for a prize'],

      about: [
        'what do i win for first place',
        'what does first place get',
        'what is the prize for first place',

        'what is the prize of the weekend',
        'what is the prize for the weekend thing',
        'prize for the weekend',

        'what do i win',
        'is there a prize for second place',
        'do i get something for second place',
        'what does third place get',
        'what do i get if i win the weekend',
        'what can i win',
        'what does the winner get',
        'what are the prizes for high scores',
        'do i win anything',
        'is there a prize for the best player',
        'what does the best player get',
        'what do i get for a high score',
      ],
    },
    says: {
      about: [
        'Of the weekend board and the arcade challenges: {prizeRules}',
        'The school gives those prizes by hand. {prizeRules}',
      ],
      who: ['The top three, and the top ten, if they own a Flunk.'],
      when: ['For the weekend of Flappy Flunk, and on the four days of the arcade challenges.'],
      how: ['Be among the best on those boards, and hold a Flunk when you are.'],
      cost: ['{prizeRules}'],
    },
    leads: ['arcade-challenges', 'flappy-flunk'],
  },
];
