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
      when: ['how long is one game', 'how long does a game take', 'how long does a run take'],
      about: ['what is the game with the bird called', 'the bird game', 'the game with the flying bird'],

      how: [
        'any tips for a beginner',
        'how do i start with flappy',

        'how do i train',
        'how do i beat the leader',
        'how do i beat the best player',
        'how do i get to the top',

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
        'Flappy Flunk is a machine in the Arcade: flap through the gaps between lockers. Whatever you touch was your last.',
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
      who: [
        'what is the high score in uppy',
        'what is the record in uppy',
        'who leads flunky uppy',
        'flunky uppy high score',
        'who is best at flunky uppy',
      ],
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
];
