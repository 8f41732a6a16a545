import type { Subject } from '../entry.ts';
import { asides } from './aside.ts';
import { DESK_ASIDES } from './asidesOfDesk.ts';
import { PLAY_ASIDES } from './asidesOfPlay.ts';
import { ROOM_ASIDES } from './asidesOfRooms.ts';
import { TOWN_ASIDES } from './asidesOfTown.ts';

const OF_DESKTOP = asides('desktop', {
  'sign-out': {
    of: 'shut-down',
    title: 'signing out',
    program: 'Shut Down',
    asked: [
      'what happens if i log out',
      'what happens when i sign out',
      'do i lose my stuff if i log out',
      'do i lose anything when i sign out',
      'is everything saved when i log out',
      'is my stuff gone when i close the browser',
      'what happens if i close the browser',
      'does it save by itself',
      'is my progress saved',
      'where is my progress saved',
    ],
    says: [
      'Nothing is lost by that: GUM, scores and name are kept with your wallet, files on drive C: stay in this browser, and your windows come back as they lay.',
    ],
  },
  'text-size': {
    of: 'settings',
    title: 'the size of the text',
    program: 'Settings',
    asked: [
      'the letters are too small',
      'the text is too small',
      'i can not read this it is too small',
      'how do i make the text bigger it is hard to read',
      'how do i make everything bigger',
      'how do i make the letters bigger',
      'how do i make the font bigger',
    ],
    says: [
      'Settings, page Desktop, has the desktop’s area: at 2x or 3x all text and all windows are bigger, at once.',
    ],
  },
  'another-computer': {
    of: 'wallet',
    title: 'another computer',
    asked: [
      'can i play on another computer',
      'can i use it on two devices',
      'is my stuff on my other computer too',
      'are my files on my phone too',
      'does my progress follow me to another device',
      'can i switch to my phone',
    ],
    says: [
      'Sign in there with the same wallet: name, GUM, scores, objectives and settings come along. Texts and folders of drive C: follow your wallet, too; drive A: of My Computer takes all of the disk along in one file.',
    ],
  },
  'no-app': {
    title: 'installing it',
    asked: [
      'is there an app',
      'can i download the app',
      'is it in the app store',
      'how do i install this on my phone',
      'is there an app for my phone',
      'can i install this',
    ],
    says: [
      'No store has it, and nothing has to be installed: the page is the program. It works in the browser of a phone, too.',
    ],
  },
  'real-windows': {
    title: 'what this computer is',
    program: 'About Us',
    asked: [
      'is this windows 95',
      'is this a real computer',
      'is this a real operating system',
      'why does it look so old',
      'why does it look like windows 95',
      'why is everything from 1995',
      'what is this website',
      'what is this site',
      'what is this place',
      'what is flunks',
      'what kind of game is this',
      'what is this game about',
    ],
    says: [
      'This is the desktop of a school computer of 1995, in a browser: the home of Flunks High School, with a town to walk, a boy who vanished, games, rooms to talk in, and things to make. Of Windows it has the manners, and nothing else.',
    ],
  },
  'wallet-safe': {
    of: 'wallet',
    title: 'whether your wallet is safe',
    program: 'Wallet',
    asked: [
      'is my wallet safe here',
      'is my wallet safe',
      'are my nfts safe here',
      'can somebody steal my nfts here',
      'can you take my money',
      'can this site drain my wallet',
      'is it safe to sign in',
    ],
    says: [
      'Signing in only proves that the wallet is yours, and gives nobody the right to move what you hold. Each transaction is shown to you by your own wallet first. Recovery words are asked for by no one here: whoever asks is a thief.',
    ],
  },
  screenshots: {
    of: 'disk',
    title: 'pictures of the screen',
    asked: [
      'how do i take a screenshot',
      'can i take a screenshot',
      'how do i make a screenshot',
      'how do i capture a window',
    ],
    says: [
      'Capture, by a right click on the desktop, and Capture Window, in a window’s menu, keep a picture of what you see in Pictures on drive C.',
    ],
  },
});

const OF_MAKING = asides('making', {
  'on-the-wall': {
    of: 'wall',
    title: 'what the wall takes',
    program: 'Bulletin Board',
    asked: [
      'what can i put on the wall',
      'what can i post on the wall',
      'what goes on the wall',
      'what hangs on the wall',
      'what kind of pictures can i publish',
      'what may i publish',
    ],
    says: [
      'Memes, cards of Juniors and paintings: whatever has a button Publish. Each hangs under a title and your name, and the words on it have to be decent.',
    ],
  },
  'send-a-meme': {
    of: 'memes',
    title: 'sending a work',
    asked: [
      'can i send a meme to my friend',
      'can i send the meme to my friend',
      'how do i share a meme',
      'how do i send a meme',
      'can i show my meme to a friend',
      'how do i show my meme in chat',
      'can i put a picture in the chat',
      'how do i send a picture in a chat room',
      'can i share the wall with a friend',
    ],
    says: [
      'Publish it to the wall; there, Send to a room puts it beside a message in Chat Rooms. Or download the PNG and send that yourself.',
    ],
  },
  'catch-juniors': {
    of: 'juniors',
    title: 'how one comes by Juniors',
    program: 'Pocket Juniors',
    asked: [
      'how do i catch a junior',
      'how do i catch the pocket juniors',
      'do i catch juniors',
      'how do i get a junior',
      'where do i find juniors',
      'do i have to buy juniors',
      'can i collect juniors',
      'how do i get more juniors',
    ],
    says: [
      'They are not caught, found or bought: you make them in Pocket Juniors out of items, as often as you like, and up to three are your team.',
    ],
  },
  'trade-juniors': {
    of: 'juniors',
    title: 'trading Juniors',
    program: 'Pocket Juniors',
    asked: [
      'can i trade the juniors',
      'can i trade juniors',
      'can i sell a junior',
      'can i give a junior away',
      'can i swap the pocket juniors with a friend',
    ],
    says: [
      'No trades and no sales: a team of Juniors stays in this browser. Its card can hang on the wall, and its duel code can be given to a friend.',
    ],
  },
});

const OF_SCHOOL = asides('school', {
  'end-of-vote': {
    of: 'picture-day-vote',
    title: 'the end of the vote',
    program: 'Picture Day',
    asked: [
      'when does the vote of the class photos end',
      'when does the vote of picture day end',
      'when does the vote end',
      'how long can i vote',
      'when is the vote over',
      'when are the class photos counted',
    ],
    says: [
      'I know of no last hour of that vote. Vote while Picture Day takes votes; yours stays, and from then on you see how it stands.',
    ],
  },
  'cliques-apart': {
    of: 'cliques',
    title: 'how the cliques get along',
    asked: [
      'what do the geeks think of the jocks',
      'what do the jocks think of the geeks',
      'what do the preps think of the freaks',
      'do the jocks hate the geeks',
      'do the cliques like each other',
      'do the cliques get along',
      'do the cliques fight',
      'are the cliques rivals',
    ],
    says: [
      'The four cliques keep to themselves: a house, a theme and a page of MyPlace for each, and an opinion of the other three. Flunko had a friend in every one of them, who hide things from each other since.',
    ],
  },
  rivals: {
    of: 'the-game',
    title: 'the other team',
    asked: [
      'who are the rivals',
      'who is our rival',
      'who is the rival of the flunks',
      'which school do we play against',
      'who do the flunks play against',
      'who did we play against',
      'what is the name of the other team',
    ],
    says: [
      'The other team has no name that anybody kept: the scoreboard calls it GUEST, and by night it says that it is still waiting for the guest.',
    ],
  },
  quarterback: {
    of: 'practice',
    title: 'who throws the ball',
    asked: [
      'who is the quarterback',
      'who is the captain',
      'who is the captain of the team',
      'who is the star of the team',
      'who is the best player on the team',
    ],
    says: [
      'Which Jock throws is written nowhere: there are eleven names over twelve hooks in the locker room, and Coach Brannigan singles out none of them.',
    ],
  },
});

const OF_TOWN = asides('town', {
  'motel-by-night': {
    of: 'paradise-motel',
    title: 'the motel by night',
    asked: [
      'what happens at the motel at night',
      'what is at the motel at night',
      'is the motel open at night',
      'what is the motel like at night',
      'who is at the motel at night',
    ],
    says: [
      'By night the motel’s sign says VACANCY, as at every hour, the manager was just here, and a guest by the week listens at the wall.',
    ],
  },
  'out-at-night': {
    of: 'hangouts',
    title: 'where people go at night',
    asked: [
      'where do people go at night',
      'where do people hang out at night',
      'where do the cool kids hang out at night',
      'where can i go at night',
      'where does everybody go at night',
      'what is open at night',
    ],
    says: [
      'By night it is the Night Club, {openingOf:night-club}, or the candles on the Football Field. The neon of Main Street is lit for whoever is on the way.',
    ],
  },
});

const OF_PERSON = asides('gum', {
  'where-balance': {
    of: 'my-gum',
    title: 'where your balance is',
    program: 'Gum Center',
    asked: [
      'where do i see how much gum i have',
      'where do i see my gum',
      'where can i see my balance',
      'where is my balance',
      'where is my gum',
    ],
    says: [
      'At the top right of the desktop, and with all that came and went in the Gum Center. {balance} GUM it says for you.',
      {
        say: 'At the top right of the desktop, once you are signed in, and in the Gum Center.',
        otherwise: true,
      },
    ],
  },
  'clues-left': {
    of: 'my-clues',
    title: 'how much is left to find',
    asked: [
      'how many secrets are left for me',
      'how many clues are left for me',
      'how many clues are left',
      'how many secrets are there',
      'how many clues are there in all',
      'did i find everything',
      'have i found everything',
      'how many do i still have to find',
    ],
    says: [
      'How many there are in all is told to no one, so that the last stays a surprise. You have found {clues} of the story so far.',
      {
        say: 'How many there are in all is told to no one, and nothing of the story is on record for you yet.',
        otherwise: true,
      },
    ],
  },
});

const OF_GAMES = asides('games', {
  'reset-of-boards': {
    of: 'high-scores',
    title: 'when boards begin anew',
    program: 'High Scores',
    asked: [
      'when do the scores reset',
      'do the scores reset',
      'do high scores get deleted',
      'when is the leaderboard reset',
      'when do the boards start over',
      'when does a new board begin',
    ],
    says: [
      'The board of all time just goes on. The run of the day is a new one each day of UTC, the weekend board belongs to its Saturday and Sunday, and an arcade challenge to its day.',
    ],
  },
});

/** All of them. */
export const ASIDES: readonly Subject[] = [
  ...OF_DESKTOP,
  ...OF_MAKING,
  ...OF_SCHOOL,
  ...OF_TOWN,
  ...OF_PERSON,
  ...OF_GAMES,
  ...DESK_ASIDES,
  ...ROOM_ASIDES,
  ...PLAY_ASIDES,
  ...TOWN_ASIDES,
];
