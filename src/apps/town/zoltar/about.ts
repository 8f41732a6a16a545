export const description = 'A fortune for 10 GUM, and with luck a good deal more.';

export const help = [
  'Put in 10 GUM and Zoltar draws you a card. One card in thirty pays 250 GUM. On average a play costs more than it pays: it is a fortune, not a job.',
  'Your cards are kept under Your Cards. Each can be saved as a picture, or put beside a message of a chat room.',
  'Zoltar cannot cheat. Before each play the machine shows a commitment, the fingerprint of a secret number that it has already chosen. Your browser then chooses a number of its own, and both together make the card. Check this fortune shows the secret afterwards and works everything out again on your own computer.',
  'If the line breaks while Zoltar thinks, press the button again: the same card comes, and it is paid for once.',
];
