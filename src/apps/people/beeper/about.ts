export const description = 'What happened to you while you were away, and while you are here.';

export const help = [
  'The Beeper tells you when a person writes on your page, signs your yearbook page, mentions or answers you in a chat room, reacts to your work or takes your place on a board, and what the office has to say to you.',
  'Press a line to go to what it is about. A number on the Beeper beside the clock, and on the icon of a program, says how much you have not seen yet.',
  'On the page "What beeps" you switch each kind of news off and on. That the evening of Friday is near it tells you only if you ask. Of what is off nothing is kept. All other news is kept for 90 days and is the same on all your devices. Settings, under News, has it come to this device while the desktop is closed.',
];
