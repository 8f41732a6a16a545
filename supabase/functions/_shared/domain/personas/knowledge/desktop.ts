import type { Subject } from '../entry.ts';

/** Of the desktop's own programs. */
export const DESKTOP: readonly Subject[] = [
  {
    id: 'messenger',
    area: 'desktop',
    title: 'the Messenger',
    names: [
      'messenger',
      'chat',
      'chat rooms',
      'chat room',
      'rooms',
      'general chat',
      'gaming lounge',
      'study hall room',
      'music and chill',
    ],
    asked: {
      who: [
        'who else is here',
        'who can i talk to',
        'are there other rooms',
        'what other rooms are there',
        'are there real people here',
        'who are the other bots',
      ],
    },
    says: {
      about: [
        'The Messenger has eight rooms: FlunkBot, WZRD, Town Gossip and Sportscenter, who are personas, and General Chat, Gaming Lounge, Study Hall and Music & Chill, where people are.',
      ],
      who: [
        'Four personas: FlunkBot, WZRD, Town Gossip, Sportscenter. And in General Chat, Gaming Lounge, Study Hall and Music & Chill there is whoever is there tonight.',
      ],
      how: [
        'Pick a room in the list, write, press Enter. What you write to a persona stays between the two of you; the other rooms are read by everybody.',
      ],
      where: ['You are in it.'],
      more: ['A message can be taken back within a minute. What was said was said, though.'],
    },
    leads: ['about-personas', 'profile'],
  },
  {
    id: 'about-personas',
    area: 'desktop',
    title: 'the other personas',
    names: [
      'flunkbot',
      'wzrd',
      'studybuddy',
      'study buddy',
      'town gossip',
      'gossip',
      'sportscenter',
      'sports center',
      'personas',
      'the other bots',
    ],
    says: {
      about: [
        'FlunkBot keeps the files, WZRD keeps the riddles, Town Gossip keeps nothing to herself, and Sportscenter keeps the score. Each has a room of the Messenger.',
      ],
      who: [
        'Four: FlunkBot for how things work, WZRD for hints and riddles, Town Gossip for who was where, Sportscenter for games and scores.',
      ],
      why: ['Each has a room because they talk over one another in one.'],
      more: ['Ask two of them the same question. They know the same town and tell it differently.'],
    },
    leads: ['messenger'],
  },
  {
    id: 'radio',
    area: 'desktop',
    title: 'the radio',
    names: ['radio', 'stations', 'station', 'dial', 'frequency', 'broadcast', 'what is on the radio'],
    asked: {
      about: [
        'what radio stations are there',
        'list the radio stations',
        'what stations are there',
        'what is playing',
        'what can i listen to',
      ],
      where: ['what frequency', 'where is flunk fm on the dial'],
      how: ['how do i use the radio', 'why is the radio silent', 'the radio does not play'],
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
    says: {
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
    id: 'my-locker',
    area: 'desktop',
    title: 'My Locker',
    names: ['my locker', 'locker', 'locker number', 'jackets in my locker', 'get a locker'],
    asked: { how: ['how do i get a locker', 'how do i change my name', 'get my locker'] },
    says: {
      about: [
        'My Locker is yours for good: a number, a house, a jacket, and the Gum section with the daily check-in. Stickers from the prize counter go on its door.',
      ],
      how: [
        'Connect a wallet, choose a username, and press GET YOUR LOCKER. Numbers have no gaps, and a wallet has one.',
      ],
      where: ['On your desktop; it stands in the main hall.'],
      cost: ['A locker is free. What you stick on it costs GUM.'],
      more: ['Locker 117 is not among those that are given out. Not lately.'],
    },
    leads: ['check-in', 'locker-117', 'prize-counter'],
  },
  {
    id: 'profile',
    area: 'desktop',
    title: 'profiles',
    names: ['profile', 'username', 'user name', 'create profile', 'nickname', 'profile picture', 'avatar'],
    asked: {
      how: [
        'how do i make a profile',
        'how do i get a username',
        'change my profile picture',
        'change my username',
      ],
    },
    says: {
      about: [
        'A profile has a username, a picture and a few lines about you. Others see it on boards, in the rooms and in town.',
      ],
      how: [
        'Open Create Profile: 3 to 20 letters, digits or underscores for the name, and one of your Flunks or a drawn face for the picture.',
      ],
      where: ['On your desktop, under Create Profile.'],
      cost: ['It is free.'],
      more: ['Names that would pass for the school’s own people are not given out.'],
    },
    leads: ['my-locker', 'myplace'],
  },
  {
    id: 'myplace',
    area: 'desktop',
    title: 'MyPlace',
    names: ['myplace', 'my place', 'my page', 'social page', 'profile song'],
    says: {
      about: [
        'MyPlace is the page where everybody is from 1997: songs, top friends, and too many glitter patterns. Each clique has a profile there.',
      ],
      who: ['The Preps, the Freaks, the Jocks, the Nerds. And one who has not been seen since that Friday.'],
      where: ['On your desktop, as MyPlace, where it is open to you.'],
      how: ['Choose a profile; a profile of a clique opens to those who hold a Flunk of it.'],
      more: ['Look at the top friends. There are six, and one of them is clicked more than the rest.'],
    },
    leads: ['cliques', 'flunko'],
  },
  {
    id: 'terminal',
    area: 'desktop',
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
      how: [
        'how do i use the terminal',
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
    title: 'Semester Zero',
    names: ['semester zero', 'story so far', 'cutscene', 'cutscenes', 'story mode', 'movie of the story'],
    asked: { how: ['how do i watch the story', 'where can i see the story'] },
    says: {
      about: [
        'Semester Zero tells the story in pictures: how you came to Arcadia, The Story So Far with that Friday hour by hour, and the Homecoming dance.',
      ],
      how: [
        'Open Semester Zero on the desktop and choose a chapter. A press shows the whole line, the next one goes on.',
      ],
      where: ['On your desktop, as Semester Zero.'],
      when: ['Chapter by chapter: Homecoming opens once The Story So Far was seen.'],
      more: ['Somebody had your room, your computer and your name before you. Nobody says who.'],
    },
    leads: ['timeline', 'dance'],
  },
  {
    id: 'manual',
    area: 'desktop',
    title: 'the Game Manual',
    names: ['manual', 'game manual', 'instructions', 'guide', 'handbook', 'tutorial', 'getting started'],
    asked: {
      more: ['can i play on my phone', 'does it work on a phone', 'mobile version'],
      how: [
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
        'what is this website',
      ],
    },
    says: {
      about: [
        'The Game Manual has eleven pages: the programs, who may enter where, GUM, Flappy Flunk, the Terminal, and what to do when something is stuck.',
      ],
      how: [
        'This is the computer of Flunks High School, in 1995. Look around: the Town Map for places, Semester Zero for the story, My Locker for GUM, the Arcade for games. Objectives says what to do next.',
        'Open the Town Map, walk, press things. The rest of it is finding Flunko.',
      ],
      where: ['On your desktop, as Game Manual.'],
      more: [
        'Everything works on a phone, one window at a time; a desktop computer is recommended.',
        'Read it to the very last page. Something comes of it.',
      ],
    },
    leads: ['objectives', 'arcadia', 'gum'],
  },
  {
    id: 'settings',
    area: 'desktop',
    title: 'the Settings',
    names: [
      'settings',
      'wallpaper',
      'background',
      'volume',
      'screen saver',
      'old monitor',
      'reduced motion',
      'change theme',
      'desktop theme',
    ],
    asked: {
      how: [
        'how do i change the background',
        'turn off the sound',
        'how do i change the theme',
        'turn off the effects',
        'change the wallpaper',
        'how do i mute',
      ],
    },
    says: {
      about: [
        'Settings have the background, themes, boot pictures, volumes, the old monitor, the screen saver, and whether others see you in town.',
      ],
      how: [
        'Open Settings from the Start menu, or press the desktop with the right button. Each change is shown at once.',
      ],
      where: ['In the Start menu.'],
      more: ['Some themes are hidden and come by being found. The prize counter sells others.'],
    },
    leads: ['prize-counter'],
  },
  {
    id: 'bulletin-board',
    area: 'desktop',
    title: 'the Bulletin Board',
    names: ['bulletin board', 'notice board', 'announcement', 'announcements', 'community challenges'],
    asked: { about: ['what is new in this version', 'what changed'] },
    says: {
      about: [
        'The Bulletin Board has papers that can be pressed: the market, the community challenges, and whatever the school announces just now. What’s New tells of versions.',
      ],
      where: ['On your desktop, as Bulletin Board.'],
      more: ['A challenge there pays nothing but the deed.'],
    },
    leads: ['report-card', 'discord'],
  },
  {
    id: 'report-card',
    area: 'desktop',
    title: 'the Report Card',
    names: ['report card', 'feedback', 'bug', 'report a bug', 'support', 'broken', 'problem', 'ticket'],
    asked: {
      how: [
        'how do i report a bug',
        'something is broken',
        'i found a bug',
        'who do i tell about a bug',
        'it does not work',
        'i need support',
      ],
    },
    says: {
      about: [
        'For what is broken or missing: hand in a Report Card, or open a ticket on Discord. Both are read by people.',
      ],
      how: ['Open Report Card, write what is wrong or what you wish for, and submit. A name is not needed.'],
      where: ['On your desktop, where your level shows it. The manual’s last page lists the usual troubles.'],
      more: ['What you typed is kept until it is sent.'],
    },
    leads: ['discord', 'manual'],
  },
  {
    id: 'discord',
    area: 'desktop',
    title: 'Discord and X',
    names: ['discord', 'twitter', 'x account', 'community', 'social media'],
    says: {
      about: [
        'The community is on Discord and on X; both have an icon on the desktop. Nobody there needs your recovery words either.',
      ],
      where: ['Press the icon Discord or X on your desktop.'],
      how: ['Press the icon; it opens in a new tab.'],
    },
    leads: ['report-card'],
  },
];
