import type { Subject } from '../entry.ts';
import { asides } from './aside.ts';

/** What people ask beside the desktop, the town and school. */
export const TOWN_ASIDES: readonly Subject[] = [
  ...asides('desktop', {
    'wallet-of-their-own': {
      of: 'wallet',
      title: 'a wallet for each',
      program: 'Wallet',
      asked: [
        'does she need her own wallet',
        'does he need his own wallet',
        'my sister wants to play too',
        'my brother wants to play too',
        'can two people use one wallet',
        'can my friend use my wallet',
        'can we share an account',
        'does my friend need a wallet',
      ],
      says: [
        'To look and to practice no one needs a wallet. For a name, GUM and the boards each person signs in with one of their own: name and records belong to the wallet.',
      ],
    },
    'dark-themes': {
      of: 'settings',
      title: 'dark themes',
      program: 'Settings',
      asked: [
        'what is the dark theme called',
        'which dark themes are there',
        'is there a dark theme',
        'how do i get dark mode',
        'where is dark mode',
      ],
      says: [
        'Themes are listed in Settings, page Desktop. Of the dark ones some are sold at the prize counter, and some are hidden until they are found.',
      ],
    },
    'own-picture': {
      of: 'settings',
      title: 'a picture of your own as background',
      program: 'Settings',
      asked: [
        'how do i put my own picture as background',
        'how do i put my own photo as background',
        'can i use my own picture as wallpaper',
        'how do i use a photo as wallpaper',
        'can i put a photo on the desktop',
        'how do i upload a wallpaper',
      ],
      says: [
        'In Settings, page Desktop, the button Picture takes one of drive C, and From Device a photograph of your own; Placement says how it lies. Paint has Set As Wallpaper.',
      ],
    },
    'the-icons': {
      of: 'start-menu',
      title: 'the icons',
      program: 'Recycle Bin',
      asked: [
        'what does the icon with the trash can do',
        'what do the icons do',
        'what is this icon',
        'what are all these icons',
        'how do i move the icons',
        'can i hide an icon',
        'how do i get rid of an icon',
        'how do i remove an icon',
        'how do i delete an icon',
      ],
      says: [
        'Each icon opens its program: the trash can is the Recycle Bin, for one, with what you deleted. Drag icons where you like; a right click on one shows what else can be done with it, such as hiding it.',
      ],
    },
    'change-often': {
      of: 'profile',
      title: 'how often a name changes',
      program: 'Create Profile',
      asked: [
        'how often can i change my name',
        'can i change it again',
        'how many times can i change my username',
      ],
      says: [
        'Once a day a name can be changed. Picture and words of your profile change as often as you like.',
      ],
    },
    'others-drew': {
      of: 'wall',
      title: 'what others made',
      program: 'Bulletin Board',
      asked: [
        'is there a way to see what other people drew',
        'where do i see what other people made',
        'can i see the drawings of others',
        'where are the drawings of other people',
        'what did other people make',
        'show me what people made',
      ],
      says: [
        'On the wall of the Bulletin Board hangs what others drew and made, newest first. Press one to see it large and to react.',
      ],
    },
    'music-off': {
      of: 'settings',
      title: 'the music',
      program: 'Settings',
      asked: [
        'how do i stop the music',
        'how do i turn off the music',
        'the music is annoying',
        'how do i turn the sound off',
        'make it quiet',
        'can i turn off the beeping',
      ],
      says: [
        'Press the speaker in the taskbar: it has a slider and Mute. Settings, page System, has music and sounds each by itself.',
      ],
    },
    stuck: {
      of: 'next-step',
      title: 'being stuck',
      program: 'Objectives',
      asked: [
        'i am stuck',
        'i do not know what to do',
        'im lost what now',
        'i have no idea what to do here',
        'what am i supposed to do',
        'what do i do now',
      ],
      says: [
        'When stuck, ask me for a hint, look into Objectives for what is open, and go to a place twice: by day, and again by night.',
      ],
    },
    purpose: {
      of: 'flunko',
      title: 'what it is all for',
      program: 'Objectives',
      asked: [
        'whats the point of this whole thing',
        'what is the point of this',
        'what is the goal of the game',
        'how do i win the game',
        'how do i win this',
        'what is the aim',
        'what is the end of the game',
        'can i finish the game',
      ],
      says: [
        'The point is to find out what became of Flunko: walk the town, do the objectives, and decide which of three readings you believe. Beside that there are boards to lead, GUM to earn and a wall to fill.',
      ],
    },
    'get-a-window-back': {
      of: 'start-menu',
      title: 'a window that is gone',
      asked: [
        'my window is gone',
        'where did my window go',
        'i minimized it and can not find it',
        'how do i get my window back',
        'how do i minimize a window',
        'how do i make a window full screen',
      ],
      says: [
        'Every open window has a button in the taskbar: press it, and it is back. The three buttons at the right of a title make it small, large, or close it.',
      ],
    },
    usb: {
      of: 'floppy',
      title: 'other disks',
      program: 'My Computer',
      asked: [
        'how do i copy a file to a usb stick',
        'can i save to my computer',
        'how do i download my files',
        'how do i get a file out of here',
        'can i export my files',
        'how do i upload a file',
      ],
      says: [
        'Save to This Device, in the File menu of a folder, gives you a file for your own computer, and drive A: takes all of drive C: along in one.',
      ],
    },
  }),
  ...asides('town', {
    'next-homecoming': {
      of: 'dance',
      title: 'the next Homecoming',
      program: 'FHS',
      asked: [
        'when is homecoming',
        'when is the homecoming dance',
        'when is the next homecoming',
        'when is the dance',
        'when is the next dance',
      ],
      says: [
        'The dance of the story was on a Saturday late in September of 1995. In the calendar the next Homecoming is marked: {dayOf:Homecoming}.',
      ],
    },
    'who-is-there': {
      of: 'figures',
      title: 'who is in town',
      program: 'Arcadia',
      asked: [
        'how many people are in the arcade now',
        'who is in the arcade right now',
        'how many people are in town',
        'is anybody in town',
        'how many people are online',
        'who is at the arcade',
      ],
      says: [
        'By the map, in all of the town at this moment: {inTown}. It counts them at each location and shows up to six faces.',
        { say: 'The map counts the people of each location; just now it counts none.', otherwise: true },
      ],
    },
    'why-dark': {
      of: 'blackout',
      title: 'why it went dark',
      asked: [
        'why did the lights go out',
        'why did the power go out',
        'what caused the blackout',
        'who turned off the lights',
        'who switched off the lights',
      ],
      says: [
        'Why the lights went out nobody has found: the power company has not said, no one was seen at a switch, and the dark began at the school and went outward.',
      ],
    },
    'did-he-do-it': {
      of: 'suspects',
      title: 'whether it was one of them',
      asked: [
        'do you think the coach did it',
        'did the coach do it',
        'did the principal do it',
        'did the janitor do it',
        'did the cook do it',
        'was it the janitor',
        'was it the principal',
        'was it the coach',
        'do you think the janitor did it',
      ],
      says: [
        'Of nobody it is shown. The Principal refused a key, the janitor has nearly all of them, the manager looks at the money, the Coach looked at the ball: each is odd, and none is accused.',
      ],
    },
    'love-in-town': {
      of: 'closest',
      title: 'who loves whom',
      asked: [
        'does the jock have a girlfriend',
        'does the prep have a boyfriend',
        'is the jock single',
        'does the freak have a girlfriend',
        'does the geek have a crush',
        'who is the jock dating',
      ],
      says: [
        'Nobody in town admits to anybody. On record are an invitation for two, a mug that is kept clean, and a carved F with a plus behind it.',
      ],
    },
    famous: {
      of: 'people-of-town',
      title: 'who is famous',
      asked: [
        'is anybody famous at this school',
        'who is the most popular kid',
        'who is popular at school',
        'who is the most famous person here',
      ],
      says: [
        'The most famous student is Flunko, since that Friday. Of those who play, it is whoever leads a board: {leader:flappy-flunk}.',
      ],
    },
    smartest: {
      of: 'staff',
      title: 'the cleverest teacher',
      asked: [
        'who is the smartest teacher',
        'which teacher is the smartest',
        'who is the coolest teacher',
        'who is the meanest teacher',
        'which teacher is the best',
      ],
      says: [
        'Opinions differ: Mr. Lindqvist counts everything twice, Mrs. Applebaum shushes even the weather, and Mr. Dufresne hears who practices on the doors at night. Which of that is clever you decide.',
      ],
    },
    borrow: {
      of: 'library',
      title: 'borrowing books',
      asked: [
        'can i borrow a book',
        'can i borrow a book there',
        'can i read a book in the library',
        'can i take a book home',
        'how do i borrow a book',
      ],
      says: [
        'Borrowing is nothing that one can do here: the building is sealed, with an overdue book in it. What there is to read lies in the rooms of the town and at the Terminal.',
      ],
    },
    'junior-spells': {
      of: 'juniors',
      title: 'what spells do',
      program: 'Pocket Juniors',
      asked: [
        'do spells really work in juniors',
        'what do spells do',
        'how do the spells work',
        'what do the spells do in a duel',
        'which spell is the best',
      ],
      says: [
        'In a duel they do: each class has one spell to attack and one to defend, and with the stats of the items they decide it. Outside of a duel they do nothing.',
      ],
    },
    'trunk-jam': {
      of: 'trunk',
      title: 'a jammed trunk',
      asked: [
        'i got locked out of the trunk',
        'the trunk is jammed',
        'the lock is jammed',
        'why can i not type another code',
        'how long do i have to wait for the trunk',
      ],
      says: [
        'After the fifth wrong code the latch jams for half a minute, and longer each time after that. Wait, and look around in town meanwhile.',
      ],
    },
    'hint-for-codes': {
      of: 'trunk',
      title: 'a hint for a lock',
      asked: [
        'give me a hint for the trunk',
        'give me a hint for the code',
        'how do i find the code of the trunk',
        'how do i find out the code',
        'where is the code',
        'where do i find the code',
      ],
      says: [
        'Numbers of locks are worn openly in town: on things that roll, on slips that were kept, on clocks that agree. Which is yours to see.',
      ],
    },
    'in-cellar': {
      of: 'cellar',
      title: 'what is in the cellar',
      asked: [
        'what do the freaks keep in the cellar',
        'what is in the cellar',
        'what is behind the cellar door',
        'what is down in the cellar',
      ],
      says: [
        'What is in the Freaks’ cellar is known to those who opened its four digits, and they keep it to themselves. From outside: a chain, a slanted door, and small wet footprints that lead to it.',
      ],
    },
  }),
  ...asides('school', {
    'essay-help': {
      of: 'homework',
      title: 'help with schoolwork',
      asked: [
        'i need help with my history essay',
        'can you write my essay',
        'can you help me with my essay',
        'help me with my homework',
        'can you do my homework',
        'help me study',
        'i have a test tomorrow help',
      ],
      says: [
        'Essays I do not write, and sums I do: type one, such as 12 x 7. For an essay: one question, three reasons, one doubt, and read it aloud once.',
      ],
    },
    'grades-real': {
      of: 'grades',
      title: 'grades',
      asked: ['do i get grades here', 'can i fail', 'can i flunk out', 'how do i get good grades'],
      says: [
        'There are no grades for playing here; a Flunk’s own change once, by graduation. Report cards are a thing of the shredder.',
      ],
    },
  }),
];
