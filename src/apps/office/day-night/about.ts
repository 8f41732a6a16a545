export const description = 'When day breaks and night falls in Arcadia, for everyone.';

export const help = [
  'The hours at which day breaks and night falls in Arcadia. They are the same for everyone, and hold as soon as they are saved.',
  'The strip shows the twenty-four hours of a day as they would be. The mark under it is the hour that it is now in that time zone.',
  'Equal hours mean that there is no night.',
  'Ctrl+Alt+T opens and closes this panel. Most browsers keep Ctrl+T for themselves. Only administrators have it.',
];
