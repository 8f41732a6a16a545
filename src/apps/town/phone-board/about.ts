export const description = 'The board by the telephone of a clique’s house, and the door before it.';

export const help = [
  'The Cellar Door and the shed open to each person by a code of their own. Each of the four houses keeps one digit of it, a quarter.',
  'In the house of your clique you read your own quarters at once, and the quarters of everybody who left their name at the door. Leave them a note, or tell them in a chat room: the digits open nothing for anyone else.',
  'While you are in your house you can let a person in whose name hangs there: they look around until morning or until you leave. You have one guest at a time, and three a night.',
  'At a house that does not let you in, leave your name. It hangs for a day, and you can leave it again. When a member tells you, the note lies at the door, and the beeper says so.',
  'After a night that brought no answer somebody leaves a note all the same.',
];
