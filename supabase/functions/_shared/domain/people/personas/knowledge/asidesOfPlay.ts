import type { Subject } from '../entry.ts';
import { asides } from './aside.ts';

/** What people ask beside the games and GUM. */
export const PLAY_ASIDES: readonly Subject[] = [
  ...asides('games', {
    'my-medal': {
      of: 'my-scores',
      title: 'your medals',
      program: 'High Scores',
      asked: [
        'did i get a medal',
        'did i get a medal already',
        'do i have a medal',
        'which medal do i have',
        'what medal did i get',
      ],
      says: [
        '{own:flappy-flunk}. Bronze is 10 lockers, silver 25, gold 50, platinum 100: so you can tell what hangs there.',
        {
          say: 'No run of yours in Flappy Flunk is on record. Bronze begins at 10 lockers.',
          otherwise: true,
        },
      ],
    },
    'name-on-board': {
      of: 'high-scores',
      title: 'your name on a board',
      asked: [
        'how do i take my name off the board',
        'can i delete my score',
        'how do i remove my score',
        'can i hide my name on the leaderboard',
      ],
      says: [
        'A score that counted stays on its board. The name beside it follows your profile, where you can take another once a day.',
      ],
    },
    medals: {
      of: 'flappy-flunk',
      title: 'the medals',
      program: 'High Scores',
      asked: [
        'how do i get a gold medal',
        'how do i get a medal',
        'how many points for a gold medal',
        'what are the medals',
        'how do i get platinum',
      ],
      says: [
        'Medals follow the points of a run. Flappy Flunk: bronze 10, silver 25, gold 50, platinum 100. Flunky Uppy: bronze 15, silver 40, gold 80, platinum 150.',
      ],
    },
    pause: {
      of: 'flappy-flunk',
      title: 'pausing a game',
      asked: [
        'can i pause the game',
        'how do i pause',
        'can i pause',
        'is there a pause button',
        'can i stop the game and go on later',
      ],
      says: [
        'P, Escape or Pause in the bar pauses Flappy Flunk and Flunky Uppy, and so does covering their window. Press to go on.',
      ],
    },
    'guest-runs': {
      of: 'high-scores',
      title: 'runs of guests',
      program: 'High Scores',
      asked: [
        'does it count if i am not logged in',
        'does my score count without a wallet',
        'do guests count',
        'does it count as a guest',
        'why is my score not saved',
        'is my score saved without an account',
      ],
      says: [
        'A run of a guest is practice and counts nowhere. Sign in with a wallet before you play, and the run stands on the board.',
      ],
    },
    'way-to-the-top': {
      of: 'my-scores',
      title: 'the way to the top',
      program: 'High Scores',
      asked: [
        'how far am i from the top',
        'how many points to first place',
        'how many points do i need to be first',
        'how close am i to the leader',
        'how do i get to first place',
      ],
      says: [
        '{leader:flappy-flunk}; {own:flappy-flunk}. The rest is a sum, and practice.',
        {
          say: 'In High Scores the leader stands at the top, and your own place always at the bottom: the difference is what you need.',
          otherwise: true,
        },
      ],
    },
    'how-boards-work': {
      of: 'high-scores',
      title: 'how boards work',
      program: 'High Scores',
      asked: [
        'tell me how high scores work',
        'how do high scores work',
        'how does the leaderboard work',
        'how do the boards work',
        'how does the scoring work',
      ],
      says: [
        'Sign in and play: the server plays your run again, and your best stands on the board of its game. There are boards of all time, of the day, of the weekend and of four arcade challenges.',
      ],
    },
    predictions: {
      of: 'the-game',
      title: 'what comes next',
      asked: [
        'who is going to win this weekend',
        'who do you got this weekend',
        'who ya got this weekend',
        'who do you think will win',
        'who wins on sunday',
        'make a prediction',
        'who is going to win tonight',
      ],
      says: [
        'Of games outside Arcadia no score comes in here. In town the only game is the one that stands seven up and was never finished, and the only race is the one on the boards.',
      ],
    },
    'other-sports': {
      of: 'practice',
      title: 'other sports',
      asked: [
        'is there soccer',
        'do you have soccer',
        'is there baseball',
        'is there tennis',
        'is there a hockey team',
        'can i play tennis',
        'is there a swim team',
        'do you know about the nba',
        'do you watch the nba',
        'what do you think of the lakers',
      ],
      says: [
        'Football is the sport of this town, under Coach Brannigan, and the boards of the Arcade are the rest. Other teams, leagues and players are not covered here.',
      ],
    },
    'learn-faster': {
      of: 'flappy-flunk',
      title: 'getting better',
      asked: [
        'how do i get better',
        'how do i get good at this',
        'any tips',
        'do you have any tips',
        'give me some tips',
        'what is the trick',
        'how do i practice',
        'whats the best way to practice',
      ],
      says: [
        'Practice with a word of your own: the same word is the same course. Race the ghost of your best run, look one gap ahead, and press little and early.',
      ],
    },
    'two-players': {
      of: 'figures',
      title: 'playing together',
      asked: [
        'is it multiplayer',
        'is this multiplayer',
        'can two people play',
        'can i play with my brother',
        'can we play together',
        'can i race my friend',
        'how do i challenge my friend',
        'can i challenge somebody',
      ],
      says: [
        'Not at the same controls: you race one after the other. A run on a board can be sent to a room and raced against its ghost, a duel of Juniors goes by its code, and in town you see each other.',
      ],
    },
  }),
  ...asides('gum', {
    'bought-by-mistake': {
      of: 'prize-owned',
      title: 'a purchase by mistake',
      asked: [
        'can i get my gum back if i buy something by mistake',
        'i bought the wrong thing',
        'i bought it by accident',
        'can i return it',
        'can i undo a purchase',
        'can i get a refund',
      ],
      says: [
        'Bought is bought: the counter asks before it takes your GUM, and gives none back. The prize itself stays yours for good.',
      ],
    },
    'can-afford': {
      of: 'prize-counter',
      title: 'what you can afford',
      program: 'Prize Counter',
      asked: [
        'can i afford it',
        'can i afford the most expensive prize',
        'do i have enough gum',
        'do i have enough gum for a prize',
        'is my gum enough',
        'what can i afford',
        'can i buy the record',
      ],
      says: [
        'You have {balance} GUM: enough for {affordable}, and not for what costs more.',
        {
          say: 'Not yet, as far as I see: the cheapest prize is {cheapest}. Your balance is at the top right of the desktop.',
          otherwise: true,
        },
      ],
    },
    'last-check-in': {
      of: 'check-in',
      title: 'your check-in',
      program: 'Gum Center',
      asked: [
        'when did i last check in',
        'did i already check in',
        'have i claimed my gum today',
        'did i claim today',
        'can i still claim today',
      ],
      says: [
        'Today’s check-in of {unclaimed} GUM still waits for you in My Locker, under Gum. The calendar of the Gum Center has every day before.',
        'Today’s check-in is {claimed}. The calendar of the Gum Center has every day before it.',
      ],
    },
    'need-crypto': {
      of: 'cost-free',
      title: 'whether you need crypto',
      asked: [
        'do i need crypto',
        'do i need crypto for this',
        'do i have to buy crypto',
        'do i need to own an nft',
        'do i need bitcoin',
        'do i need to understand crypto',
      ],
      says: [
        'No crypto is needed to look around, play, draw and listen. A Flow wallet, which is free, adds a name, GUM and the boards; a Flunk adds the doors of the town.',
      ],
    },
    'what-is-chain': {
      of: 'flow',
      title: 'what a blockchain is',
      asked: [
        'what is a blockchain',
        'explain blockchain to me',
        'what does blockchain mean',
        'what is an nft',
        'what does nft mean',
        'explain nfts',
        'what is a token',
      ],
      says: [
        'A blockchain is a public list of who holds what, kept by many computers at once, so that nobody can rewrite it alone. An NFT is one thing of which there is one on it: a Flunk, for example. Ours is called Flow.',
      ],
    },
    'fast-gum': {
      of: 'gum',
      title: 'the quickest GUM',
      asked: [
        'how do i get rich',
        'whats the fastest way to get gum',
        'how do i get a lot of gum',
        'how do i get 100 gum',
        'how long to get 400 gum',
        'how do i get more gum fast',
      ],
      says: [
        'Quickest are the objectives, {slacker} and {overachiever} GUM each, once. After that {dailyMost} a day for turning up, and Zoltar if you feel lucky, which most days you are not.',
      ],
    },
  }),
];
