export const description = 'How this desktop looks, sounds and starts, and where that is kept.';

export const help = [
  'Everything here takes hold at once. What you see on the little screen is what is behind this window.',
  'Desktop: a picture, a pattern on a color, or a gradient; the colors of all windows; and the monitor of 1995. Pictures with a day and a night follow the sun of Arcadia. Picture... puts one of drive C behind your icons, From Device... one of your own photographs; Placement says whether it lies in the middle, is repeated, is seen whole or fills the desktop. It stays in this browser, also when its file is gone.',
  'System: what the computer shows when it starts, how loud it is, whether things move, and after how many minutes your Flunks wander over the screen.',
  'User: who you are here. Signed in, your settings go with you to every browser. Others see on the Town Map where you are, unless you do not want them to. Some themes are hidden; each has a hint to where it may be found.',
  'News: this device can tell you of your news while the desktop is closed, where its browser can. Choose what comes, and the hours in which nothing does. It is off until you switch it on, and each device is switched on by itself.',
  'Privacy: whom you have blocked, and what became of what you reported. You can download all that you wrote, or delete it, and clear the lists of what you opened.',
];
