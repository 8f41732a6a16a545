import type { Subject } from '../entry.ts';

/** What a person did: told to that person alone, from the records of the server. */
export const DEEDS: readonly Subject[] = [
  {
    id: 'my-today',
    area: 'gum',
    title: 'what you did today',
    names: ['my day', 'my today'],
    asked: {
      about: [
        'did i spend anything today',
        'what did i spend today',
        'what did i earn today',
        'what did i do today',
        'what have i done today',
        'how was my day',
        'how did i do today',
        'did i do anything today',
        'how much gum did i earn today',
        'did i play today',
      ],
    },
    says: {
      about: [
        'Today, by UTC, you {today}.',
        'On record for today: you {today}.',
        { say: 'Nothing of today is on record for you yet. The day began at midnight UTC.', otherwise: true },
      ],
    },
    leads: ['check-in', 'my-progress'],
  },
  {
    id: 'my-spending',
    area: 'gum',
    title: 'what you spent GUM on',
    names: ['my spending', 'my purchases'],
    program: 'Gum Center',
    asked: {
      about: [
        'what did i spend my gum on',
        'where did my gum go',
        'what have i bought',
        'how much gum did i spend',
        'how much did i spend in all',
        'what did my spending come to',
        'what did i buy',
      ],
    },
    says: {
      about: [
        'You spent {spentInAll} GUM in all: {spent}. The Ledger of the Gum Center has each of it.',
        { say: 'You have spent no GUM so far. Prizes and Zoltar would take some.', otherwise: true },
      ],
    },
    leads: ['prize-counter', 'gum-center'],
  },
  {
    id: 'my-places',
    area: 'town',
    title: 'where you were',
    names: ['my places', 'places i visited'],
    asked: {
      about: [
        'where have i been',
        'where was i today',
        'which places did i visit',
        'what places have i visited',
        'what have i found',
        'have i been there',
        'did i go there',
        'where am i now',
        'where am i right now',
      ],
    },
    says: {
      about: [
        'You are at the {at} just now. Of what you found {clues} are on record; a list of your ways is not kept.',
        {
          say: 'A list of your ways is not kept, and just now you are in no place of the town. What you find there is kept.',
          otherwise: true,
        },
      ],
    },
    leads: ['clues', 'hangouts'],
  },
  {
    id: 'my-mail',
    area: 'desktop',
    title: 'who wrote to you',
    names: ['my comments', 'my signatures', 'comments on my page', 'signatures of my students'],
    asked: {
      about: [
        'did anybody write to me',
        'did anybody write on my page',
        'did anybody comment on my page',
        'who wrote to me',
        'who wrote on my page',
        'did somebody sign my page',
        'who signed my yearbook page',
        'do i have messages',
        'do i have comments',
      ],
    },
    says: {
      about: [
        'On your page and in the Yearbook there are {wrote} for you{newestBy}.',
        'There are {wrote} for you, on your page and in the Yearbook{newestBy}.',
        { say: 'There is no comment on your page and no signature for you yet.', otherwise: true },
      ],
    },
    leads: ['own-page', 'yearbook-signatures'],
  },
  {
    id: 'my-works',
    area: 'making',
    title: 'what you made',
    names: ['my works', 'my memes', 'my pictures'],
    program: 'Bulletin Board',
    asked: {
      about: [
        'what have i made',
        'what did i make',
        'what did i publish',
        'what have i published',
        'how many works do i have',
        'where are my memes',
      ],
    },
    says: {
      about: [
        'You have {works} on the wall, the newest is "{lastWork}".',
        {
          say: 'Nothing of yours hangs on the wall so far. Drafts stay in your browser, where I do not look.',
          otherwise: true,
        },
      ],
    },
    leads: ['wall', 'memes'],
  },
  {
    id: 'my-drafts',
    area: 'making',
    title: 'your drafts',
    names: ['my drafts', 'my draft', 'unfinished meme', 'unfinished memes'],
    program: 'Meme Manager',
    asked: {
      about: [
        'where did my unfinished meme go',
        'where is my half finished meme',
        'where are my drafts',
        'i lost my draft',
        'is my meme saved',
        'can i finish my meme later',
      ],
    },
    says: {
      about: [
        'Drafts stay in the browser that they were made in: the Meme Manager keeps twelve of them, with their pictures. In another browser or with another wallet they are not shown.',
        'Open the Meme Manager in the browser where you began it: up to twelve drafts lie there, each as you left it.',
      ],
    },
    leads: ['memes', 'wall'],
  },
  {
    id: 'my-clues',
    area: 'story',
    title: 'what you found',
    names: ['my clues'],
    asked: {
      about: [
        'how many clues did i find',
        'which clues have i found',
        'what have i found out so far',
        'how many secrets did i find',
      ],
    },
    says: {
      about: [
        'Of the story you have found {clues} so far, by the records.',
        'On record for you: {clues} of the story.',
        { say: 'Nothing of the story is on record for you yet.', otherwise: true },
      ],
    },
    leads: ['clues', 'my-progress'],
  },
  {
    id: 'my-chapter',
    area: 'gum',
    title: 'your chapter',
    names: ['my chapter', 'current chapter'],
    program: 'Objectives',
    asked: {
      about: [
        'which chapter am i in',
        'which chapter am i on',
        'what chapter am i on',
        'what chapter am i in',
        'where was i in the story',
        'how far am i in the story',
      ],
    },
    says: {
      about: [
        'You are in chapter {chapterNow}: you have done {objective:done} of the objectives. Open: {objective:open}.',
        'Chapter {chapterNow} is the first with something open for you: "{objective:title}".',
        { say: 'No chapter has anything open for you just now.', otherwise: true },
      ],
    },
    leads: ['my-progress', 'next-step'],
  },
];
