export const description = 'The calendar, your time and Arcadia’s.';

export const help = [
  'Today is marked in the calendar. The arrows turn it to the month before and to the next, and Today leads back.',
  'The clock shows your own time. Beneath it stands what time it is in Arcadia, and when night falls there or day breaks.',
  'A student who is signed in also reads how long it is until the next daily check-in.',
];
