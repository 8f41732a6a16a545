export const description = 'Leaves the computer, or starts it again.';

export const help = [
  '“Shut down the computer” turns it off until you start it again. Your windows come back as you left them.',
  '“Restart the computer” starts it again at once. “Sign out” leaves the wallet that you are signed in with, in every tab of this browser.',
];
