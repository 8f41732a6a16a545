import type { Subject } from '../entry.ts';

/** The computer itself: its windows and its little programs. */
export const PROGRAMS: readonly Subject[] = [
  {
    id: 'find',
    area: 'desktop',
    program: 'Find',
    title: 'Find',
    names: [
      'find program',
      'search',
      'search bar',
      'search function',
      'find a program',
      'missing program',
      'f3',
    ],
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
    program: 'Shut Down',
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
      how: [
        'can i turn off the scary stuff',
        'can i turn off the effects',
        'can i stop the flickering',
        'how do i turn off the scan lines',
        'turn off the vcr effect',
        'turn off the old monitor',
      ],
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
    id: 'language',
    area: 'desktop',
    title: 'the language',
    names: [
      'language',
      'languages',
      'translate',
      'translation',
      'in spanish',
      'in german',
      'in french',
      'in japanese',
    ],
    asked: {
      about: [
        'can i use this in spanish',
        'what languages are there',
        'do you speak spanish',
        'do you speak german',
        'can i change the language',
        'habla espanol',
      ],
    },
    says: {
      about: [
        'This computer has English and nothing else; it was bought in Arcadia in 1995. So have I. Speak plainly, and I follow, mostly.',
      ],
    },
    leads: ['settings'],
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
