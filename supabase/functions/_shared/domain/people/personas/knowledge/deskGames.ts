import type { Subject } from '../entry.ts';

/** The games of the desktop, which are for everybody and need no network. */
export const DESK_GAMES: readonly Subject[] = [
  {
    id: 'minesweeper',
    area: 'games',
    program: 'Minesweeper',
    title: 'Minesweeper',
    names: ['minesweeper', 'mine sweeper', 'mines', 'gum under the desks', 'gum under desks'],
    asked: {
      how: [
        'how do i win minesweeper',
        'how do you play minesweeper',
        'what do the numbers mean',
        'how do i play minesweeper',
        'minesweeper rules',
        'what do the numbers mean in minesweeper',
        'how do i put up a flag',
        'how do i flag a desk',
        'how do i win at minesweeper',
      ],
      more: ['which levels does minesweeper have', 'how hard is minesweeper', 'how big is expert'],
      who: [
        'what is my best time in minesweeper',
        'who is the best at minesweeper',
        'does minesweeper have a board',
        'does minesweeper count',
      ],
    },
    says: {
      about: [
        'Minesweeper is on the desktop, for guests too, and works without a network. Chewed gum sticks under some of the desks, and you look under all others.',
      ],
      how: [
        'A number says how many of the eight desks around it have gum. Right click, a long press or F puts up a flag; a press on a number that has all its flags opens the rest around it.',
        'The first press never finds gum. Where a 1 touches one covered desk alone, that is the one.',
      ],
      more: [
        'Beginner has 9 by 9 desks and 10 wads of gum, Intermediate 16 by 16 and 40, Expert 30 by 16 and 99.',
      ],
      who: [
        'Your best time of each level is under Game, Best Times, in this browser. Signed in, a game that is won within ten minutes stands in High Scores too: {leader:minesweeper-beginner}.',
        'Your best time of each level is under Game, Best Times, in this browser. Signed in, a game that is won within ten minutes stands in High Scores too, by level.',
        'On the board of beginners {own:minesweeper-beginner}.',
        'On the board of experts {own:minesweeper-expert}; {leader:minesweeper-expert}.',
      ],
    },
    leads: ['solitaire', 'games'],
  },
  {
    id: 'solitaire',
    area: 'games',
    program: 'Solitaire',
    title: 'Solitaire',
    names: ['solitaire', 'klondike', 'card game', 'patience', 'deal of the day'],
    asked: {
      how: [
        'how do i win solitaire',
        'how do you play solitaire',
        'how do i play solitaire',
        'solitaire rules',
        'how do i undo in solitaire',
        'how do i win at solitaire',
        'how does the score of solitaire work',
      ],
      more: ['can every solitaire be won', 'is every deal winnable', 'what is the deal of the day'],
      who: [
        'what is my best game of solitaire',
        'who is the best at solitaire',
        'does solitaire have a board',
        'does the deal of the day count',
      ],
    },
    says: {
      about: [
        'Solitaire is on the desktop, for guests too, and works without a network. Its court is a jock, a homecoming queen and a homecoming king.',
      ],
      how: [
        'Red on black and black on red on the piles, each suit from its ace at the upper right. A double click brings a card home, and Undo takes back as much as you like.',
      ],
      more: ['The Deal of the Day is the same for all by the day of the school. Not every deal can be won.'],
      who: [
        'Your best games are under Game, Best Games, in this browser. Signed in, the Deal of the Day counts on its own board in High Scores, where it is brought home within ten minutes.',
      ],
    },
    leads: ['minesweeper', 'games'],
  },
];
