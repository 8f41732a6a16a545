import type { Subject } from '../entry.ts';

/** What people ask who look after others: whether it is safe, who can write to a child, and what can be switched off. */
export const FAMILIES: readonly Subject[] = [
  {
    id: 'for-children',
    area: 'desktop',
    title: 'children here',
    names: [
      'for children',
      'for kids',
      'kid friendly',
      'child safe',
      'age rating',
      'age limit',
      'minimum age',
      'parental controls',
      'screen time',
      'time limit',
    ],
    asked: {
      about: [
        'is this safe for children',
        'is this safe for my child',
        'is this ok for kids',
        'can my child play this',
        'can my kid play here',
        'is it appropriate for children',
        'what age is this for',
        'how old do i have to be',
        'which age is it made for',
        'is there an age limit',
      ],
      how: [
        'can i set a time limit for my child',
        'is there a time limit that i can set',
        'are there parental controls',
        'how do i limit how long my child plays',
        'can i block the chat for my child',
      ],
    },
    says: {
      about: [
        'I know of no age that it is made for. It is mild: nobody is shown hurt, GUM is no money, there are no private messages, and slurs, threats and web addresses do not get through. Everybody can be blocked and reported.',
        'No age is set that I know of. What people write is checked and in sight of all, GUM is no money, and the story is eerie rather than cruel. Blocking and reporting are in the menu of each message.',
      ],
      how: [
        'I know of no parental controls and no time limit here; the device has those. In Settings, under User, a person can stay unseen in town, and the owner of a page can close its comments.',
      ],
    },
    leads: ['strangers', 'chat-report'],
  },
  {
    id: 'strangers',
    area: 'desktop',
    title: 'who can write to a person',
    names: ['stranger', 'strangers', 'private message', 'private messages', 'direct message', 'private chat'],
    asked: {
      about: [
        'can strangers message my daughter',
        'can strangers write to me',
        'can strangers contact my child',
        'can people message me privately',
        'can somebody write to me in private',
        'can adults talk to children here',
        'who can write to me',
        'can i send a private message',
      ],
      how: ['can i stop comments on my page', 'how do i close the comments', 'how do i keep strangers away'],
    },
    says: {
      about: [
        'There are no private messages. People write in four rooms, in sight of everybody, and on pages, signatures and works. Block hides two people from each other everywhere.',
      ],
      how: [
        'Who owns a page opens its comments to all, to those who signed a student of theirs, or to none, with Edit my page. Block, in the menu of a message, keeps one person away everywhere.',
      ],
    },
    leads: ['chat-report', 'page-comments'],
  },
  {
    id: 'violence',
    area: 'games',
    title: 'how rough it gets',
    names: [
      'violence',
      'violent',
      'gore',
      'gory',
      'weapons',
      'guns',
      'jump scare',
      'jump scares',
      'too scary',
    ],
    asked: {
      about: [
        'do the games have violence',
        'are the games violent',
        'is there blood',
        'is the story scary',
        'how scary is the story',
        'is it too scary for kids',
        'are there jump scares',
        'is there shooting in the games',
      ],
    },
    says: {
      about: [
        'No blood and no weapons. In Flappy Flunk one hits lockers, in Flunky Uppy one falls, and duels of Juniors are spells and numbers. The story is eerie at night; nobody is shown hurt.',
        'It is scary as an empty hallway is: knocks, wet prints, a light upstairs. Nobody is shown hurt, there is no blood, and the games have no violence beyond a locker.',
      ],
    },
    leads: ['at-night', 'games'],
  },
  {
    id: 'own-words',
    area: 'desktop',
    title: 'what a person wrote',
    names: [
      'everything i wrote',
      'everything i have written',
      'delete my account',
      'delete my data',
      'download my data',
      'export my data',
    ],
    program: 'Settings',
    asked: {
      how: [
        'how do i delete everything i wrote',
        'how do i delete everything my child wrote',
        'how do i delete all my messages',
        'can i download what i wrote',
        'can i get a copy of my data',
        'how do i delete my account',
        'can i erase my data',
      ],
    },
    says: {
      about: [
        'What you wrote is yours: Settings, under Privacy, gives you all of it in one file, and deletes all of it with one button. What others answered stays.',
      ],
      how: [
        'Open Settings, page Privacy: one button saves all that you wrote as a file, another deletes it everywhere. What others answered stays, and it can not be taken back.',
      ],
    },
    leads: ['privacy', 'chat-own'],
  },
  {
    id: 'bad-words',
    area: 'desktop',
    title: 'words that are not written here',
    names: [
      'swear words',
      'swear',
      'swearing',
      'bad words',
      'profanity',
      'slurs',
      'word filter',
      'language filter',
    ],
    asked: {
      about: [
        'are swear words allowed',
        'can people swear in the chat',
        'is there a word filter',
        'is the chat moderated',
        'who decides what gets deleted',
        'who looks after the wall',
        'who removes bad pictures',
      ],
    },
    says: {
      about: [
        'What others are to read is checked first: slurs, threats and the words of scams are refused, and some of it waits until people of the school have read it. They take down what is reported, on pages and on the wall, and makers take down their own.',
      ],
    },
    leads: ['chat-report', 'wall'],
  },
];
