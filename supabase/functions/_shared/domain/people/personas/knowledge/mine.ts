import type { Subject } from '../entry.ts';

/** What a person has, and what is next for them: told from their own records alone. */
export const MINE: readonly Subject[] = [
  {
    id: 'next-step',
    area: 'gum',
    title: 'what is next for you',
    names: ['hint', 'hints', 'clue please', 'next step', 'next objective'],
    asked: {
      about: [
        'i already did that',
        'i already did the cafeteria one',
        'i did the cafeteria what now',
        'done what next',
        'what else should i do',
        'i finished that one',
        'i am done with that',

        'now what',
        'and now',
        'what should i do',
        'what should i do next',
        'what do i do now',
        'what now',
        'i am stuck',
        'give me a hint',
        'can i get a hint',
        'where should i go',
        'where should i go first',
        'where do i go next',
        'what is next',
        'help me with the objective',
        'i do not know what to do',
        'what is left to do',
        'how do i continue',
        'what is my next objective',
        'any hints',
        'another hint',
        'i need a hint',
        'where do i start',
      ],
    },
    says: {
      about: [
        'Next for you is "{objective:title}": {objective:words}',
        'You have done {objective:done}. The next one that is open is "{objective:title}": {objective:words}',
        {
          say: 'There is {objective:none} left that is open for you. Watch the calendar, the boards and the Bulletin Board.',
          otherwise: true,
        },
        {
          say: 'See Objectives in the Start menu, the pins on the Town Map, and then walk. By night, too.',
          otherwise: true,
        },
      ],
    },
    leads: ['objectives', 'arcadia'],
  },
  {
    id: 'riddles',
    area: 'games',
    title: 'a riddle',
    names: ['riddle', 'riddles', 'quiz', 'trivia', 'puzzle', 'brain teaser'],
    asked: {
      about: [
        'can we do a riddle contest',
        'i want a riddle',
        'more riddles',
        'test me',
        'let us do trivia',
        'play trivia with me',

        'tell me a riddle',
        'give me a riddle',
        'quiz me',
        'ask me something',
        'another riddle',
        'let us play a game',
        'play a game with me',
        'ask me a question',
        'play with me',
      ],
    },
    says: { about: ['Riddles are told one at a time.'] },
  },
  {
    id: 'my-gum',
    area: 'gum',
    title: 'your GUM',
    names: ['my gum', 'my balance', 'balance'],
    asked: {
      about: [
        'how much gum do i have',
        'what is my balance',
        'how much do i have',
        'how many gum do i have',
        'have i checked in today',
        'did i check in',
        'do i have gum',
      ],
    },
    says: {
      about: [
        'You have {balance} GUM. Today’s check-in of {unclaimed} still waits in My Locker.',
        'You have {balance} GUM, and today’s check-in is {claimed}.',
        'Your balance is {balance} GUM; the Gum Center has every piece of it.',
        'The ledger says {balance} GUM. That would buy {affordable}.',
        {
          say: 'No GUM of yours is on record that I can see. Sign in, and the Gum Center shows it.',
          otherwise: true,
        },
      ],
    },
    leads: ['prize-counter', 'check-in'],
  },
  {
    id: 'my-streak',
    area: 'gum',
    title: 'your streak',
    names: ['my streak'],
    asked: {
      about: ['what is my streak', 'how long is my streak', 'how many days in a row', 'do i have a streak'],
    },
    says: {
      about: [
        'Your login streak is {streak}. Come back tomorrow, by UTC, and it is one more.',
        'It stands at {streak} in a row, says the Gum Center.',
        { say: 'You have no streak at the moment. Today’s login begins one.', otherwise: true },
      ],
    },
    leads: ['check-in'],
  },
  {
    id: 'my-flunks',
    area: 'collection',
    title: 'your Flunks',
    names: ['my flunks', 'my flunk', 'my nft', 'my collection', 'my backpacks', 'my tokens'],
    asked: {
      about: [
        'where can i see my stuff',
        'where is my stuff',
        'where do i see what i own',

        'how do i see my nfts',
        'where are my nfts',
        'how do i see my flunks',
        'where do i see my flunks',
        'how many flunks do i have',
        'do i have a flunk',
        'how many flunks do i own',
        'what do i own',
        'how many backpacks do i have',
        'show me my flunks',
        'do i own any flunks',
      ],
    },
    says: {
      about: [
        'You hold {flunks} and {backpacks}, linked wallets included. OnlyFlunks shows them.',
        'By the index you hold {flunks}, of {ownCliques}. OnlyFlunks shows each.',
        'In your wallets are {flunks} and {backpacks}.',
        'By the index you hold {noFlunks} yet: no Flunk in this wallet or one linked to it. The Market has some, and OnlyFlunks has a Refresh.',
      ],
    },
    leads: ['flunks', 'graduation'],
  },
  {
    id: 'my-clique',
    area: 'collection',
    title: 'your clique',
    names: ['my clique', 'my cliques', 'my house'],
    asked: {
      about: [
        'what is my clique',
        'which clique is mine',
        'which clique am i',
        'what clique do i have',
        'which clique do i belong to',
        'what clique am i in',
        'which house can i enter',
        'which houses are open to me',
        'where may i go',
      ],
    },
    says: {
      about: [
        'By your Flunks you are {ownCliques}; that house is open to you.',
        'The index has you under {ownCliques}.',
        'No clique so far: it comes with a Flunk, and you hold {noFlunks}. There are {cliques} to choose from.',
      ],
    },
    leads: ['clique-houses', 'cliques'],
  },
  {
    id: 'my-scores',
    area: 'games',
    title: 'your scores',
    names: ['my score', 'my scores', 'my rank', 'my best', 'my high score', 'my record'],
    asked: {
      about: [
        'who is ahead of me',
        'who do i have to beat',
        'how far ahead is the leader',

        'what do i need for silver',
        'what do i need for bronze',
        'how far am i from silver',
        'how many more for gold',

        'what is my best score',
        'what is my rank',
        'what is my high score',
        'how good am i',
        'am i on the board',
        'how am i doing in flappy',
        'how far am i from gold',
        'which medal do i have',
        'do i have a medal',
        'what do i need for gold',
      ],
    },
    says: {
      who: [
        'The leader to beat: {leader:flappy-flunk}, and {own:flappy-flunk}.',
        'The leader to beat: {leader:flunky-uppy}, and {own:flunky-uppy}.',
        {
          say: 'You have no score on a board yet, so everybody there is ahead. Signed-in runs count, practice does not.',
          otherwise: true,
        },
      ],
      about: [
        'In Flappy Flunk {standing:flappy-flunk}; in Flunky Uppy {standing:flunky-uppy}.',
        'In Flappy Flunk {own:flappy-flunk}; {leader:flappy-flunk}.',
        'In Flappy Flunk {own:flappy-flunk}. A medal is bronze at 10 lockers, silver at 25, gold at 50, platinum at 100, so you can see how far it is.',
        'In Flunky Uppy {own:flunky-uppy}; {leader:flunky-uppy}.',
        {
          say: 'There is no score of yours on the boards of all time yet. Signed-in runs count, practice does not.',
          otherwise: true,
        },
      ],
    },
    leads: ['high-scores', 'run-of-the-day'],
  },
  {
    id: 'my-progress',
    area: 'gum',
    title: 'your progress',
    names: ['my progress', 'my objectives', 'progress'],
    asked: {
      about: [
        'how many objectives have i done',
        'what have i done so far',
        'how far am i',
        'what is my progress',
        'how many are left',
        'which objectives are left for me',
        'which objectives do i still have',
      ],
    },
    says: {
      about: [
        'You have done {objective:done} of the objectives. Open: {objective:open}.',
        'Done so far: {objective:done}. Left for you: {objective:open}.',
        {
          say: 'Of objectives nothing of yours is on record that I can see. The window Objectives lists them.',
          otherwise: true,
        },
      ],
    },
    leads: ['next-step', 'objectives'],
  },
];
