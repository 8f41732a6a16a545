export const description =
  'What hangs in the hall: the market, challenges for everyone, and what people have made.';

export const help = [
  'The board in the hall of the school. Its papers answer: the flyer leads to the market, in a tab of its own, the sheet tells the challenges of the community, and the two pictures below the flyer lead to the wall. Where something is announced, a note with a red edge hangs beside them, and has it.',
  'Click or tap a paper, or reach it with the Tab key and press Enter. Escape takes you from a paper back to the board.',
  'On the wall hang memes, cards and paintings. Press one to see it large, with who made it. There you give it a reaction, copy its link, report it, or take down what is your own.',
  'Each week has a theme, which hangs over the wall. Open a work of your own and press Hand in, up to three times a week. A wallet with a Flunk has one vote: open a work of the theme and press Vote, and change it until the week ends. Then the results are told, and the winner gets a ribbon on MyPlace. Settings, Desktop, puts the winner on your desktop on Mondays, if you want that.',
  'A challenge is ticked off when this computer has seen it done.',
];
