import type { Subject } from '../entry.ts';

/** Of the desktop's own programs. */
export const DESKTOP: readonly Subject[] = [
  {
    id: 'radio',
    area: 'desktop',
    program: 'Radio',
    title: 'the radio',
    names: ['radio', 'stations', 'station', 'dial', 'frequency', 'broadcast', 'what is on the radio'],
    asked: {
      when: ['how do i find the hidden station', 'is there a hidden station', 'what is the hidden station'],
      about: [
        'what should i listen to',
        'which station is the best',
        'what is on the radio tonight',
        'is there music',

        'what radio stations are there',
        'list the radio stations',
        'what stations are there',
        'what is playing',
        'what can i listen to',
      ],
      where: ['what frequency', 'where is flunk fm on the dial'],
      how: [
        'how do i change the station',
        'how do i change the channel',
        'how do i play a song',
        'how do i play music',
        'can i listen to music',
        'how do i turn on the radio',
        'how do i listen to music',
        'i hear nothing',
        'how do i use the radio',
        'why is the radio silent',
        'the radio does not play',
      ],
    },
    says: {
      about: [
        'The radio has {stations}, and something at the upper end that is there by night alone. Everybody hears the same at the same time.',
        'Turn the dial: {stations}. Between them there is only noise, mostly.',
      ],
      where: ['On your desktop. {stations}.'],
      how: [
        'Switch it on, turn the dial or press from station to station, and mind the volume. A browser plays nothing before your first click.',
      ],
      when: [
        'Day and night. One station is only there after dark, and Flunk FM plays a certain tape on Fridays from 8:00 to 8:04 in the evening.',
      ],
      more: [
        'Each third talk on Flunk FM, Lakeside and Thieves Country is news, and some of it is about you lot.',
      ],
    },
    leads: ['flunk-fm', 'tape'],
  },
  {
    id: 'flunk-fm',
    area: 'desktop',
    title: 'Flunk FM',
    names: ['flunk fm', 'flunkfm', '95.7', 'lakeside', 'thieves country', 'the shed 88.1'],
    asked: {
      how: ['how do i tune in', 'how do i listen to flunk fm', 'how do i get flunk fm'],
    },
    says: {
      how: [
        'Open the Radio on the desktop, switch it on, and turn the dial to {frequency:Flunk FM}, or press from station to station.',
      ],
      about: [
        'Flunk FM is the town’s own station, at {frequency:Flunk FM} on the radio’s dial, from a hill that everybody hears. Lakeside is at {frequency:Lakeside}, Thieves Country at {frequency:Thieves Country}, The Shed at {frequency:The Shed}.',
      ],
      where: ['{frequency:Flunk FM} on the dial. The booth itself is on the hill of the Town Map.'],
      when: [
        'Around the clock. On Fridays at eight in the evening it plays the tape again, and then it is silent for a moment.',
      ],
      who: ['The DJ, who was given the tape at 6:40 that Friday.'],
      more: ['It kept sending through the power failure.'],
    },
    leads: ['tape', 'radio'],
  },
  {
    id: 'terminal',
    area: 'desktop',
    program: 'Terminal',
    title: 'the Terminal',
    names: [
      'terminal',
      'command line',
      'commands',
      'school computer',
      'dos',
      'console',
      'bulletin board system',
      'bbs',
    ],
    asked: {
      about: [
        'is the terminal a real shell',
        'is the terminal linux',
        'can the terminal do real commands',
        'what is the terminal for',
        'what is in the terminal',
        'who wrote the letters in the terminal',
      ],

      how: [
        'what do i do in the terminal',
        'how does the terminal work',
        'how do i use the terminal',
        'how do i open the terminal',
        'what commands are there',
        'what can i type',
        'terminal help',
        'what should i type in the terminal',
        'terminal commands',
      ],
      more: ['secret commands', 'hidden commands', 'are there secret commands', 'terminal secrets'],
    },
    says: {
      about: [
        'The Terminal is no real shell: its commands are the school’s own, help lists them, and they touch nothing of your computer. Its folders are rooms.',

        'The Terminal is the school’s own machine: folders are rooms, and rooms are closed, but folders are not. It has letters to read and a board to dial into.',
      ],
      how: [
        'Type help and press Enter. ls shows what is here, cd goes into a folder, cat reads a file, mail has letters, dial calls the board. Tab completes names, Up brings lines back.',
      ],
      where: ['On your desktop, for those who are beta testers; most are.'],
      who: ['who shows who is logged in. One of them has been idle since 8:04.'],
      more: [
        'Not every command is on the list. Names and words that you come across in town may be worth typing; a sound tells right from wrong.',
        'A hidden folder file shows with ls -a. Start in a home that is not yours.',
        'Read the letter from a front desk. It says how it wants to be signed to.',
      ],
      why: ['It knows things that the building may not tell, being sealed.'],
    },
    voices: {
      StudyBuddy: [
        'The Terminal, apprentice: help lists the spells that may be named. The others are named by the town. Names, rooms, words on walls: type what you find.',
      ],
    },
    leads: ['library', 'paradise-motel', 'objectives'],
  },
  {
    id: 'semester-zero',
    area: 'desktop',
    program: 'Semester Zero',
    title: 'Semester Zero',
    names: ['semester zero', 'story so far', 'cutscene', 'cutscenes', 'story mode', 'movie of the story'],
    asked: {
      about: [
        'what is the movie about',
        'is there an intro',
        'what is semester zero',
        'why is it called semester zero',
        'is there a movie',
      ],

      how: [
        'how do i watch the story',
        'how do i see the cutscenes',
        'where do i watch the story',
        'how do i start the story',
        'how do i watch the story',
        'where can i see the story',
      ],
      more: ['who is the new kid', 'am i the new kid', 'who am i in this story', 'who do i play'],
    },
    says: {
      about: [
        'Semester Zero tells the story in pictures: how you came to Arcadia, The Story So Far with that Friday hour by hour, and the Homecoming dance.',
      ],
      how: [
        'Open Semester Zero on the desktop and choose a chapter. A press shows the whole line, the next one goes on.',
      ],
      where: ['On your desktop, as Semester Zero.'],
      when: ['Chapter by chapter: Homecoming opens once The Story So Far was seen.'],
      more: [
        'The new kid is you: you came in the fifth week of term. Somebody had your room, your computer and your name before you. Nobody says who.',
      ],
    },
    leads: ['timeline', 'dance'],
  },
  {
    id: 'manual',
    area: 'desktop',
    program: 'Game Manual',
    title: 'the Game Manual',
    names: ['manual', 'game manual', 'instructions', 'guide', 'handbook', 'tutorial', 'getting started'],
    asked: {
      more: [
        'what happens if i close the tab',
        'are my windows lost if i reload',

        'can i use it on the telephone',
        'does it work on a telephone',
        'is there an app for the phone',

        'is my progress lost if i close the page',
        'do i lose my progress',

        'does the game save',
        'how do i save my game',
        'is my progress saved',
        'do i have to save',
        'can i play on my phone',
        'does it work on a phone',
        'mobile version',
      ],
      how: [
        'what should i click first',
        'what do i press first',
        'where do i click',
        'what should i open first',

        'what can i do here',
        'what can i do on this thing',
        'what can i actually do here',
        'what is there to do here',
        'i just got here',
        'i just got here what is happening',
        'what is happening here',
        'what is this thing',
        'what is all this',
        'what am i looking at',
        'explain this place',
        'explain this to me',
        'first time here',
        'i have no idea what to do',
        'how do i get started',
        'what is this about',

        'i am lost',
        'i do not get this game',
        'what else can i do besides games',
        'is there anything to do besides games',
        'what else is there to do',

        'where should i begin',
        'how do i begin',
        'i am new here what is this place',
        'how does this work',
        'how do i play this',
        'how do i start',
        'i am new here',
        'i am new',
        'what is this game',
        'what is this place',
        'how does this game work',
        'what do i do here',
        'what is this website',
        'what is the point of this game',
        'what is the goal of the game',
        'what am i supposed to do here',
        'how do i win this game',
        'can you win this game',
      ],
    },
    says: {
      about: [
        'The Game Manual has eleven pages: the programs, who may enter where, GUM, Flappy Flunk, the Terminal, and what to do when something is stuck.',
      ],
      how: [
        'Besides the games there are: the town’s places by day and by night, the story in Semester Zero, your locker and its GUM, the radio, MyPlace, the school’s site, and other people. Objectives in the Start menu say what to do next.',
        'This is the computer of Flunks High School, in 1995. Look around: the Town Map for places, Semester Zero for the story, My Locker for GUM, the Arcade for games. Objectives says what to do next.',
        'Open the Town Map, walk, press things. The rest of it is finding Flunko.',
      ],
      where: ['On your desktop, as Game Manual.'],
      more: [
        'Nothing has to be saved: what you have done is kept with your wallet, and without one in this browser.',
        'Everything works on a phone, one window at a time; a desktop computer is recommended.',
        'Read it to the very last page. Something comes of it.',
      ],
    },
    leads: ['objectives', 'arcadia', 'gum'],
  },
  {
    id: 'settings',
    area: 'desktop',
    program: 'Settings',
    title: 'the Settings',
    names: [
      'settings',
      'wallpaper',
      'background',
      'volume',
      'old monitor',
      'reduced motion',
      'change theme',
      'desktop theme',
    ],
    asked: {
      more: ['how many themes are there', 'which themes are there', 'what themes do you have'],

      about: [
        'can i change how the desktop looks',
        'how do i change the look',
        'the desktop is ugly',
        'can i change how this looks',
        'can i change the colors',
        'dark mode',
        'is there a dark mode',
      ],

      how: [
        'how do i make the text bigger it is hard to read',
        'the letters are too small',
        'i can not read this it is too small',
        'how do i make everything bigger',
        'how do i make the font bigger',
        'the text is too small',
        'how do i change the colors of the windows',
        'put the sound louder',
        'make the sound loud',

        'how do i turn the music off',
        'how do i make it quiet',
        'make the icons bigger',
        'the music is annoying',
        'it is too loud',
        'turn the volume down',
        'how do i change the screen size',

        'how do i change the background',
        'turn off the sound',
        'how do i change the theme',
        'turn off the effects',
        'change the wallpaper',
        'how do i mute',
        'how do i turn off the sound',
        'how do i make the sound louder',
        'make it louder',
        'how do i make the text bigger',
        'how do i zoom in',
        'how do i change the font size',
        'where are the hidden themes',
        'are there hidden themes',
      ],
    },
    says: {
      about: [
        'Looks are changed in Settings: background, theme and the old monitor. Of dark themes some are sold at the prize counter, and some are found.',
        'Settings have the background, themes, boot pictures, volumes, the old monitor, the screen saver, and whether others see you in town.',
      ],
      how: [
        'For the sound press the speaker in the taskbar: it has a slider, and Mute. Settings, page System, has the volumes of music, sound and the rest.',

        'Open Settings from the Start menu, or press the desktop with the right button: wallpaper and themes, sound, motion, and the desktop’s area, at 2x or 3x all text is bigger. Each change is shown at once.',
      ],
      where: ['In the Start menu.'],
      more: [
        'Settings, page Desktop, lists the themes: schemes of the time, and one for each clique. More are hidden until they are found, and the prize counter sells others.',
        'Some themes are hidden and come by being found. The prize counter sells others.',
      ],
    },
    leads: ['prize-counter'],
  },
];
