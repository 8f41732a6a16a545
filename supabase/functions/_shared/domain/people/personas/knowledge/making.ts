import type { Subject } from '../entry.ts';

/** What people make, and where it is shown. */
export const MAKING: readonly Subject[] = [
  {
    id: 'memes',
    area: 'making',
    title: 'the Meme Manager',
    names: ['meme manager', 'memes', 'meme', 'meme maker', 'meme generator', 'funny picture'],
    program: 'Meme Manager',
    asked: {
      how: [
        'how do i save a meme',
        'how do i make a meme',
        'how can i create memes',
        'where can i make a meme',
        'put text on a picture',
        'write on a picture',
        'can i make funny pictures',
      ],
      more: [
        'what fonts are there for memes',
        'which fonts can i use',
        'what color can the text have',

        'can i undo in the meme manager',
        'can i take back a step',
        'how many drafts are kept',
        'what memes are popular',
        'which memes are good',
        'what memes are there',
        'show me memes',
      ],
      cost: ['how many meme templates are there', 'which templates are there'],
      who: ['who makes memes', 'where are the memes of others'],
    },
    says: {
      about: [
        'The Meme Manager lays texts over a picture: your own, one of six templates, a place of the town, a frame of a chapter that you have seen, a Flunk, or your character.',
        'Memes are made in the Meme Manager. You choose a picture, press Add Text, drag it about, and save or publish what you see.',
      ],
      how: [
        'Open the Meme Manager, choose a picture, type a text and drag it where it belongs. Save keeps a PNG; Publish pins it to the wall of the Bulletin Board.',
        'In the Meme Manager, choose a template, type into its places, and save. Generate writes the texts of the meme for you, Random Idea thinks of one.',
      ],
      cost: [
        'There are six meme templates: Classic Top/Bottom, Drake Pointing, Expanding Brain, Nobody Asked, Change My Mind and Distracted Boyfriend.',
      ],
      who: [
        'The memes of others hang on the wall of the Bulletin Board, newest first, with their makers’ names.',
      ],
      more: [
        'Texts of a meme are in Impact, Arial Black, Comic Sans or MS Sans Serif, from 12 to 72 pixels, with an outline.',

        'Memes of everybody hang on the wall of the Bulletin Board; the reactions under them say which are liked.',
        'The Meme Manager keeps up to twelve drafts in this browser, and takes back up to a hundred steps.',
      ],
    },
    leads: ['wall', 'flunk-creator'],
  },
  {
    id: 'meme-files',
    area: 'making',
    title: 'the pictures of a meme',
    names: ['meme files', 'picture files', 'file types', 'file formats'],
    asked: {
      about: [
        'in what format is a meme saved',
        'what format does it save',
        'does it save a png or a jpg',
        'is the saved picture lossless',

        'what files does the meme manager open',
        'what kinds of pictures can i use',
        'can i upload a png',
        'can i use a gif',
        'can i use my own picture',
        'how big may a picture be',
        'which file formats work',
      ],
    },
    says: {
      about: [
        'A meme is saved as a PNG. The Meme Manager opens a PNG, a JPEG, a WebP or a GIF (its first frame) of up to 20 MB, and saves it anew, without what a camera added.',
        'PNG, JPEG, WebP and GIF, up to 20 MB and 40 megapixels. Choose the file, paste it or drop it on the window.',
      ],
    },
    leads: ['memes'],
  },
  {
    id: 'wall',
    area: 'making',
    title: 'the wall',
    names: ['wall', 'wall of works', 'works', 'gallery of works', 'published pictures', 'published works'],
    program: 'Bulletin Board',
    asked: {
      more: ['can other people steal my meme', 'who owns my meme', 'can i sell a meme'],

      about: [
        'what have other people made',
        'can i see what others made',
        'where are the pictures of everybody',
        'where do published memes go',
      ],
      how: [
        'how do i write on the bulletin board',
        'can i post on the bulletin board',
        'how do i hang something on the bulletin board',
        'how do i put my meme up for everybody',
        'how do i post my meme',
        'how do i publish my meme',

        'can i hang up something i made',
        'how do i show others what i made',
        'how do i make a picture for the wall',
        'how do others see my picture',

        'how do i publish a picture',
        'how do i put a meme on the wall',
        'can i publish a meme',
        'how do i pin something on the wall',
        'how do i share what i made',
        'can i put it on the wall',
      ],
      cost: [
        'how many pictures can i publish',
        'how many works a day',
        'how often may i publish',
        'what is the limit of the wall',
      ],
      who: ['who can publish', 'who sees the wall', 'who may put pictures on the wall'],
    },
    says: {
      about: [
        'The wall is on the Bulletin Board: memes, cards and paintings that people published, newest first. A press opens a work large, with title, maker, date and reactions.',
        'What others made hangs on the wall of the Bulletin Board. Everybody sees it.',
      ],
      how: [
        'Press Publish in the Meme Manager or on a Junior’s card. It takes a profile and a title, and the picture hangs on the wall of the Bulletin Board under your name.',
      ],
      cost: ['Ten works in 24 hours, and 200 of yours on the wall at most. Publishing costs no GUM.'],
      who: ['Everybody sees the wall. Who has a profile publishes, and who is signed in reacts and reports.'],
      more: [
        'A work of somebody else is reported where it hangs: open it and press Report. Your own you take down there.',

        'A work hangs under its maker’s name, and the maker takes it down again. Nothing on the wall is sold, for GUM or for money.',

        'A work of the wall has an address of its own, which shows its picture where the link is shared.',
      ],
    },
    leads: ['memes', 'juniors', 'theme-of-week'],
  },
  {
    id: 'theme-of-week',
    area: 'making',
    title: 'the theme of the week',
    names: ['theme of the week', 'weekly theme', 'theme of the wall', 'wall theme', 'theme contest'],
    program: 'Bulletin Board',
    asked: {
      where: [
        'what is the theme this week',
        'what is the theme on the wall this week',
        'which theme is it now',
      ],

      about: ['is there a contest on the wall'],
      how: [
        'how do i vote for a meme',
        'can i vote for a picture',
        'how do i hand in a work to the theme',
        'how do i vote on the wall',
        'how do i vote for a work',
      ],
      cost: ['how many works can i hand in', 'how many votes do i have'],
      who: ['who can vote on the wall', 'who won the theme'],
    },
    says: {
      where: [
        'This week’s theme hangs over the wall of the Bulletin Board, with how many works are in it. By heart I do not know it.',
      ],
      about: [
        'Each week, from Monday to Sunday, the wall of the Bulletin Board has a theme. Makers hand in works, holders of a Flunk vote, and the winner is told when the week is over.',
      ],
      how: [
        'Open a work of yours on the wall and press Hand in. To vote, open a work of the theme and press Vote; the vote can be changed until the week ends.',
      ],
      cost: ['Three works a week, and one vote for a wallet with a Flunk. It costs no GUM.'],
      who: [
        'A wallet that holds a Flunk votes, for the works of others. The results of last week hang over the wall.',
      ],
      more: [
        'Who wins the theme of a week gets a ribbon on MyPlace, and is the background of desktops on Monday where people agreed to that in Settings.',
      ],
    },
    leads: ['wall', 'memes'],
  },
  {
    id: 'yearbook',
    area: 'making',
    title: 'the Yearbook',
    names: ['yearbook', 'flunks yearbook', 'year book'],
    program: 'Flunks Yearbook',
    asked: {
      about: ['what is the yearbook', 'is there a yearbook', 'where are all the students'],
      how: [
        'how do i find a student in the yearbook',
        'how do i turn the pages',
        'how do i compare two students',
      ],
      where: ['where is my homeroom', 'where are my classmates'],
    },
    says: {
      about: [
        'Flunks Yearbook shows every Flunk that somebody holds, as cards or as a book to turn, with superlatives and ranks. Where your desktop has no icon of it yet, it opens later.',
      ],
      how: [
        'Filter by clique and traits, or search a name or number. In the book the arrows and a swipe turn pages; Compare sets two students side by side.',
      ],
      where: ['My classmates, in the Yearbook, opens the book at the homeroom of one of your Flunks.'],
      more: [
        'The book has each clique’s six rarest, then all of its students by number, twenty-four to a homeroom.',
      ],
    },
    leads: ['yearbook-signatures', 'rarity'],
  },
  {
    id: 'yearbook-signatures',
    area: 'making',
    title: 'signatures in the Yearbook',
    names: [
      'yearbook signature',
      'yearbook signatures',
      'signature',
      'signatures',
      'sign a yearbook',
      'sign yearbook',
    ],
    asked: {
      how: [
        'how do i sign it in the yearbook',
        'can i sign somebody elses page',
        'can i sign the page of another student',
        'can i sign a page in the yearbook',

        'how do i sign the yearbook',
        'how do i sign a page in the yearbook',
        'can i write in a yearbook',
        'how do i remove my signature',
      ],
      who: ['who can sign my yearbook', 'who may write in my yearbook', 'who signed my page'],
      cost: [
        'how long may a signature be',
        'how long can a signature be',
        'how many letters has a signature',
      ],
    },
    says: {
      about: [
        'Signatures stand as handwriting in the margin of a student’s page of the Yearbook, the newest first.',
      ],
      how: [
        'Open a student in the Yearbook and sign. It takes a wallet, a Flunk and a profile, and not your own student. Signing again replaces what you wrote, and you can take it away.',
      ],
      who: [
        'Everybody who is signed in, holds a Flunk and has a profile may sign your students’ pages in the Yearbook, once each.',
      ],
      cost: ['A signature has at most 140 characters, without a web address. Ten in ten minutes.'],
      more: ['A name under a signature leads to the MyPlace page of who wrote it.'],
    },
    leads: ['yearbook', 'own-page'],
  },
  {
    id: 'retro-text',
    area: 'making',
    title: 'Retro Text Demo',
    names: ['retro text', 'retro text demo', 'word art', 'retro letters'],
    program: 'Retro Text Demo',
    asked: { about: ['can i write cool letters', 'make a logo', 'make retro letters'] },
    says: {
      about: ['Retro Text Demo writes up to 36 letters in a style of the time and saves them as a PNG.'],
    },
    leads: ['memes'],
  },
  {
    id: 'own-figure',
    area: 'making',
    title: 'a figure of your own',
    names: ['own figure', 'own character', 'my character'],
    program: 'Flunk Creator',
    asked: {
      how: [
        'how do i make a character',
        'how do i build a character',
        'can i design my own flunk',
        'how do i build my own flunk',
        'how can i build my own flunk',
        'how do i make a character',
        'how do i create my own character',
        'can i design a character',
        'how do i make an avatar',
      ],
    },
    says: {
      about: [
        'In the Flunk Creator you put a character together, and as your profile’s picture it is your own figure in the town.',
      ],
      how: [
        'Open the Flunk Creator, start with Pigment, and go on through the sections; Randomize does it for you. Save Image keeps a PNG, and the profile can take the character as its picture.',
      ],
    },
    leads: ['flunk-creator', 'profile'],
  },
];
