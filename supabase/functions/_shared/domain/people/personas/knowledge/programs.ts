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
        'Find lists programs, places, pages of the manual and of FHS, your files and your Flunks by name, as you type. It is in the Start menu, and under F3.',
      ],
      how: ['Press F3, or open Start, and type a part of the name. Enter opens what is marked.'],
    },
    leads: ['start-menu', 'manual'],
  },
  {
    id: 'disk',
    area: 'desktop',
    program: 'My Computer',
    title: 'the disk',
    names: ['my computer', 'the disk', 'disk', 'drive c', 'hard disk', 'my files', 'my folders'],
    asked: {
      how: [
        'where are my saved pictures',
        'how do i save a file',
        'how do i open a file',
        'where do i find my saved pictures',
        'where is my file',
        'how do i make a folder',
        'where are my files',
        'where do my pictures go',
      ],
      where: ['where are my files kept', 'where is my disk'],
    },
    says: {
      about: [
        'My Computer has your own disk, drive C: folders and files that stay in this browser, for guests too and without a network.',
      ],
      how: [
        'Open My Computer and then drive C. A right click or a long press shows what can be done; F2 renames, Del throws into the Recycle Bin.',
      ],
      where: [
        'In this browser alone: memes, cards and fortunes that you save lie in Pictures. Save to This Device, in the File menu of a folder, gives you a file back.',
      ],
    },
    leads: ['recycle-bin', 'notepad'],
  },
  {
    id: 'floppy',
    area: 'desktop',
    program: 'My Computer',
    title: 'drive A',
    names: ['drive a', 'floppy', 'floppy drive', 'backup', 'back up'],
    asked: {
      how: [
        'how do i back up my files',
        'how do i move my files to another browser',
        'how do i make a backup of drive c',
      ],
    },
    says: {
      about: ['Drive A: of My Computer takes all of drive C out in one file, and reads it back.'],
      how: [
        'Open My Computer and then drive A: Save Drive C gives you one file with everything, and Read a File brings it back, here or in another browser.',
      ],
    },
    leads: ['disk'],
  },
  {
    id: 'recycle-bin',
    area: 'desktop',
    program: 'Recycle Bin',
    title: 'the Recycle Bin',
    names: ['recycle bin', 'trash', 'deleted files', 'trash can'],
    asked: {
      about: ['where do deleted files go', 'are deleted files gone'],
      how: [
        'i deleted something by accident',
        'how do i get a deleted file back',
        'how do i empty the bin',
        'how do i restore a file',
        'i deleted a file by mistake',
        'how do i empty the recycle bin',
      ],
    },
    says: {
      about: ['What you delete on drive C lies in the Recycle Bin until you empty it.'],
      how: [
        'Open the Recycle Bin, choose the file, and Restore in the File menu puts it back where it lay.',
        'To empty the bin: Empty Recycle Bin deletes everything in it for good, after a question.',
      ],
    },
    leads: ['disk'],
  },
  {
    id: 'paint',
    area: 'desktop',
    program: 'Paint',
    title: 'Paint',
    names: ['paint', 'paint program', 'drawing program', 'draw a picture', 'pixel art'],
    asked: {
      how: [
        'how do i draw a picture',
        'how do i draw something',
        'where can i draw',
        'how do i use paint',
        'how do i draw a picture',
        'how do i paint',
        'how do i edit a picture',
        'where can i draw',
      ],
    },
    says: {
      about: [
        'Paint draws pictures of whole pixels, with the tools and the 28 colors of 1995. It is under Programs, for guests too.',
      ],
      how: [
        'Open Paint from Programs, choose a tool, and draw: the left button has one color, the right button the other. Ctrl+Z takes a step back, Ctrl+S saves a PNG on drive C.',
      ],
    },
    leads: ['disk', 'notepad'],
  },
  {
    id: 'notepad',
    area: 'desktop',
    program: 'Notepad',
    title: 'Notepad',
    names: ['notepad', 'write a note', 'text editor', 'take notes', 'text file'],
    asked: {
      how: ['how do i save a note', 'where can i write something down', 'how do i write a note'],
    },
    says: {
      about: [
        'Notepad is a page for plain words: notes, lists, clues. It keeps what you type also before you save it.',
      ],
      how: [
        'Open Notepad from Programs, type, and press Ctrl+S. F5 writes the time and the date, F3 finds the next one.',
      ],
    },
    leads: ['disk'],
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
      more: ['can i move the icons'],

      how: [
        'can i have two windows next to each other',
        'how do i put two windows side by side',
        'how do i move a window',
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
        'Start, at the lower left, has all programs that you may see, in folders; the desktop has icons for most. Double-click an icon, or tap it on a phone.',
      ],
      how: [
        'Drag a window by its title to the left or right edge and it fills that half, so two lie side by side; at the top it fills the screen. Double-click the title, and it is as before.',

        'Double-click an icon, or take it from Start. Move a window by its title, resize it at its edges, double-click the title to fill the screen, close it by its cross. F1, or the question mark in the title, is its help.',
      ],
      more: [
        'Icons are dragged to where you want them, and stay there in this browser.',

        'Windows lie where you left them, even after a reload. The sheet of shortcuts is in the Start menu, as Keyboard.',
      ],
    },
    leads: ['find', 'settings'],
  },
  {
    id: 'run',
    area: 'desktop',
    program: 'Run',
    title: 'Run',
    names: ['run box', 'run dialog', 'run window', 'run command'],
    asked: {
      about: ['what is the run box', 'is there a run dialog'],
      how: ['how do i open a file by its path', 'how do i open a program by its name'],
    },
    says: {
      about: [
        'Run, at the foot of the Start menu, opens what you name: a program, a place, or a file of drive C by its path.',
      ],
      how: [
        'Start, then Run: type a name such as Paint, or a path such as C:\\Documents, and press OK. It remembers the last ten.',
      ],
    },
    leads: ['start-menu', 'find'],
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
      how: ['how do i shut down', 'how do i turn off this computer', 'how do i restart', 'how do i sign out'],
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
      about: ['does it work offline', 'does the page work offline', 'does it work without internet'],

      how: [
        'the page froze what now',
        'my screen is black',

        'the page is slow',
        'the site does not load',
        'it is lagging',
        'the game is laggy',
        'it froze',
        'it crashed',
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
