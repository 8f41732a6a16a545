export const description = 'Which doors of Arcadia are open at this hour.';

export const help = [
  'Six places of the town open and shut by the clock. Each says whether it is open, its hours, and how long until that changes.',
  'The clock is the town’s own. “How it works” shows a door’s week by the hour; try a day and an hour there.',
  'Friday: what comes each Friday at eight, how many candles the town lit last, and when it is by your own clock. On Saturday and Sunday it has the recording. Your beeper tells you an hour before if you ask it to, and your own calendar can have it.',
  'The foot says what time it is in Arcadia, and how long it is until Friday at eight.',
];
