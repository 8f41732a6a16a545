import type { Subject } from '../entry.ts';

/** The computer itself: its windows, its little programs, what it keeps, and who made it. */
export const PROGRAMS: readonly Subject[] = [
  {
    id: 'makers',
    area: 'desktop',
    title: 'who made this',
    names: [
      'about us',
      'credits',
      'the makers',
      'makers',
      'the team',
      'developers',
      'the devs',
      'creators of the site',
      'founders',
    ],
    asked: {
      who: [
        'who made this',
        'who made this website',
        'who made this game',
        'who built this site',
        'who runs this project',
        'who is behind this',
        'who created flunks',
        'who is the developer',
        'who owns this site',
      ],
      about: ['what is this made with', 'is this open source', 'what version is this'],
    },
    says: {
      about: [
        'This computer was made by the people of Flunks, for those who hold one. About Us on the desktop has the school, the cliques, the town and the credits.',
      ],
      who: [
        'The people of Flunks made it. The credits are in About Us; the school’s own site, by its foot, was made by the computer club. To reach the makers, use Report Card or Discord.',
      ],
      where: ['About Us, on your desktop. What’s New tells what changed.'],
      more: ['Pictures were modeled or drawn dot by dot, and all of them for this computer.'],
    },
    leads: ['report-card', 'discord', 'flunks'],
  },
  {
    id: 'cost-free',
    area: 'desktop',
    title: 'what it costs',
    names: ['is this free', 'free to play', 'pay to win', 'subscription', 'free stuff'],
    asked: {
      cost: [
        'is this free',
        'is it free to play',
        'do i have to pay',
        'do i need money to play',
        'do i need to spend money',
      ],
      about: ['is there anything free here', 'is the game pay to win'],
    },
    says: {
      about: [
        'Looking around, the games, the radio, the story and this chat are free. Doors of the town ask for a Flunk, and GUM is earned, never bought.',
      ],
      cost: [
        'It is free: the games, the story, the radio and talking cost nothing. Places of the town want a Flunk in your wallet, and a Flunk costs what the market asks. GUM is only earned.',
      ],
    },
    leads: ['what-i-need', 'gum', 'flunks'],
  },
  {
    id: 'what-i-need',
    area: 'desktop',
    title: 'what you need',
    names: [
      'requirements',
      'without a wallet',
      'as a guest',
      'guest',
      'visitor',
      'without a flunk',
      'without an nft',
      'no wallet',
    ],
    asked: {
      about: [
        'what do i need to play',
        'do i need a wallet',
        'do i need a wallet to do anything',
        'do i need an nft to play',
        'do i need a flunk',
        'can i play without a wallet',
        'can i play without an nft',
        'what can i do without a wallet',
        'what can i do as a guest',
        'can i try it first',
      ],
    },
    says: {
      about: [
        'Nothing, to look: the story, the games in practice, the radio and the map work without a wallet. With a wallet you get a name, GUM and a place on the boards; with a Flunk the doors of the town.',
        'A browser is enough to play and listen. A Flow wallet adds profile, locker, GUM, chat and scores. A Flunk adds the town’s doors, and its clique’s house.',
      ],
    },
    leads: ['wallet', 'flunks', 'manual'],
  },
  {
    id: 'privacy',
    area: 'desktop',
    title: 'what is kept of you',
    names: ['privacy', 'my data', 'personal data', 'cookies', 'tracking', 'email', 'logs'],
    asked: {
      about: [
        'are my messages private',
        'who can read what i write',
        'can anyone read this chat',
        'does anybody else see this conversation',
        'do you store my data',
        'do you track me',
        'what do you know about me',
        'do you save what i say',
        'are you spying on me',
        'is my email safe',
        'will you tell anyone',
        'can you keep a secret',
      ],
      how: ['how do i delete my account', 'how do i delete my data'],
    },
    says: {
      about: [
        'What you say in this room is between you and a persona; no other person reads it, and the window forgets it when you leave. I keep for 30 days what you are called, what you like and which lines I used.',
        'Here I know only your own records: name, Flunks, GUM, streak, scores. The rooms of people are read by everybody and kept for 90 days.',
      ],
      how: [
        'Your email and bio are yours to delete in your profile; where others see you is turned off in Settings, under User. For anything else hand in a Report Card.',
      ],
      more: ['An email address is optional. Only your own wallet sees it.'],
    },
    leads: ['wallet', 'chat-report'],
  },
  {
    id: 'find',
    area: 'desktop',
    title: 'Find',
    names: ['find', 'search', 'search bar', 'look up', 'find a program', 'missing program'],
    asked: {
      how: [
        'how do i search',
        'how do i find a program',
        'where is the search',
        'i can not find the app',
        'how do i look something up',
      ],
    },
    says: {
      about: [
        'Find lists programs, places, pages of the manual and of FHS, and your Flunks by name, as you type. It is in the Start menu, and under F3.',
      ],
      how: ['Press F3, or Start and Find, and type a part of the name. Enter opens what is marked.'],
    },
    leads: ['start-menu', 'manual'],
  },
  {
    id: 'start-menu',
    area: 'desktop',
    title: 'the Start menu and the windows',
    names: [
      'start menu',
      'start button',
      'taskbar',
      'windows',
      'window',
      'icons',
      'shortcuts',
      'keyboard shortcuts',
      'hotkeys',
      'full screen',
      'double click',
    ],
    asked: {
      how: [
        'how do i open a program',
        'how do i launch an app',
        'how do i close a window',
        'how do i move a window',
        'how do i resize a window',
        'how do i make a window full screen',
        'how do i minimize a window',
        'what are the keyboard shortcuts',
        'how do i get help with a program',
        'what programs are there',
        'where are my apps',
      ],
    },
    says: {
      about: [
        'Start, at the lower left, has all programs that you may see; the desktop has icons for most. Double-click an icon, or tap it on a phone.',
      ],
      how: [
        'Double-click an icon, or take it from Start. Move a window by its title, resize it at its edges, double-click the title to fill the screen. F1, or the question mark in the title, is its help.',
      ],
      more: [
        'Windows lie where you left them, even after a reload. The sheet of shortcuts is in the Start menu, as Keyboard.',
      ],
    },
    leads: ['find', 'settings'],
  },
  {
    id: 'shut-down',
    area: 'desktop',
    title: 'shutting down',
    names: [
      'shut down',
      'shutdown',
      'turn off the computer',
      'restart',
      'reboot',
      'log out',
      'sign out',
      'logout',
    ],
    asked: {
      how: [
        'how do i shut down',
        'how do i turn off this computer',
        'how do i restart',
        'how do i log out',
        'how do i sign out',
      ],
    },
    says: {
      about: [
        'Shut Down, at the foot of the Start menu, turns the computer off, restarts it, or signs you out. Your windows come back as they lay.',
      ],
      how: [
        'Start, then Shut Down: choose to shut down, restart or sign out. It is then safe to turn off your computer, as they say.',
      ],
    },
    leads: ['settings', 'wallet'],
  },
  {
    id: 'screen-saver',
    area: 'desktop',
    title: 'the screen saver',
    names: ['screen saver', 'saver', 'wandering flunks'],
    asked: {
      how: ['how do i turn off the screen saver', 'how do i change the screen saver'],
      about: ['is there a screen saver', 'why do flunks walk over my screen'],
    },
    says: {
      about: [
        'Yes: after ten minutes without a touch four of your Flunks wander over a black screen. Any key ends it.',
      ],
      how: ['Settings, page System: none, or after 1, 5, 10, 20 or 30 minutes, with a preview.'],
    },
    leads: ['settings'],
  },
  {
    id: 'effects',
    area: 'desktop',
    title: 'the old picture',
    names: [
      'vcr',
      'vcr effects',
      'scan lines',
      'scanlines',
      'crt',
      'loading screens',
      'retro text',
      'icon animation',
    ],
    asked: {
      how: ['how do i turn off the scan lines', 'turn off the vcr effect', 'turn off the old monitor'],
    },
    says: {
      about: [
        'Of small wonders there are VCR Effects, which lay an old tape over the desktop, fifteen loading screens, Icon Animation, and Retro Text, which sets your words in neon. Which of them you see goes by your level.',
      ],
      how: [
        'The monitor of 1995 is turned off in Settings, page Desktop; the tape in VCR Effects; all that moves under System, motion.',
      ],
    },
    leads: ['settings'],
  },
  {
    id: 'access-levels',
    area: 'desktop',
    title: 'the access levels',
    names: [
      'access level',
      'access levels',
      'access code',
      'beta code',
      'beta tester',
      'beta access',
      'administrator',
      'admin',
      'clique access',
      'community member',
    ],
    asked: {
      how: [
        'how do i get beta access',
        'how do i become an admin',
        'how do i become a beta tester',
        'where do i enter an access code',
        'how do i get the terminal',
      ],
      why: ['why do i not see all programs', 'why is a program missing', 'why can i not see the terminal'],
    },
    says: {
      about: [
        'Levels are Administrator, Beta Tester, Community Member and Guest. The desktop shows the programs of your level, and the manual’s page on access says which.',
      ],
      how: [
        'By an access code, which the school gives out, or by your wallet. When your level changes, the icons follow at once.',
      ],
      why: [
        'A program is shown if your level has it and the school has opened it. Ask again on another day.',
      ],
    },
    leads: ['manual', 'wallet'],
  },
  {
    id: 'offline',
    area: 'desktop',
    title: 'trouble with the line',
    names: [
      'offline',
      'slow',
      'lag',
      'laggy',
      'crash',
      'crashed',
      'frozen',
      'error',
      'glitch',
      'not loading',
      'black screen',
    ],
    asked: {
      how: [
        'the page is slow',
        'the site does not load',
        'it is lagging',
        'the game is laggy',
        'it froze',
        'it crashed',
        'does it work offline',
        'what do i do when it hangs',
      ],
    },
    says: {
      about: [
        'Without a line the desktop still opens, with what it showed last, and sends what waits as soon as the school’s computer answers.',
      ],
      how: [
        'Reload the page, close windows you do not need, turn off the old monitor and the tape in Settings. Where it stays broken, a Report Card reaches those who can mend it.',
      ],
    },
    leads: ['report-card', 'manual'],
  },
  {
    id: 'clock-calendar',
    area: 'desktop',
    title: 'the clock of the taskbar',
    names: ['taskbar clock', 'date time', 'time zone', 'timezone', 'central time', 'arcadia time'],
    asked: {
      about: [
        'what time zone is the town in',
        'which time zone is it',
        'why is the time here different',
        'is arcadia time my time',
      ],
    },
    says: {
      about: [
        'Arcadia keeps Central time, the clock of Chicago: it is {time} there now. Press the taskbar’s clock to see both times, and when night falls. GUM and boards go by UTC.',
      ],
      when: ['It is {time} in Arcadia.'],
    },
    leads: ['day-night', 'check-in'],
  },
];
