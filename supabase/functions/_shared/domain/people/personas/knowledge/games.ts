import type { Subject } from '../entry.ts';

/** The games, their boards and their prizes. */
export const GAMES: readonly Subject[] = [
  {
    id: 'flappy-flunk',
    area: 'games',
    program: 'Flappy Flunk',
    title: 'Flappy Flunk',
    names: ['flappy flunk', 'flappy', 'flappy bird', 'medal', 'medals'],
    asked: {
      how: [
        'what is a good flappy strategy',
        'flappy strategy',
        'what is the trick in flappy',

        'how do i get better',
        'how do i improve',
        'how do i not suck at this',

        'what is the best way to train',
        'how do i train for flappy',
        'how do i practice',
        'give me tips',
        'any tips',

        'how do i play flappy flunk',
        'tips for flappy flunk',
        'how do i get better at flappy',
        'flappy flunk controls',
        'rules of flappy flunk',
        'how long does a run take',
        'how long is a game of flappy',
        'how do i get a high score',
      ],
      who: [
        'who leads flappy flunk',
        'high score of flappy flunk',
        'flappy flunk high score',
        'who is best at flappy flunk',
        'flappy record',
        'what is the longest run in flappy',
        'what is the record in flappy',
      ],
      more: [
        'how fast do the lockers go',
        'does flappy get faster',
        'does it get harder',
        'is it the same course every time',

        'what is the ghost',
        'how do i race my ghost',
        'how do i beat my ghost',
        'can i race a ghost',
        'can i play as my flunk in flappy',
      ],
      cost: [
        'what is better gold or platinum',
        'which medal is the best',

        'how many points for gold and how many do i have',
        'how many points do i need',

        'what is a good score for a beginner',
        'what is a good score',
        'is 10 a good score',
        'what is the average score',

        'how do medals work',
        'how do i get a medal',
        'how many points for a medal',
        'what medals are there',
        'how do i get platinum',
        'what do i need for platinum',
        'how many points is gold',
        'how many lockers for gold',
      ],
    },
    says: {
      about: [
        'Flappy Flunk: one button, lockers with gaps, no mercy. Each locker counts a point. {leader:flappy-flunk}.',
        'A machine in the Arcade: flap through the gaps between lockers. Whatever you touch was your last.',
      ],
      how: [
        'Tap, click, or press Space to flap; let go to fall. Fly through the middle of the gap, flap early and small, and look at the next locker, not at your Flunk. A run takes as long as you do not touch anything: seconds, at first.',
      ],
      who: [
        '{leader:flappy-flunk}, and {own:flappy-flunk}.',
        '{leader:flappy-flunk}.',
        { say: 'Nobody has a score on the board of all time yet. It could be you.', otherwise: true },
      ],
      cost: [
        'For a beginner 10 lockers are a good score, and bronze. 25 are silver, 50 gold, 100 platinum. Most first runs end at one.',
        '10 lockers are bronze, 25 silver, 50 gold, 100 platinum. Playing is free.',
      ],
      where: ['In the Arcade’s lobby, or by its icon on the desktop.'],
      when: ['At any hour. The weekend board takes runs on Saturday and Sunday, UTC.'],
      why: ['He played it at 3:10 that Friday, and won a bear.'],
      more: [
        'How fast the lockers come you find out by the tenth: nothing gets easier with the score. The run of the day is one course for everybody, practice follows a word.',
        'Practice follows a word: the same word is the same course. You can race the ghost of your best run.',
        'You play as your own Flunk, or as one of four guests.',
      ],
    },
    leads: ['high-scores', 'run-of-the-day', 'flunky-uppy'],
  },
  {
    id: 'flunky-uppy',
    area: 'games',
    program: 'Flunky Uppy',
    title: 'Flunky Uppy',
    names: ['flunky uppy', 'uppy', 'climber', 'climbing game'],
    asked: {
      who: ['who leads flunky uppy', 'flunky uppy high score', 'who is best at flunky uppy'],
      how: ['how do i play flunky uppy', 'flunky uppy controls', 'tips for flunky uppy'],
      why: [
        'is flunky uppy harder than flappy',
        'which game is harder',
        'is it hard to play',
        'which game should i play first',
        'is flappy flunk hard',
        'which game is easier',
        'which game is better',
        'flappy or uppy',
      ],
      about: [
        'are there any other games coming',
        'will there be more games',
        'what other games are there',

        'what games are there',
        'what games can i play',
        'how many games are there',
        'is there another game',
      ],
    },
    says: {
      about: [
        'There are two games, Flappy Flunk and Flunky Uppy. Uppy climbs: up past the floors of the school, and on past where the school ends. One button. {leader:flunky-uppy}.',
        'The lilac machine in the Arcade’s row. Up, it says, and means it.',
      ],
      how: ['One button: a finger, a click or Space. Watch the rhythm, and do not look down; it finds you.'],
      who: [
        '{leader:flunky-uppy}, and {own:flunky-uppy}.',
        '{leader:flunky-uppy}.',
        { say: 'Its board of all time is still empty. Be the first.', otherwise: true },
      ],
      where: ['In the Arcade’s lobby, or by its icon on the desktop.'],
      cost: ['Free, as every game here.'],
      why: [
        'Flappy Flunk is harder to begin and Flunky Uppy harder to stop: the one ends at the first locker you touch, the other wants rhythm and no look down. Both have one button.',
      ],
      more: ['Whoever plays it by itself at night has climbed past where the school ends.'],
    },
    leads: ['high-scores', 'flappy-flunk'],
  },
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
      more: [
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
        'Names on the board are people: press one with a check mark and their MyPlace page opens.',
        'At a tie the one who was there first stays ahead.',
        'Every listed run can be watched: press Watch beside it. Runs of the day are shown an hour after their day.',
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

      when: ['when is the next arcade challenge', 'when is the arcade challenge', 'when is the tournament'],
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
      who: ['who decides who wins the prizes', 'who gives the prizes', 'when can i play for a prize'],
      how: ['how do i get in the weekend thing', 'how do i qualify for a prize'],

      about: [
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
