import type { Subject } from '../entry.ts';
import { asides } from './aside.ts';

/** What people ask of the rooms, of what is played, and of what came lately. */
export const ROOM_ASIDES: readonly Subject[] = asides('desktop', {
  'chat-pictures': {
    of: 'messenger',
    title: 'pictures in the rooms',
    asked: [
      'can i send a picture in chat',
      'how do i post a picture in the chat',
      'can i send a gif',
      'can i send a file to somebody',
      'how do i send my meme to the chat',
    ],
    says: [
      'A file is not sent. Works of the wall, runs, places, duels, cards of Zoltar and characters have Send to a room: each stands there as a picture that opens the thing itself.',
    ],
  },
  'private-message': {
    of: 'messenger',
    title: 'private messages',
    asked: [
      'can i write a private message',
      'how do i dm somebody',
      'can i message one person',
      'is there a private chat',
      'can i make my own room',
      'how do i make a group chat',
    ],
    says: [
      'There are no private messages and no rooms of one’s own: four rooms for all, comments on pages, and notes at the doors of the houses. The rooms of the personas are yours alone.',
    ],
  },
  'better-uppy': {
    of: 'flunky-uppy',
    title: 'getting better',
    program: 'Flunky Uppy',
    asked: [
      'how do i get better at uppy',
      'how do i get better at flappy',
      'any tips for flappy',
      'tips for uppy',
      'i suck at flappy',
      'how do i get a high score',
      'i keep crashing into the lockers',
    ],
    says: [
      'Practice one course: type the same word, and it is the same each time; race your own ghost. Look at what comes next, press short, and pause by P when you breathe wrong.',
    ],
  },
  'own-code': {
    of: 'quarters',
    title: 'your own code',
    asked: [
      'how do i get a code for the cellar',
      'how do i get my own code',
      'how do i get into the cellar',
      'how do i open the shed',
      'where do i get the digits',
      'who has my digits',
      'how do i get all four digits',
      'nobody tells me my digit',
    ],
    says: [
      'Each of the four houses keeps one digit of it. Leave your name at the door of each; your own clique’s you read yourself in its kitchen. Nobody answered in ten hours? A note lies there all the same.',
    ],
  },
  'let-in': {
    of: 'quarters',
    title: 'letting somebody in',
    asked: [
      'can i let somebody into my house',
      'how do i let a friend into my house',
      'how do i get let into a house',
      'can i visit the freaks house without a freak',
      'how do i get invited into a house',
    ],
    says: [
      'Who is at home lets in a person whose name hangs at the board by the telephone: one guest at a time, three a night, until morning. So leave your name at that door, and ask a member.',
    ],
  },
  'use-cassette': {
    of: 'use-things',
    title: 'where a thing is of use',
    program: 'Pockets',
    asked: [
      'where do i use the cassette',
      'what do i do with the cassette',
      'where does the thing belong',
      'how do i get the map from the freak',
      'how do i get the jacket from the jock',
      'what do i show to whom',
      'where do i use the ticket',
    ],
    says: [
      'Turn it over first: what is noticed on its two sides points to a place or a person. And each of the four friends hides something until shown what another one hides.',
    ],
  },
  'page-visits': {
    of: 'own-page',
    title: 'who looked at your page',
    asked: [
      'can i see who visited my page',
      'who looked at my page',
      'do others see that i looked at their page',
    ],
    says: [
      'Who looks at a page is told to no one, neither to you nor of you. Comments, and who puts you into a Top 6, the Beeper tells.',
    ],
  },
  'how-to-flap': {
    of: 'flappy-flunk',
    title: 'how to flap',
    program: 'Flappy Flunk',
    asked: [
      'how do i flap',
      'how do i fly',
      'which button do i press',
      'can i use an xbox controller',
      'does a controller work',
      'what do i press to start',
    ],
    says: [
      'Press: a finger, a mouse button, Space, Arrow Up, W, Enter, or a gamepad’s button. Each press flaps, or leaps in Flunky Uppy; let go to sink.',
    ],
  },
  'best-times': {
    of: 'high-scores',
    title: 'the boards of Minesweeper and Solitaire',
    program: 'High Scores',
    asked: [
      'who leads minesweeper',
      'who is the best at minesweeper',
      'what is the best time in minesweeper',
      'who leads solitaire',
      'who is the best at solitaire',
    ],
    says: [
      'High Scores says it: a board for each level of Minesweeper, the least time first, and one for Solitaire’s deal of the day.',
    ],
  },
  'watch-run': {
    of: 'high-scores',
    title: 'watching a run',
    program: 'High Scores',
    asked: [
      'can i replay my run',
      'can i watch my run again',
      'how do i watch a run',
      'can i see somebodys run again',
      'can i watch the best run',
    ],
    says: [
      'In High Scores press Watch beside a listed run of Flappy Flunk or Flunky Uppy: it plays just as it was. Runs of the day an hour after their day.',
    ],
  },
  'found-thing': {
    of: 'use-things',
    title: 'what you found',
    program: 'Pockets',
    asked: [
      'i found a ticket what now',
      'i found something what do i do',
      'i have a key what now',
      'i took the cassette what now',
      'what do i do with what i found',
    ],
    says: [
      'Look at both its sides in Pockets, then use it where it may belong, or show it to people of the town: a place or a person says something more.',
    ],
  },
  'gum-zero': {
    of: 'gum',
    title: 'no GUM',
    program: 'Gum Center',
    asked: [
      'why is my gum 0',
      'why do i have no gum',
      'my gum is gone',
      'why did my gum go down',
      'where did my gum go',
    ],
    says: [
      'The Ledger of the Gum Center has each piece: what came, what went, and for what. Is it empty, another wallet may be signed in; 5 GUM come with the first sign-in of a day.',
    ],
  },
  badge: {
    of: 'access-levels',
    title: 'the badge at the top',
    asked: [
      'what does the badge at the top mean',
      'what is the badge at the top',
      'what is the icon at the top',
      'why does it say beta at the top',
    ],
    says: [
      'The badge at the top center is your level of access: Community Member, Beta Tester or Administrator. It says which programs open.',
    ],
  },
  'friday-place': {
    of: 'evening',
    title: 'where to be on Friday',
    program: 'Town Map',
    asked: [
      'where should i be on friday',
      'where do i go when the lights go out',
      'what should i look at in the dark',
      'what can i see only in the dark',
      'which doors open in the dark',
      'what did people do in the dark',
    ],
    says: [
      'Be on the map at 8:04 and watch it go dark; then a place with your candle. In the dark the gym and the principal’s office open by their doors; at 8:20 the train halts at Depot Lane, at eleven look over the lake.',
    ],
  },
  'begin-case': {
    of: 'case-file',
    title: 'where to begin',
    program: 'Case File',
    asked: [
      'what should i look at first',
      'where do i start with the mystery',
      'how do i begin the case',
      'how do i start solving it',
      'what is the first clue',
      'how do i solve the mystery',
    ],
    says: [
      'Watch The Story So Far, then press around at the Football Field, the Snack Shack and the Arcade. Each thing hangs in the Case File by itself; its What Next says where more is open.',
    ],
  },
  'all-clues': {
    of: 'case-file',
    title: 'all of the clues',
    program: 'Case File',
    asked: [
      'how many clues are there',
      'how do i know i found everything',
      'can i find all clues',
      'how many cards are in the case file',
      'am i missing a clue',
    ],
    says: [
      'How many there are is told to no one. What Next, in the Case File, says where something is open for you; when it is silent you have met what can be met by now.',
    ],
  },
});
