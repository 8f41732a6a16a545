export const description =
  'What hangs in the hall: the market, challenges for everyone, and what people have made.';

export const help = [
  'The board in the hall of the school. Its papers answer: the flyer leads to the market, in a tab of its own, the sheet tells the challenges of the community, and the two pictures below the flyer lead to the wall. Where something is announced, a note with a red edge hangs beside them, and has it.',
  'Click or tap a paper, or reach it with the Tab key and press Enter. Escape takes you from a paper back to the board.',
  'On the wall hang memes and cards. Press one to see it large, with who made it. There you give it a reaction, copy its link, report it, or take down what is your own.',
  'A challenge is ticked off when this computer has seen it done.',
];
