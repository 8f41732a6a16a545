export const description = 'A conversation with somebody of Arcadia.';

export const help = [
  'Choose what to ask. What was not said yet comes first; what you know and carry makes for other questions, and so does the hour.',
  'Show... offers what is in your pockets. Some things mean something to some people.',
  'Press what is being said to have all of it at once. The keys 1 to 5 ask, S shows, and Escape takes the pockets away.',
  'Everybody remembers what they told you and what you showed them. You can leave at any time and come back.',
];
