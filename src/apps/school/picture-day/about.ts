export const description = 'The class photos of the four cliques, and your vote for one of them.';

export const help = [
  'The photographer of the school has been in the gymnasium. Press a class photo to hold it, and look closer: somebody always blinks.',
  'Vote for one with your wallet. A vote takes a Flunk; it is cast with one of yours by itself. A wallet votes once, a Flunk votes once whoever holds it later, and a vote stays.',
  'Who has voted sees how many votes each photo has, and sees them change while the window is open. The vote counts for the third chapter of the story.',
  'Picture Day has an address of its own, /picture-day, which opens it on the whole screen.',
];
