export const description = 'What hangs in the hall: the market, and challenges for everyone.';

export const help = [
  'The board in the hall of the school. Its papers answer: the flyer leads to the market, in a tab of its own, and the sheet tells the challenges of the community. Where something is announced, a note with a red edge hangs beside them, and has it.',
  'Click or tap a paper, or reach it with the Tab key and press Enter. Escape takes you from a paper back to the board.',
  'A challenge is ticked off when this computer has seen it done.',
];
