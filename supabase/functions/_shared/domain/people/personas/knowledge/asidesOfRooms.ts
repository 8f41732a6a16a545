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
  react: {
    of: 'messenger',
    title: 'reactions',
    asked: [
      'how do i react to a message',
      'how do i like a message',
      'can i put a heart under a message',
      'how many reactions are there',
      'how do i like a picture on the wall',
    ],
    says: [
      'Right click or long press on a message: six reactions at the head of its menu, each once, and taken back by another press. Works of the wall have five.',
    ],
  },
  'reply-mention': {
    of: 'chat-mention',
    title: 'replies',
    asked: [
      'how do i reply to somebody',
      'how do i answer a message',
      'how do i tag somebody',
      'how do i mention a friend',
    ],
    says: ['The menu of a message has Reply; @ and a name mentions a person. Both reach them by the beeper.'],
  },
  'emoji-chat': {
    of: 'messenger',
    title: 'emoji',
    asked: ['how do i make emojis', 'can i use emojis', 'where are the smileys'],
    says: [
      'The toolbar over the field has ten emoji, in a narrow window behind a button; those of your own keyboard work as well.',
    ],
  },
  'links-chat': {
    of: 'messenger',
    title: 'links in the rooms',
    asked: [
      'why can i not post a link',
      'can i post links',
      'my link was refused',
      'why was my message refused',
    ],
    says: [
      'A message may have one plain https link; names of sites without it, slurs, threats and what scams say are refused. The reason stands beside your words, which come back into the field.',
    ],
  },
  'myplace-song': {
    of: 'own-page',
    title: 'the songs of MyPlace',
    asked: [
      'what song is on flunkos page',
      'how do i change my song',
      'which songs can i choose for my page',
      'how do i stop the music on a page',
      'can i put my own song on my page',
    ],
    says: [
      'Each page plays a song; yours is one of eight tunes, chosen under Edit my page. The player at the side starts, pauses, stops it and sets how loud it is.',
    ],
  },
  xbox: {
    of: 'games',
    title: 'a gamepad',
    asked: [
      'can i use an xbox controller',
      'does a playstation controller work',
      'can i use a gamepad',
      'which button on the controller',
    ],
    says: ['A gamepad works: any of its four face buttons flaps or leaps. Plug it in before the run.'],
  },
  'fastest-mines': {
    of: 'high-scores',
    title: 'the best times of Minesweeper',
    program: 'High Scores',
    asked: [
      'how fast is the fastest minesweeper',
      'what is the best time in minesweeper',
      'who is the best at minesweeper',
      'who leads in solitaire',
      'what is the best solitaire score',
    ],
    says: [
      'High Scores has a board for each level of Minesweeper, the least time first, and one for Solitaire’s deal of the day. Open it for who leads just now.',
    ],
  },
  'mines-levels': {
    of: 'minesweeper',
    title: 'the levels of Minesweeper',
    program: 'Minesweeper',
    asked: [
      'what is the hardest level of minesweeper',
      'what are the levels of minesweeper',
      'how many mines are there in expert',
      'how big is expert',
      'which level should i play first',
    ],
    says: [
      'Expert is hardest: 30 by 16 desks with 99 wads of gum. Intermediate has 16 by 16 with 40, Beginner 9 by 9 with 10; begin there.',
    ],
  },
  'flags-mines': {
    of: 'minesweeper',
    title: 'flags in Minesweeper',
    program: 'Minesweeper',
    asked: [
      'how do i put a flag',
      'how do i flag a mine',
      'what do the numbers mean in minesweeper',
      'what does the number mean',
      'how do i flag on my phone',
    ],
    says: [
      'A right click, a long press or F puts a flag; with Flag in the bar each press does. A number says how many of the eight desks around it have gum.',
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
  'buy-with-250': {
    of: 'prize-counter',
    title: 'what GUM buys',
    program: 'Prize Counter',
    asked: [
      'what can i do with 250 gum',
      'what can i get for 100 gum',
      'is there something for 50 gum',
      'what should i spend my gum on',
    ],
    says: [
      'The counter has prizes from 25 to 400 GUM: stickers are cheapest, then themes, boot pictures and the record. A play of Zoltar is 10.',
    ],
  },
  'quick-gum': {
    of: 'gum',
    title: 'the ways to GUM',
    program: 'Gum Center',
    asked: [
      'how do i get 400 gum',
      'how long until i have 400 gum',
      'how much gum can i earn a week',
      'best way to get gum',
      'does the story pay gum',
      'does minesweeper pay gum',
    ],
    says: [
      'Twenty a day by login and check-in, so 140 a week; 50 or 100 for each objective, once; 5 for some joins of the Case File. The games pay none by themselves.',
    ],
  },
  'helper-sticker': {
    of: 'quarters',
    title: 'helping with digits',
    asked: [
      'what do i get for helping',
      'what happens if i help ten people',
      'how do i get the red telephone',
      'why should i tell somebody their digit',
      'how do i help somebody with their code',
    ],
    says: [
      'In the house of your clique read the board by the telephone and tell a person their digit. They are told that it was you; who has helped ten has the sticker Red Telephone, which is never sold.',
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
  'there-or-watched': {
    of: 'evening',
    title: 'being there',
    asked: [
      'what is the difference between being there and watching',
      'do i get something for being there',
      'do i miss something if i only watch the recording',
      'what do i get for coming on friday',
    ],
    says: [
      'Who is there lights a candle, may board the train and meets clues of the dark. Of the recording a card hangs, too; the two cards do not count the same. GUM is paid for neither.',
    ],
  },
  'pins-many': {
    of: 'reading-pins',
    title: 'how many pins',
    asked: [
      'how many pins can i put',
      'can i put two pins on one card',
      'what if i change my mind about a pin',
    ],
    says: [
      'Each card takes any of the three pins, one, two or all of them, and you change them as you like. Nobody counts.',
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
  'second-name': {
    of: 'semester-zero',
    title: 'the second name',
    asked: [
      'who is behind the second name in the computer',
      'whose is the other name in the computer',
      'why does the computer know another name',
      'why are there two of me',
      'who had this computer before',
    ],
    says: [
      'Semester Zero shows it: the computer knew your name, and there is a second one beside it. Whose it is stays open; somebody had this room before you.',
    ],
  },
});
