import type { Thing } from './task.ts';

/** The desktop, its windows and its programs. */
export const DESK_THINGS: readonly Thing[] = [
  {
    of: 'paint',
    names: 'paint, paint program, in paint, my painting, my drawing, drawings, paintings',
    for: 'alone',
    at: 'the Start menu, under Programs, in Accessories',
    says: {
      elsewhere:
        'Saved paintings follow your wallet to other browsers, up to 4 MB each. An unsaved one stays in its browser.',
      undo: 'In Paint Ctrl+Z takes back up to fifty steps, Ctrl+Y does them again.',
      kept: 'A painting that was not saved is there again after a reload or a crash, up to the last second. Ctrl+S saves it as a PNG into drive C.',
      share:
        'A saved painting lies on drive C and among your downloads; from there it goes to Meme Manager and the wall, where you have them, or to your device.',
      seen: 'Only you see a painting, until you publish it on the wall or send it to somebody.',
      limit:
        'A picture in Paint has at most 1600 pixels to a side; a larger one is made smaller as it comes in. There are 28 colors, and fifty steps to take back.',
      change:
        'A double click on a color of the palette makes it a color of your own; sizes, flips and turns are in the Image menu.',
      delete:
        'In Paint Del clears what is selected; a saved painting you delete in My Computer, in Pictures.',
      off: 'Closing Paint asks what becomes of an unsaved picture: Yes saves, No gives it up, Cancel stays.',
    },
  },
  {
    of: 'notepad',
    names: 'notepad, note, notes, my notes, text file, case notes',
    for: 'alone',
    at: 'the Start menu, under Programs, in Accessories',
    says: {
      elsewhere:
        'Signed in, your notes follow your wallet to every browser that you sign in with. A guest’s stay in their browser.',
      seen: 'Your notes are seen by nobody but you: they lie on drive C, and with your wallet if you are signed in.',
      kept: 'Notepad keeps each letter as you type it, also after a reload or a crash. Ctrl+S puts the note on drive C as a file.',
      limit: 'A note has at most 65,536 characters. A paste that is cut says so.',
      undo: 'In Notepad Ctrl+Z takes back what you typed last. A note that was deleted lies in the Recycle Bin.',
      delete: 'Choose the note in My Computer and press Del: it goes into the Recycle Bin.',
      share:
        'A right click on a note in My Computer saves it to your device. Notes go to no other person by themselves.',
      change: 'A double click on a note in My Computer opens it again; F2 there gives it another name.',
      find: 'Notepad is in the Start menu, under Programs, in Accessories; saved notes lie on drive C, in My Computer.',
    },
  },
  {
    of: 'disk',
    names:
      'my computer, drive c, disk, my files, files, file, folder, folders, document, documents, hard drive',
    title: 'the disk',
    for: 'alone',
    at: 'My Computer, on the desktop',
    says: {
      elsewhere:
        'Signed in, texts, folders, shortcuts and pictures follow your wallet to other browsers; drive A: takes all of drive C along in one file.',
      delete:
        'Del puts a file into the Recycle Bin. Shift+Del, or Empty Recycle Bin, deletes it for good, after a question.',
      undo: 'A file that was deleted lies in the Recycle Bin: choose it there, and Restore puts it back where it lay.',
      seen: 'No other person sees your files. What you made while signed in is your wallet’s; what a guest made is seen by all who use this browser.',
      kept: 'Files lie in this browser; signed in, texts, folders, shortcuts and pictures follow your wallet to other browsers. Properties says of each where it is kept.',
      share:
        'Save to This Device, in a file’s menu, gives it to you; drive A: gives you all of drive C in one file.',
      change: 'F2 gives a file or folder another name; a drag with the mouse moves it, with Ctrl it copies.',
      limit:
        'A wallet keeps 256 KB of texts and folders and 10 MB of pictures, up to 4 MB each; the browser’s own disk has what the browser gives. Properties of the drive tells.',
      phone:
        'On a phone one tap opens a file, and a finger that rests shows its menu. A band and drags are for the mouse.',
      find: 'My Computer, on the desktop, has your files on drive C: pictures in Pictures, school days in School, statements in Documents.',
      broken:
        'Where something cannot be kept the window says why: no room left, a browser that keeps nothing, or a newer version elsewhere. Drive A: saves all of it.',
    },
  },
  {
    of: 'disk',
    names:
      'saved picture, saved pictures, my pictures, pictures i saved, picture i saved, my memes saved, saved cards',
    title: 'your pictures',
    says: {
      elsewhere:
        'Signed in, saved pictures follow your wallet to other browsers: up to 4 MB each, 10 MB in all.',
      find: 'What you save lies in Pictures on drive C: open My Computer, then C:, then Pictures. It is among your downloads, too.',
      seen: 'Pictures on your disk are seen by you alone, until you publish or send one.',
      kept: 'Saved pictures lie in Pictures on drive C, and, signed in, follow your wallet: up to 4 MB each, 10 MB in all.',
      delete: 'Choose the picture in My Computer and press Del; the Recycle Bin keeps it until you empty it.',
      change:
        'Edit, in the menu of a picture, opens it in the program that made it, where you have it, and any other in Paint.',
      share: 'Picture Viewer shares or copies a picture where your browser can, and saves it to your device.',
    },
  },
  {
    of: 'recycle-bin',
    names: 'recycle bin, bin, trash can, trash, deleted files, deleted file',
    for: 'alone',
    at: 'the corner of your desktop',
    says: {
      undo: 'In the Recycle Bin choose the file, and Restore puts it back where it lay.',
      delete:
        'Empty Recycle Bin deletes all of it for good, after a question; Del in the bin deletes what is chosen.',
      kept: 'What is in the Recycle Bin stays until you empty it, and takes as much room as before.',
    },
  },
  {
    of: 'start-menu',
    names: 'window, windows, title bar, windows on screen',
    title: 'a window',
    says: {
      keys: 'Ctrl+Alt+W closes a window, Ctrl+Alt+N minimizes, Ctrl+Alt+X fills the screen, Ctrl+Alt+J and K fill a half.',
      phone:
        'On a phone each window fills the screen. The taskbar and the Start menu lead from one to the next, and Back closes what is in front.',
      off: 'The cross closes a window, and so does Ctrl+Alt+W. The line minimizes it to the taskbar.',
      change:
        'Pull a window at its edges; a double click on the title fills the screen; let go at the left or right edge, it fills that half.',
      undo: 'Open the program again: a window comes back where it lay, and unsaved words are there again.',
      kept: 'Windows, their places and sizes are there again after a reload.',
      broken:
        'A title bar cannot leave the screen. If a window hides, press its button in the taskbar; Ctrl+Alt+X fills the screen with it, and a reload puts all where they were.',
      limit: 'As many windows as you like; those that are covered or minimized rest.',
    },
  },
  {
    of: 'start-menu',
    names: 'icon, icons, desktop icons',
    title: 'your icons',
    says: {
      elsewhere: 'Signed in, the places of your icons, and which are hidden, follow your wallet.',
      off: 'A right click on a program’s icon has Hide Icon. The Start menu still has the program.',
      delete:
        'Hide Icon, by a right click on it, takes a program’s icon off the desktop. The program stays in the Start menu.',
      undo: 'Show Hidden Icons, by a right click beside the icons, puts all of them back.',
      broken:
        'An icon that is missing was hidden, or belongs to a program that is not open to you yet. Show Hidden Icons, by a right click on the desktop, puts the hidden ones back.',
      find: 'An icon that is gone may be hidden: right click beside the icons, Show Hidden Icons. The Start menu has all programs that you have.',
      change: 'Drag icons where you like; they stay there. Signed in, their places follow your wallet.',
      kept: 'Icons stay where you put them; signed in, their places follow your wallet to other browsers.',
    },
  },
  {
    of: 'start-menu',
    names: 'shortcut, shortcut on the desktop, create a shortcut, make a shortcut, a shortcut to',
    title: 'shortcuts',
    says: {
      find: 'Create Shortcut, in the menu of any window (right click on its title), puts one on the desktop.',
      delete: 'A shortcut is a file: choose it and press Del. What it leads to stays.',
      limit: 'As many shortcuts as you like; they lie in C:\\Desktop.',
    },
  },
  {
    of: 'start-menu',
    names: 'recent, recent files, recent list, recent documents',
    title: 'Recent',
    says: {
      delete: 'Settings, under Privacy, clears Recent and what you ran.',
      find: 'Recent is in the Start menu: the last fifteen files of drive C that you opened or saved.',
      limit: 'Recent lists the last fifteen files that you opened or saved.',
      seen: 'Only this browser knows Recent, and Settings clears it under Privacy.',
    },
  },
  {
    of: 'settings',
    names: 'wallpaper, background, my own wallpaper, desktop background, desktop picture',
    title: 'the wallpaper',
    says: {
      elsewhere:
        'A wallpaper of your own is of this browser; other browsers go on showing what was chosen there.',
      change:
        'Settings, page Desktop: choose a picture, a pattern or a gradient. Picture... takes one of drive C, From Device... a photograph of your own.',
      undo: 'Choose another background in Settings, page Desktop: your own picture is offered again there.',
      delete: 'Choose another background in Settings, page Desktop, and yours is off.',
      limit: 'A wallpaper of your own may have 40 MB and 64 megapixels: PNG, JPEG, GIF or WebP.',
      seen: 'Your wallpaper is of this browser, and nobody else sees it.',
      find: 'Wallpapers are in Settings, page Desktop; for a picture of your own press Picture... or From Device...',
    },
  },
  {
    of: 'settings',
    names: 'settings, setting, control panel, options',
    for: 'alone',
    at: 'the Start menu',
    says: {
      elsewhere:
        'Signed in, settings go with you to every browser. A wallpaper of your own stays where it was set.',
      kept: 'Settings are kept in this browser, and, signed in, with your wallet in all your browsers.',
      undo: 'Reset to defaults, in Settings, page System. The hidden themes that you found stay.',
      change:
        'Open Settings from the Start menu: pages Desktop, System, User, News and Privacy. Each choice takes hold at once.',
    },
  },
  {
    of: 'settings',
    names:
      'the theme, my theme, themes of the desktop, desktop theme, color scheme, window colors, dark mode, dark theme',
    title: 'the themes',
    says: {
      elsewhere: 'Signed in, theme and found themes go with you to every browser.',
      change:
        'Settings, page Desktop, has the colors of all windows: twenty themes are listed, fifteen more are hidden. Hotdog Stand is as loud as in 1995.',
      limit: 'Twenty themes are listed and fifteen hidden; the prize counter sells four more.',
      find: 'Themes are in Settings, page Desktop. For each hidden one the page User has a hint.',
      cost: 'The listed themes are free, the hidden ones are found, and four are sold at the prize counter for GUM.',
    },
  },
  {
    of: 'settings',
    names: 'sound, sounds, volume, music, audio, sound effects',
    title: 'the sound',
    says: {
      broken:
        'No sound? A browser lets nothing sound before your first press. Then look at the speaker beside the clock: Mute and the slider are there, and in Settings, page System.',
      off: 'The speaker beside the clock has Mute and a slider. M silences the story, the bar of a place its music.',
      change: 'The speaker beside the clock opens the slider; Settings, page System, has three volumes.',
      sound:
        'The speaker beside the clock has Mute and a slider. A browser lets nothing sound before your first press.',
    },
  },
  {
    of: 'screen-saver',
    names: 'screen saver',
    for: 'alone',
    at: 'Settings, page System',
    says: {
      off: 'Settings, page System: set the screen saver to none, or to 1, 5, 10, 20 or 30 minutes.',
      change:
        'Settings, page System: after how many minutes it begins. It shows four of your Flunks, or four drawn ones.',
      limit: 'It begins after ten minutes without input, or what you set: none, 1, 5, 10, 20 or 30.',
    },
  },
  {
    of: 'effects',
    names: 'scan lines, old monitor, vcr effects, crt, flicker, tape effect',
    title: 'the old monitor and the tape',
    says: {
      off: 'Settings turns the old monitor and the tape off: page Desktop, at the foot.',
      broken:
        'Lines and noise are the old monitor and the tape. Settings, page Desktop, turns them off; on a slow computer they step down by themselves.',
    },
  },
  {
    of: 'start-menu',
    names: 'start menu, start button, taskbar',
    title: 'the Start menu',
    for: 'alone',
    says: {
      find: 'Start is at the lower left, in the taskbar. On a phone held sideways it is at the foot of the title bar.',
    },
  },
  {
    of: 'find',
    names: 'find program, f3, search',
    title: 'Find',
    for: 'alone',
    at: 'the Start menu, and under F3',
  },
  {
    of: 'run',
    names: 'run, run program',
    title: 'Run',
    for: 'alone',
    at: 'the Start menu, at the foot',
    says: {
      delete: 'Settings, under Privacy, clears what you ran.',
      limit: 'Run remembers the last ten things that it opened.',
    },
  },
  {
    of: 'calculator',
    names: 'calculator',
    for: 'alone',
    at: 'the Start menu, under Programs, in Accessories',
    says: {
      undo: 'Backspace takes the last digit, Delete the entry, Escape clears all.',
      kept: 'MS keeps a number in mind, MR shows it, MC forgets it. It goes with the window.',
      limit: 'Fourteen digits are exact.',
      broken:
        'It computes as it goes, as one of 1995 does: 2 + 3 * 4 is 20. What cannot be computed is said in words, until C.',
    },
  },
  {
    of: 'toys',
    names: 'picture viewer',
    title: 'Picture Viewer',
    for: 'alone',
    at: 'a double click on a picture of drive C',
    says: {
      change: 'Edit, in the File menu, opens the picture in the program that made it, or in Paint.',
    },
  },
  {
    of: 'aside-screenshots',
    names: 'capture, captures, screenshot, screenshots, screen capture, capture window, print screen',
    title: 'Capture',
    for: 'alone',
    says: {
      find: 'Captures lie in Pictures on drive C, named after the window and a number. Capture itself is in the menu of a right click on the desktop; Capture Window in a window’s.',
      kept: 'Captures lie in Pictures on drive C; a toast says where and leads there.',
      share: 'Open the capture in Picture Viewer: it shares, copies, or saves it to your device.',
      phone: 'On a phone let a finger rest on the desktop or on a window’s title: Capture is in that menu.',
      seen: 'Passwords are not in a capture, and only you see it.',
      broken:
        'Some browsers let no page read its own picture: a dialog says so then. What is from other sites is left out.',
    },
  },
  {
    of: 'clock-calendar',
    names: 'clock, the clock, tray clock',
    title: 'the clock',
    for: 'alone',
    says: {
      change:
        'The clock goes by your computer. A press on it opens Date/Time, with the time here and in Arcadia.',
      broken:
        'While the school’s computer cannot be reached the clock says Offline. It comes back by itself.',
      offline:
        'Offline on the clock means that the school’s computer cannot be reached just now. What needs it waits, all else goes on.',
    },
  },
  {
    of: 'offline',
    names: 'site, page, game, desktop, website, this place, the site, app, flunks app',
    title: 'this desktop',
    says: {
      undo: 'Ctrl+Z takes back in Paint, Notepad, Solitaire and Meme Manager; a deleted file lies in the Recycle Bin; a message can be removed within a minute. Spent GUM, a prize and a graduation stay.',
      delete:
        'Files: Del, into the Recycle Bin. A message: its menu, within a minute. A work: take it down on the wall. All that you wrote: Settings, page Privacy.',
      change:
        'Looks change in Settings, name and picture under Edit, your page by Edit my page, and files by F2 or a double click.',
      share:
        'Send to a room shows works, runs, places and cards in the chat; Publish pins a picture to the wall; Save to This Device gives you a file.',
      seen: 'Others see your username, picture, bio, page, messages, works and scores, and where in town you are if you let them. Never your wallet, GUM, email, files or notes.',
      safe: 'Signing in moves nothing, GUM is no money, no recovery words are asked for, and people can be blocked and reported.',
      together:
        'All share the chat rooms, the town, the boards and the evening of Friday; a Case File is opened to one friend, a run raced against its ghost.',
      elsewhere:
        'Sign in there with the same wallet: name, GUM, scores, what you found, settings and files come along. Any browser of today will do, nothing is installed.',
      phone:
        'It works in any browser of today, on computers, phones and tablets: there windows fill the screen and a tap opens. Nothing has to be installed.',
      offline:
        'Without a network the desktop, Paint, Notepad, Minesweeper, Solitaire, the disk and Calculator go on; what needs the school’s computer waits, and the clock says Offline.',
      broken:
        'Reload the page first: windows and unsaved words come back. Then close windows, and turn off the old monitor in Settings. If it stays, tell it on Discord or in a Report Card.',
      sound:
        'The speaker beside the clock has Mute and a slider. A browser lets nothing sound before your first press.',
      off: 'Start, then Shut Down: off, start again, or sign out. Or close the tab; windows come back as you left them.',
      kept: 'Windows, drafts and settings are there again after a reload; signed in, much of it follows your wallet.',
    },
  },
  {
    of: 'manual',
    names: 'game manual, manual',
    for: 'all',
    at: 'the Start menu, and on the desktop',
    says: {
      limit: 'Eleven pages, pictures among them.',
      share: 'No print button: a Capture of its window is a picture of the page.',
    },
  },
  {
    of: 'shut-down',
    names: 'shut down',
    title: 'Shut Down',
    says: {
      undo: 'After Shut Down a press starts it again, and windows come back as you left them.',
      find: 'Start, then Shut Down: it turns off, restarts, or signs your wallet out in every tab of this browser.',
      kept: 'Your windows come back. When you sign out, what is your wallet’s is out of sight here until you sign in again.',
    },
  },
];
