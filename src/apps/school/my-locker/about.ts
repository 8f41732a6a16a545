export const description = 'Your locker, your daily check-in and your GUM.';

export const help = [
  'A locker is yours as soon as you have a name at this school. Its number is on the door, and nobody else has it.',
  'House shows whose locker it is. Jackets is where you choose what you wear.',
  'The picture is the hall with your locker, by day or by night as it is in Arcadia. Press the door to open or shut it, the jacket to choose another, and the jar to see your GUM; all of it is reached with the Tab key, too. Drag the picture to look around.',
  'Gum is where you check in: 15 GUM each day, and a new day begins at midnight UTC. Signing in pays 5 GUM a day by itself.',
  'The Gum Center, which opens from there and from your balance, has the whole ledger and a calendar of the days on which you came.',
  'The streak counts the days in a row on which you have signed in.',
];
