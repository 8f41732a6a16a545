export const description = 'Leaves the computer, or starts it again.';

export const help = [
  'To shut down turns the computer off until you start it again. Your windows come back as you left them.',
  'To restart starts it again at once. To sign out leaves the wallet that you are signed in with, in every tab of this browser.',
];
