export const description = 'Your locker, your daily check-in and your GUM.';

export const help = [
  'A locker is yours as soon as you have a name at this school. Its number is on the door, and nobody else has it.',
  'House shows whose locker it is. Jackets is where you choose what you wear.',
  'Gum is where you check in: 15 GUM each day, and a new day begins at midnight UTC. Signing in pays 5 GUM a day by itself.',
  'The streak counts the days in a row on which you have signed in.',
];
