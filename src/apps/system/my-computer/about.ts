export const description = 'Your own disk: folders, files and how much room is left.';

export const help = [
  'Drive C is yours. What you save in a program goes to your downloads and onto it: memes, cards and fortunes into Pictures, days of the calendar into School, statements into Documents.',
  'Signed in, what you make is your wallet’s: texts, tables, calendars, shortcuts, folders and where your icons lie follow it to every browser that you sign in with, up to 256 KB, and pictures up to 10 MB. What two computers save at once is both kept. Other files stay in the browser that they were made in. Properties says of each where it is kept.',
  'What you made before you signed in stays in this browser, for all who use it, until you press Keep with My Wallet in My Computer. When you sign out, what is your wallet’s is out of sight here.',
  'A double click opens a folder or a file; on a phone, one tap. A right click, or a finger that rests, shows what can be done with it.',
  'Ctrl and Shift choose several, and so does a band that you draw with the mouse. F2 gives another name. Ctrl with X, C and V cuts, copies and pastes; a mouse drags into another folder, with Ctrl a copy.',
  'Del puts what is chosen into the Recycle Bin. Shift with Del deletes it for good, after a question.',
  'What lies in the folder Desktop lies on the desktop itself. A right click on the desktop makes a folder or a text there.',
  'Create Shortcut in the menu of a window, by a right click on its title or its button below, puts a shortcut to what it shows onto the desktop.',
  'Capture Window, in the same menu, and Capture, by a right click on the desktop, keep a picture of what you see in Pictures.',
  'Hide Icon, by a right click on the icon of a program, takes it off the desktop. Show Hidden Icons, by a right click beside the icons, puts all of them back.',
  'Pictures open in Picture Viewer, which goes through all of a folder; texts, tables and calendars in Notepad.',
  'Files of your device come in by Add Files or by dropping them on a folder. Save to This Device gives you a file back.',
  'The drive A: saves all of drive C to your device in one file, and reads such a file back, here or in another browser: what is there stays.',
];
